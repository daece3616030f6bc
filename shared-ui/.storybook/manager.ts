import { addons } from 'storybook/manager-api'
import { create } from 'storybook/theming'
import { brand } from '../src/theme/brand.ts'
import { darkColors, lightColors, radiiPx } from '../src/theme/tokens.ts'

const isDark = matchMedia('(prefers-color-scheme: dark)').matches
const colors = isDark ? darkColors : lightColors

// Storybook's own interface in the tokens of the product.
addons.setConfig({
  theme: create({
    base: isDark ? 'dark' : 'light',
    brandTitle: `<strong style="font: 700 22px 'Bricolage Grotesque'; letter-spacing: -0.02em">${brand.name}</strong>`,
    brandUrl: './',
    fontBase: 'Figtree, sans-serif',
    appBg: colors.paper,
    appContentBg: colors.surface,
    appPreviewBg: colors.paper,
    appBorderColor: colors.line,
    appBorderRadius: radiiPx.small,
    colorPrimary: colors.accent,
    colorSecondary: colors.accent,
    textColor: colors.ink,
    textMutedColor: colors.inkSoft,
    barBg: colors.surface,
    barTextColor: colors.inkSoft,
    barHoverColor: colors.accent,
    barSelectedColor: colors.accent,
    inputBg: colors.surface,
    inputBorder: colors.lineStrong,
    inputTextColor: colors.ink,
    inputBorderRadius: radiiPx.small,
  }),
})
