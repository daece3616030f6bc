import { addons } from 'storybook/manager-api'
import { create } from 'storybook/theming'
import { brand } from '../src/theme/brand.ts'
import { dark, light, radii } from '../src/theme/tokens.ts'

const isDark = matchMedia('(prefers-color-scheme: dark)').matches
const colours = isDark ? dark : light

// The frame around the stories, in the product's own tokens.
addons.setConfig({
  theme: create({
    base: isDark ? 'dark' : 'light',
    brandTitle: `<strong style="font: 700 22px 'Bricolage Grotesque'; letter-spacing: -0.02em">${brand.name}</strong>`,
    brandUrl: './',
    fontBase: "system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif",
    appBg: colours.paper,
    appContentBg: colours.surface,
    appPreviewBg: colours.paper,
    appBorderColor: colours.line,
    appBorderRadius: radii.small,
    colorPrimary: colours.accent,
    colorSecondary: colours.accent,
    textColor: colours.ink,
    textMutedColor: colours.inkSoft,
    barBg: colours.surface,
    barTextColor: colours.inkSoft,
    barHoverColor: colours.accent,
    barSelectedColor: colours.accent,
    inputBg: colours.surface,
    inputBorder: colours.lineStrong,
    inputTextColor: colours.ink,
    inputBorderRadius: radii.small,
  }),
})
