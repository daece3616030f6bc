import { BrowserRouter } from '@fortnight/shared-ui/router'
import type { Decorator, Preview } from '@storybook/react-vite'
import { useLayoutEffect, type ReactNode } from 'react'
import { configure } from 'storybook/test'
import { globalCss } from '../src/theme/globalCss.ts'
import { VisuallyHidden } from '../src/page/VisuallyHidden.tsx'

// Lazily loaded components take long on a slow machine.
configure({ asyncUtilTimeout: 10_000 })

type PageProps = { scheme: string; heading: string; section?: string; children: ReactNode }

/**
 * Renders a story where components are in the product: in the main element of a page with a heading, in one color scheme. The
 * parameter `section` is the heading of the section that a component with headings of its own belongs to.
 */
function Page({ scheme, heading, section, children }: PageProps) {
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = scheme
  }, [scheme])
  return (
    <BrowserRouter>
      <style>{globalCss}</style>
      <main id="content" style={{ padding: 'var(--space-5)' }}>
        <VisuallyHidden as="h1">{heading}</VisuallyHidden>
        {section && <VisuallyHidden as="h2">{section}</VisuallyHidden>}
        {children}
      </main>
    </BrowserRouter>
  )
}

const withPage: Decorator = (Story, { globals, title, name, parameters }) => (
  <Page
    scheme={String(globals.scheme)}
    heading={`${title}: ${name}`}
    section={parameters.section as string | undefined}
  >
    <Story />
  </Page>
)

const viewport = (name: string, widthPx: number) => ({ name, styles: { width: `${widthPx}px`, height: '100%' } })

export default {
  decorators: [withPage],
  initialGlobals: { scheme: 'system' },
  globalTypes: {
    scheme: {
      description: 'Color scheme',
      toolbar: {
        icon: 'mirror',
        dynamicTitle: true,
        items: [
          { value: 'system', title: 'System' },
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
      },
    },
  },
  parameters: {
    layout: 'fullscreen',
    // Stories render inside the main element, so nothing may lie outside of a landmark.
    a11y: { test: 'error', config: { rules: [{ id: 'region', enabled: true }] } },
    viewport: {
      options: { phone: viewport('Phone', 360), tablet: viewport('Tablet', 768), desktop: viewport('Desktop', 1440) },
    },
    options: {
      storySort: { order: ['theme', 'controls', 'forms', 'overlays', 'feedback', 'data', 'markdown', 'page'] },
    },
  },
} satisfies Preview
