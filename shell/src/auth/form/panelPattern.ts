import { lightColors } from '@fortnight/shared-ui/theme/tokens'

const columns = 5
const rows = 7

/* The quarter circle around each corner of a tile, as a path from there. */
const quarterCircles = [
  [0, 0, 'h1a1 1 0 0 1-1 1z'],
  [1, 0, 'v1a1 1 0 0 1-1-1z'],
  [1, 1, 'h-1a1 1 0 0 1 1-1z'],
  [0, 1, 'v-1a1 1 0 0 1 1 1z'],
] as const

/* Column, row and corner of each quarter circle. */
const tiles = {
  accent: '001 322 420 130 330 052 150 360 462',
  ink: '102 200 211 312 412 431 453',
  surface: '402 013 110 221 232 043 143 240 351 061 162 262',
}

const paths = Object.entries(tiles).map(([role, places]) => {
  const shapes = places.split(' ').map((place) => {
    const [column = 0, row = 0, corner = 0] = Array.from(place, Number)
    const [x, y, shape] = quarterCircles[corner] ?? quarterCircles[0]
    return `M${column + x} ${row + y}${shape}`
  })
  return `<path fill="${lightColors[role as keyof typeof tiles]}" d="${shapes.join('')}"/>`
})

const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${columns} ${rows}"><path fill="${lightColors.line}" d="M0 0h${columns}v${rows}H0z"/>${paths.join('')}</svg>`

/** A pattern of quarter circles as the URL of an image. The shell draws its own, because it must work with any build of marketing. */
export const panelPattern = `url("data:image/svg+xml,${encodeURIComponent(svg)}")`
