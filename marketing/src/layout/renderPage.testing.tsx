import type { ReactElement } from 'react'
import { render } from '@testing-library/react'
import { QueryClient, QueryClientProvider } from '@fortnight/shared-ui/query'
import { BrowserRouter } from '@fortnight/shared-ui/router'
import { connect } from '@fortnight/supabase/client'

/** A query client without retries; tests put the page's data into its cache. */
export const createTestQueryClient = () => new QueryClient({ defaultOptions: { queries: { retry: false } } })

/** Makes every request to the database fail: nothing listens at this port. */
export const connectToUnreachableDatabase = () => connect({ url: 'http://127.0.0.1:9', key: 'none' })

/** Renders a page at a path, with the providers of the shell. */
export function renderPage(page: ReactElement, path: string, queryClient = createTestQueryClient()) {
  window.matchMedia = () => ({ matches: false }) as MediaQueryList
  window.scrollTo = () => undefined
  window.history.replaceState(null, '', path)
  return render(
    <QueryClientProvider client={queryClient}>
      <BrowserRouter>
        <main>{page}</main>
      </BrowserRouter>
    </QueryClientProvider>,
  )
}

type JsonLdNode = Record<string, unknown> & { '@type': string }

/** The page's JSON-LD nodes, by `@type`. */
export function readStructuredData() {
  const scripts = [...document.querySelectorAll('script[type="application/ld+json"]')]
  const nodes = scripts.flatMap(({ textContent }) => (JSON.parse(textContent) as { '@graph': JsonLdNode[] })['@graph'])
  return Object.fromEntries(nodes.map((node) => [node['@type'], node]))
}

/** The list item that contains an element. */
export function listItemOf(element: HTMLElement) {
  const item = element.closest('li')
  if (!item) throw new Error(`“${element.textContent}” is not in a list.`)
  return item
}
