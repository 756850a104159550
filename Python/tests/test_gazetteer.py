# SPDX-License-Identifier: Apache-2.0
"""Tests of the installed package against the sample index, whose path is in GAZETTEER_TEST_INDEX."""
import asyncio
import os
import pickle
import subprocess
import sys
import tempfile
import threading
import unittest
from pathlib import Path

import gazetteer
from gazetteer import AsyncIndex, Index

try:
    import pandas
except ImportError:
    pandas = None

PATH = os.environ["GAZETTEER_TEST_INDEX"]
VIENNA = (48.2082, 16.3738)


class Case(unittest.TestCase):
    """A test with an open index."""

    def setUp(self):
        self.index = Index(PATH)
        self.addCleanup(self.index.close)

    def refused(self, kind, code, text):
        """A context in which an error of this kind is expected, on one line with this text."""
        context = self.assertRaises(kind)

        class Refusal:
            def __enter__(inner):
                context.__enter__()

            def __exit__(inner, *problem):
                result = context.__exit__(*problem)
                self.assertEqual(context.exception.code, code)
                self.assertIn(text, str(context.exception))
                self.assertNotIn("\n", str(context.exception))
                return result

        return Refusal()


class Embedded(unittest.TestCase):
    def test_the_package_has_places_to_begin_with(self):
        for index in (Index(), Index("world")):
            with index:
                self.assertEqual(index.complete("syd")[0].main_text, "Sydney")

    def test_they_are_a_layer_as_any_other(self):
        with Index("world", PATH) as index:
            self.assertEqual(index.complete("sydney")[0].main_text, "Sydney")


class Completing(Case):
    def test_best_place_has_its_members(self):
        place = self.index.complete("syd", language="en")[0]
        self.assertEqual(place.main_text, "Sydney")
        self.assertTrue(place.text.startswith("Sydney, "))
        self.assertAlmostEqual(place.location.latitude, -33.87, 1)
        self.assertIn("locality", place.types)
        self.assertEqual(place.matches[0], (0, 3))
        self.assertEqual(place.match_kind, place.json["placePrediction"]["matchKind"])
        self.assertIsNone(place.distance_meters)

    def test_results_say_that_they_are_complete(self):
        self.assertTrue(self.index.complete("syd").is_complete)
        nothing = self.index.complete("qqqqqqqqq")
        self.assertEqual((nothing, nothing.is_complete), ([], True))

    def test_nearness_moves_places(self):
        def first(position):
            return self.index.complete("museum", near=position, radius=1000)[0]

        self.assertNotEqual(first(VIENNA).place_id, first((-33.87, 151.21)).place_id)
        self.assertLess(first(VIENNA).distance_meters, 20_000)

    def test_a_distance_of_zero_is_zero(self):
        place = self.index.complete("sydney")[0]
        self.assertEqual(self.index.complete("sydney", origin=place.location)[0].distance_meters, 0)

    def test_within_keeps_what_is_inside(self):
        box = self.index.complete("s", within=(-34.5, 150, -33, 152), limit=20)
        self.assertTrue(box)
        self.assertTrue(all(-34.5 <= place.location.latitude <= -33 for place in box))
        self.assertEqual(self.index.complete("sydney", within=(*VIENNA, 1000)), [])
        with self.assertRaisesRegex(ValueError, "not 2"):
            self.index.complete("s", within=(1, 2))

    def test_filters(self):
        self.assertTrue(all("locality" in p.types for p in self.index.complete("san", types="locality", limit=20)))
        self.assertEqual(self.index.complete("sydney", countries=["at"], types=["locality"]), [])
        self.assertLessEqual(len(self.index.complete("san", limit=2)), 2)

    def test_queries_have_no_id(self):
        kinds = {s.place_id is None for s in self.index.complete("museum", queries=True)}
        self.assertIn(True, kinds)

    def test_other_scripts_and_quotes_pass(self):
        self.assertEqual(self.index.complete("シドニ")[0].main_text, "Sydney")
        self.index.complete('"\\\n')

    def test_values_are_values(self):
        place = self.index.complete("syd")[0]
        self.assertEqual(pickle.loads(pickle.dumps(place)), place)
        self.assertEqual(hash(place), hash(self.index.complete("syd")[0]))


