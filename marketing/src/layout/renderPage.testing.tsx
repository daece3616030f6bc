import type { ReactElement } from 'react'
import { render } from '@testing-library/react'
import { QueryClient, QueryClientProvider } from '@fortnight/shared-ui/query'
import { BrowserRouter } from '@fortnight/shared-ui/router'

/** A query client without retries; tests put the page's data into its cache. */
export const createTestQueryClient = () => new QueryClient({ defaultOptions: { queries: { retry: false } } })

/** Renders a page at a path, with the providers of the shell. */
export function renderPage(page: ReactElement, path: string, queryClient = createTestQueryClient()) {
  window.matchMedia = () => ({ matches: false }) as MediaQueryList
  window.history.replaceState(null, '', path)
  return render(
    <QueryClientProvider client={queryClient}>
      <BrowserRouter>
        <main>{page}</main>
      </BrowserRouter>
    </QueryClientProvider>,
  )
}

/** The page's JSON-LD nodes, by `@type`. */
export function readStructuredData() {
  const texts = [...document.querySelectorAll('script[type="application/ld+json"]')].map((script) => script.textContent)
  const all = texts.flatMap((text) => (JSON.parse(text) as { '@graph': { '@type': string }[] })['@graph'])
  return Object.fromEntries(all.map((statement) => [statement['@type'], statement]))
}
