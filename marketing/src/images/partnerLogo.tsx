import type { CSSProperties } from 'react'
import satori from 'satori'
import { lightColors } from '@fortnight/shared-ui/theme/tokens'
import { createSeededRandom } from './seededRandom.ts'
import { fontFamily, fonts } from './fonts.ts'
import { type Palette, palettes } from './palettes.ts'

const sidePx = 160
const halfPx = sidePx / 2

const octagon = 'polygon(28% 0, 72% 0, 100% 28%, 100% 72%, 72% 100%, 28% 100%, 0 72%, 0 28%)'

/** Each fills the image from edge to edge: a square with cut corners, a circle, quarter rounds, arches and leaves. */
const shapes: readonly [CSSProperties, ...CSSProperties[]] = [
  { clipPath: octagon },
  { borderRadius: halfPx },
  { borderTopLeftRadius: 124 },
  { borderTopRightRadius: 124 },
  { borderBottomRightRadius: 124 },
  { borderBottomLeftRadius: 124 },
  { borderTopLeftRadius: halfPx, borderTopRightRadius: halfPx },
  { borderBottomLeftRadius: halfPx, borderBottomRightRadius: halfPx },
  { borderTopLeftRadius: halfPx, borderBottomRightRadius: halfPx },
  { borderTopRightRadius: halfPx, borderBottomLeftRadius: halfPx },
]

/** A generated monogram for a partner without a logo; the same name always gives the same image. */
export function partnerLogo(name: string) {
  const random = createSeededRandom(name)
  const colors = colorsOf(random.pick(palettes))
  const style = {
    display: 'flex',
    width: sidePx,
    height: sidePx,
    alignItems: 'center',
    justifyContent: 'center',
    fontFamily,
    fontSize: 72,
    letterSpacing: -3,
    ...colors,
    ...random.pick(shapes),
  } as const
  return satori(<div style={style}>{extractInitials(name)}</div>, { width: sidePx, height: sidePx, fonts })
}

/** A shape in the color of a light or a dark page would be invisible on it: it takes the accent color instead. */
const colorsOf = ({ background, foreground, accent }: Palette) =>
  background === lightColors.paper || background === lightColors.ink
    ? { background: accent, color: background }
    : { background, color: foreground }

/** 'lantern-models' becomes LM, 'keelhost' becomes Ke. */
export function extractInitials(name: string) {
  const [first = '', second = ''] = name.split('-')
  const initial = (first[0] ?? '').toUpperCase()
  return initial + (second ? (second[0] ?? '').toUpperCase() : (first[1] ?? ''))
}
