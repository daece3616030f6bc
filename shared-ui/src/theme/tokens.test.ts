import { globalCss } from './globalCss.ts'
import { darkColors, commonVariables, lightColors, softTonePercent, type ColorRole } from './tokens.ts'

const channels = (color: string) => [1, 3, 5].map((start) => parseInt(color.slice(start, start + 2), 16))

const luminance = (rgb: number[]) => {
  const [red = 0, green = 0, blue = 0] = rgb.map((channel) => {
    const value = channel / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const contrast = (one: number[], other: number[]) => {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}

/** The result of `color-mix(in srgb, color percent%, base)`. */
const mix = (color: string, percent: number, base: string) => {
  const baseChannels = channels(base)
  return channels(color).map(
    (channel, index) => (channel * percent + (baseChannels[index] ?? 0) * (100 - percent)) / 100,
  )
}

/** The color role of the focus ring in the global styles. */
const focusRingRole = () =>
  /\n {2}:focus-visible {\s+outline: 2px solid var\(--([a-z]+)\)/.exec(globalCss)![1] as ColorRole

const tones = ['accent', 'positive', 'warning', 'danger', 'info'] as const
const textRoles: ColorRole[] = ['ink', 'inkSoft', ...tones]

describe.each([
  ['light', lightColors],
  ['dark', darkColors],
])('The %s scheme', (_name, scheme) => {
  const textOnBackground = textRoles.flatMap((text) => [[text, 'paper'] as const, [text, 'surface'] as const])

  it.each(textOnBackground)('has a contrast of at least 4.5:1 for %s on %s', (text, background) => {
    expect(contrast(channels(scheme[text]), channels(scheme[background]))).toBeGreaterThanOrEqual(4.5)
  })

  it.each(['accent', 'danger'] as const)(
    'has a contrast of at least 4.5:1 for accentInk on %s, plain and hovered',
    (background) => {
      expect(contrast(channels(scheme.accentInk), channels(scheme[background]))).toBeGreaterThanOrEqual(4.5)
      expect(contrast(channels(scheme.accentInk), mix(scheme[background], 88, scheme.ink))).toBeGreaterThanOrEqual(4.5)
    },
  )

  it.each(tones)('has a contrast of at least 4.5:1 for %s and ink on the soft background of that tone', (tone) => {
    const soft = mix(scheme[tone], softTonePercent, scheme.surface)
    expect(contrast(channels(scheme[tone]), soft)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(channels(scheme.ink), soft)).toBeGreaterThanOrEqual(4.5)
  })

  it.each(['ink', 'inkSoft'] as const)('has a contrast of at least 4.5:1 for %s on line', (text) => {
    expect(contrast(channels(scheme[text]), channels(scheme.line))).toBeGreaterThanOrEqual(4.5)
  })

  it('has a contrast of at least 4.5:1 for inkSoft on the background of a neutral badge', () => {
    const soft = mix(scheme.inkSoft, softTonePercent, scheme.surface)
    expect(contrast(channels(scheme.inkSoft), soft)).toBeGreaterThanOrEqual(4.5)
  })

  it.each(['paper', 'surface'] as const)('has a contrast of at least 3:1 for controls on %s', (background) => {
    expect(contrast(channels(scheme.lineStrong), channels(scheme[background]))).toBeGreaterThanOrEqual(3)
    expect(contrast(channels(scheme.accent), channels(scheme[background]))).toBeGreaterThanOrEqual(3)
  })

  it.each(['paper', 'surface', 'line'] as const)(
    'has a contrast of at least 3:1 for the focus ring on %s',
    (background) => {
      expect(contrast(channels(scheme[focusRingRole()]), channels(scheme[background]))).toBeGreaterThanOrEqual(3)
    },
  )

  it.each(tones)('has a contrast of at least 3:1 for the focus ring on the soft background of %s', (tone) => {
    const soft = mix(scheme[tone], softTonePercent, scheme.surface)
    expect(contrast(channels(scheme[focusRingRole()]), soft)).toBeGreaterThanOrEqual(3)
  })
})

describe('The focus ring', () => {
  it('is drawn in ink, so that it differs from actions and errors', () => {
    expect(focusRingRole()).toBe('ink')
  })
})

describe('commonVariables', () => {
  it('scales text from its smallest size at 360 px to its largest at 1280 px', () => {
    expect(commonVariables).toContain('--text-64:clamp(2.375rem,1.739rem + 2.83vw,4rem);')
  })

  it('contains the nine spacing steps', () => {
    expect(commonVariables.match(/--space-\d:[\d.]+rem/g)).toHaveLength(9)
    expect(commonVariables).toContain('--space-9:6rem;')
  })
})
