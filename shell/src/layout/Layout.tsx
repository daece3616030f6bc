import { lazy, Suspense, useRef } from 'react'
import { Outlet } from '@fortnight/shared-ui/router'
import { SkipLink } from '@fortnight/shared-ui/page/SkipLink'
import { useSession } from '@fortnight/supabase/session'
import { styled } from 'styled-components'
import { useCurrentArea } from '../areas/useAreas.ts'
import { ConsentSlot } from '../consent/ConsentSlot.tsx'
import { Footer } from './Footer.tsx'
import { Header } from '../header/Header.tsx'
import type { Trial } from '../startup/bootData.ts'
import { EarlyInputReplay } from '../startup/EarlyInputReplay.tsx'
import { NavigationPendingNotice } from './NavigationPendingNotice.tsx'
import { useNavigationEffects } from './useNavigationEffects.ts'

// Rarely shown, so loaded on demand.
const TrialBanner = lazy(() => import('./TrialBanner.tsx'))
const UnconfirmedUserType = lazy(() => import('../auth/session/UnconfirmedUserType.tsx'))

const Page = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100svh;

  /* The back office's tables need a wider page; header and footer align with it. */
  &[data-area='backoffice'] {
    --page: 87rem;

    @media (max-width: 40rem) {
      --header: 56px;
    }
  }
`

const Main = styled.main`
  flex: 1;

  &:focus {
    outline: none;
  }
`

type Props = {
  hasAnalytics?: boolean
  /** The build that an admin tries. */
  trial?: Trial | undefined
}

/** Header and footer around every page. The server finds where head tags end and the page begins by `data-shell`. [CHROME-1] */
export function Layout({ hasAnalytics = false, trial }: Props) {
  const main = useRef<HTMLElement>(null)
  const area = useCurrentArea()
  useNavigationEffects(main)
  const isTypeUnconfirmed = useSession((session) => 'isTypeUnconfirmed' in session && session.isTypeUnconfirmed)
  return (
    <Page data-shell data-area={area?.remote}>
      <SkipLink />
      {trial && (
        <Suspense>
          <TrialBanner trial={trial} />
        </Suspense>
      )}
      {hasAnalytics && <ConsentSlot />}
      <Header />
      <NavigationPendingNotice />
      {isTypeUnconfirmed && (
        <Suspense>
          <UnconfirmedUserType />
        </Suspense>
      )}
      <Main id="content" ref={main} tabIndex={-1}>
        <Outlet />
      </Main>
      <Footer hasAnalytics={hasAnalytics} isCompact={area?.access !== undefined} />
      <EarlyInputReplay region="frame" />
    </Page>
  )
}
