"""Runs on this port what "touchstone export" writes (docs/export.md), in this process: python3 run_export.py cases.jsonl"""
import json, re, sys, driver
from urllib.parse import parse_qsl, quote, unquote
from driver import kit

KINDS = {bool: "boolean", int: "integer", str: "string", list: "map", type(None): "null"}
CHECKS = {  # s: what is seen, w: what is wanted, e: the expectation
    "isPresent": lambda s, w, e: s is not ..., "isAbsent": lambda s, w, e: s is ..., "isOneOf": lambda s, w, e: s in w,
    "is": lambda s, w, e: same(w, s, e), "isNot": lambda s, w, e: not same(w, s, e), "isUrl": lambda s, w, e: url(s, w) == url(w, w),
    "has": lambda s, w, e: any(same(w, part, e) for part in parts([s], e.get("under"))),
    "isObjectOrNull": lambda s, w, e: s.get("value") is None or "$ref" in s["value"], "contains": lambda s, w, e: w in s,
    "exceeds": lambda s, w, e: s - w == e["by"], "lacks": lambda s, w, e: w not in s,
    "isSpreadOverLines": lambda s, w, e: "\n" in s.strip(), "isUrlWith": lambda s, w, e: has_parts(s, w),
    "hasUrlWith": lambda s, w, e: any(has_parts(part, w) for part in parts([s]) if isinstance(part, str))}

def pairs(value):  # what an object shows is a part of it, its handle and its class are not; of an iterator only the values are
    shown = [(k, [e for _, e in v] if k == "entries" else v) for k, v in value.items() if k not in ("$ref", "class")] if type(value) is dict else ()
    return enumerate(value) if type(value) is list else value.get("$map", shown) if type(value) is dict else ()

def parts(value, under=None):
    return [each for key, part in pairs(value) for each in [*([part] if under in (None, key) else []), *parts(part, under)]]

def url(text, wanted="/"):  # scheme and host count only where they are wanted
    text = re.sub(r"(?i)^[a-z][a-z\d+.-]*://[^/?#]*/?", "/", text) if wanted[:1] == "/" else text
    path, query, fragment = re.match(r"([^?#]*)(?:\?([^#]*))?(?:#(.*))?$", text, re.DOTALL).groups("")
    return sorted([("path", quote(path, "%/:;@&=+$,!*'()")), ("fragment", unquote(fragment)), *(("query " + k, v) for k, v in parse_qsl(query, True))])

def has_parts(text, wanted):  # a plus in a query is a blank as forms have it, and itself as RFC 3986 has it
    has = lambda seen, part, w: (part, w) in seen or part == "some query text" and any(w in f"{k[6:]}\n{v}" for k, v in seen if k[:6] == "query ")
    return not re.match(r"[^?#]*\?[^#]*\s", text) and any(all(has(seen, *row) for row in wanted) for seen in map(url, (text, text.replace("+", "%2B"))))

def same(wanted, seen, e):
    if isinstance(wanted, list) and isinstance(seen, list):
        return len(wanted) == len(seen) and all(same(*both, e) for both in zip(wanted, seen))
    if not isinstance(wanted, dict):
        return wanted == seen and isinstance(wanted, bool) == isinstance(seen, bool)
    (tag, content), *state = wanted.items()
    if tag == "$any":
        return content == (KINDS.get(type(seen)) or ("map" if "$map" in seen else "object"))
    if tag == "$map" and (isinstance(seen, list) or isinstance(seen, dict) and tag in seen):  # a list is a map as well
        maps = content, [*map(list, pairs(seen))]
        return same(*([[str(k), v] for k, v in (m if e.get("ordered") else sorted(m, key=str))] for m in maps), e)
    if not isinstance(seen, dict):
        return tag == "$class" and seen == content
    if tag == "$ref":
        return kit.objects.get(seen.get(tag), ...) is kit.objects[content]
    return all(key in seen and same(part, seen[key], e) for key, part in [("class" if tag == "$a" else tag, content), *state])

def look(seen, steps):
    for step in steps:
        if isinstance(step, dict):
            seen = {str(key): part for key, part in pairs(seen)}.get(str(step["entry"]), ...)
        elif step == "json":
            seen = json.loads(seen, object_pairs_hook=lambda found: {"$map": found})
        elif step == "links":
            headers = [text for _, text in pairs(seen["headers"])]
            seen = [look(seen, ["content", "json"]), headers, re.findall("<([^>]*)>", " ".join(headers))]
        elif step != "html" or not isinstance(seen, str):
            seen = {"$map": seen[step]} if step == "entries" else seen[step]
    return seen

def verdict(case):
    if {*case["traits"]} - {*driver.TRAITS["follows"]} or {*case["needs"]["capabilities"]} - {*driver.CAPABILITIES}:
        return "unsupported"
    kit.D, outcomes = driver, {}
    kit.perform("reset", {})
    try:
        for call in case["calls"]:
            outcome = outcomes[call["id"]] = kit.perform(call["method"], call["params"])
            kit.objects[call["id"]] = kit.evaluate(outcome["value"]) if "value" in outcome else None
        seen = lambda e: look(outcomes[e["of"]], e["look"])
        wanted = lambda e: seen(e["from"]) if "from" in e else e.get("expected")
        return "passed" if all(CHECKS[e["check"]](seen(e), wanted(e), e) for e in case["expectations"]) else "failed"
    except Exception:
        return "failed"

for case in map(json.loads, open(sys.argv[1], encoding="utf-8")):
    print("not exported" if "notExported" in case else verdict(case), case["id"])
