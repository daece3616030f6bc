import { FileText, MessageSquare } from 'lucide-react'
import { styled } from 'styled-components'
import { formatDateTime } from '@fortnight/shared-ui/data/formatDate'
import { EmptyState } from '@fortnight/shared-ui/feedback/EmptyState'
import { useSuspenseQuery } from '@fortnight/shared-ui/query'
import { authorLabel } from '@fortnight/shared-ui/room/authorLabel'
import { Link } from '@fortnight/shared-ui/router'
import { type RoomHit, roomSearch } from '@fortnight/supabase/messages/search'
import { excerptOf } from './excerptOf.ts'

const List = styled.ol`
  display: grid;
  padding: 0;
  border-top: 1px solid var(--line-strong);
  list-style: none;

  > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 0 var(--space-3);
    padding-block: var(--space-3);
    border-bottom: 1px solid var(--line);
    overflow-wrap: anywhere;
  }

  svg {
    margin-top: 4px;
    color: var(--ink-soft);
  }

  p {
    color: var(--ink-soft);
    font-size: var(--text-14);
  }

  a {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
  }

  a:not(:hover) {
    color: var(--ink);
    text-decoration-color: var(--line-strong);
  }

  mark {
    background: var(--warning-soft);
    color: inherit;
    font-weight: 600;
  }
`

/** What a search has found, latest first. Each hit leads to its place. */
export function SearchHits({ q }: { q: string }) {
  const { data: hits } = useSuspenseQuery(roomSearch(q))
  if (hits.length === 0)
    return (
      <EmptyState
        role="status"
        title="Nothing found"
        hint={
          <>
            {/\s/.test(q)
              ? 'No message or file name contains all of these words. Try fewer of them, or just the start of the last one.'
              : `We looked for words that start with “${q}” in all messages and file names.`}{' '}
            Projects are listed on <Link to="/dashboard">your dashboard</Link>.
          </>
        }
      />
    )
  return (
    <>
      <p role="status">{hits.length === 1 ? '1 result' : `${hits.length} results`}</p>
      <List role="list">
        {hits.map((hit) => (
          <li key={`${hit.kind}${hit.file_id ?? hit.sequence}`}>
            {hit.kind === 'file' ? (
              <FileText aria-label="File" size={18} />
            ) : (
              <MessageSquare aria-label="Message" size={18} />
            )}
            <div>
              <Link to={placeOf(hit)}>
                {excerptOf(hit.excerpt, q).map(({ text, isHit }, index) =>
                  isHit ? <mark key={index}>{text}</mark> : text,
                )}
              </Link>
              <p>
                {hit.project_name}, {authorLabel({ ...hit, is_own: false })},{' '}
                <time dateTime={hit.created_at}>{formatDateTime(hit.created_at)}</time>
              </p>
            </div>
          </li>
        ))}
      </List>
    </>
  )
}

const placeOf = ({ kind, project_id, sequence, file_id }: RoomHit) =>
  kind === 'file' ? `/project/${project_id}/files?file=${file_id}` : `/project/${project_id}/messages?at=${sequence}`
