import { darkColors, lightColors } from '@fortnight/shared-ui/theme/tokens'

/** Background, foreground and two accents. */
export type Palette = { background: string; foreground: string; accent: string; secondAccent: string }

export const palettes: readonly [Palette, ...Palette[]] = [
  {
    background: lightColors.paper,
    foreground: lightColors.ink,
    accent: lightColors.accent,
    secondAccent: lightColors.ink,
  },
  {
    background: lightColors.accent,
    foreground: lightColors.paper,
    accent: lightColors.paper,
    secondAccent: lightColors.ink,
  },
  {
    background: lightColors.ink,
    foreground: lightColors.paper,
    accent: darkColors.accent,
    secondAccent: lightColors.paper,
  },
  {
    background: lightColors.line,
    foreground: lightColors.ink,
    accent: lightColors.accent,
    secondAccent: lightColors.surface,
  },
  {
    background: lightColors.paper,
    foreground: lightColors.ink,
    accent: lightColors.info,
    secondAccent: lightColors.accent,
  },
  {
    background: lightColors.positive,
    foreground: lightColors.paper,
    accent: lightColors.paper,
    secondAccent: darkColors.positive,
  },
]

/** What the colors of a cover with a light background become in the dark scheme. Other covers are the same in both schemes. */
export const darkTwins: Readonly<Record<string, string>> = {
  [lightColors.paper]: darkColors.surface,
  [lightColors.line]: darkColors.line,
  [lightColors.surface]: darkColors.paper,
  [lightColors.ink]: darkColors.ink,
  [lightColors.accent]: darkColors.accent,
  [lightColors.info]: darkColors.info,
}

export const hasLightBackground = ({ background }: Palette) =>
  background === lightColors.paper || background === lightColors.line

/** Palettes of patterns in the dark scheme. */
export const darkPalettes: readonly [Palette, ...Palette[]] = [
  {
    background: darkColors.paper,
    foreground: darkColors.line,
    accent: darkColors.accent,
    secondAccent: lightColors.accent,
  },
  {
    background: darkColors.line,
    foreground: darkColors.paper,
    accent: darkColors.accent,
    secondAccent: darkColors.ink,
  },
  {
    background: lightColors.accent,
    foreground: darkColors.paper,
    accent: darkColors.accent,
    secondAccent: darkColors.ink,
  },
]
