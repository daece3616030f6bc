import { FileText, Folder, MessageSquare } from 'lucide-react'
import { styled } from 'styled-components'
import { formatDateTime } from '@fortnight/shared-ui/data/formatDate'
import { EmptyState } from '@fortnight/shared-ui/feedback/EmptyState'
import { useSuspenseQuery } from '@fortnight/shared-ui/query'
import { authorLabel } from '@fortnight/shared-ui/room/authorLabel'
import { Link } from '@fortnight/shared-ui/router'
import { labelOf } from '@fortnight/supabase/core/labelOf'
import { type RoomHit, roomSearch } from '@fortnight/supabase/messages/search'
import { projectStatuses } from '@fortnight/supabase/projects/labels'
import { ownProjects } from '@fortnight/supabase/projects/queries'
import { excerptOf } from './excerptOf.ts'

const List = styled.ol`
  display: grid;
  padding: 0;
  border-top: 1px solid var(--line-strong);
  list-style: none;

  > li {
    position: relative;
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 0 var(--space-3);
    padding-block: var(--space-3);
    border-bottom: 1px solid var(--line);
    overflow-wrap: anywhere;
  }

  > li:hover {
    background: color-mix(in srgb, var(--line) 30%, transparent);
  }

  /* Where there is room, the place of a hit is beside it. */
  > li > div {
    display: grid;
    gap: 0 var(--space-6);
    align-items: baseline;

    @media (min-width: 60rem) {
      grid-template-columns: minmax(0, 1fr) 22rem;
    }
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
    color: var(--ink);
  }

  a:not(:hover) {
    text-decoration: none;
  }

  /* The whole row leads to the place. */
  a::after {
    position: absolute;
    inset: 0;
    content: '';
  }

  mark {
    background: var(--warning-soft);
    color: inherit;
    font-weight: 600;
  }
`

/** What a search has found: projects, then messages and files, latest first. Each hit leads to its place. */
export function SearchHits({ q, projectsQuery }: { q: string; projectsQuery: ReturnType<typeof ownProjects> }) {
  const { data: hits } = useSuspenseQuery(roomSearch(q))
  const {
    data: { projects, count },
  } = useSuspenseQuery(projectsQuery)
  const total = count + hits.length
  if (total === 0)
    return (
      <EmptyState
        role="status"
        title="Nothing found"
        hint={
          /\s/.test(q)
            ? `We looked for all of these words in messages and file names, and for “${q}” in projects. Try fewer words, or just the start of the last one.`
            : `We looked for words that start with “${q}” in all messages, file names, and projects.`
        }
      />
    )
  return (
    <>
      <p role="status">{total === 1 ? '1 result' : `${total} results`}</p>
      <List role="list">
        {projects.map(({ id, name, status }) => (
          <li key={id}>
            <Folder aria-label="Project" size={18} />
            <div>
              <Link to={`/project/${id}`}>
                <strong>
                  <Marked text={name} q={q} />
                </strong>
              </Link>
              <p>{labelOf(projectStatuses, status)}</p>
            </div>
          </li>
        ))}
        {projects.length < count && (
          <li>
            <Folder aria-hidden size={18} />
            <Link to={`/dashboard?${new URLSearchParams({ q })}`}>All {count} matching projects</Link>
          </li>
        )}
        {hits.map((hit) => (
          <li key={`${hit.kind}${hit.file_id ?? hit.sequence}`}>
            {hit.kind === 'file' ? (
              <FileText aria-label="File" size={18} />
            ) : (
              <MessageSquare aria-label="Message" size={18} />
            )}
            <div>
              <Link to={placeOf(hit)}>
                <Marked text={hit.excerpt} q={q} />
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

const Marked = ({ text: source, q }: { text: string; q: string }) =>
  excerptOf(source, q).map(({ text, isHit }, index) => (isHit ? <mark key={index}>{text}</mark> : text))

const placeOf = ({ kind, project_id, sequence, file_id }: RoomHit) =>
  kind === 'file' ? `/project/${project_id}/files?file=${file_id}` : `/project/${project_id}/messages?at=${sequence}`
