"""What no scenario can reach: what only Python has."""

import ast
import copy
import doctest
import json
import pickle
import sys
import unittest
from collections.abc import Iterable, Sized
from dataclasses import dataclass
from pathlib import Path

root = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(root))

import touchstone_pages  # noqa: E402
from touchstone_pages import (  # noqa: E402
    Collection,
    EncodingError,
    HtmlString,
    JsonFlag,
    JsonResource,
    NoCurrentRequest,
    Paginator,
    Request,
    UnknownOperation,
    current_request,
    request_context,
)


def load_tests(loader, tests, pattern):
    """The samples of the README are tests."""
    tests.addTests(doctest.DocFileSuite(str(root / "README.md"), module_relative=False))
    return tests


class PaginatorTest(unittest.TestCase):
    def test_appends_parameters_of_any_name(self):
        self.assertEqual(Paginator([1], 1).appends(key="a", value="b").url(1), "/?key=a&value=b&page=1")

    def test_takes_options_as_keywords_beside_a_dict(self):
        page = Paginator([1], 1, options={"path": "/a", "fragment": "f"}, path="/b")
        self.assertEqual((page.path, page.fragment, page.options["path"]), ("/b", "f", "/b"))

    def test_refuses_an_option_that_it_does_not_have(self):
        with self.assertRaisesRegex(TypeError, "Paginator: expected one of path, .*, received pth="):
            Paginator([1], 1, pth="/a")

    def test_is_true_when_it_is_empty(self):
        self.assertTrue(Paginator([], 1))

    def test_takes_any_iterable(self):
        self.assertEqual(Paginator((n * n for n in range(5)), 3).items, [0, 1, 4])

    def test_says_what_it_is_asked_for_and_does_not_have(self):
        with self.assertRaisesRegex(UnknownOperation, "neither a Paginator nor its collection has 'nope'"):
            Paginator([1], 1).nope
        self.assertFalse(hasattr(Paginator([1], 1), "nope"))

    def test_shows_the_error_inside_a_property_and_not_another(self):
        class Broken(Paginator):
            @property
            def has_more_pages(self):
                return self.no_such_thing

        with self.assertRaisesRegex(AttributeError, "no_such_thing"):
            Broken([1], 1).on_last_page

    def test_is_copied_and_pickled(self):
        page = Paginator(["a", "b"], 1, path="/x")
        for again in (copy.copy(page), copy.deepcopy(page), pickle.loads(pickle.dumps(page))):
            self.assertEqual((again.items, again.next_page_url), (["a"], "/x?page=2"))

    def test_keeps_what_a_subclass_sets(self):
        class Pages(Paginator):
            links_each_side = 1

        self.assertEqual((Pages([1], 1).links_each_side, Pages([1], 1, links_each_side=2).links_each_side), (1, 2))

    def test_renders_text_and_what_has_html(self):
        class Views:
            def make(self, view, data):
                return HtmlString(f"<nav>{len(data['paginator'])} of {view}</nav>")

        Paginator.view_factory_resolver(Views)
        self.addCleanup(Paginator.flush_state)
        self.assertEqual(Paginator([1], 1).links("mine").__html__(), "<nav>1 of mine</nav>")

    def test_writes_json_as_the_flags_say(self):
        page = Paginator([{"b": "é", "a": 1}], 1)
        self.assertIn('[{"a":1,"b":"é"}]', page.to_json(JsonFlag.SORT_KEYS | JsonFlag.UNICODE))
        with self.assertRaisesRegex(EncodingError, "object has no JSON form: give it a method for_json"):
            Paginator([object()], 1).to_json()


class CollectionTest(unittest.TestCase):
    def test_is_a_container(self):
        items = Collection({"a": 1, 3: 2})
        self.assertIsInstance(items, Iterable)
        self.assertIsInstance(items, Sized)
        self.assertEqual(repr(items), "Collection({'a': 1, 3: 2})")
        self.assertEqual(items, Collection([("ignored",)]).__class__({"a": 1, 3: 2}))
        self.assertNotEqual(items, Collection({3: 2, "a": 1}))
        self.assertEqual(items.push(5, 6).keys(), ["a", 3, 4, 5])

    def test_refuses_what_holds_no_items(self):
        for wrong in ("text", 5):
            with self.assertRaisesRegex(TypeError, "expected items"):
                Collection(wrong)


