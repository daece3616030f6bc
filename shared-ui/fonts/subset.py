# Creates bricolage-grotesque.woff2 from the Latin file of the package. Run it by hand with `python3 shared-ui/fonts/subset.py`,
# after `apt-get install fonttools python3-brotli`. A changed file needs a new version in `headingFontUrl` (src/theme/tokens.ts).
from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

SOURCE = "node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2"
RESULT = "shared-ui/fonts/bricolage-grotesque.woff2"

# The characters of headings: Latin with accents, typographic punctuation, digits, currency signs and arrows.
CHARACTERS = (
    "U+0020-007E,U+00A0-00FF,U+0131,U+0152-0153,U+2010-2015,U+2018-201A,U+201C-201E,U+2020-2022,U+2026,U+202F,"
    "U+2030,U+2032-2033,U+2039-203A,U+2044,U+20AC,U+2122,U+2190-2193,U+2212"
)

# Headings use weights of 600 and more.
font = instantiateVariableFont(TTFont(SOURCE), {"wght": (600, 800)})

# The kerning hardly differs by weight; using that of 700 for all weights saves a quarter of the file size.
font["GPOS"] = instantiateVariableFont(TTFont(SOURCE), {"wght": 700})["GPOS"]
del font["GDEF"].table.VarStore
font["GDEF"].table.Version = 0x00010002

options = subset.Options(layout_features=["kern", "tnum"], hinting=False, flavor="woff2")
subsetter = subset.Subsetter(options)
subsetter.populate(unicodes=subset.parse_unicodes(CHARACTERS))
subsetter.subset(font)
font.flavor = "woff2"
font.save(RESULT)
