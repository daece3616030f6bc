import { darkColors, lightColors } from '@fortnight/shared-ui/theme/tokens'

/** Background, foreground and two accents. Generated images look the same in both color schemes. */
export type Palette = { paper: string; print: string; first: string; second: string }

export const palettes: readonly [Palette, ...Palette[]] = [
  { paper: lightColors.paper, print: lightColors.ink, first: lightColors.accent, second: lightColors.ink },
  { paper: lightColors.accent, print: lightColors.accentInk, first: lightColors.accentInk, second: lightColors.ink },
  { paper: lightColors.ink, print: lightColors.paper, first: darkColors.accent, second: lightColors.paper },
  { paper: lightColors.line, print: lightColors.ink, first: lightColors.accent, second: lightColors.surface },
  { paper: lightColors.paper, print: lightColors.ink, first: lightColors.info, second: lightColors.accent },
  { paper: lightColors.positive, print: lightColors.paper, first: lightColors.paper, second: darkColors.positive },
]
