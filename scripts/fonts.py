"""Cuts the site's three web fonts out of the full variable fonts; app/styles/fonts/README.md says how to call it."""

import json
import sys
from io import BytesIO
from pathlib import Path

from fontTools.designspaceLib import AxisDescriptor, DesignSpaceDocument, SourceDescriptor
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.ttLib.scaleUpem import scale_upem
from fontTools.ttLib.tables._g_l_y_f import Glyph, GlyphComponent
from fontTools.varLib import build, instancer

# Rare in English: in separate files, which a browser loads only for a page that uses one. fonts.css lists them too.
EXTRA = {chr(code) for code in range(0xC0, 0x100)} - {"×", "÷"} | set("Œœ¡¿«»„£¥€®™³µ′″≈")

FEATURES = ["kern", "liga", "tnum", "lnum", "onum"]
# Copyright, family, style, license and license URL, which the OFL requires in the file.
NAME_IDS = [0, 1, 2, 13, 14]

# Characters that the sources lack, composed of ones that they have: (character, part, [(dx, dy), ...]) in font units.
ARCHIVO_SIGNS = [("≈", "~", [(0, 60), (0, -154)]), ("₂", "²", [(0, -480)])]
NEWSREADER_SIGNS = [("≈", "~", [(0, 163), (0, -165)]), ("₂", "²", [(0, -700)])]
ITALIC_SIGNS = [("≈", "~", [(49, 160), (-49, -160)]), ("₂", "²", [(-190, -700)])]

# Weight and width, the default first. No text is light and narrow, so there is no fourth master.
CORNERS = [(820, 100), (500, 100), (820, 62)]
# Where each weight of the source falls between the lightest and the boldest, measured on stems and on advance widths.
WEIGHT_MAP = [(500, 0), (600, 250), (700, 505), (800, 895), (820, 1000)]
# Kerning exceptions closer than this to the kerning of their class (1% of the em) are invisible in text.
KERN_TOLERANCE = 20
# Next to these, every letter keeps the kerning of its class: in running text an exception is invisible.
RARE = "#$%&*+/<=>@[\\]^_`{|}~\"'"
# Newsreader has 2000 units per em: a quarter of them saves bytes and is precise to 1/25 pixel at 40 px.
UNITS = 500
# Archivo's interpolated points may be off by this many thousandths of an em: 0.4 px in a cover's name of 400 px, which is
# invisible. It makes the gvar table 10% smaller.
STEP, TOLERANCE = 2, 1
# The renderer of link previews doesn't support variable fonts.
CARD = {"wght": 820, "wdth": 75}
# The build measures text with the style of the cover's name.
MEASURED = {"wght": 800, "wdth": 68}


def subset(font, text):
    options = Options(layout_features=FEATURES, hinting=False, name_IDs=NAME_IDS, notdef_outline=True)
    options.drop_tables += ["STAT", "gasp", "prep"]
    cut = Subsetter(options)
    cut.populate(text=text)
    cut.subset(font)


def apply_required_variation(font):
    """Archivo swaps the dollar sign at weights of 500 and up. All our weights are, so the swap is made permanent."""
    lookups = font["GSUB"].table.LookupList.Lookup
    for record in font["GSUB"].table.FeatureVariations.FeatureVariationRecord:
        for swap in record.FeatureTableSubstitution.SubstitutionRecord:
            for index in swap.Feature.LookupListIndex:
                for table in lookups[index].SubTable:
                    for cmap in font["cmap"].tables:
                        cmap.cmap = {code: table.mapping.get(name, name) for code, name in cmap.cmap.items()}


def add_signs(font, signs):
    names = font.getBestCmap()
    for sign, part, offsets in signs:
        source, name = names[ord(part)], f"uni{ord(sign):04X}"
        glyph = Glyph()
        glyph.numberOfContours, glyph.components = -1, []
        for x, y in offsets:
            component = GlyphComponent()
            component.glyphName, component.x, component.y, component.flags = source, x, y, 0x4
            glyph.components.append(component)
        font.setGlyphOrder([*font.getGlyphOrder(), name])
        font["glyf"].glyphs[name] = glyph
        font["glyf"].glyphOrder = font.getGlyphOrder()
        glyph.recalcBounds(font["glyf"])
        font["hmtx"][name] = (font["hmtx"][source][0], glyph.xMin)
        for cmap in font["cmap"].tables:
            cmap.cmap[ord(sign)] = name


def advance(value):
    return getattr(value, "XAdvance", 0)


def pair_value(table, left, right):
    if left not in table.Coverage.glyphs:
        return None
    if table.Format == 1:
        records = table.PairSet[table.Coverage.glyphs.index(left)].PairValueRecord
        return next((advance(pair.Value1) for pair in records if pair.SecondGlyph == right), None)
    row = table.Class1Record[table.ClassDef1.classDefs.get(left, 0)]
    return advance(row.Class2Record[table.ClassDef2.classDefs.get(right, 0)].Value1)


