import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import satori from 'satori'
import { type ColorRole, darkColors, lightColors } from '@fortnight/shared-ui/theme/tokens'

export const schemes = { light: lightColors, dark: darkColors }
export type Scheme = keyof typeof schemes

/**
 * Where the leaf lies: its upper left corner, the size of a day, and how far it is turned. `clear` is where the header
 * ends; from `text` on, people read: marks are gone there, and the lines fade until `end`.
 */
export type Composition = {
  width: number
  height: number
  x: number
  y: number
  day: number
  turn: number
  clear: number
  text: number
  end: number
}

const fontFile = '../../node_modules/@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-600-normal.woff'
const font = { name: 'Bricolage', data: readFileSync(resolve(import.meta.dirname, fontFile)), weight: 600 as const }

const columns = 7
const rows = 5
/** The month begins on a Monday, and its fourteenth day ends the second week. */
const lastDay = 14
const daysInMonth = 31

/** The picture behind the hero: a leaf of a printed calendar, with a fortnight of work on it. Every colour is a token's. */
export async function heroArt(composition: Composition, scheme: Scheme) {
  const { width, height, x, y, day, turn, text, end } = composition
  const colours = schemes[scheme]
  const leaf = { width: columns * day, height: rows * day }
  const place = `transform="translate(${x} ${y}) rotate(${turn})" fill="none" stroke-linecap="round"`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<defs>${fade('lines', composition, end, 0.25)}${fade('marks', composition, text + day * 0.65, 0.06)}</defs>
<rect width="${width}" height="${height}" fill="${colours.paper}"/>
<g mask="url(#lines)"><g ${place}>
${scheme === 'light' ? shadow(leaf, day, colours) : ''}
<rect width="${leaf.width}" height="${leaf.height}" fill="${blend(colours, 'surface', 'paper', 0.8)}" stroke="${colours.line}" stroke-width="1.5"/>
${weekend(leaf, day, colours)}
${grid(leaf, day, colours)}
</g></g>
<g mask="url(#marks)" opacity="${scheme === 'light' ? 1 : 0.72}"><g ${place}>
${await numerals(day, colours)}
${passedDays(day, colours.accent)}
${lastDayCircled(day, colours.accent)}
</g></g></svg>`
}

/** Faint behind the header, clear below it, and gone at `end`. */
function fade(id: string, { width, height, clear, text }: Composition, end: number, behindHeader: number) {
  const stop = (y: number, opacity: number) =>
    `<stop offset="${round(y / end)}" stop-color="#fff" stop-opacity="${opacity}"/>`
  return `<linearGradient id="${id}-fade" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="${end}">
${stop(clear * 0.85, behindHeader)}${stop(clear * 1.3, 1)}${stop(text, 1)}${stop(end, 0)}</linearGradient>
<mask id="${id}"><rect width="${width}" height="${height}" fill="url(#${id}-fade)"/></mask>`
}

type Leaf = { width: number; height: number }
type Colours = Record<ColorRole, string>

const round = (value: number) => Math.round(value * 100) / 100
const line = (x1: number, y1: number, x2: number, y2: number) => `M${round(x1)} ${round(y1)}L${round(x2)} ${round(y2)}`
const at = (index: number, day: number) => ({ x: (index % columns) * day, y: Math.floor(index / columns) * day })

/** Between two roles of a scheme, as an opaque colour: flat areas cost almost no bytes. */
function blend(colours: Colours, front: ColorRole, back: ColorRole, share: number) {
  const channel = (colour: string, at: number) => Number.parseInt(colour.slice(at, at + 2), 16)
  const mixed = [1, 3, 5].map((i) =>
    Math.round(channel(colours[front], i) * share + channel(colours[back], i) * (1 - share)),
  )
  return `rgb(${mixed.join(' ')})`
}

const shadow = ({ width, height }: Leaf, day: number, colours: Colours) =>
  [0.12, 0.08, 0.04]
    .map(
      (share) =>
        `<rect x="${round(-day * share)}" y="${round(day * share)}" width="${width}" height="${height}" fill="${colours.line}" fill-opacity="0.14"/>`,
    )
    .join('')

const weekend = ({ width, height }: Leaf, day: number, colours: Colours) =>
  `<rect x="${width - 2 * day}" width="${2 * day}" height="${height}" fill="${colours.line}" fill-opacity="0.22"/>`

function grid({ width, height }: Leaf, day: number, colours: Colours) {
  const across = Array.from({ length: rows - 1 }, (_, i) => line(0, (i + 1) * day, width, (i + 1) * day))
  const down = Array.from({ length: columns - 1 }, (_, i) => line((i + 1) * day, 0, (i + 1) * day, height))
  const ledger = Array.from({ length: rows * 4 }, (_, i) =>
    i % 4 > 1 ? line(0, (i * day) / 4, width, (i * day) / 4) : '',
  )
  return `<path d="${ledger.join('')}" stroke="${colours.line}" stroke-opacity="0.45"/><path d="${across.join('')}${down.join('')}" stroke="${colours.line}" stroke-width="1.5"/>`
}

async function numerals(day: number, colours: Colours) {
  const paths = await Promise.all(
    Array.from({ length: daysInMonth }, async (_, index) => {
      const { x, y } = at(index, day)
      return `<path transform="translate(${round(x + day * 0.09)} ${round(y + day * 0.03)})" d="${await glyphs(String(index + 1), day * 0.19)}"/>`
    }),
  )
  return `<g fill="${blend(colours, 'inkSoft', 'paper', 0.34)}">${paths.join('')}</g>`
}

async function glyphs(text: string, fontSize: number) {
  const svg = await satori({ type: 'div', props: { style: { fontSize }, children: text } } as never, {
    width: 200,
    height: 100,
    fonts: [font],
  })
  return [...svg.matchAll(/<path[^>]* d="([^"]+)"/g)].map(([, d]) => d).join('')
}

/** One stroke through each day that has passed, never twice alike. */
function passedDays(day: number, colour: string) {
  const strokes = Array.from({ length: lastDay - 1 }, (_, index) => {
    const { x, y } = at(index, day)
    const [sway, tilt] = [((index * 37) % 11) / 11 - 0.5, ((index * 23) % 7) / 7 - 0.5]
    const point = (dx: number, dy: number) => `${round(x + day * dx)} ${round(y + day * dy)}`
    return `M${point(0.24 + 0.05 * tilt, 0.82 + 0.07 * sway)}Q${point(0.54, 0.58 + 0.08 * tilt)} ${point(0.8 + 0.07 * sway, 0.3 - 0.06 * tilt)}`
  })
  return `<path d="${strokes.join('')}" stroke="${colour}" stroke-opacity="0.45" stroke-width="${round(day * 0.02)}"/>`
}

/** The launch: a circle drawn by hand, which does not quite meet itself. */
function lastDayCircled(day: number, colour: string) {
  const { x, y } = at(lastDay - 1, day)
  const point = (dx: number, dy: number) => `${round(x + day * dx)} ${round(y + day * dy)}`
  const d = `M${point(0.74, 0.08)}C${point(0.34, -0.12)} ${point(-0.06, 0.1)} ${point(-0.05, 0.46)}C${point(-0.04, 0.92)} ${point(0.6, 1.06)} ${point(0.88, 0.74)}C${point(1.12, 0.44)} ${point(0.8, 0)} ${point(0.36, 0)}`
  return `<path d="${d}" stroke="${colour}" stroke-opacity="0.7" stroke-width="${round(day * 0.028)}"/>`
}
