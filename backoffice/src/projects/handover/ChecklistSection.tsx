import { ListPlus, Plus } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '@fortnight/shared-ui/controls/Button'
import { ErrorBanner } from '@fortnight/shared-ui/feedback/ErrorBanner'
import { toast } from '@fortnight/shared-ui/feedback/Toast'
import { useMutation, useSuspenseQuery } from '@fortnight/shared-ui/query'
import { HandoverChecklist } from '@fortnight/shared-ui/room/handover/HandoverChecklist'
import { SupportNotice } from '@fortnight/shared-ui/room/handover/SupportNotice'
import { alwaysRefetch } from '@fortnight/supabase/core/alwaysRefetch'
import { errorMessageFor } from '@fortnight/supabase/core/errors'
import { addStandardHandoverItems, tickHandoverItem } from '@fortnight/supabase/handover/mutations'
import type { TickedItem } from '@fortnight/supabase/handover/handover'
import { projectHandover } from '@fortnight/supabase/handover/queries'
import { cityOf } from '@fortnight/supabase/plans/businessDay'
import { saveFailedMessage } from '../../list/deleteWithUndo.ts'
import { DeleteItemDialog } from './DeleteItemDialog.tsx'
import { Actions, HandoverCard } from './handoverStyles.ts'
import { ItemActions } from './ItemActions.tsx'
import { ItemDialog } from './ItemDialog.tsx'

/* Its actions are beside an item, not below it. */
const Checklist = styled(HandoverChecklist)`
  && li > :has(> [data-part='actions']) {
    grid-template: none / minmax(0, 1fr) auto;
    column-gap: var(--space-2);

    > * {
      grid-area: auto / 1 / auto / -1;
    }

    > :first-child {
      grid-area: 1 / 1;
    }

    /* Level with the title, below which their touch targets leave no gap. */
    > [data-part='actions'] {
      grid-area: 1 / 2;
      align-self: start;
      gap: var(--space-1);
      margin-block: -10px;
    }
  }
` as typeof HandoverChecklist

type OpenDialog = { dialog: 'edit'; item?: TickedItem | undefined } | { dialog: 'delete'; item: TickedItem }

/** Until when the client is supported, and what is handed over: written by the team, ticked by both sides. [FORT-160] */
export function ChecklistSection({ project }: { project: string }) {
  const { data: handover } = useSuspenseQuery({ ...projectHandover(project), ...alwaysRefetch })
  const ticking = useMutation(tickHandoverItem())
  const proposing = useMutation(addStandardHandoverItems())
  // Here, so that a dialog stays open when a colleague changes the kind of its item.
  const [open, setOpen] = useState<OpenDialog>()
  const { items, support, zone, is_closed } = handover
  const opened = items.find(({ id }) => id === open?.item?.id) ?? open?.item
  const close = () => setOpen(undefined)
  const error = ticking.error ?? proposing.error
  const addStandardItems = () =>
    proposing.mutate(project, {
      onSuccess: (added) =>
        void toast.success(added > 0 ? 'Standard items added' : 'The checklist already has all standard items'),
    })
  return (
    <>
      {support && (
        <HandoverCard as="section" aria-labelledby="support">
          <h3 id="support">Support</h3>
          <SupportNotice support={support} city={cityOf(zone)} />
        </HandoverCard>
      )}
      <HandoverCard as="section" aria-labelledby="checklist">
        <h3 id="checklist">Checklist</h3>
        {error && <ErrorBanner>{errorMessageFor(error, saveFailedMessage)}</ErrorBanner>}
        {items.length === 0 ? (
          <p>Nothing is listed yet. List what the client gets, without passwords and keys; both sides check it off.</p>
        ) : (
          <>
            <p>The client reads this list, so “you” means the client.</p>
            <Checklist
              items={items}
              side="team"
              heading="h4"
              isReadOnly={is_closed}
              pending={ticking.isPending ? ticking.variables : undefined}
              onTick={({ id, updated_at }, isTicked) =>
                !ticking.isPending && ticking.mutate({ project, id, updated_at, isTicked })
              }
              actions={(item) =>
                !is_closed && (
                  <ItemActions
                    item={item}
                    onEdit={() => setOpen({ dialog: 'edit', item })}
                    onDelete={() => setOpen({ dialog: 'delete', item })}
                  />
                )
              }
            />
          </>
        )}
        {!is_closed && (
          <Actions>
            <Button variant="secondary" size="small" onClick={() => setOpen({ dialog: 'edit' })}>
              <Plus aria-hidden /> Add item
            </Button>
            <Button variant="secondary" size="small" aria-disabled={proposing.isPending} onClick={addStandardItems}>
              <ListPlus aria-hidden /> Add standard items
            </Button>
          </Actions>
        )}
        {open?.dialog === 'edit' && <ItemDialog project={project} item={opened} onClose={close} />}
        {open?.dialog === 'delete' && <DeleteItemDialog project={project} item={open.item} onClose={close} />}
      </HandoverCard>
    </>
  )
}
