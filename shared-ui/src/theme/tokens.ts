/**
 * URLs of the fonts, cached as immutable: a changed file needs a new name. The shell preloads `heading` and `body`; browsers
 * load the accented letters for pages that contain some.
 */
export const fontUrls = {
  heading: '/fonts/bricolage-grotesque-4.woff2',
  headingAccented: '/fonts/bricolage-grotesque-accented-4.woff2',
  body: '/fonts/figtree-2.woff2',
  bodyAccented: '/fonts/figtree-accented-2.woff2',
}

/** Colors of the light scheme by role. `tokens.test.ts` checks that every pair in use meets WCAG AA. */
export const lightColors = {
  paper: '#FBF8F3',
  surface: '#FFFFFF',
  ink: '#1A1714',
  inkSoft: '#5B544B',
  line: '#E4DCCF',
  /** Borders of controls; at least 3:1 against the surface, so that the field can be seen. */
  lineStrong: '#8B8275',
  accent: '#B8390E',
  accentInk: '#FFFFFF',
  positive: '#1E6B43',
  warning: '#8A5A00',
  danger: '#A8201A',
  info: '#1F5A96',
}

/** Name of a color role. */
export type ColorRole = keyof typeof lightColors

/** Colors of the dark scheme by the same roles. */
export const darkColors: Record<ColorRole, string> = {
  paper: '#141311',
  surface: '#1D1B18',
  ink: '#F4EFE7',
  inkSoft: '#B9B0A3',
  line: '#37332D',
  lineStrong: '#7F776B',
  accent: '#FF8A5C',
  accentInk: '#1A0E08',
  positive: '#74CC98',
  warning: '#E9B65C',
  danger: '#FF9A94',
  info: '#8DBDF0',
}

/** Percentage of a tone that is mixed into the surface for its soft background. */
export const softTonePercent = 12

/** The CSS custom property of a color role: `inkSoft` becomes `--ink-soft`. */
export const cssVariableName = (role: string): string =>
  `--${role.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`

/** A scheme as CSS custom properties. */
export const colorVariables = (scheme: Record<ColorRole, string>): string =>
  Object.entries(scheme)
    .map(([role, value]) => `${cssVariableName(role)}:${value};`)
    .join('')

const fluidSize = (minPx: number, maxPx: number) => {
  const slope = (maxPx - minPx) / (1280 - 360)
  const interceptRem = (minPx - slope * 360) / 16
  return `clamp(${minPx / 16}rem,${interceptRem.toFixed(3)}rem + ${(slope * 100).toFixed(2)}vw,${maxPx / 16}rem)`
}

/** Spacing steps, `--space-1` to `--space-9`. */
export const spacesPx = [4, 8, 12, 16, 24, 32, 48, 64, 96]

/** Text sizes on a phone and on a desktop; the token is named after the larger one, as in `--text-22`. */
export const textSizesPx: [number, number][] = [
  [14, 14],
  [16, 16],
  [17, 18],
  [19, 22],
  [22, 28],
  [27, 36],
  [33, 48],
  [38, 64],
]

/** Border radii: `--radius-small` for controls, `--radius-large` for cards. */
export const radiiPx = { small: 4, large: 10 }

/** Colors that have a soft background, such as `--accent-soft`. */
export const softTones = ['accent', 'positive', 'warning', 'danger', 'info'] as const satisfies ColorRole[]

/** Custom properties that both schemes share. Text sizes grow between viewports of 360 and 1280 px. */
export const commonVariables = [
  ...spacesPx.map((pixels, index) => `--space-${index + 1}:${pixels / 16}rem;`),
  ...textSizesPx.map(([minPx, maxPx]) =>
    minPx === maxPx ? `--text-${maxPx}:${maxPx / 16}rem;` : `--text-${maxPx}:${fluidSize(minPx, maxPx)};`,
  ),
  ...softTones.map((tone) => `--${tone}-soft:color-mix(in srgb,var(--${tone}) ${softTonePercent}%,var(--surface));`),
  ...Object.entries(radiiPx).map(([name, pixels]) => `--radius-${name}:${pixels}px;`),
  // About 72 characters. In em, because the width of `ch` differs between the body font and its fallback.
  '--measure:33em;--page:70rem;',
  // Height of the header, for what sticks below it.
  '--header:72px;',
  "--font-heading:'Bricolage Grotesque','Bricolage Fallback',sans-serif;",
  "--font-body:Figtree,'Figtree Fallback',sans-serif;",
].join('')
