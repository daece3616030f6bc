import { dark, light } from '@fortnight/shared-ui/theme/tokens'

/** Paper, print and two inks. A picture keeps its colours in both colour schemes, as a printed one would. */
export type Palette = { paper: string; print: string; first: string; second: string }

export const palettes: readonly [Palette, ...Palette[]] = [
  { paper: light.paper, print: light.ink, first: light.accent, second: light.ink },
  { paper: light.accent, print: light.accentInk, first: light.accentInk, second: light.ink },
  { paper: light.ink, print: light.paper, first: dark.accent, second: light.paper },
  { paper: light.line, print: light.ink, first: light.accent, second: light.surface },
  { paper: light.paper, print: light.ink, first: light.info, second: light.accent },
  { paper: light.positive, print: light.paper, first: light.paper, second: dark.positive },
]
