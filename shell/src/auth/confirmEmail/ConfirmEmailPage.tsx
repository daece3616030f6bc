import { lazy, Suspense } from 'react'
import { PageHead } from '@fortnight/shared-ui/page/PageHead'
import { useLocation } from '@fortnight/shared-ui/router'
import { useSession } from '@fortnight/supabase/session'
import { Waiting } from '../../fallback/LoadingFallback.tsx'
import { linkOf } from '../emailLinks/emailLinkState.ts'

const ConfirmEmail = lazy(async () => ({ default: (await import('./ConfirmEmail.tsx')).ConfirmEmail }))

/** Where links in mails lead, and where a lost one is asked for again, at /confirm-email. */
export function ConfirmEmailPage() {
  const isLoading = useSession(({ status }) => status === 'loading')
  const { link } = linkOf(useLocation().state)
  return (
    <>
      <PageHead
        title="Confirm your e-mail"
        description="Confirm the e-mail address of your Fortnight account."
        noindex
      />
      <Suspense fallback={<Waiting />}>{isLoading ? <Waiting /> : <ConfirmEmail link={link} />}</Suspense>
    </>
  )
}
