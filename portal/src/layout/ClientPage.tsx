import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Skeleton } from '@fortnight/shared-ui/feedback/Skeleton'
import { pageContainer } from '@fortnight/shared-ui/page/pageContainer'
import { PrivatePageHead } from '@fortnight/shared-ui/page/PrivatePageHead'
import { Navigate } from '@fortnight/shared-ui/router'
import { type SessionUser, useSession } from '@fortnight/supabase/session'

const Root = styled.div`
  ${pageContainer}
  padding-block: var(--space-5) var(--space-8);

  /* A date moves to the next line as a whole. */
  :where(time) {
    display: inline-block;
  }
`

type Props = {
  /** The title of the browser tab; omitted by pages whose title depends on loaded data. */
  title?: string
  children: (client: SessionUser) => ReactNode
}

/**
 * A page for a signed-in client. The shell guards the route; this check handles a session that ends while the page is
 * open. [DASH-5]
 */
export function ClientPage({ title, children }: Props) {
  const { status, user, userType } = useSession()
  const isLoading = status === 'loading' || (user && !userType)
  if (!isLoading && userType !== 'client') return <Navigate to="/admin/login" replace />
  return (
    <Root>
      {title && <PrivatePageHead title={title} />}
      {user && userType ? children(user) : <Skeleton lines={4} label="Loading your account…" />}
    </Root>
  )
}
