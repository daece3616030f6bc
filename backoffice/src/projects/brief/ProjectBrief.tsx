import { styled } from 'styled-components'
import { useSuspenseQuery } from '@fortnight/shared-ui/query'
import { isOpen, type ProjectBrief as Brief } from '@fortnight/supabase/briefs/brief'
import { projectBrief } from '@fortnight/supabase/briefs/queries'
import { alwaysRefetch } from '@fortnight/supabase/core/alwaysRefetch'
import type { AdminProject } from '@fortnight/supabase/projects/adminQueries'
import { Records, RecordsWithHistory } from '../page/recordStyles.ts'
import { BriefActions } from './BriefActions.tsx'
import { BriefHistory } from './BriefHistory.tsx'
import { BriefStatus } from './BriefStatus.tsx'
import { NoBrief } from './NoBrief.tsx'
import { QuestionAnswer } from './QuestionAnswer.tsx'

const Questions = styled.ol`
  padding: 0;
  border: 1px solid var(--line);
  border-radius: var(--radius-large);
  background: var(--surface);
  list-style: none;
`

/** The brief of a project: its answers, what is asked back about them, and whether it is accepted. [FORT-59] */
export default function ProjectBrief({ project }: { project: AdminProject }) {
  const { data: brief } = useSuspenseQuery({ ...projectBrief(project.id), ...alwaysRefetch })
  return brief ? <AskedBrief project={project} brief={brief} /> : <NoBrief project={project} />
}

function AskedBrief({ project, brief }: { project: AdminProject; brief: Brief }) {
  const isClosed = project.deleted_at !== null
  return (
    <RecordsWithHistory>
      <Records>
        <BriefStatus brief={brief} />
        {!isClosed && <BriefActions project={project} brief={brief} />}
        <Questions role="list" aria-label="Answers">
          {brief.questions.map((question, index) => (
            <QuestionAnswer
              key={question.id}
              project={project.id}
              question={question}
              place={index + 1}
              sentAt={brief.submitted_at}
              canAsk={!isClosed && isOpen(brief)}
            />
          ))}
        </Questions>
      </Records>
      <BriefHistory brief={brief} />
    </RecordsWithHistory>
  )
}
