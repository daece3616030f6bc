import { LogOut } from 'lucide-react'
import { styled } from 'styled-components'
import { Button } from '@fortnight/shared-ui/controls/Button'
import { useNavigate } from '@fortnight/shared-ui/router'
import { useSession } from '@fortnight/supabase/session'
import { EmailAddress } from '../EmailAddress.tsx'
import { signOut } from './signOut.ts'

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2);
  padding-inline: calc(var(--space-3) + 3px);
  color: var(--ink-soft);
  font-size: var(--text-14);

  > :first-child {
    min-width: 0;
  }
`

/** The email address of the signed-in admin, and Sign Out. [ADMIN-2, ADMIN-3] */
export function SignedInAdmin() {
  const navigate = useNavigate()
  const email = useSession(({ user }) => user?.email)

  const signOutAndRedirect = async () => {
    await signOut()
    await navigate('/admin/login')
  }

  return (
    <Root>
      {email && <EmailAddress email={email} />}
      <Button variant="secondary" size="small" onClick={() => void signOutAndRedirect()}>
        <LogOut aria-hidden /> Sign Out
      </Button>
    </Root>
  )
}
