# Creates the fonts from the Latin files of their packages. Run it by hand with `python3 shared-ui/fonts/subset.py`, after
# `apt-get install fonttools python3-brotli`. A changed file needs a new version, here and in its URL (src/theme/tokens.ts).
from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

PACKAGE = "node_modules/@fontsource-variable/{0}/files/{0}-latin-wght-normal.woff2"
RESULT = "shared-ui/fonts/{}{}-{}.woff2"

# Unaccented Latin, digits, punctuation, currency signs and arrows: each file then fits in the first ten packets of a connection.
BASIC = (
    "U+0020-007E,U+00A0,U+00A3,U+00A5,U+00A7,U+00A9,U+00AB,U+00AD,U+00B0-00B1,U+00B7,U+00BB,U+00D7,U+2010-2011,"
    "U+2013-2014,U+2018-201A,U+201C-201E,U+2022,U+2026,U+202F,U+20AC,U+20B9,U+2122,U+2190-2193,U+2212,U+2248"
)
# The letters that browsers load only for pages which contain them; the same range stands in src/theme/fontFaces.ts.
ACCENTED = "U+00BF-00D6,U+00D8-00FF,U+0131,U+0152-0153"

# In thousandths of the font size.
LEAST_KERNING = 10
KERNING_STEP = 5


def pair_records(font):
    for lookup in font["GPOS"].table.LookupList.Lookup:
        for table in lookup.SubTable:
            pairs = table.ExtSubTable if table.LookupType == 9 else table
            if pairs.LookupType == 2 and pairs.Format == 1:
                yield from (record for first in pairs.PairSet for record in first.PairValueRecord)
            elif pairs.LookupType == 2:
                yield from (record for first in pairs.Class1Record for record in first.Class2Record)


def round_kerning(font):
    """Saves a seventh of a file: differences that cannot be seen compress badly."""
    for record in pair_records(font):
        advance = getattr(record.Value1, "XAdvance", 0)
        if advance:
            is_visible = abs(advance) >= LEAST_KERNING
            record.Value1.XAdvance = KERNING_STEP * round(advance / KERNING_STEP) if is_visible else 0


def create_subset(name, characters, version, weights):
    source = PACKAGE.format(name)
    font = instantiateVariableFont(TTFont(source), {"wght": weights})
    if isinstance(weights, tuple):
        # The kerning hardly differs by weight; using that of one weight for all saves bytes.
        font["GPOS"] = instantiateVariableFont(TTFont(source), {"wght": 500})["GPOS"]
        del font["GDEF"].table.VarStore
        font["GDEF"].table.Version = 0x00010002
    round_kerning(font)
    options = subset.Options(layout_features=["kern", "tnum"], hinting=False, flavor="woff2")
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=subset.parse_unicodes(characters))
    subsetter.subset(font)
    font.flavor = "woff2"
    suffix = "-accented" if characters is ACCENTED else ""
    font.save(RESULT.format(name, suffix, version))


for characters in (BASIC, ACCENTED):
    # Headings have one weight, text has 400 to 700.
    create_subset("bricolage-grotesque", characters, 4, 700)
    create_subset("figtree", characters, 2, (400, 700))
