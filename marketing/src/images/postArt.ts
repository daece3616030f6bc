import { type SeededRandom, createSeededRandom } from './seededRandom.ts'
import { type Palette, palettes } from './palettes.ts'

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

/** Two calendar weeks; some days are filled, some half filled, some dotted, and one is circled. */
const calendarWeeks: Motif = ({ number, pick }, { background, foreground, accent, secondAccent }) => {
  const side = 150
  const [left, top] = [75, 225]
  const cellDrawings = [
    (x: number, y: number) => rect(x, y, side, side, `fill="${accent}"`),
    (x: number, y: number) => rect(x, y, side, side, `fill="${secondAccent}"`),
    (x: number, y: number) => `<path d="M${x} ${y + side}v-${side}h${side}z" fill="${accent}"/>`,
    (x: number, y: number) =>
      `<path d="M${x} ${y}a${side} ${side} 0 0 0 ${side} ${side}v-${side}z" fill="${secondAccent}"/>`,
    (x: number, y: number) => `<circle cx="${x + side / 2}" cy="${y + side / 2}" r="26" fill="${foreground}"/>`,
    () => '',
    () => '',
  ] as const
  const dayPosition = (day: number) => [left + (day % 7) * side, top + Math.floor(day / 7) * side] as const
  const cells = times(dayCount, (day) => pick(cellDrawings)(...dayPosition(day)))
  const horizontalLines = [0, 1, 2].map((row) => `M${left} ${top + row * side}h${7 * side}`)
  const verticalLines = times(8, (column) => `M${left + column * side} ${top - 90}v${2 * side + 90}`)
  const [x, y] = dayPosition(number(dayCount))
  const center = `cx="${x + side / 2}" cy="${y + side / 2}"`
  return `${cells.join('')}<path d="${[...horizontalLines, ...verticalLines].join('')}" stroke="${foreground}" stroke-width="3" fill="none"/>${rect(left, top - 90, 7 * side, 44, `fill="${foreground}"`)}<circle ${center} r="88" fill="none" stroke="${background}" stroke-width="22"/><circle ${center} r="88" fill="none" stroke="${accent === background ? secondAccent : accent}" stroke-width="10"/>`
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

/** Quarter circles on a grid, some in each color and some left out. */
const quarterCircleGrid = (
  columns: number,
  rows: number,
  side: number,
  { number, pick }: SeededRandom,
  { foreground, accent, secondAccent }: Palette,
) =>
  times(columns * rows, (index) => {
    const [x, y] = [Math.round((index % columns) * side), Math.round(Math.floor(index / columns) * side)]
    const half = Math.round(side / 2)
    const color = pick([accent, accent, secondAccent, foreground, ''])
    if (!color) return ''
    return `<path transform="translate(${x + half} ${y + half})rotate(${number(4) * 90})" d="M-${half}-${half}h${half * 2}a${half * 2} ${half * 2} 0 0 1-${half * 2} ${half * 2}z" fill="${color}"/>`
  }).join('')

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

const motifs: readonly [Motif, ...Motif[]] = [columns, calendarWeeks, ganttChart, quarterCircles, tearOffCalendar]

/** Generates the cover of a post as SVG; the same slug always gives the same image. */
export function postArt(slug: string) {
  const random = createSeededRandom(slug)
  const palette = random.pick(palettes)
  const motif = random.pick(motifs)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${rect(0, 0, width, height, `fill="${palette.background}"`)}${motif(random, palette)}</svg>`
}

// Without green, which a band across the page would make a color of the brand.
const bandPalettes = palettes.slice(0, 4) as [Palette, ...Palette[]]

/** Generates a band of two rows of quarter circles as SVG, which can be repeated horizontally; the same name always gives the same one. */
export function patternBand(name: string) {
  const random = createSeededRandom(name)
  const palette = random.pick(bandPalettes)
  const [bandWidth, bandHeight] = [dayCount * 100, 200]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${bandWidth}" height="${bandHeight}" viewBox="0 0 ${bandWidth} ${bandHeight}">${rect(0, 0, bandWidth, bandHeight, `fill="${palette.background}"`)}${quarterCircleGrid(dayCount, 2, 100, random, palette)}</svg>`
}
