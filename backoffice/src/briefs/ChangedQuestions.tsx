import { styled } from 'styled-components'
import { Badge } from '@fortnight/shared-ui/data/Badge'
import { useSuspenseQuery } from '@fortnight/shared-ui/query'
import { type Questionnaire, questionnaire, questionnaires } from '@fortnight/supabase/briefs/questionnaires'
import { FieldDiff } from '../history/FieldDiff.tsx'
import { compareQuestions } from './questionList.ts'
import { questionLabels } from './questionSchema.ts'

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  margin-bottom: var(--space-4);
  padding: 0;
  list-style: none;
  overflow-wrap: anywhere;

  h3 {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-2);
    margin-bottom: var(--space-1);
    font-size: var(--text-16);
  }
`

const kinds = {
  added: { tone: 'positive', label: 'New' },
  changed: { tone: 'info', label: 'Changed' },
  removed: { tone: 'danger', label: 'Removed' },
  moved: { tone: 'neutral', label: 'Moved' },
} as const

/** What differs between the draft and the version in use. */
export function ChangedQuestions({ draft }: { draft: Questionnaire }) {
  const { data: versions } = useSuspenseQuery(questionnaires())
  const current = versions.find(({ published_at }) => published_at !== null)
  const { data: inUse } = useSuspenseQuery(questionnaire(current?.id ?? ''))
  const changes = compareQuestions(inUse?.questions ?? [], draft.questions)
  if (changes.length === 0) return <p>The questions are the same as in version {current?.number}.</p>
  return (
    <List role="list" aria-label="Changes">
      {changes.map((change) => (
        <li key={change.question?.id ?? change.kind}>
          <h3>
            <Badge tone={kinds[change.kind].tone}>{kinds[change.kind].label}</Badge>
            {change.question?.label ?? 'The order of the questions'}
          </h3>
          {change.kind === 'changed' && (
            <FieldDiff fields={questionLabels} before={change.before} after={change.question} />
          )}
        </li>
      ))}
    </List>
  )
}