def prune_kerning(font):
    names = font.getBestCmap()
    rare = {names[ord(sign)] for sign in RARE}
    for lookup in font["GPOS"].table.LookupList.Lookup:
        tables = [getattr(table, "ExtSubTable", table) for table in lookup.SubTable]
        for index, table in enumerate(tables):
            if table.Format != 1:
                continue
            for left, pairs in zip(table.Coverage.glyphs, table.PairSet):
                kept = []
                for pair in pairs.PairValueRecord:
                    later = (pair_value(other, left, pair.SecondGlyph) for other in tables[index + 1 :])
                    by_class = next((value for value in later if value is not None), 0)
                    is_seen = rare.isdisjoint((left, pair.SecondGlyph))
                    if is_seen and abs(advance(pair.Value1) - by_class) > KERN_TOLERANCE:
                        kept.append(pair)
                pairs.PairValueRecord, pairs.PairValueCount = kept, len(kept)


def archivo(source, text):
    """Rebuilds the font from three corners: the source's middle master costs 10 KB and makes no visible difference."""
    base = TTFont(source)
    apply_required_variation(base)
    subset(base, text)
    space = DesignSpaceDocument()
    space.addAxis(AxisDescriptor(tag="wght", name="Weight", minimum=500, default=820, maximum=820, map=WEIGHT_MAP))
    space.addAxis(AxisDescriptor(tag="wdth", name="Width", minimum=62, default=100, maximum=100))
    for weight, width in CORNERS:
        corner = instancer.instantiateVariableFont(base, {"wght": weight, "wdth": width})
        add_signs(corner, ARCHIVO_SIGNS)
        place = {"Weight": dict(WEIGHT_MAP)[weight], "Width": width}
        space.addSource(SourceDescriptor(font=corner, location=place, name=f"{weight}-{width}"))
    font = build(space, exclude=["STAT", "MVAR"])[0]
    round_movements(font)
    return font


def round_movements(font):
    """Few distinct deltas compress well, and a point that moves with its neighbors needs none of its own."""
    glyf, metrics = font["glyf"], font["hmtx"].metrics
    for name, variations in font["gvar"].variations.items():
        coordinates, control = glyf._getCoordinatesAndControls(name, metrics)
        for variation in variations:
            variation.calcInferredDeltas(coordinates, control.endPts)
            # The last four are phantom points, which define the advance width.
            drawn, widths = variation.coordinates[:-4], variation.coordinates[-4:]
            rounded = [tuple(round(number / STEP) * STEP for number in point) for point in drawn]
            variation.coordinates = rounded + [tuple(round(number) for number in point) for point in widths]
            variation.optimize(coordinates, control.endPts, tolerance=TOLERANCE)


def newsreader(source, text, signs):
    font = instancer.instantiateVariableFont(TTFont(source), {"wght": 400, "opsz": 18})
    subset(font, text)
    prune_kerning(font)
    add_signs(font, signs)
    scale_upem(font, UNITS)
    return font


def save(font, target):
    font["post"].formatType = 3.0
    # Keep the date, so that the same sources give the same bytes.
    font.recalcTimestamp = False
    font.flavor = "woff2"
    font.save(target)


def reopened(font):
    file = BytesIO()
    save(font, file)
    return TTFont(file)


def save_parts(font, folder, name):
    whole = {chr(code) for code in font.getBestCmap()}
    for file, characters in ((name, whole - EXTRA), (f"{name}-extra", whole & EXTRA)):
        part = reopened(font)
        subset(part, "".join(characters))
        save(part, folder / f"{file}.woff2")


def advances(font):
    """The width of each letter, in thousandths of an em. The build uses it to fit names, titles, and the navigation bar."""
    em, metrics = font["head"].unitsPerEm, font["hmtx"]
    return {chr(code): round(metrics[glyph][0] * 1000 / em) for code, glyph in sorted(font.getBestCmap().items())}


def main(sources, target, table, text):
    made = {sign for signs in (ARCHIVO_SIGNS, NEWSREADER_SIGNS) for sign, _, _ in signs}
    asked = "".join(sorted(set(text) - made))
    files = sources / "newsreader" / "files"
    sans = reopened(archivo(sources / "archivo" / "files" / "archivo-latin-standard-normal.woff2", asked))
    serif = newsreader(files / "newsreader-latin-opsz-normal.woff2", asked, NEWSREADER_SIGNS)
    italic = newsreader(files / "newsreader-latin-opsz-italic.woff2", asked, ITALIC_SIGNS)
    for name, font in (("archivo", sans), ("newsreader", serif), ("newsreader-italic", italic)):
        save_parts(font, target, name)
    save(instancer.instantiateVariableFont(reopened(sans), CARD), target / "archivo-condensed.woff2")
    measured = advances(instancer.instantiateVariableFont(reopened(sans), MEASURED))
    table.write_text(json.dumps(measured, ensure_ascii=False, indent=2) + "\n", "utf-8")


if __name__ == "__main__":
    folders = [Path(argument) for argument in sys.argv[1:4]]
    main(*folders, Path(sys.argv[4]).read_text("utf-8").replace("\n", "") + "\u00a0")
