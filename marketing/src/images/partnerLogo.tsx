import satori from 'satori'
import { createSeededRandom } from './seededRandom.ts'
import { fontFamily, fonts } from './fonts.ts'
import { palettes } from './palettes.ts'

const side = 160

const frames = [
  { borderRadius: 28, borderWidth: 4 },
  { borderRadius: side / 2, borderWidth: 4 },
  { borderTopWidth: 34 },
  { borderRadius: 28, borderWidth: 12 },
] as const

/** A generated monogram for a partner without a logo; the same name always gives the same image. */
export function partnerLogo(name: string) {
  const chance = createSeededRandom(name)
  const { paper, print, first, second } = chance.pick(palettes)
  const bar = first === print ? second : first
  const look = {
    display: 'flex',
    boxSizing: 'border-box',
    width: side,
    height: side,
    alignItems: 'center',
    justifyContent: 'center',
    background: paper,
    color: print,
    border: `0 solid ${bar}`,
    fontFamily,
    fontSize: 76,
    letterSpacing: -3,
    ...chance.pick(frames),
  } as const
  return satori(<div style={look}>{extractInitials(name)}</div>, { width: side, height: side, fonts })
}

/** 'lantern-models' becomes LM, 'keelhost' becomes Ke. */
export function extractInitials(name: string) {
  const [first = '', second = ''] = name.split('-')
  const initial = (first[0] ?? '').toUpperCase()
  return initial + (second ? (second[0] ?? '').toUpperCase() : (first[1] ?? ''))
}
