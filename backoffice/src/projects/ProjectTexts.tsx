import { styled } from 'styled-components'
import type { AdminProject } from '@fortnight/supabase/projects/adminQueries'
import { DetailList } from '../layout/DetailList.tsx'

/* One text beside the other where both have room for lines of a good length. */
const TextList = styled(DetailList)`
  grid-template-columns: repeat(auto-fit, minmax(min(26rem, 100%), 1fr));

  && > [data-wide] {
    grid-column: auto;
  }
`

/** What a project is about, in the words of its client. */
export function ProjectTexts({ project: { description, requirements } }: { project: AdminProject }) {
  const texts = { Description: description, Requirements: requirements }
  return (
    <TextList>
      {Object.entries(texts).map(([name, text]) => (
        <div key={name} data-wide>
          <dt>{name}</dt>
          <dd>{text || '—'}</dd>
        </div>
      ))}
    </TextList>
  )
}
