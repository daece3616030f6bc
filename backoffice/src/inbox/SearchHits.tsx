import { FileText, MessageSquare } from 'lucide-react'
import { styled } from 'styled-components'
import { formatDateTime } from '@fortnight/shared-ui/data/formatDate'
import { useSuspenseQuery } from '@fortnight/shared-ui/query'
import { Link } from '@fortnight/shared-ui/router'
import { brand } from '@fortnight/shared-ui/theme/brand'
import { type RoomHit, roomSearch } from '@fortnight/supabase/messages/search'
import { EmptyState } from '@fortnight/shared-ui/feedback/EmptyState'
import { clampedLines } from '../list/clampedLines.ts'
import { MarkedWords } from './MarkedWords.tsx'
import { withoutBold } from './withoutBold.ts'

const List = styled.ol`
  padding: 0 var(--space-4);
  border: 1px solid var(--line);
  border-radius: var(--radius-large);
  background: var(--surface);
  list-style: none;

  > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 0 var(--space-3);
    padding-block: var(--space-3);
    overflow-wrap: anywhere;
  }

  > li + li {
    border-top: 1px solid var(--line);
  }

  mark {
    border-radius: 2px;
    background: var(--accent-soft);
    color: inherit;
    font-weight: 600;
  }

  svg {
    margin-top: 3px;
    color: var(--ink-soft);
  }

  p {
    ${clampedLines(2)}
    max-width: 48rem;
    text-wrap: pretty;
  }

  small {
    color: var(--ink-soft);
    font-size: var(--text-14);
  }
`
const Count = styled.p`
  margin-bottom: var(--space-1);
  color: var(--ink-soft);
  font-size: var(--text-14);
`

/** The messages and files that contain the words, latest first. Each leads to its place. [ROOM-62] */
export function SearchHits({ q }: { q: string }) {
  const { data: hits } = useSuspenseQuery(roomSearch(q))
  if (hits.length === 0)
    return (
      <EmptyState
        title="Nothing found"
        hint="Search matches whole words in messages and file names. For the last one, its start is enough."
      />
    )
  return (
    <>
      <Count role="status">{hits.length === 1 ? '1 result' : `${hits.length} results`}</Count>
      <List role="list" aria-label="Search results">
        {hits.map((hit) => (
          <li key={`${hit.kind}${hit.sequence}${hit.file_id ?? ''}`}>
            {hit.kind === 'file' ? <FileText aria-hidden size={18} /> : <MessageSquare aria-hidden size={18} />}
            <div>
              <Link to={placeOf(hit)}>
                {hit.kind === 'file' ? 'File' : 'Message'} in {hit.project_name}
              </Link>
              <p>
                <MarkedWords text={hit.kind === 'file' ? hit.excerpt : withoutBold(hit.excerpt)} words={q} />
              </p>
              <small>
                {hit.author_name ?? 'Deleted account'}
                {hit.side === 'team' && ` · ${brand.name}`} ·{' '}
                <time dateTime={hit.created_at}>{formatDateTime(hit.created_at)}</time>
              </small>
            </div>
          </li>
        ))}
      </List>
    </>
  )
}

const placeOf = ({ kind, project_id, sequence, file_id }: RoomHit) =>
  `/admin/projects/${project_id}?tab=${kind === 'file' ? `files&file=${file_id}` : `messages&at=${sequence}`}`
