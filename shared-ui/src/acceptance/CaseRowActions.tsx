import { Ellipsis, Pencil, Trash2 } from 'lucide-react'
import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import { Button } from '../controls/Button.tsx'
import { toast } from '../feedback/Toast.tsx'
import { PopoverMenu } from '../overlays/PopoverMenu.tsx'
import { VisuallyHidden } from '../page/VisuallyHidden.tsx'
import type { AcceptanceActions, AcceptanceCase, AcceptanceRoom } from './acceptanceRecords.ts'
import type { CaseDialogState } from './caseDialogState.ts'

const Root = styled.div`
  display: flex;
  gap: var(--space-1);
  align-items: center;
  justify-content: space-between;

  @container cases (max-width: 52rem) {
    > button[data-size] {
      min-width: 44px;
      min-height: 44px;
    }

    /* Aligns the text of the button, not its touch target, with the card. */
    > [data-variant='ghost']:first-child {
      margin-inline-start: calc(-1 * var(--space-3));
    }
  }
`

const undoTimeoutMs = 10_000

type Props = ComponentProps<'div'> & {
  one: AcceptanceCase
  room: AcceptanceRoom
  isTested: boolean
  onOpen: (dialog: CaseDialogState) => void
}

/** The buttons of a case: edit and delete while both sides write the list, from then on record a result and propose. */
export function CaseRowActions({ one, room: { list, actions }, isTested, onOpen, ...rest }: Props) {
  const name = `case ${one.number}`
  if (!list.agreed_at) {
    return (
      <Root {...rest}>
        <Button variant="ghost" size="small" onClick={() => onOpen({ kind: 'edit', target: one })}>
          <Pencil aria-hidden /> Edit <VisuallyHidden>{name}</VisuallyHidden>
        </Button>
        <Button variant="ghost" size="small" onClick={() => void deleteCase(one, actions)}>
          <Trash2 aria-hidden />
          <VisuallyHidden>Delete {name}</VisuallyHidden>
        </Button>
      </Root>
    )
  }
  return (
    <Root {...rest}>
      {isTested && (
        <Button
          variant={one.run ? 'ghost' : 'secondary'}
          size="small"
          onClick={() => onOpen({ kind: 'result', target: one })}
        >
          {one.run ? 'Change' : 'Record'} result <VisuallyHidden>of {name}</VisuallyHidden>
        </Button>
      )}
      <PopoverMenu label={`More: ${name}`} size="small" icon={<Ellipsis aria-hidden />}>
        <Button variant="ghost" size="small" onClick={() => onOpen({ kind: 'edit', target: one })}>
          Propose a change
        </Button>
        <Button variant="ghost" size="small" onClick={() => onOpen({ kind: 'deletion', target: one })}>
          Propose to delete it
        </Button>
      </PopoverMenu>
    </Root>
  )
}

async function deleteCase({ id, number }: AcceptanceCase, { setCaseDeleted, errorMessage }: AcceptanceActions) {
  const set = (isDeleted: boolean, text: string, undo?: () => void) =>
    setCaseDeleted(id, isDeleted).then(
      () => toast.success(text, undo && { duration: undoTimeoutMs, action: { label: 'Undo', onClick: undo } }),
      (error: unknown) => toast.error(errorMessage(error)),
    )
  await set(true, `Case ${number} deleted`, () => void set(false, `Case ${number} restored`))
}
