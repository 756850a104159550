# SPDX-License-Identifier: Apache-2.0
"""A made-up world: places with names of syllables, in towns and countries all over the earth, and the same every time."""
import json
import math
import random

SYLLABLES = "ba be bi bo ca ce da de di do fa ga ge gi ha ka ke la le li lo ma me mi mo na ne ni no pa pe ra re ri ro sa se si so ta te to va ve vi wa za ton ville burg".split()
KINDS = ["restaurant", "cafe", "hotel", "school", "park", "bank", "museum", "pharmacy", "bar", "bakery"]
WORDS = [kind.capitalize() for kind in KINDS] + "Old New North South Central Royal Green Market Station Street House".split()
COUNTRIES = "FR DE US BR IN CN JP ES IT CA AU MX TR SE PL AR ZA KE NG EG PE CL CO VN TH ID PH KR RU UA NO FI DK NL BE CH AT PT GR NZ".split()


def make(path, count, mark="", seed=1):
    """Writes the places, a line each, and returns them. `mark` is a word in the names of some: by it two worlds differ."""
    chance = random.Random(seed)
    word = lambda: "".join(chance.choice(SYLLABLES) for _ in range(chance.choice([2, 2, 3, 3, 4]))).capitalize()  # noqa: E731
    words = [word() for _ in range(4000)]
    common = lambda: words[min(int(chance.expovariate(1 / 300)), len(words) - 1)]  # noqa: E731
    towns = []
    for number in range(count // 10):
        latitude = math.degrees(math.asin(chance.uniform(-0.7, 0.9)))
        towns.append((common(), latitude, chance.uniform(-180, 180), chance.choice(COUNTRIES), round(0.9 * (number + 1) ** -0.25, 3)))
    places = []
    for number in range(count):
        if number < len(towns):
            name, latitude, longitude, country, importance = towns[number]
            place = {"name": name, "primaryType": "locality", "importance": importance, "address": {"countryCode": country}}
        else:
            town = towns[min(int(chance.expovariate(6 / len(towns))), len(towns) - 1)]
            latitude, longitude, country = town[1] + chance.gauss(0, 0.03), town[2] + chance.gauss(0, 0.03), town[3]
            name = " ".join(chance.choice([common(), common(), chance.choice(WORDS)]) for _ in range(chance.choice([1, 2, 2, 3])))
            address = {"countryCode": country, "locality": town[0]}
            place = {"name": name, "primaryType": chance.choice(KINDS), "importance": round(chance.uniform(0, 0.2), 3), "address": address}
        if mark and number % 3 == 0:
            place["name"] += f" {mark}"
        place["id"] = f"p{number}"
        place["location"] = {"latitude": round(max(-89.0, min(89.0, latitude)), 5), "longitude": round((longitude + 180) % 360 - 180, 5)}
        places.append(place)
    with open(path, "w") as file:
        file.writelines(json.dumps(place) + "\n" for place in places)
    return places


def requests(places, count, seed=2):
    """What people type: beginnings of names, some with a typo, with a bias, a restriction, countries, or nothing of these."""
    chance = random.Random(seed)
    found = []
    for number in range(count):
        place = chance.choice(places)
        name = place["name"].lower()
        text = name[: chance.randint(1, len(name))].strip() or "a"
        if number % 5 == 4 and len(text) > 4:
            cut = chance.randrange(1, len(text))
            text = text[:cut] + text[cut + 1 :]
        if number % 11 == 10:
            text = f"{text} {chance.choice(WORDS).lower()}"
        circle = {"circle": {"center": place["location"], "radius": chance.choice([2000, 20000, 50000])}}
        request = {"input": text, "limit": chance.choice([5, 5, 10])}
        if number % 4 == 1:
            request["locationBias"] = circle
        elif number % 4 == 2:
            request["locationRestriction"] = circle
        elif number % 4 == 3:
            request["includedRegionCodes"] = [code.lower() for code in chance.sample(COUNTRIES, 2)] + [place["address"]["countryCode"].lower()]
            if number % 8 == 3:
                request["locationBias"] = circle
        found.append(request)
    return found
