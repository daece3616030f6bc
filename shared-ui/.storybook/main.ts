import type { StorybookConfig } from '@storybook/react-vite'
import { icon } from '../src/icon.ts'
import { fontUrl } from '../src/theme.ts'

const iconLink = `<link rel="icon" type="image/svg+xml" href="data:image/svg+xml,${encodeURIComponent(icon)}">`

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
  managerHead: (head) => `${head}${iconLink}
    <style>@font-face { font-family: 'Bricolage Grotesque'; src: url('.${fontUrl}'); font-weight: 600 800 }</style>`,
} satisfies StorybookConfig
