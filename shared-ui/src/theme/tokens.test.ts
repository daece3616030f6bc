import { dark, fixedVariables, light, softShare, type ColourRole } from './tokens.ts'

const channels = (colour: string) => [1, 3, 5].map((start) => parseInt(colour.slice(start, start + 2), 16))

const luminance = (colour: number[]) => {
  const [red = 0, green = 0, blue = 0] = colour.map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const contrast = (one: number[], other: number[]) => {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}

/** What `color-mix(in srgb, colour share%, base)` gives. */
const mix = (colour: string, share: number, base: string) => {
  const under = channels(base)
  return channels(colour).map((channel, index) => (channel * share + (under[index] ?? 0) * (100 - share)) / 100)
}

const tones = ['accent', 'positive', 'warning', 'danger', 'info'] as const
const texts: ColourRole[] = ['ink', 'inkSoft', ...tones]

describe.each([
  ['light', light],
  ['dark', dark],
])('The %s scheme', (_name, scheme) => {
  const onPages = texts.flatMap((text) => [[text, 'paper'] as const, [text, 'surface'] as const])

  it.each(onPages)('sets %s on %s with at least 4.5:1', (text, background) => {
    expect(contrast(channels(scheme[text]), channels(scheme[background]))).toBeGreaterThanOrEqual(4.5)
  })

  it.each(['accent', 'danger'] as const)('sets accentInk on %s, plain and hovered, with at least 4.5:1', (filled) => {
    expect(contrast(channels(scheme.accentInk), channels(scheme[filled]))).toBeGreaterThanOrEqual(4.5)
    expect(contrast(channels(scheme.accentInk), mix(scheme[filled], 88, scheme.ink))).toBeGreaterThanOrEqual(4.5)
  })

  it.each(tones)('sets %s and ink on the soft background of that tone with at least 4.5:1', (tone) => {
    const soft = mix(scheme[tone], softShare, scheme.surface)
    expect(contrast(channels(scheme[tone]), soft)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(channels(scheme.ink), soft)).toBeGreaterThanOrEqual(4.5)
  })

  it('sets inkSoft on the soft background of a neutral badge with at least 4.5:1', () => {
    const soft = mix(scheme.inkSoft, softShare, scheme.surface)
    expect(contrast(channels(scheme.inkSoft), soft)).toBeGreaterThanOrEqual(4.5)
  })

  it.each(['paper', 'surface'] as const)('draws controls and the focus ring on %s with at least 3:1', (background) => {
    expect(contrast(channels(scheme.lineStrong), channels(scheme[background]))).toBeGreaterThanOrEqual(3)
    expect(contrast(channels(scheme.accent), channels(scheme[background]))).toBeGreaterThanOrEqual(3)
  })
})

describe('The fixed tokens', () => {
  it('grow type from its smallest size at 360 px to its largest at 1280 px', () => {
    expect(fixedVariables).toContain('--text-64:clamp(2.375rem,1.739rem + 2.83vw,4rem);')
  })

  it('hold the nine spaces', () => {
    expect(fixedVariables.match(/--space-\d:[\d.]+rem/g)).toHaveLength(9)
    expect(fixedVariables).toContain('--space-9:6rem;')
  })
})
