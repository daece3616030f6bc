import type { StorybookConfig } from '@storybook/react-vite'
import { brandIconSvg } from '../src/theme/brandIcon.ts'
import { darkColors, fontUrls } from '../src/theme/tokens.ts'

const faviconLink = `<link rel="icon" type="image/svg+xml" href="data:image/svg+xml,${encodeURIComponent(brandIconSvg)}">`
const managerStyles = `
  @font-face { font-family: 'Bricolage Grotesque'; src: url('.${fontUrls.heading}'); font-weight: 700 }
  @font-face { font-family: Figtree; src: url('.${fontUrls.body}'); font-weight: 400 700 }
  /* Storybook puts white text on the accent color, which lacks contrast in the dark scheme. */
  @media (prefers-color-scheme: dark) {
    #storybook-explorer-menu [data-selected='true'] :is(a, button, svg) { color: ${darkColors.accentInk} }
  }`

/** Storybook of the design system, without telemetry. Stories are grouped by their folder. */
export default {
  framework: '@storybook/react-vite',
  stories: ['../src/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y'],
  staticDirs: Object.values(fontUrls).map((url) => ({ from: `..${url}`, to: url })),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The background is a token of the color scheme, not a toolbar choice.
  features: { backgrounds: false },
  previewHead: (head) => `${head}${faviconLink}`,
  managerHead: (head) => `${head}${faviconLink}<style>${managerStyles}</style>`,
} satisfies StorybookConfig
