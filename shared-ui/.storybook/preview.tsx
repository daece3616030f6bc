import { BrowserRouter } from '@fortnight/shared-ui/router'
import type { Decorator, Preview } from '@storybook/react-vite'
import { useLayoutEffect, type ReactNode } from 'react'
import { configure } from 'storybook/test'
import { GlobalStyle } from '../src/theme/GlobalStyle.tsx'
import { VisuallyHidden } from '../src/page/VisuallyHidden.tsx'

// A part that is loaded when it is needed takes its time on a slow machine.
configure({ asyncUtilTimeout: 10_000 })

type PageProps = { scheme: string; heading: string; children: ReactNode }

/** Where a component stands in the product: under the heading of a page, in its main part, in one of two schemes. */
function Page({ scheme, heading, children }: PageProps) {
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = scheme
  }, [scheme])
  return (
    <BrowserRouter>
      <GlobalStyle />
      <main id="content" style={{ padding: 'var(--space-5)' }}>
        <VisuallyHidden as="h1">{heading}</VisuallyHidden>
        {children}
      </main>
    </BrowserRouter>
  )
}

const onPage: Decorator = (Story, { globals, title, name }) => (
  <Page scheme={globals.scheme} heading={`${title}: ${name}`}>
    <Story />
  </Page>
)

const width = (name: string, pixels: number) => ({ name, styles: { width: `${pixels}px`, height: '100%' } })

export default {
  decorators: [onPage],
  initialGlobals: { scheme: 'system' },
  globalTypes: {
    scheme: {
      description: 'Colour scheme',
      toolbar: {
        icon: 'mirror',
        dynamicTitle: true,
        items: [
          { value: 'system', title: 'Scheme of the system' },
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
      },
    },
  },
  parameters: {
    layout: 'fullscreen',
    // A story stands in the main part of a page, so nothing may lie outside of it.
    a11y: { test: 'error', config: { rules: [{ id: 'region', enabled: true }] } },
    viewport: { options: { phone: width('Phone', 360), tablet: width('Tablet', 768), desk: width('Desk', 1440) } },
    options: { storySort: { order: ['Foundations', 'Actions', 'Forms', 'Content', 'Feedback', 'Page'] } },
  },
} satisfies Preview
