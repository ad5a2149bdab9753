"""Prints the overrides that make installed fonts as wide and as tall as the web fonts: the numbers in fonts.css.

The stand-ins are read from this computer; Liberation has the widths of Arial and Times New Roman.
Debian has them as fonts-liberation, fonts-roboto-unhinted and fonts-noto-core.
"""

import subprocess
import sys
from itertools import pairwise
from pathlib import Path

from fonts import pair_value
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

FONTS = Path(__file__).parent.parent / "app" / "styles" / "fonts"

# The only word ever set this narrow, so it may as well fit exactly.
COVER = "Ridgeline"
TITLES = """Engineering, Photography, Snowboarding, Paramotor, Camp & Hike, Drones, Food, Finance, Games, House,
Linux Setup, 3D Printing, 3D Art, Things I would buy again, What to wear, Getting started, Where to look next"""
LABELS = """Ultralight tent for two people, Sony wide angle lens, How to read an avalanche report, Wool base layer,
Best video on bindings and stance, Battery and charger, Guide to sharpening knives, Home, Contact, Blog, Menu"""
PROSE = """I started writing these notes because I kept losing the same links. Most of what follows was found by
trying things, breaking a few of them, and asking people who know more than I do. If you are new to the sport,
borrow or rent before you buy: the first season will teach you what you like, and the money is better spent on
lessons and a warm jacket. None of this is advice from a professional; it is what has worked for me over the years."""

# Per face: its stretch range, the weight and width that pages use most within it, and a text of that kind.
WIDE = ("97% 100%", {"wght": 640, "wdth": 100}, LABELS)
PLAIN = ("97% 100%, up to 599", {"wght": 560, "wdth": 100}, LABELS)
# Android has Roboto as one file, so one face stands for labels and bold items alike.
MIDDLE = ("97% 100%", {"wght": 600, "wdth": 100}, LABELS)
NARROW = [
    ("62% 65%", {"wght": 800, "wdth": 62}, COVER),
    ("66% 71%", {"wght": 800, "wdth": 68}, COVER),
    ("72% 81%", {"wght": 820, "wdth": 75}, TITLES),
    ("82% 89%", {"wght": 780, "wdth": 87.5}, TITLES),
    ("90% 96%", {"wght": 680, "wdth": 92}, TITLES),
]


def installed(pattern):
    """The file of an installed font; fc-match never fails by itself, it answers with another family."""
    answer = subprocess.check_output(["fc-match", "-f", "%{family}|%{file}", pattern], text=True)
    family, file = answer.split("|")
    if pattern.split(":")[0] not in family:
        sys.exit(f"{pattern.split(':')[0]} is not installed: {__doc__.splitlines()[-1]}")
    return TTFont(file, fontNumber=0)


def kerning(font, glyphs):
    """What browsers take off between letters: almost one percent of a paragraph, enough to break a line elsewhere."""
    if "GPOS" not in font:
        table = font["kern"].kernTables[0].kernTable if "kern" in font else {}
        return sum(table.get(pair, 0) for pair in pairwise(glyphs))
    gpos = font["GPOS"].table
    used = {i for r in gpos.FeatureList.FeatureRecord if r.FeatureTag == "kern" for i in r.Feature.LookupListIndex}
    total = 0
    for index in used:
        tables = [getattr(table, "ExtSubTable", table) for table in gpos.LookupList.Lookup[index].SubTable]
        pairs = [table for table in tables if table.LookupType == 2]
        for left, right in pairwise(glyphs):
            values = (pair_value(table, left, right) for table in pairs)
            total += next((value for value in values if value is not None), 0)
    return total


def width(font, text):
    names = font.getBestCmap()
    glyphs = [names[ord(letter)] for letter in text.replace("\n", " ")]
    return (sum(font["hmtx"][glyph][0] for glyph in glyphs) + kerning(font, glyphs)) / font["head"].unitsPerEm


def report(label, web, stand_in, text):
    scale = width(web, text) / width(stand_in, text)
    em = web["head"].unitsPerEm * scale
    ascent, descent = web["hhea"].ascent / em, -web["hhea"].descent / em
    print(f"{label:42} size-adjust {scale:.1%}  ascent-override {ascent:.1%}  descent-override {descent:.1%}")


def main():
    archivo = TTFont(FONTS / "archivo.woff2")
    regular, bold, roboto = installed("Liberation Sans"), installed("Liberation Sans:bold"), installed("Roboto")
    faces = [("Archivo Fallback", bold, face) for face in [*NARROW, WIDE]]
    faces += [("Archivo Fallback", regular, PLAIN)]
    faces += [("Archivo Fallback Roboto", roboto, face) for face in [*NARROW, MIDDLE]]
    for family, stand_in, (label, place, text) in faces:
        report(f"{family}, {label}", instancer.instantiateVariableFont(archivo, place), stand_in, text)
    for family, stand_in in (("Newsreader Fallback", "Liberation Serif"), ("Newsreader Fallback Noto", "Noto Serif")):
        for style, file in (("", "newsreader.woff2"), (":italic", "newsreader-italic.woff2")):
            report(family + style, TTFont(FONTS / file), installed(stand_in + style), PROSE)


if __name__ == "__main__":
    main()
