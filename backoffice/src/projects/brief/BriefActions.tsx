import { useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '@fortnight/shared-ui/controls/Button'
import { ButtonLink } from '@fortnight/shared-ui/controls/ButtonLink'
import { isOpen, missingQuestions, openQueries, type ProjectBrief } from '@fortnight/supabase/briefs/brief'
import type { AdminProject } from '@fortnight/supabase/projects/adminQueries'
import { AcceptDialog } from './AcceptDialog.tsx'
import { BriefReasonDialog } from './BriefReasonDialog.tsx'

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-3);

  &:empty {
    display: none;
  }

  > p {
    flex-basis: 100%;
    color: var(--ink-soft);
  }
`

type Props = { project: AdminProject; brief: ProjectBrief }

/** What the team can do with a brief as a whole: accept or skip it, and reopen it until the project has started. */
export function BriefActions({ project, brief }: Props) {
  const [dialog, setDialog] = useState<'accept' | 'skip' | 'reopen'>()
  const close = () => setDialog(undefined)
  const obstacle = obstacleOf(brief)
  const hasStarted = project.started_on !== null
  return (
    <Root>
      {isOpen(brief) && (
        <>
          {obstacle ? (
            <p>{obstacle}</p>
          ) : (
            <Button size="small" onClick={() => setDialog('accept')}>
              Accept the brief
            </Button>
          )}
          <Button variant={obstacle ? 'secondary' : 'ghost'} size="small" onClick={() => setDialog('skip')}>
            Skip the brief
          </Button>
        </>
      )}
      {!isOpen(brief) && !hasStarted && (
        <>
          <ButtonLink to={`/admin/projects/${project.id}?tab=plan`} size="small">
            Start the project
          </ButtonLink>
          <Button variant="ghost" size="small" onClick={() => setDialog('reopen')}>
            Reopen
          </Button>
        </>
      )}
      {dialog === 'accept' && <AcceptDialog brief={brief} onClose={close} />}
      {(dialog === 'skip' || dialog === 'reopen') && (
        <BriefReasonDialog project={project.id} mode={dialog} onClose={close} />
      )}
    </Root>
  )
}

/** Why an open brief cannot be accepted yet. */
function obstacleOf(brief: ProjectBrief) {
  if (brief.state === 'open') return 'You can accept it once the client has sent it. The project starts after that.'
  if (missingQuestions(brief).length > 0) return 'You can accept it once every required question has an answer.'
  if (brief.questions.some((question) => openQueries(question).length > 0))
    return 'You can accept it once the client has answered what you asked.'
  return undefined
}
