import { ErrorBanner } from '@fortnight/shared-ui/feedback/ErrorBanner'
import { useMutation, useSuspenseQuery } from '@fortnight/shared-ui/query'
import { HandoverChecklist } from '@fortnight/shared-ui/room/handover/HandoverChecklist'
import { errorMessageFor } from '@fortnight/supabase/core/errors'
import { tickHandoverItem } from '@fortnight/supabase/handover/mutations'
import { projectHandover } from '@fortnight/supabase/handover/queries'
import { HandoverCard } from './handoverStyles.ts'

/** What is handed over, which the client ticks. [FORT-163] */
export function ProjectChecklist({ project }: { project: string }) {
  const { data: handover } = useSuspenseQuery(projectHandover(project))
  const { mutate, isPending, variables, error } = useMutation(tickHandoverItem())
  const { items, is_closed } = handover
  const isComplete = items.every((item) => item.client_ticked_at && item.team_ticked_at)
  return (
    <HandoverCard as="section" aria-labelledby="checklist">
      <h2 id="checklist">Checklist</h2>
      {error && <ErrorBanner>{errorMessageFor(error, 'Your check mark was not saved. Please try again.')}</ErrorBanner>}
      {items.length === 0 ? (
        <p>Nothing is listed yet. The team lists here what you’ll get, and both sides check it off.</p>
      ) : (
        <>
          {!isComplete && (
            <p>Check off what you’ve received. Once both sides have checked off an item, that’s final.</p>
          )}
          <HandoverChecklist
            items={items}
            side="client"
            isReadOnly={is_closed}
            pending={isPending ? variables : undefined}
            onTick={({ id, updated_at }, isTicked) => !isPending && mutate({ project, id, updated_at, isTicked })}
          />
        </>
      )}
    </HandoverCard>
  )
}
