import { Reply } from 'lucide-react'
import { useId } from 'react'
import { styled } from 'styled-components'
import { Button } from '@fortnight/shared-ui/controls/Button'
import { formatUnread } from '@fortnight/shared-ui/page/unreadTitle'
import { VisuallyHidden } from '@fortnight/shared-ui/page/VisuallyHidden'
import { Link } from '@fortnight/shared-ui/router'
import { labelOf } from '@fortnight/supabase/core/labelOf'
import type { InboxRoom } from '@fortnight/supabase/desk/inbox'
import type { ProjectPlan } from '@fortnight/supabase/plans/plan'
import { projectDelivery } from '@fortnight/supabase/plans/planDelivery'
import { projectStatuses } from '@fortnight/supabase/projects/labels'
import { UnreadPill } from '../layout/UnreadPill.ts'
import { clampedLines } from '../list/clampedLines.ts'
import { AssignmentSelect } from '../form/AssignmentSelect.tsx'
import { LastMessage } from './LastMessage.tsx'
import { ReplyBox } from './ReplyBox.tsx'
import { SettleButton } from './SettleButton.tsx'
import { WaitText } from './WaitText.tsx'

const Root = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
  padding: var(--space-3) var(--space-4);
  border: 1px solid var(--line);
  border-radius: var(--radius-large);
  background: var(--surface);
  scroll-margin-block: calc(var(--header) + var(--space-3)) var(--space-4);

  &[data-unread] {
    box-shadow: inset 4px 0 var(--accent);
  }

  &:focus-within {
    border-color: var(--line-strong);
  }

  > header,
  > footer {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-2) var(--space-4);
  }

  > header {
    align-items: baseline;
  }

  > header > div {
    flex: 1 1 14rem;
    min-width: 0;
    overflow-wrap: anywhere;
  }

  /* The number of new messages is beside the name. */
  h2 {
    display: inline;
    margin-inline-end: var(--space-2);
    font-family: var(--font-body);
    font-size: var(--text-18);
    font-weight: 600;
    line-height: 1.3;
  }

  h2 > a:not(:hover) {
    color: var(--ink);
    text-decoration-color: var(--line-strong);
  }

  small {
    color: var(--ink-soft);
    font-size: var(--text-14);
  }

  header small {
    display: block;
  }

  > [data-part='last'] {
    max-width: 48rem;
    overflow-wrap: anywhere;

    > p {
      ${clampedLines(3)}
    }
  }

  > footer {
    margin-top: var(--space-1);
  }

  > footer > div {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
  }

  @media (max-width: 30rem) {
    > footer > :is(div, label) {
      flex: 1 1 100%;
    }
  }
`
type Props = {
  room: InboxRoom
  plan: ProjectPlan | undefined
  now: Date
  isReplying: boolean
  onReply: () => void
  onReplyEnd: () => void
}

/** A project of the inbox: who waits for how long, the last message, and what can be done about it. */
export function InboxRow({ room, plan, now, isReplying, onReply, onReplyEnd }: Props) {
  const id = useId()
  const { project_id, project_name, unread } = room
  // The name stands above the last message already.
  const isAuthor = room.last_body !== null && room.last_side === 'client' && room.last_author === room.client_name
  const isRunning = room.status === 'active' && room.started_on !== null
  return (
    <Root data-room={project_id} data-unread={unread > 0 || undefined} aria-labelledby={id}>
      <header>
        <div>
          <h2 id={id}>
            <Link to={`/admin/projects/${project_id}?tab=messages`}>{project_name}</Link>
          </h2>
          {unread > 0 && <UnreadPill>{formatUnread(unread)} new</UnreadPill>}
          <small>{[!isAuthor && room.client_name, room.client_company].filter(Boolean).join(', ')}</small>
        </div>
        <small>
          <WaitText room={room} now={now} /> · {labelOf(projectStatuses, room.status)}
          {isRunning && ` · ${projectDelivery(room, plan, now).sentence}`}
        </small>
      </header>
      <div data-part="last">
        <LastMessage room={room} now={now} />
      </div>
      {isReplying ? (
        <ReplyBox room={room} plan={plan} onEnd={onReplyEnd} />
      ) : (
        <footer>
          <div>
            <Button variant="secondary" size="small" onClick={onReply}>
              <Reply aria-hidden /> Reply <VisuallyHidden>in {project_name}</VisuallyHidden>
            </Button>
            {room.waiting_for === 'team' && <SettleButton room={room} />}
          </div>
          <AssignmentSelect
            project={project_id}
            projectName={project_name}
            assignedTo={room.assigned_to}
            assignedName={room.assigned_name}
          />
        </footer>
      )}
    </Root>
  )
}
