import { createRoot } from 'react-dom/client'
import { QueryClient, QueryClientProvider } from '@fortnight/shared-ui/query'
import { GlobalStyle } from '@fortnight/shared-ui/theme/GlobalStyle'
import { BrowserRouter } from '@fortnight/shared-ui/router'
import { connect } from '@fortnight/supabase/client'
import App from './App.tsx'

// This area without the shell, for its own dev server: what the shell usually provides, in the plainest form.
connect({ url: window.location.origin, key: process.env.FORTNIGHT_PUBLISHABLE_KEY ?? '' })

createRoot(document.getElementById('root') ?? document.body).render(
  <QueryClientProvider client={new QueryClient()}>
    <GlobalStyle />
    <BrowserRouter>
      <main>
        <App />
      </main>
    </BrowserRouter>
  </QueryClientProvider>,
)