class ResourceTest(unittest.TestCase):
    def test_says_that_nothing_is_shown(self):
        class Forgetful(JsonResource):
            def to_representation(self, request):
                {"id": 1}

        with self.assertRaisesRegex(TypeError, "Forgetful.to_representation: expected data, received None"):
            Forgetful({}).resolve(Request("/"))

    def test_asks_a_dataclass_for_data_of_its_own(self):
        @dataclass
        class User:
            name: str
            password: str

            def to_data(self):
                return {"name": self.name}

        user = User("Ada", "secret")
        self.assertEqual(JsonResource(user).resolve(Request("/")), {"name": "Ada"})

    def test_shows_a_dataclass_and_those_in_it(self):
        @dataclass
        class Point:
            x: int
            inner: object = None

        with request_context(Request("/")):
            text = JsonResource(Point(1, Point(2))).to_json()
        self.assertEqual(json.loads(text), {"x": 1, "inner": {"x": 2, "inner": None}})

    def test_is_no_sequence(self):
        with self.assertRaises(TypeError):
            iter(JsonResource({"a": 1}))

    def test_raises_the_errors_of_python(self):
        resource = JsonResource({"a": 1})
        with self.assertRaises(KeyError):
            resource["b"]
        with self.assertRaises(AttributeError):
            resource.a
        self.assertIsNone(getattr(resource, "keys", None))

    def test_hands_keywords_to_the_methods_of_what_it_wraps(self):
        class Greeter:
            def greet(self, name, *, target="you"):
                return f"{name} greets {target}"

        class Greeters(Collection):
            greet = Greeter.greet

        page = Paginator([1], 1)
        page.set_collection(Greeters([1]))
        for holder in (JsonResource(Greeter()), page):
            self.assertEqual(holder.greet("Ada", target="Bo"), "Ada greets Bo")

    def test_removes_attributes_of_its_own(self):
        resource = JsonResource({"a": 1})
        resource.note = 1
        del resource.note
        self.assertFalse(hasattr(resource, "note"))

    def test_needs_a_request(self):
        with self.assertRaisesRegex(NoCurrentRequest, "use request_context"):
            JsonResource({"a": 1}).resolve()
        with request_context(Request("/a")):
            with request_context(Request("/b")) as inner:
                self.assertIs(current_request.get(), inner)
            self.assertEqual(current_request.get().path, "a")
        self.assertIsNone(current_request.get())

    def test_takes_a_class_by_its_name_and_names_the_one_it_does_not_know(self):
        with self.assertRaisesRegex(LookupError, "there is no class 'Nope'"):
            Paginator([1], 1).to_resource_collection("Nope")

    def test_runs_functions_as_methods(self):
        def shout(self, word):
            return f"{self['name']} {word}"

        JsonResource.macro("shout", shout)
        self.addCleanup(JsonResource.flush_macros)
        self.assertEqual(JsonResource({"name": "Ada"}).shout("ho"), "Ada ho")


class PackageTest(unittest.TestCase):
    def test_is_written_in_the_python_that_it_asks_for(self):
        kit = root.parent.parent / "drivers" / "starters" / "python"
        files = [*root.glob("**/*.py"), *kit.glob("*.py")]
        self.assertGreater(len(files), 20)
        for file in files:
            ast.parse(file.read_text(encoding="utf-8"), str(file), feature_version=(3, 9))

    def test_needs_nothing_but_the_standard_library(self):
        known = {"__future__", "collections", "contextlib", "contextvars", "dataclasses", "enum", "html", "inspect"}
        known |= {"json", "re", "string", "sys", "typing", "urllib"}
        for file in (root / "touchstone_pages").glob("*.py"):
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                modules = [name.name for name in node.names] if isinstance(node, ast.Import) else []
                if isinstance(node, ast.ImportFrom) and node.level == 0:
                    modules = [node.module]
                self.assertLessEqual({module.split(".")[0] for module in modules}, known, file.name)

    def test_offers_all_that_it_imports(self):
        own = {name for name, value in vars(touchstone_pages).items() if not name.startswith("_") and type(value) is not type(ast)}
        self.assertEqual(set(touchstone_pages.__all__), own - {"annotations"})


if __name__ == "__main__":
    unittest.main()
