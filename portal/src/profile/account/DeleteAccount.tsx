import { useState } from 'react'
import { ActionBar } from '@fortnight/shared-ui/controls/ActionBar'
import { Button } from '@fortnight/shared-ui/controls/Button'
import { DeleteAccountDialog } from './DeleteAccountDialog.tsx'
import { AccountCard } from './AccountCard.tsx'

/** Deletes the account after a dialog that asks for the sign-in email and the password. */
export function DeleteAccount({ email }: { email: string }) {
  const [isDialogOpen, setIsDialogOpen] = useState(false)
  return (
    <AccountCard
      isAction
      title="Delete your account"
      description="Permanently removes your account and everything in it. Download your data first if you might need it."
    >
      <ActionBar>
        <Button variant="danger" onClick={() => setIsDialogOpen(true)}>
          Delete account
        </Button>
      </ActionBar>
      {isDialogOpen && <DeleteAccountDialog email={email} onClose={() => setIsDialogOpen(false)} />}
    </AccountCard>
  )
}
