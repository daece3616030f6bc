import type { AdminProject } from '@fortnight/supabase/projects/adminQueries'
import { DetailList } from '../layout/DetailList.tsx'

/** What a project is about, in the words of its client. */
export function ProjectTexts({ project: { description, requirements } }: { project: AdminProject }) {
  const texts = { Description: description, Requirements: requirements }
  return (
    <DetailList>
      {Object.entries(texts).map(([name, text]) => (
        <div key={name} data-wide>
          <dt>{name}</dt>
          <dd>{text || '—'}</dd>
        </div>
      ))}
    </DetailList>
  )
}
