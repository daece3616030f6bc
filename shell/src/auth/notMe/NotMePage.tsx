import { Button } from '@fortnight/shared-ui/controls/Button'
import { PageHead } from '@fortnight/shared-ui/page/PageHead'
import { Link, useLocation } from '@fortnight/shared-ui/router'
import { AuthFooter } from '../form/AuthFooter.tsx'
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
  <AuthPanel heading="Secure your account">
    <AuthForm method="post">
      <p>
        If someone else used or changed your account, press the button. It signs out every device, cancels the current
        password and any pending changes, and emails you a link to choose a new password.
      </p>
      <Button type="submit" size="large">
        This was not me
      </Button>
    </AuthForm>
    <AuthFooter>
      <p>If it was you, just close this page. Nothing has changed.</p>
    </AuthFooter>
  </AuthPanel>
)

const requestLink = <Link to="/reset-password">Request a link to choose a new password</Link>

const outcomes: Partial<Record<string, React.ReactNode>> = {
  secured: (
    <AuthPanel heading="Your account is secure">
      <p role="status">
        Every device is signed out, and the old password no longer works. Open the email we just sent you and choose a
        new password.
      </p>
      <AuthFooter>
        <p>No email after a few minutes? {requestLink}</p>
      </AuthFooter>
    </AuthPanel>
  ),
  'address-taken': (
    <AuthPanel heading="Your account is secure">
      <p role="status">
        Every device is signed out, and the old password no longer works. Your previous address now belongs to another
        account, so we couldn’t restore it here. Please <Link to="/#contact">get in touch with us</Link>.
      </p>
    </AuthPanel>
  ),
  expired: (
    <AuthPanel heading="This link has expired">
      <p role="status">
        It was already used, or it’s too old. If you’re unsure about your account, choose a new password; that signs out
        every other device.
      </p>
      <AuthFooter>
        <p>{requestLink}</p>
      </AuthFooter>
    </AuthPanel>
  ),
}
