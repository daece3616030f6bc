import { lazy, Suspense } from 'react'
import { PageHead } from '@fortnight/shared-ui/page/PageHead'
import { useLocation } from '@fortnight/shared-ui/router'
import { useSession } from '@fortnight/supabase/session'
import { LoadingFallback } from '../../fallback/LoadingFallback.tsx'
import { emailLinkStateOf } from '../emailLinks/emailLinkState.ts'

const ConfirmEmail = lazy(async () => ({ default: (await import('./ConfirmEmail.tsx')).ConfirmEmail }))

/** Opens the links of emails, and sends a confirmation link again, at /confirm-email. */
export function ConfirmEmailPage() {
  const isLoading = useSession(({ status }) => status === 'loading')
  const { link } = emailLinkStateOf(useLocation().state)
  return (
    <>
      <PageHead title="Confirm your email" description="Confirm the email address of your Fortnight account." noindex />
      <Suspense fallback={<LoadingFallback />}>
        {isLoading ? <LoadingFallback /> : <ConfirmEmail link={link} />}
      </Suspense>
    </>
  )
}
