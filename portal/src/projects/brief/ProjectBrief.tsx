import { styled } from 'styled-components'
import { Badge } from '@fortnight/shared-ui/data/Badge'
import { formatDate } from '@fortnight/shared-ui/data/formatDate'
import { EmptyState } from '@fortnight/shared-ui/feedback/EmptyState'
import { useSuspenseQuery } from '@fortnight/shared-ui/query'
import { Link } from '@fortnight/shared-ui/router'
import { type BriefStateName, isOpen, type ProjectBrief as Brief } from '@fortnight/supabase/briefs/brief'
import { projectBrief } from '@fortnight/supabase/briefs/queries'
import { BriefAnswers } from './BriefAnswers.tsx'
import { BriefForm } from './BriefForm.tsx'

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);

  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-2) var(--space-3);
  }

  > p {
    max-width: var(--measure);
  }

  /* On phones, what the first question is introduced with makes room for the others, except that answers are saved. */
  @media (max-width: 40rem) {
    &:has(li:not(:first-child)[data-current]) > p > span {
      display: none;
    }
  }

  h2 {
    font-size: var(--text-22);
  }
`

const badges = {
  open: { tone: 'warning', label: 'To do' },
  submitted: { tone: 'info', label: 'Sent' },
  accepted: { tone: 'positive', label: 'Accepted' },
  skipped: { tone: 'neutral', label: 'Skipped' },
} as const satisfies Record<BriefStateName, { tone: string; label: string }>

/** The brief of a project: its questions while it is open, its answers afterwards. [FORT-50] */
export function ProjectBrief({ client, project }: { client: string; project: string }) {
  const { data: brief } = useSuspenseQuery(projectBrief(project))
  if (!brief) {
    return (
      <EmptyState
        title="This project has no brief"
        hint={
          <>
            It started before we used briefs. If anything has changed, <MessagesLink project={project} />.
          </>
        }
      />
    )
  }
  const { tone, label } = badges[brief.state]
  return (
    <Root aria-labelledby="brief">
      <div>
        <h2 id="brief">The brief</h2>
        {/* Its tab says that an open one is to be done. */}
        {brief.state !== 'open' && <Badge tone={tone}>{label}</Badge>}
      </div>
      <p>
        <Intro brief={brief} />
      </p>
      {isOpen(brief) ? <BriefForm client={client} brief={brief} /> : <BriefAnswers brief={brief} />}
    </Root>
  )
}

function Intro({ brief }: { brief: Brief }) {
  const { state, submitted_at, events } = brief
  const latest = (kind: string) => events.find((event) => event.kind === kind)
  switch (state) {
    case 'open': {
      const reopened = latest('reopened')?.reason
      if (reopened) return `We’ve reopened the brief: “${reopened}” Please check your answers and send it again.`
      return (
        <>
          <span>Your answers tell us what to build. Once we’ve accepted them, we set the start date.</span> Answers are
          saved automatically, so you can stop and pick up later on any device.
        </>
      )
    }
    case 'submitted':
      return `You sent it on ${formatDate(submitted_at ?? '')}. You can change your answers until we accept it.`
    case 'accepted':
      return (
        <>
          We’ve accepted the brief, so it’s now locked. If something has changed,{' '}
          <MessagesLink project={brief.project_id} />.
        </>
      )
    case 'skipped':
      return `We’re going ahead without the brief: “${latest('skipped')?.reason ?? ''}”`
  }
}

const MessagesLink = ({ project }: { project: string }) => (
  <Link to={`/project/${project}/messages`}>write to us in Messages</Link>
)
