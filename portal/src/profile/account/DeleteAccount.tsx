import { useState } from 'react'
import { Button } from '@fortnight/shared-ui/controls/Button'
import { FormActions } from '../../layout/formParts.ts'
import { DeleteAccountDialog } from './DeleteAccountDialog.tsx'
import { AccountCard } from './AccountCard.tsx'

/** The way out, behind a dialog that asks for the address and the password. */
export function DeleteAccount({ email }: { email: string }) {
  const [isAsking, setIsAsking] = useState(false)
  return (
    <AccountCard
      title="Delete your account"
      lead="Removes your account and everything that belongs to it, for good. Download your data first if you may need it."
    >
      <FormActions>
        <Button variant="danger" onClick={() => setIsAsking(true)}>
          Delete account
        </Button>
      </FormActions>
      {isAsking && <DeleteAccountDialog email={email} onClose={() => setIsAsking(false)} />}
    </AccountCard>
  )
}
