/** Where the heading font is served, for ever under this name; the shell preloads it, GlobalStyle declares it. */
export const fontUrl = '/fonts/bricolage-grotesque-2.woff2'

/** Colours of the light scheme by role. `theme.test.ts` proves that every pair in use meets WCAG AA. */
export const light = {
  paper: '#FBF8F3',
  surface: '#FFFFFF',
  ink: '#1A1714',
  inkSoft: '#5B544B',
  line: '#E4DCCF',
  /** Borders of controls: a person must be able to see where the field is, so 3:1 against the surface. */
  lineStrong: '#8B8275',
  accent: '#B8390E',
  accentInk: '#FFFFFF',
  positive: '#1E6B43',
  warning: '#8A5A00',
  danger: '#A8201A',
  info: '#1F5A96',
}

/** Name of a colour role. */
export type ColourRole = keyof typeof light

/** Colours of the dark scheme by the same roles. */
export const dark: Record<ColourRole, string> = {
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

/** How much of a tone is mixed into the surface for its soft background, in per cent. */
export const softShare = 12

/** The CSS custom property of a colour: `inkSoft` becomes `--ink-soft`. */
export const propertyOf = (role: string): string =>
  `--${role.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`

/** A scheme as CSS custom properties. */
export const colourVariables = (scheme: Record<ColourRole, string>): string =>
  Object.entries(scheme)
    .map(([role, value]) => `${propertyOf(role)}:${value};`)
    .join('')

const fluid = (smallest: number, largest: number) => {
  const slope = (largest - smallest) / (1280 - 360)
  const start = (smallest - slope * 360) / 16
  return `clamp(${smallest / 16}rem,${start.toFixed(3)}rem + ${(slope * 100).toFixed(2)}vw,${largest / 16}rem)`
}

/** Steps of space in px, `--space-1` to `--space-9`. */
export const spaces = [4, 8, 12, 16, 24, 32, 48, 64, 96]

/** Sizes of type in px on a phone and on a desk; the token is named after the larger, as in `--text-22`. */
export const textSizes: [number, number][] = [
  [14, 14],
  [16, 16],
  [17, 18],
  [19, 22],
  [22, 28],
  [27, 36],
  [33, 48],
  [38, 64],
]

/** Corners in px: `--radius-small` for controls, `--radius-large` for sheets. */
export const radii = { small: 4, large: 10 }

/** Colours that have a soft background of their own, such as `--accent-soft`. */
export const softTones = ['accent', 'positive', 'warning', 'danger', 'info'] as const satisfies ColourRole[]

/** Everything that is the same in both schemes. Type grows between 360 and 1280 px of width. */
export const fixedVariables = [
  ...spaces.map((pixels, index) => `--space-${index + 1}:${pixels / 16}rem;`),
  ...textSizes.map(([smallest, largest]) =>
    smallest === largest ? `--text-${largest}:${largest / 16}rem;` : `--text-${largest}:${fluid(smallest, largest)};`,
  ),
  ...softTones.map((tone) => `--${tone}-soft:color-mix(in srgb,var(--${tone}) ${softShare}%,var(--surface));`),
  ...Object.entries(radii).map(([name, pixels]) => `--radius-${name}:${pixels}px;`),
  '--measure:68ch;--page:70rem;',
  // How high the header of every page is, for what sticks below it.
  '--header:72px;',
  "--font-heading:'Bricolage Grotesque','Bricolage Fallback',sans-serif;",
  "--font-body:system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif;",
].join('')