class OtherCalls(Case):
    def test_details(self):
        found = self.index.complete("sydney")[0]
        place = self.index.details(found.place_id, language="en")
        self.assertEqual((place.id, place.name, place.location), (found.place_id, "Sydney", found.location))
        self.assertEqual(self.index.details(found.place_id, fields="id").name, None)
        self.assertNotIn("addressComponents", place.json)
        self.assertIn("addressComponents", self.index.details(found.place_id, fields="*").json)
        with self.refused(gazetteer.NotFound, "NOT_FOUND", "nowhere"):
            self.index.details("nowhere")

    def test_nearby(self):
        near = self.index.nearby(VIENNA, 20_000, by_distance=True, limit=3)
        self.assertEqual(len(near), 3)
        self.assertTrue(near[0].address)
        with self.refused(gazetteer.InvalidRequest, "INVALID_ARGUMENT", "radius"):
            self.index.nearby(VIENNA, -1)

    def test_search_has_pages(self):
        for fields in (None, "places.id,nextPageToken", "*"):
            first = self.index.search("museums", limit=2, fields=fields)
            second = self.index.search("museums", limit=2, fields=fields, page_token=first.next_page_token)
            self.assertEqual(len({place.id for place in first + second}), 4)
            self.assertEqual(first[0].name is None, fields is not None and fields != "*")

    def test_explain(self):
        found = self.index.complete("syd")
        explanation = self.index.explain("syd", place_id=found[0].place_id)
        self.assertIn("Sydney", str(explanation))
        self.assertEqual(explanation.json["why"]["placeId"], found[0].place_id)

    def test_requests_of_the_contract(self):
        answer = self.index.request("complete", {"input": "syd", "limit": 1}, fields="suggestions.placePrediction.placeId")
        self.assertEqual(len(answer["suggestions"]), 1)
        with self.assertRaisesRegex(ValueError, "There is no function guess"):
            self.index.request("guess", {})


class Failing(Case):
    def test_errors_tell_field_and_cure(self):
        with self.assertRaises(gazetteer.InvalidRequest) as caught:
            self.index.complete("x", limit=99, language="en_US")
        self.assertEqual([v.field for v in caught.exception.violations], ["language_code", "limit"])
        self.assertEqual(caught.exception.cure, "Give a BCP 47 language tag, such as 'en' or 'zh-TW'.")

    def test_opening(self):
        with self.refused(gazetteer.NotFound, "NOT_FOUND", "There is no file at /no/such.gaz"):
            Index("/no/such.gaz")
        with self.refused(gazetteer.InvalidRequest, "INVALID_ARGUMENT", "is not a Gazetteer index"):
            Index(__file__)
        with self.refused(gazetteer.InvalidRequest, "INVALID_ARGUMENT", "Invalid max_concurrent '0'"):
            Index(PATH, max_concurrent=0)
        with self.refused(gazetteer.InvalidRequest, "INVALID_ARGUMENT", "there is no weight luck"):
            Index(PATH, ranking={"luck": 1})

    def test_closed(self):
        with Index(PATH) as index:
            index.complete("syd")
        index.close()
        with self.refused(gazetteer.InvalidRequest, "INVALID_ARGUMENT", "it is closed. Open it again with Index."):
            index.complete("syd")

    def test_cancelled(self):
        token = gazetteer.CancelToken()
        self.assertTrue(self.index.complete("syd", token=token))
        token.cancel()
        with self.refused(gazetteer.Cancelled, "CANCELLED", "cancelled"):
            self.index.complete("syd", token=token)

    def test_lone_surrogates_are_refused_by_name(self):
        with self.assertRaises(gazetteer.InvalidRequest):
            self.index.complete("\ud800")

    def test_without_library(self):
        program = "import gazetteer; gazetteer.Index('x')"
        environment = dict(os.environ, GAZETTEER_LIBRARY="/no/libgazetteer.so")
        head = bytearray(gazetteer._library.library_path().read_bytes()[:64])
        head[18] ^= 0xFF
        foreign = tempfile.NamedTemporaryFile(suffix=".so")
        self.addCleanup(foreign.close)
        foreign.write(head)
        foreign.flush()
        refusals = [
            ("/no/libgazetteer.so", "There is no /no/libgazetteer.so."),
            (__file__, "cannot be used: it is no library of Linux."),
            (foreign.name, "cannot be used: it is made for another kind of processor."),
        ]
        for path, problem in refusals:
            environment["GAZETTEER_LIBRARY"] = path
            run = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, text=True)
            last = run.stderr.splitlines()[-1]
            self.assertIn(problem, last)
            self.assertIn("Install the wheel that Scripts/python-package builds", last)


