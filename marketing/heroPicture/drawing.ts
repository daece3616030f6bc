import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import satori from 'satori'
import { type ColorRole, darkColors, lightColors } from '@fortnight/shared-ui/theme/tokens'

export const schemes = { light: lightColors, dark: darkColors }
export type Scheme = keyof typeof schemes

/** Size of the picture, and position of the calendar page in it, in CSS pixels. */
export type Composition = {
  width: number
  height: number
  /** Upper left corner of the calendar page. */
  x: number
  y: number
  /** Width and height of a day. */
  daySize: number
  /** In degrees. */
  rotation: number
  /** Where the header over the picture ends. */
  headerEnd: number
  /** Where the text over the picture starts: the marks have faded out there. */
  textStart: number
  /** Where the lines have faded out. */
  fadeEnd: number
}

const fontFile = '../../node_modules/@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-600-normal.woff'
const font = { name: 'Bricolage', data: readFileSync(resolve(import.meta.dirname, fontFile)), weight: 600 as const }

const columns = 7
const rows = 5
/** A row is half a fortnight of working days, so none is a weekend. The header covers the row before, text those after. */
const [firstDay, lastDay] = [8, 14]

/**
 * The picture behind the hero as SVG: a page of a printed calendar with a fortnight of work on it, in the theme's colors. Only
 * its lines fade, by gradients as colors: masks would cost browsers several times as much.
 */
