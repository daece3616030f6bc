import { type SeededRandom, createSeededRandom } from './seededRandom.ts'
import { darkPalettes, darkTwins, hasLightBackground, type Palette, palettes } from './palettes.ts'

const width = 1200
const height = 675
const dayCount = 14

type Motif = (random: SeededRandom, palette: Palette) => string

const rect = (x: number, y: number, w: number, h: number, attributes: string) =>
  `<rect x="${Math.round(x)}" y="${Math.round(y)}" width="${Math.round(w)}" height="${Math.round(h)}" ${attributes}/>`

const times = <Drawn>(count: number, draw: (index: number) => Drawn) =>
  Array.from({ length: count }, (_, index) => draw(index))

/** Fourteen growing columns, one per day: two low, eight rising, four full. */
const columns: Motif = ({ number }, { foreground, accent, secondAccent }) => {
  const columnWidth = width / dayCount
  const bars = times(dayCount, (day) => {
    const share =
      day < 2 ? 0.16 + number(8) / 100 : day < 10 ? 0.2 + day * 0.055 + number(14) / 100 : 0.86 + number(9) / 100
    const attributes = day < 2 ? `fill="${secondAccent}" opacity=".55"` : `fill="${day < 10 ? secondAccent : accent}"`
    return rect(day * columnWidth + 5, height * (1 - share), columnWidth - 10, height * share, attributes)
  })
  const ticks = times(dayCount - 1, (day) => `M${Math.round((day + 1) * columnWidth)} 0v${height}`)
  return `<path d="${ticks.join('')}" stroke="${foreground}" stroke-opacity=".22" stroke-width="2"/>${bars.join('')}`
}

/** A Gantt chart: one task per line, each starting where the previous one ends. */
const ganttChart: Motif = ({ number }, { foreground, accent, secondAccent }) => {
  const rows = 7
  const [left, top, dayWidth, rowHeight] = [60, 72, (width - 120) / dayCount, (height - 144) / rows]
  const bars = times(rows, (row) => {
    const from = Math.min(row * 2 + (row ? number(2) - 1 : 0), dayCount - 2)
    const length = Math.min(2 + number(4), dayCount - from)
    const attributes = row % 3 === 1 ? `fill="${secondAccent}"` : `fill="${accent}"`
    return rect(
      left + from * dayWidth,
      top + row * rowHeight + rowHeight * 0.2,
      length * dayWidth,
      rowHeight * 0.6,
      `rx="10" ${attributes}`,
    )
  })
  const rowLines = times(rows + 1, (row) => `M${left} ${Math.round(top + row * rowHeight)}h${width - 120}`)
  const dayLines = times(dayCount + 1, (day) => `M${Math.round(left + day * dayWidth)} ${top}v${height - 144}`)
  return `<path d="${rowLines.join('')}" stroke="${foreground}" stroke-width="3"/><path d="${dayLines.join('')}" stroke="${foreground}" stroke-opacity=".5" stroke-width="2" stroke-dasharray="2 12"/>${bars.join('')}`
}

/* Quarter circles of one color around the four corners of a tile; `s` is the length of its side. */
const quarterCircle = (x: number, y: number, s: number, corner: number) =>
  [
    `M${x} ${y}h${s}a${s} ${s} 0 0 1-${s} ${s}z`,
    `M${x + s} ${y}v${s}a${s} ${s} 0 0 1-${s}-${s}z`,
    `M${x + s} ${y + s}h-${s}a${s} ${s} 0 0 1 ${s}-${s}z`,
    `M${x} ${y + s}v-${s}a${s} ${s} 0 0 1 ${s} ${s}z`,
  ][corner]

/** Quarter circles on a grid, some in each color and some left out. One path for each color has no seams between tiles. */
const quarterCircleGrid = (
  columns: number,
  rows: number,
  side: number,
  { number, pick }: SeededRandom,
  { foreground, accent, secondAccent }: Palette,
) => {
  const tiles = times(columns * rows, (index) => {
    const color = pick([accent, accent, secondAccent, foreground, ''])
    const [x, y] = [Math.round((index % columns) * side), Math.round(Math.floor(index / columns) * side)]
    return { color, shape: color && quarterCircle(x, y, Math.ceil(side), number(4)) }
  })
  return [...Map.groupBy(tiles, ({ color }) => color)]
    .map(([color, ofColor]) => color && `<path d="${ofColor.map(({ shape }) => shape).join('')}" fill="${color}"/>`)
    .join('')
}

const quarterCircles: Motif = (random, palette) => quarterCircleGrid(7, 4, width / 7, random, palette)

/** A tear-off calendar with fourteen days on its page. */
const tearOffCalendar: Motif = ({ number }, { background, foreground, accent, secondAccent }) => {
  const today = number(dayCount)
  const sheet = (angle: number, attributes: string) =>
    rect(330, 120, 540, 470, `rx="10" transform="rotate(${angle} 600 350)" ${attributes}`)
  const dots = times(dayCount, (day) => {
    const [x, y] = [402 + (day % 7) * 66, 370 + Math.floor(day / 7) * 110]
    const attributes =
      day < today
        ? `fill="${foreground}"`
        : day === today
          ? `fill="${accent}"`
          : `fill="none" stroke="${foreground}" stroke-width="4"`
    return `<circle cx="${x}" cy="${y}" r="${day === today ? 31 : 22}" ${attributes}/>`
  })
  const outline = `stroke="${foreground}" stroke-width="4"`
  return `${sheet(-7 - number(4), `fill="${secondAccent}" ${outline}`)}${sheet(4 + number(3), `fill="${accent}" ${outline}`)}${sheet(0, `fill="${background}" ${outline}`)}${rect(330, 120, 540, 120, `fill="${accent === background ? foreground : accent}" ${outline}`)}<path d="M450 84v72M750 84v72" stroke="${foreground}" stroke-width="14" stroke-linecap="round"/>${dots.join('')}`
}

