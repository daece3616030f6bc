import type { ReactElement } from 'react'
import { render } from '@testing-library/react'
import { QueryClient, QueryClientProvider } from '@fortnight/shared-ui/query'
import { BrowserRouter } from '@fortnight/shared-ui/router'

/** A client that gives up at once; a test puts the data of its page into it. */
export const testClient = () => new QueryClient({ defaultOptions: { queries: { retry: false } } })

/** Renders a page at an address, with what surrounds it on the site. */
export function openPage(page: ReactElement, path: string, queryClient = testClient()) {
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

/** The statements for search engines on the page, by their type. */
export function statements() {
  const texts = [...document.querySelectorAll('script[type="application/ld+json"]')].map((script) => script.textContent)
  const all = texts.flatMap((text) => (JSON.parse(text) as { '@graph': { '@type': string }[] })['@graph'])
  return Object.fromEntries(all.map((statement) => [statement['@type'], statement]))
}