export async function drawHeroPicture(composition: Composition, scheme: Scheme) {
  const { width, height, x, y, daySize, rotation } = composition
  const colors = schemes[scheme]
  const page = { width: columns * daySize, height: rows * daySize }
  const pageColor = mixColors(colors, 'surface', 'paper', 0.8)
  const markOpacity = scheme === 'light' ? 1 : 0.8
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<defs>${fadingColor('line', colors.line, composition)}${fadingColor('page', pageColor, composition)}</defs>
<rect width="${width}" height="${height}" fill="${colors.paper}"/>
<g transform="translate(${x} ${y}) rotate(${rotation})" fill="none" stroke-linecap="round">
${scheme === 'light' ? drawShadow(page, daySize) : ''}
<rect width="${page.width}" height="${page.height}" fill="url(#page)" stroke="url(#line)" stroke-width="1.5"/>
${drawGrid(page, daySize)}
${await drawNumerals(daySize, colors, markOpacity)}
${strikePassedDays(daySize, colors.accent, markOpacity)}
${circleLastDay(daySize, colors.accent, markOpacity)}
</g></svg>`
}

/** Invisible behind the header, opaque below it, transparent where the lines end. For shapes on the page. */
function fadingColor(id: string, color: string, { x, y, rotation, headerEnd, textStart, fadeEnd }: Composition) {
  const stop = (position: number, opacity: number) =>
    `<stop offset="${round(position / fadeEnd)}" stop-color="${color}" stop-opacity="${opacity}"/>`
  const fromPicture = `rotate(${-rotation}) translate(${-x} ${-y})`
  return `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="${fadeEnd}" gradientTransform="${fromPicture}">
${stop(headerEnd * 0.85, 0)}${stop(headerEnd * 1.15, 1)}${stop(textStart, 1)}${stop(fadeEnd, 0)}</linearGradient>`
}

type PageSize = { width: number; height: number }
type Colors = Record<ColorRole, string>

/** From 0. */
const markedDays = Array.from({ length: lastDay - firstDay + 1 }, (_, index) => firstDay - 1 + index)

const round = (value: number) => Math.round(value * 100) / 100
const linePath = (x1: number, y1: number, x2: number, y2: number) =>
  `M${round(x1)} ${round(y1)}L${round(x2)} ${round(y2)}`
const dayPosition = (index: number, daySize: number) => ({
  x: (index % columns) * daySize,
  y: Math.floor(index / columns) * daySize,
})

/** Mixes two colors of a scheme into an opaque one. */
function mixColors(colors: Colors, front: ColorRole, back: ColorRole, share: number) {
  const channel = (color: string, offset: number) => Number.parseInt(color.slice(offset, offset + 2), 16)
  const channels = [1, 3, 5].map((offset) =>
    Math.round(channel(colors[front], offset) * share + channel(colors[back], offset) * (1 - share)),
  )
  return `rgb(${channels.join(' ')})`
}

const drawShadow = ({ width, height }: PageSize, daySize: number) =>
  [0.12, 0.08, 0.04]
    .map(
      (share) =>
        `<rect x="${round(-daySize * share)}" y="${round(daySize * share)}" width="${width}" height="${height}" fill="url(#line)" fill-opacity="0.14"/>`,
    )
    .join('')

function drawGrid({ width, height }: PageSize, daySize: number) {
  const horizontalLines = Array.from({ length: rows - 1 }, (_, i) =>
    linePath(0, (i + 1) * daySize, width, (i + 1) * daySize),
  )
  const verticalLines = Array.from({ length: columns - 1 }, (_, i) =>
    linePath((i + 1) * daySize, 0, (i + 1) * daySize, height),
  )
  const rulings = Array.from({ length: rows * 4 }, (_, i) =>
    i % 4 > 1 ? linePath(0, (i * daySize) / 4, width, (i * daySize) / 4) : '',
  )
  return `<path d="${rulings.join('')}" stroke="url(#line)" stroke-opacity="0.45"/><path d="${horizontalLines.join('')}${verticalLines.join('')}" stroke="url(#line)" stroke-width="1.5"/>`
}

async function drawNumerals(daySize: number, colors: Colors, opacity: number) {
  const paths = await Promise.all(
    markedDays.map(async (index) => {
      const { x, y } = dayPosition(index, daySize)
      const strength = index + 1 === lastDay ? 1 : 0.55
      return `<path fill="${mixColors(colors, 'inkSoft', 'paper', strength * opacity)}" transform="translate(${round(x + daySize * 0.09)} ${round(y + daySize * 0.03)})" d="${await outlineText(String(index + 1), daySize * 0.19)}"/>`
    }),
  )
  return paths.join('')
}

async function outlineText(text: string, fontSize: number) {
  const svg = await satori({ type: 'div', props: { style: { fontSize }, children: text } } as never, {
    width: 200,
    height: 100,
    fonts: [font],
  })
  return [...svg.matchAll(/<path[^>]* d="([^"]+)"/g)].map(([, d]) => d).join('')
}

/** One stroke through each day that has passed, no two alike. */
function strikePassedDays(daySize: number, color: string, opacity: number) {
  const strokes = markedDays.slice(0, -1).map((index) => {
    const { x, y } = dayPosition(index, daySize)
    const [sway, tilt] = [((index * 37) % 11) / 11 - 0.5, ((index * 23) % 7) / 7 - 0.5]
    const point = (dx: number, dy: number) => `${round(x + daySize * dx)} ${round(y + daySize * dy)}`
    return `M${point(0.24 + 0.05 * tilt, 0.82 + 0.07 * sway)}Q${point(0.54, 0.58 + 0.08 * tilt)} ${point(0.8 + 0.07 * sway, 0.3 - 0.06 * tilt)}`
  })
  return `<path d="${strokes.join('')}" stroke="${color}" stroke-opacity="${round(0.45 * opacity)}" stroke-width="${round(daySize * 0.02)}"/>`
}

/** A circle around the launch day, drawn as if by hand, so that it does not quite close. */
function circleLastDay(daySize: number, color: string, opacity: number) {
  const { x, y } = dayPosition(lastDay - 1, daySize)
  const point = (dx: number, dy: number) => `${round(x + daySize * dx)} ${round(y + daySize * dy)}`
  const d = `M${point(0.8, 0.02)}C${point(0.3, -0.28)} ${point(-0.2, -0.02)} ${point(-0.14, 0.46)}C${point(-0.08, 1)} ${point(0.64, 1.08)} ${point(0.94, 0.74)}C${point(1.2, 0.4)} ${point(0.88, -0.07)} ${point(0.36, -0.08)}`
  return `<path d="${d}" stroke="${color}" stroke-opacity="${round(0.7 * opacity)}" stroke-width="${round(daySize * 0.028)}"/>`
}
