import { render } from '@testing-library/react'
import { QueryClient, QueryClientProvider } from '@fortnight/shared-ui/query'
import { BrowserRouter, Route, Routes, useLocation } from '@fortnight/shared-ui/router'
import { type Session, useSession } from '@fortnight/supabase/session'
import { Layout } from './Layout.tsx'
import NotFoundPage from '../notFound/NotFoundPage.tsx'

const user = { id: '5b0d9a5e-0000-4000-8000-000000000001', email: 'maria@bakery.example' }

export const visitor: Session = { status: 'signed-out', user: null, userType: null }
export const client: Session = { status: 'signed-in', user, userType: 'client' }
export const admin: Session = { status: 'signed-in', user, userType: 'admin' }

function Content() {
  const { pathname } = useLocation()
  if (pathname === '/unknown') return <NotFoundPage />
  if (pathname !== '/') return <h1>{`The page ${pathname}`}</h1>
  return ['what-included', 'why-us', 'faq', 'contact'].map((id) => (
    <section key={id} id={id} aria-label={id} tabIndex={-1} />
  ))
}

/** For tests: renders the layout at a path with a session, and mocks `window.scrollTo`. */
export function renderLayout(path: string, session: Session) {
  const scrollTo = jest.fn()
  window.scrollTo = scrollTo
  window.matchMedia = () => ({ matches: false }) as MediaQueryList
  window.history.replaceState(null, '', path)
  useSession.setState(session, true)
  const queryClient = new QueryClient()
  const result = render(
    <QueryClientProvider client={queryClient}>
      <BrowserRouter>
        <Routes>
          <Route element={<Layout />}>
            <Route path="*" element={<Content />} />
          </Route>
        </Routes>
      </BrowserRouter>
    </QueryClientProvider>,
  )
  return { scrollTo, queryClient, layoutRoot: result.container.firstElementChild, ...result }
}

/** The content of the page's meta tag with a name. */
export const metaContent = (name: string) => document.querySelector(`meta[name=${name}]`)?.getAttribute('content')
