import type { StorybookConfig } from '@storybook/react-vite'
import { icon } from '../src/theme/brandIcon.ts'
import { dark, fontUrl } from '../src/theme/tokens.ts'

const iconLink = `<link rel="icon" type="image/svg+xml" href="data:image/svg+xml,${encodeURIComponent(icon)}">`
const styles = `
  @font-face { font-family: 'Bricolage Grotesque'; src: url('.${fontUrl}'); font-weight: 600 800 }
  /* Storybook writes white on the accent, which is too pale on the one of the dark. */
  @media (prefers-color-scheme: dark) {
    #storybook-explorer-menu [data-selected='true'] :is(a, button, svg) { color: ${dark.accentInk} }
  }`

/** The catalogue of the design system: which stories it shows, and that it tells nobody about it. */
export default {
  framework: '@storybook/react-vite',
  stories: ['../src/*.stories.tsx'],
  addons: ['@storybook/addon-a11y'],
  staticDirs: [{ from: '../fonts/bricolage-grotesque.woff2', to: fontUrl }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The paper is a token of the scheme, not a choice of the reader.
  features: { backgrounds: false },
  previewHead: (head) => `${head}${iconLink}`,
  managerHead: (head) => `${head}${iconLink}<style>${styles}</style>`,
} satisfies StorybookConfig