/** A list of seven tests: most are ticked off, one is marked, and the last are still open. */
const checklist: Motif = ({ number }, { foreground, accent, secondAccent }) => {
  const rows = 7
  const [left, top, rowHeight, side] = [90, 60, (height - 120) / rows, 48]
  const marked = 3 + number(3)
  return times(rows, (row) => {
    const y = top + row * rowHeight + (rowHeight - side) / 2
    const box = row === marked ? `fill="${accent}"` : `fill="none" stroke="${foreground}" stroke-width="4"`
    const tick = `<path d="M${left + 11} ${Math.round(y + 25)}l10 11 17-24" stroke="${foreground}" stroke-width="6" fill="none"/>`
    const color = row === marked ? accent : row < marked ? foreground : secondAccent
    const opacity = row > marked ? ' opacity=".5"' : ''
    const line = rect(left + 100, y + 10, 520 + number(460), side - 20, `rx="10" fill="${color}"${opacity}`)
    return `${rect(left, y, side, side, `rx="6" ${box}`)}${row < marked ? tick : ''}${line}`
  }).join('')
}

/** A round of fourteen days: those that have passed are filled, and today is in the accent color. */
const ring: Motif = ({ number }, { foreground, accent, secondAccent }) => {
  const [x, y] = [260 + number(5) * 170, height / 2]
  const passed = 6 + number(7)
  const point = (radius: number, angle: number) =>
    `${Math.round(x + radius * Math.sin(angle))} ${Math.round(y - radius * Math.cos(angle))}`
  const segments = times(dayCount, (day) => {
    const [from, to] = [(day / dayCount) * 2 * Math.PI + 0.03, ((day + 1) / dayCount) * 2 * Math.PI - 0.03]
    const color = day === passed ? accent : day < passed ? foreground : secondAccent
    const opacity = day > passed ? ' opacity=".4"' : ''
    return `<path d="M${point(270, from)}A270 270 0 0 1 ${point(270, to)}L${point(150, to)}A150 150 0 0 0 ${point(150, from)}z" fill="${color}"${opacity}/>`
  })
  const hand = `<path d="M${x} ${y}L${point(118, ((passed + 0.5) / dayCount) * 2 * Math.PI)}" stroke="${foreground}" stroke-width="14" stroke-linecap="round"/>`
  return `${segments.join('')}${hand}<circle cx="${x}" cy="${y}" r="22" fill="${accent}"/>`
}

/** Messages between two sides, the answers in the accent color. */
const conversation: Motif = ({ number }, { foreground, accent, secondAccent }) =>
  times(5, (row) => {
    const isAnswer = row % 2 === 1
    const bubbleWidth = 300 + number(300)
    const [x, y, bubbleHeight] = [isAnswer ? width - 150 - bubbleWidth : 150, 40 + row * 122, 88]
    const tail = isAnswer ? `M${x + bubbleWidth} ${y + 60}v50l-60-24z` : `M${x} ${y + 60}v50l60-24z`
    const color = isAnswer ? accent : row === 4 ? secondAccent : foreground
    return `${rect(x, y, bubbleWidth, bubbleHeight, `rx="18" fill="${color}"`)}<path d="${tail}" fill="${color}"/>`
  }).join('')

const motifs: readonly [Motif, ...Motif[]] = [
  tearOffCalendar,
  ring,
  checklist,
  columns,
  ganttChart,
  quarterCircles,
  conversation,
]

/* The scheme is that of the page which shows the image, chosen by the visitor or else by the system. */
function darkStyle(palette: Palette) {
  if (!hasLightBackground(palette)) return ''
  const rules = [...new Set(Object.values(palette))].map((color) =>
    ['fill', 'stroke'].map((property) => `[${property}="${color}"]{${property}:${darkTwins[color]}}`).join(''),
  )
  return `<style>@media(prefers-color-scheme:dark){${rules.join('')}}</style>`
}

/** Generates the cover of a post as SVG; the same slug always gives the same image. */
export function postArt(slug: string) {
  const random = createSeededRandom(slug)
  const palette = random.pick(palettes)
  const motif = random.pick(motifs)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${rect(0, 0, width, height, `fill="${palette.background}"`)}${motif(random, palette)}${darkStyle(palette)}</svg>`
}

// Without green, which a band across the page would make a color of the brand.
const bandPalettes = {
  light: palettes.slice(0, 4) as [Palette, ...Palette[]],
  dark: darkPalettes,
}

/**
 * Generates a band of two rows of quarter circles as SVG, which can be repeated horizontally; the same name always gives the
 * same one. A name that ends with `-dark` gives that of the rest of the name for the dark scheme.
 */
export function patternBand(name: string) {
  const random = createSeededRandom(name.replace(/-dark$/, ''))
  const palette = random.pick(bandPalettes[name.endsWith('-dark') ? 'dark' : 'light'])
  const [bandWidth, bandHeight] = [dayCount * 100, 200]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${bandWidth}" height="${bandHeight}" viewBox="0 0 ${bandWidth} ${bandHeight}">${rect(0, 0, bandWidth, bandHeight, `fill="${palette.background}"`)}${quarterCircleGrid(dayCount, 2, 100, random, palette)}</svg>`
}
