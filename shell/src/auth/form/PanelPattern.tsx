import { styled } from 'styled-components'

const side = 5

/* The quarter circle around each corner of a tile, as a path from there. */
const quarterCircles = [
  [0, 0, 'h1a1 1 0 0 1-1 1z'],
  [1, 0, 'v1a1 1 0 0 1-1-1z'],
  [1, 1, 'h-1a1 1 0 0 1 1-1z'],
  [0, 1, 'v-1a1 1 0 0 1 1 1z'],
] as const

/* Column, row and corner of each quarter circle; as digits. */
const tiles = {
  accent: '001 222 320 030 230 140',
  dark: '102 200 211 402 312 331 420 433 043 013',
  light: '110 121 132',
}

const paths = Object.entries(tiles).map(([name, places]) => {
  const shapes = places.split(' ').map((place) => {
    const [column = 0, row = 0, corner = 0] = Array.from(place, Number)
    const [x, y, shape] = quarterCircles[corner] ?? quarterCircles[0]
    return `M${column + x} ${row + y}${shape}`
  })
  return [name, shapes.join('')] as const
})

/* As many rows and columns of whole tiles as it is told to show. */
const Frame = styled.div`
  height: calc(var(--rows, 2) * var(--tile, 6rem));
  overflow: hidden;
  border-radius: var(--radius-large);
  background: var(--line);
`

const Svg = styled.svg`
  display: block;
  width: calc(${side} * var(--tile, 6rem));
  max-width: none;

  > [data-tile='accent'] {
    fill: var(--accent);
  }

  > [data-tile='dark'] {
    fill: light-dark(var(--ink), var(--line-strong));
  }

  > [data-tile='light'] {
    fill: light-dark(var(--surface), var(--ink));
  }
`

/** A decoration of quarter circles in the colors of the scheme. */
export const PanelPattern = () => (
  <Frame aria-hidden>
    <Svg viewBox={`0 0 ${side} ${side}`}>
      {paths.map(([name, d]) => (
        <path key={name} data-tile={name} d={d} />
      ))}
    </Svg>
  </Frame>
)
