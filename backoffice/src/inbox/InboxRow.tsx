import { Reply } from 'lucide-react'
import { lazy, useId } from 'react'
import { Button } from '@fortnight/shared-ui/controls/Button'
import { Skeleton } from '@fortnight/shared-ui/feedback/Skeleton'
import { PageBoundary } from '@fortnight/shared-ui/page/PageBoundary'
import { formatUnread } from '@fortnight/shared-ui/page/unreadTitle'
import { VisuallyHidden } from '@fortnight/shared-ui/page/VisuallyHidden'
import { Link } from '@fortnight/shared-ui/router'
import type { InboxRoom } from '@fortnight/supabase/desk/inbox'
import type { ProjectPlan } from '@fortnight/supabase/plans/plan'
import { UnreadPill } from '../layout/UnreadPill.ts'
import { ProjectProgress } from '../list/progress/ProjectProgress.tsx'
import { StatusBadge } from '../list/StatusBadge.tsx'
import { AssignmentSelect } from '../form/AssignmentSelect.tsx'
import { InboxCard } from './InboxCard.ts'
import { LastMessage } from './LastMessage.tsx'
import { SettleButton } from './SettleButton.tsx'
import { WaitText } from './WaitText.tsx'

// With its form, it is too large for a first screen.
const ReplyBox = lazy(() => import('./ReplyBox.tsx'))

type Props = {
  room: InboxRoom
  plan: ProjectPlan | undefined
  now: Date
  isReplying: boolean
  onReply: () => void
  onReplyEnd: () => void
}

/** A project of the inbox: who waits for how long, where its days stand, the last message, and what can be done about it. */
export function InboxRow({ room, plan, now, isReplying, onReply, onReplyEnd }: Props) {
  const id = useId()
  const { project_id, project_name, unread } = room
  // The name stands above the last message already.
  const isAuthor = room.last_body !== null && room.last_side === 'client' && room.last_author === room.client_name
  const client = [!isAuthor && room.client_name, room.client_company].filter(Boolean).join(', ')
  const isOurTurn = room.waiting_for === 'team'
  return (
    <InboxCard
      data-room={project_id}
      data-waiting={isOurTurn || undefined}
      data-unread={unread > 0 || undefined}
      aria-labelledby={id}
    >
      <header>
        <div>
          <h2 id={id}>
            <Link to={`/admin/projects/${project_id}?tab=messages`}>{project_name}</Link>
          </h2>
          <StatusBadge status={room.status} /> {unread > 0 && <UnreadPill>{formatUnread(unread)} new</UnreadPill>}
          <small>
            <WaitText room={room} now={now} />
            {client && ` · ${client}`}
          </small>
        </div>
        {plan && <ProjectProgress status={room.status} plan={plan} />}
      </header>
      <div data-part="last">
        <LastMessage room={room} now={now} />
      </div>
      {isReplying ? (
        <PageBoundary fallback={<Skeleton lines={4} />} errorTitle="The reply could not be opened">
          <ReplyBox room={room} plan={plan} onEnd={onReplyEnd} />
        </PageBoundary>
      ) : (
        <footer>
          <div>
            <Button variant={isOurTurn ? 'primary' : 'secondary'} size="small" onClick={onReply}>
              <Reply aria-hidden /> Reply <VisuallyHidden>in {project_name}</VisuallyHidden>
            </Button>
            {isOurTurn && <SettleButton room={room} />}
          </div>
          <AssignmentSelect
            project={project_id}
            projectName={project_name}
            assignedTo={room.assigned_to}
            assignedName={room.assigned_name}
          />
        </footer>
      )}
    </InboxCard>
  )
}
