# SPDX-License-Identifier: Apache-2.0
"""Asks a server of the sample index through the packages googlemaps and google-maps-places; the address is the argument.

Every check is a sentence; the first one that does not hold ends the run.
"""
import sys

import googlemaps
from google.api_core.exceptions import BadRequest, NotFound
from google.auth.credentials import AnonymousCredentials
from google.maps import places_v1
from google.maps.places_v1.services.places.transports import PlacesRestTransport

address = sys.argv[1]
checks = 0


def check(sentence, holds, shown=""):
    global checks
    if not holds:
        sys.exit(f"FAILED: {sentence}\n{shown}")
    checks += 1


def masked(fields):
    return [("x-goog-fieldmask", fields)]


def failure(kind, call):
    try:
        call()
    except kind:
        return True
    return False


def paths(message, prefix=""):
    """The paths of a mask that lead to every member of a message. A time is one text in JSON, so it has no members."""
    for field in message.fields:
        yield prefix + field.camelcase_name
        inner = field.message_type
        if inner and inner.full_name not in ("google.protobuf.Timestamp", "google.protobuf.Duration"):
            yield from paths(inner, f"{prefix}{field.camelcase_name}.")


def refused(ask, message):
    """The errors for masks of all paths, forty at a time."""
    names = list(paths(message))
    errors = []
    for start in range(0, len(names), 40):
        try:
            ask(masked(",".join(names[start:start + 40])))
        except BadRequest as error:
            errors.append(error.message)
    return errors


# The client of today, over REST.
transport = PlacesRestTransport(host=address.removeprefix("http://"), credentials=AnonymousCredentials(), url_scheme="http")
client = places_v1.PlacesClient(transport=transport)

answer = client.autocomplete_places(request={"input": "sydney op", "origin": {"latitude": -33.87, "longitude": 151.21}})
first = answer.suggestions[0].place_prediction
check("autocomplete finds the opera house", first.structured_format.main_text.text == "Sydney Opera House", answer)
check("autocomplete marks what was typed", first.text.matches[0].end_offset == 9, first)
check("autocomplete measures distances", 0 < first.distance_meters < 5000, first)
check("autocomplete filters by type and country", [
    s.place_prediction.place_id for s in client.autocomplete_places(request={
        "input": "syd", "included_primary_types": ["(cities)"], "included_region_codes": ["au"],
        "location_bias": {"circle": {"center": {"latitude": -33.87, "longitude": 151.21}, "radius": 5000.0}},
    }).suggestions][:1] == ["city-au-sydney"])
check("autocomplete takes queries as well", client.autocomplete_places(request={"input": "piz", "include_query_predictions": True}).suggestions)
check("a mask leaves members out", not client.autocomplete_places(
    request={"input": "syd"}, metadata=masked("suggestions.placePrediction.placeId")).suggestions[0].place_prediction.text.text)
check("a broken rule is a BadRequest", failure(BadRequest, lambda: client.autocomplete_places(request={"input": ""})))

place = client.get_place(request={"name": first.place, "language_code": "en"}, metadata=masked("*"))
check("details give the name", place.display_name.text == "Sydney Opera House", place)
check("details give the location", abs(place.location.latitude + 33.8568) < 0.001, place)
check("details give the address", "Sydney" in place.formatted_address, place)
check("an unknown id is a NotFound", failure(
    NotFound, lambda: client.get_place(request={"name": "places/nobody"}, metadata=masked("id"))))

found = client.search_text(
    request={"text_query": "Sydney Opera House", "rank_preference": places_v1.SearchTextRequest.RankPreference.RELEVANCE},
    metadata=masked("places.id,places.displayName"))
check("text search finds the opera house", found.places[0].id == first.place_id, found)
circle = {"circle": {"center": {"latitude": -33.8568, "longitude": 151.2153}, "radius": 2000.0}}
near = client.search_nearby(
    request={"location_restriction": circle, "rank_preference": places_v1.SearchNearbyRequest.RankPreference.DISTANCE},
    metadata=masked("places.id"))
check("nearby search finds the opera house", first.place_id in [p.id for p in near.places], near)
errors = refused(lambda mask: client.get_place(request={"name": first.place}, metadata=mask), places_v1.Place.pb().DESCRIPTOR)
check("details take a mask of every path of a place", not errors, errors)
errors = refused(
    lambda mask: client.search_text(request={"text_query": "museum", "max_result_count": 1}, metadata=mask), places_v1.SearchTextResponse.pb().DESCRIPTOR)
check("text search takes a mask of every path of its answer", not errors, errors)

# The older one.
old = googlemaps.Client(key="AIzaSyNoKeyNeeded", base_url=address)
predictions = old.places_autocomplete("sydney op", location=(-33.87, 151.21), radius=5000, components={"country": ["au"]}, offset=6)
check("the older autocomplete finds the opera house", "poi-sydney-opera-house" in [p["place_id"] for p in predictions], predictions)
check("the older autocomplete has terms", predictions[0]["terms"][0]["offset"] == 0, predictions)
check("the older autocomplete filters by types", [p["place_id"] for p in old.places_autocomplete("syd", types="(cities)")][:1] == ["city-au-sydney"])
check("queries are completed", old.places_autocomplete_query("syd"))
details = old.place(predictions[0]["place_id"], fields=["name", "geometry/location", "formatted_address", "type"])
check("the older details give the location", abs(details["result"]["geometry"]["location"]["lat"] + 33.8568) < 0.001, details)
check("the older text search finds the opera house", old.places("Sydney Opera House")["results"][0]["place_id"] == "poi-sydney-opera-house")
check("the older nearby search finds the opera house", "poi-sydney-opera-house" in [
    p["place_id"] for p in old.places_nearby(location=(-33.8568, 151.2153), radius=2000)["results"]])
candidates = old.find_place("Sydney Opera House", "textquery", fields=["place_id", "name"])["candidates"]
check("find place finds the opera house", candidates[0]["place_id"] == "poi-sydney-opera-house", candidates)
check("the geocoder finds an address", old.geocode("Sydney, Australia")[0]["place_id"] == "city-au-sydney")
check("the geocoder tells what is at a position", old.reverse_geocode((-33.8568, 151.2153)))
check("a rule broken is an ApiError", failure(googlemaps.exceptions.ApiError, lambda: old.places_autocomplete("syd", types="banana")))

print(f"{checks} checks of two clients passed.")
