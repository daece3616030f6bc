import { lazy, Suspense, useRef } from 'react'
import { Outlet, useLocation } from '@fortnight/shared-ui/router'
import { SkipLink } from '@fortnight/shared-ui/page/SkipLink'
import { useSession } from '@fortnight/supabase/session'
import { styled } from 'styled-components'
import { areaOf } from '../areas.ts'
import { ConsentSlot } from '../consent/ConsentSlot.tsx'
import { Footer } from './Footer.tsx'
import { Header } from '../header/Header.tsx'
import { NextPage } from './NavigationPendingNotice.tsx'
import { usePageChange } from './useNavigationEffects.ts'

// Hardly anybody ever sees it.
const UnconfirmedType = lazy(() => import('../auth/session/UnconfirmedUserType.tsx'))

const Page = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100svh;

  /* Tables need room, and what is around them stands above their edges. */
  &[data-area='backoffice'] {
    --page: 87rem;
  }
`

const Main = styled.main`
  flex: 1;

  &:focus {
    outline: none;
  }
`

/** What is around every page. The server looks for `data-shell` to tell the head's tags from the page. [CHROME-1] */
export function Layout({ hasAnalytics = false }: { hasAnalytics?: boolean }) {
  const main = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  usePageChange(main)
  const isTypeUnconfirmed = useSession((session) => 'isTypeUnconfirmed' in session && session.isTypeUnconfirmed)
  return (
    <Page data-shell data-area={areaOf(pathname)?.remote}>
      <SkipLink />
      {hasAnalytics && <ConsentSlot />}
      <Header />
      <NextPage />
      {isTypeUnconfirmed && (
        <Suspense>
          <UnconfirmedType />
        </Suspense>
      )}
      <Main id="content" ref={main} tabIndex={-1}>
        <Outlet />
      </Main>
      <Footer hasAnalytics={hasAnalytics} />
    </Page>
  )
}
