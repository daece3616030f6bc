import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { QueryClient, QueryClientProvider } from '@fortnight/shared-ui/query'
import { BrowserRouter } from '@fortnight/shared-ui/router'
import { globalCss } from '@fortnight/shared-ui/theme/globalCss'
import { connect } from '@fortnight/supabase/client'

/** Renders an area on the page of its own dev server, inside the providers that the shell supplies in the product. */
export function renderStandalone(area: ReactNode) {
  connect({ url: location.origin, key: process.env.FORTNIGHT_PUBLISHABLE_KEY ?? '' })
  const queryClient = new QueryClient({
    defaultOptions: { queries: { retry: 1, staleTime: 300_000, refetchOnWindowFocus: false } },
  })
  createRoot(document.getElementById('root') as HTMLElement).render(
    <QueryClientProvider client={queryClient}>
      <style>{globalCss}</style>
      <BrowserRouter>
        <main id="content">{area}</main>
      </BrowserRouter>
    </QueryClientProvider>,
  )
}
