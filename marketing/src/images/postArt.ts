import { type SeededRandom, createSeededRandom } from './seededRandom.ts'
import { type Palette, palettes } from './palettes.ts'

const width = 1200
const height = 675
const days = 14

type Motif = (chance: SeededRandom, palette: Palette) => string

const box = (x: number, y: number, w: number, h: number, rest: string) =>
  `<rect x="${Math.round(x)}" y="${Math.round(y)}" width="${Math.round(w)}" height="${Math.round(h)}" ${rest}/>`

const each = <Drawn>(count: number, draw: (index: number) => Drawn) =>
  Array.from({ length: count }, (_, index) => draw(index))

/** Fourteen growing columns, one per day: two low, eight rising, four full. */
const columns: Motif = ({ number }, { print, first, second }) => {
  const step = width / days
  const drawn = each(days, (day) => {
    const share =
      day < 2 ? 0.16 + number(8) / 100 : day < 10 ? 0.2 + day * 0.055 + number(14) / 100 : 0.86 + number(9) / 100
    const look = day < 2 ? `fill="${second}" opacity=".55"` : `fill="${day < 10 ? second : first}"`
    return box(day * step + 5, height * (1 - share), step - 10, height * share, look)
  })
  const ticks = each(days - 1, (day) => `M${Math.round((day + 1) * step)} 0v${height}`)
  return `<path d="${ticks.join('')}" stroke="${print}" stroke-opacity=".22" stroke-width="2"/>${drawn.join('')}`
}

/** Two calendar weeks; some days are filled, some half filled, some crossed out, and one is circled. */
const sheet: Motif = ({ number, pick }, { paper, print, first, second }) => {
  const side = 150
  const [left, top] = [75, 225]
  const draw = [
    (x: number, y: number) => box(x, y, side, side, `fill="${first}"`),
    (x: number, y: number) => box(x, y, side, side, `fill="${second}"`),
    (x: number, y: number) => `<path d="M${x} ${y + side}v-${side}h${side}z" fill="${first}"/>`,
    (x: number, y: number) => `<path d="M${x} ${y}a${side} ${side} 0 0 0 ${side} ${side}v-${side}z" fill="${second}"/>`,
    (x: number, y: number) => `<circle cx="${x + side / 2}" cy="${y + side / 2}" r="26" fill="${print}"/>`,
    () => '',
    () => '',
  ] as const
  const at = (day: number) => [left + (day % 7) * side, top + Math.floor(day / 7) * side] as const
  const cells = each(days, (day) => pick(draw)(...at(day)))
  const lines = [0, 1, 2].map((row) => `M${left} ${top + row * side}h${7 * side}`)
  const uprights = each(8, (column) => `M${left + column * side} ${top - 90}v${2 * side + 90}`)
  const [x, y] = at(number(days))
  const middle = `cx="${x + side / 2}" cy="${y + side / 2}"`
  return `${cells.join('')}<path d="${[...lines, ...uprights].join('')}" stroke="${print}" stroke-width="3" fill="none"/>${box(left, top - 90, 7 * side, 44, `fill="${print}"`)}<circle ${middle} r="88" fill="none" stroke="${paper}" stroke-width="22"/><circle ${middle} r="88" fill="none" stroke="${first === paper ? second : first}" stroke-width="10"/>`
}

/** A Gantt chart: one task per line, each starting where the previous one ends. */
const plan: Motif = ({ number }, { print, first, second }) => {
  const rows = 7
  const [left, top, step, line] = [60, 72, (width - 120) / days, (height - 144) / rows]
  const drawn = each(rows, (row) => {
    const from = Math.min(row * 2 + (row ? number(2) - 1 : 0), days - 2)
    const length = Math.min(2 + number(4), days - from)
    const look = row % 3 === 1 ? `fill="${second}"` : `fill="${first}"`
    return box(left + from * step, top + row * line + line * 0.2, length * step, line * 0.6, `rx="10" ${look}`)
  })
  const rules = each(rows + 1, (row) => `M${left} ${Math.round(top + row * line)}h${width - 120}`)
  const dots = each(days + 1, (day) => `M${Math.round(left + day * step)} ${top}v${height - 144}`)
  return `<path d="${rules.join('')}" stroke="${print}" stroke-width="3"/><path d="${dots.join('')}" stroke="${print}" stroke-opacity=".5" stroke-width="2" stroke-dasharray="2 12"/>${drawn.join('')}`
}

/** A pattern of quarter circles. */
const ornaments: Motif = ({ number, pick }, { print, first, second }) => {
  const side = width / 7
  const drawn = each(28, (index) => {
    const middle = `${Math.round((index % 7) * side + side / 2)} ${Math.round(Math.floor(index / 7) * side + side / 2 - 5)}`
    const half = Math.round(side / 2)
    const colour = pick([first, first, second, print, ''])
    if (!colour) return ''
    return `<path transform="translate(${middle})rotate(${number(4) * 90})" d="M-${half}-${half}h${half * 2}a${half * 2} ${half * 2} 0 0 1-${half * 2} ${half * 2}z" fill="${colour}"/>`
  })
  return drawn.join('')
}

/** A tear-off calendar with fourteen days on its page. */
const block: Motif = ({ number }, { paper, print, first, second }) => {
  const today = number(days)
  const leaf = (angle: number, look: string) =>
    box(330, 120, 540, 470, `rx="10" transform="rotate(${angle} 600 350)" ${look}`)
  const dots = each(days, (day) => {
    const [x, y] = [402 + (day % 7) * 66, 370 + Math.floor(day / 7) * 110]
    const look =
      day < today
        ? `fill="${print}"`
        : day === today
          ? `fill="${first}"`
          : `fill="none" stroke="${print}" stroke-width="4"`
    return `<circle cx="${x}" cy="${y}" r="${day === today ? 31 : 22}" ${look}/>`
  })
  const outline = `stroke="${print}" stroke-width="4"`
  return `${leaf(-7 - number(4), `fill="${second}" ${outline}`)}${leaf(4 + number(3), `fill="${first}" ${outline}`)}${leaf(0, `fill="${paper}" ${outline}`)}${box(330, 120, 540, 120, `fill="${first === paper ? print : first}" ${outline}`)}<path d="M450 84v72M750 84v72" stroke="${print}" stroke-width="14" stroke-linecap="round"/>${dots.join('')}`
}

const motifs: readonly [Motif, ...Motif[]] = [columns, sheet, plan, ornaments, block]

/** Generates the cover of a post as SVG; the same slug always gives the same image. */
export function postArt(slug: string) {
  const chance = createSeededRandom(slug)
  const palette = chance.pick(palettes)
  const motif = chance.pick(motifs)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${box(0, 0, width, height, `fill="${palette.paper}"`)}${motif(chance, palette)}</svg>`
}
