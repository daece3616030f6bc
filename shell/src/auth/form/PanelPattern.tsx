import { styled } from 'styled-components'

const columns = 5
const rows = 7

/* The quarter circle around each corner of a tile, as a path from there. */
const quarterCircles = [
  [0, 0, 'h1a1 1 0 0 1-1 1z'],
  [1, 0, 'v1a1 1 0 0 1-1-1z'],
  [1, 1, 'h-1a1 1 0 0 1 1-1z'],
  [0, 1, 'v-1a1 1 0 0 1 1 1z'],
] as const

/* Column, row and corner of each quarter circle; as digits. */
const tiles = {
  accent: '001 322 420 130 330 240 052 150 360 462',
  dark: '102 200 211 402 412 431 453 143 013 061',
  light: '110 221 232 312',
}

const paths = Object.entries(tiles).map(([name, places]) => {
  const shapes = places.split(' ').map((place) => {
    const [column = 0, row = 0, corner = 0] = Array.from(place, Number)
    const [x, y, shape] = quarterCircles[corner] ?? quarterCircles[0]
    return `M${column + x} ${row + y}${shape}`
  })
  return [name, shapes.join('')] as const
})

/* Takes its height from its box, and adds none to it. */
const Frame = styled.div`
  container-type: size;
`

const Svg = styled.svg`
  display: block;
  width: 100%;
  height: 100%;
  /* Whole tiles, which have a fifth of the width; nothing stands below them. */
  height: round(down, 100cqh, 20cqw);
  border-radius: var(--radius-large);
  background: var(--line);
  /* Without the first pixel of the next row. */
  clip-path: inset(0 0 1px round var(--radius-large));

  :not(:first-child) > & {
    border-start-start-radius: 0;
    border-start-end-radius: 0;
    clip-path: inset(0 0 1px round 0 0 var(--radius-large) var(--radius-large));
  }

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

/** A decoration of quarter circles that fills its box, in the colors of the scheme. */
export const PanelPattern = () => (
  <Frame aria-hidden>
    <Svg viewBox={`0 0 ${columns} ${rows}`} preserveAspectRatio="xMinYMin slice">
      {paths.map(([name, d]) => (
        <path key={name} data-tile={name} d={d} />
      ))}
    </Svg>
  </Frame>
)
