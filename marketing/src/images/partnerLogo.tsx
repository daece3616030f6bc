import satori from 'satori'
import { createSeededRandom } from './seededRandom.ts'
import { fontFamily, fonts } from './fonts.ts'
import { palettes } from './palettes.ts'

const sidePx = 160

const frames = [
  { borderRadius: 28, borderWidth: 4 },
  { borderRadius: sidePx / 2, borderWidth: 4 },
  { borderTopWidth: 34 },
  { borderRadius: 28, borderWidth: 12 },
] as const

/** A generated monogram for a partner without a logo; the same name always gives the same image. */
export function partnerLogo(name: string) {
  const random = createSeededRandom(name)
  const { background, foreground, accent, secondAccent } = random.pick(palettes)
  const borderColor = accent === foreground ? secondAccent : accent
  const style = {
    display: 'flex',
    boxSizing: 'border-box',
    width: sidePx,
    height: sidePx,
    alignItems: 'center',
    justifyContent: 'center',
    background,
    color: foreground,
    border: `0 solid ${borderColor}`,
    fontFamily,
    fontSize: 76,
    letterSpacing: -3,
    ...random.pick(frames),
  } as const
  return satori(<div style={style}>{extractInitials(name)}</div>, { width: sidePx, height: sidePx, fonts })
}

/** 'lantern-models' becomes LM, 'keelhost' becomes Ke. */
export function extractInitials(name: string) {
  const [first = '', second = ''] = name.split('-')
  const initial = (first[0] ?? '').toUpperCase()
  return initial + (second ? (second[0] ?? '').toUpperCase() : (first[1] ?? ''))
}