class AtOnce(Case):
    def test_threads(self):
        expected = self.index.complete("san", limit=20)
        wrong = []

        def ask():
            for _ in range(50):
                if self.index.complete("san", limit=20) != expected:
                    wrong.append(1)

        threads = [threading.Thread(target=ask) for _ in range(10)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual(wrong, [])

    def test_complete_all_keeps_the_order_and_takes_as_it_needs(self):
        taken = []

        def texts():
            for number in range(1000):
                taken.append(number)
                yield ("sydney", "vienna")[number % 2]

        results = self.index.complete_all(texts(), threads=2, limit=1)
        self.assertEqual([next(results)[0].main_text for _ in range(4)], ["Sydney", "Vienna"] * 2)
        self.assertLess(len(taken), 50)
        results.close()

    def test_complete_all_raises_what_a_text_raises(self):
        with self.assertRaises(gazetteer.InvalidRequest):
            list(self.index.complete_all(["sydney", "", "vienna"]))

    def test_async(self):
        async def ask():
            async with AsyncIndex(PATH) as index:
                answers = await asyncio.gather(*(index.complete(text) for text in ["sydney", "vienna", "paris"]))
                place = await index.details(answers[0][0].place_id)
                await index.nearby(VIENNA, 100)
                await index.search("museums")
                await index.explain("syd")
                return [answer[0].main_text for answer in answers], place.name

        self.assertEqual(asyncio.run(ask()), (["Sydney", "Vienna", "Paris"], "Sydney"))

    def test_a_cancelled_task_cancels_its_call(self):
        started, ended = threading.Event(), threading.Event()

        def slow(text, token):
            started.set()
            try:
                while True:
                    self.index.complete(text, token=token)
            except gazetteer.Cancelled:
                ended.set()

        async def ask():
            async with AsyncIndex(PATH) as index:
                task = asyncio.ensure_future(index._run(slow, "san"))
                await asyncio.to_thread(started.wait)
                task.cancel()
                with self.assertRaises(asyncio.CancelledError):
                    await task

        asyncio.run(ask())
        self.assertTrue(ended.wait(60))


@unittest.skipIf(pandas is None, "there is no pandas")
class Frames(Case):
    def test_rows_stand_under_their_labels(self):
        frame = pandas.DataFrame({"city": ["sydney", "qqqqqqqqq", "vienna"]}, index=["a", "b", "c"])
        joined = frame.join(self.index.complete_frame(frame["city"]))
        self.assertEqual(list(joined["name"].fillna("")), ["Sydney", "", "Vienna"])
        self.assertAlmostEqual(joined.loc["c", "latitude"], 48.2, 1)

    def test_several_rows_a_text(self):
        found = self.index.complete_frame(pandas.Series(["san"], name="text"), limit=3)
        self.assertEqual(list(found.index), [0, 0, 0])


class TheInstalled(unittest.TestCase):
    def test_package_says_that_it_is_typed(self):
        self.assertTrue((Path(gazetteer.__file__).parent / "py.typed").exists())
        self.assertRegex(gazetteer.library_version(), r"^\d+\.\d+\.\d+$")


if __name__ == "__main__":
    unittest.main()
