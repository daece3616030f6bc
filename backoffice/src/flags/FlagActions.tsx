import { useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '@fortnight/shared-ui/controls/Button'
import { flagId } from '@fortnight/supabase/flags/storedFlag'
import type { FlagRow } from './listedFlags.ts'
import { RemoveFlagDialog } from './RemoveFlagDialog.tsx'
import { SetFlagDialog } from './SetFlagDialog.tsx'

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`

/** What an admin can do with a flag: change a declared one, and remove a stored value. */
export function FlagActions({ flag }: { flag: FlagRow }) {
  const [openDialog, setOpenDialog] = useState<'set' | 'remove'>()
  const { declared, stored } = flag
  const close = () => setOpenDialog(undefined)
  return (
    <Root>
      {declared && (
        <Button
          size="small"
          variant="secondary"
          aria-label={`Change ${flagId(flag)}`}
          onClick={() => setOpenDialog('set')}
        >
          Change
        </Button>
      )}
      {stored && (
        <Button
          size="small"
          variant="ghost"
          aria-label={`Remove the stored value of ${flagId(flag)}`}
          onClick={() => setOpenDialog('remove')}
        >
          Remove
        </Button>
      )}
      {openDialog === 'set' && declared && <SetFlagDialog flag={flag} declared={declared} onClose={close} />}
      {openDialog === 'remove' && stored && <RemoveFlagDialog stored={stored} onClose={close} />}
    </Root>
  )
}
