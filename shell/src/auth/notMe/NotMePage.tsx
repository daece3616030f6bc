import { Button } from '@fortnight/shared-ui/controls/Button'
import { ButtonLink } from '@fortnight/shared-ui/controls/ButtonLink'
import { PageHead } from '@fortnight/shared-ui/page/PageHead'
import { Link, useLocation } from '@fortnight/shared-ui/router'
import { AuthForm } from '../form/AuthForm.tsx'
import { AuthPanel } from '../form/AuthPanel.tsx'

/** The page behind "this was not me" in security mails, and what it says afterwards, at /account/not-me. [NOTICE-3] */
export function NotMePage() {
  const outcome = useLocation().pathname.split('/')[3] ?? ''
  return (
    <>
      <PageHead title="This was not me" description="Secure your Fortnight account." noindex />
      {outcomes[outcome] ?? <ReportForm />}
    </>
  )
}

// Submitted by the browser itself, to the URL of this page, whose token the server needs: it works without scripts.
const ReportForm = () => (
  <AuthPanel
    heading="Secure your account"
    lead={<p>If someone else used or changed your account, press the button.</p>}
    aside={<p>If it was you, just close this page. Your account stays as it is.</p>}
  >
    <AuthForm method="post">
      <p>
        The button signs out every device, cancels the current password and any pending changes, and emails you a link
        to choose a new password.
      </p>
      <Button type="submit" size="large">
        This was not me
      </Button>
    </AuthForm>
  </AuthPanel>
)

const signedOut = <p>Every device is signed out, and the old password no longer works.</p>

const requestLabel = 'Request a link to choose a new password'

const outcomes: Partial<Record<string, React.ReactNode>> = {
  secured: (
    <AuthPanel
      heading="Your account is secure"
      lead={signedOut}
      aside={
        <p>
          No email after a few minutes? <Link to="/reset-password">{requestLabel}</Link>
        </p>
      }
    >
      <h2>One step left</h2>
      <p role="status">Open the email we just sent you and choose a new password.</p>
    </AuthPanel>
  ),
  'address-taken': (
    <AuthPanel heading="Your account is secure" lead={signedOut}>
      <h2>One thing is missing</h2>
      <p role="status">
        Your previous address now belongs to another account, so we couldn’t restore it here. We’ll sort it out with
        you.
      </p>
      <ButtonLink to="/#contact" size="large">
        Get in touch with us
      </ButtonLink>
    </AuthPanel>
  ),
  expired: (
    <AuthPanel heading="This link has expired" lead={<p>It was already used, or it’s too old.</p>}>
      <p role="status">
        If you’re unsure about your account, choose a new password; that signs out every other device.
      </p>
      <ButtonLink to="/reset-password" size="large">
        {requestLabel}
      </ButtonLink>
    </AuthPanel>
  ),
}
