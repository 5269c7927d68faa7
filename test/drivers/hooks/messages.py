"""The driver of a port whose names are those of the interface, and whose objects take messages."""
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3] / "drivers" / "starters" / "python"))
import touchstone_protocol as kit

class Page:
    perPage = 5

    def message(self, name):
        return lambda *args: [name, *args]

IMPLEMENTATION = {"name": "messages", "version": "1", "language": "python"}
SERVES, LACKS, CAPABILITIES, TRAITS, CLASSES = [], [], [], {"follows": []}, {"Paginator": Page}
spelling = str
dispatch = Page.message
reset = list

kit.serve(sys.modules[__name__])
