import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { fadingEdges } from '@fortnight/shared-ui/page/fadingEdges'
import { formatUnread } from '@fortnight/shared-ui/page/unreadTitle'
import { useQuery } from '@fortnight/shared-ui/query'
import { NavLink } from '@fortnight/shared-ui/router'
import type { BriefState } from '@fortnight/supabase/briefs/brief'
import { briefStates } from '@fortnight/supabase/briefs/queries'
import { openApprovals } from '@fortnight/supabase/deliverables/queries'
import { unreadCounts } from '@fortnight/supabase/messages/unread'

const Root = styled.nav`
  margin-bottom: var(--space-5);
  border-bottom: 1px solid var(--line);

  > ul {
    display: flex;
    gap: var(--space-5);
    padding: 0;
    list-style: none;
    overflow-x: auto;

    /* On wider screens all of them fit. */
    @media (max-width: 50rem) {
      ${fadingEdges}
    }
  }

  a {
    display: flex;
    gap: var(--space-2);
    align-items: center;
    min-height: 44px;
    border-bottom: 3px solid transparent;
    color: var(--ink-soft);
    font-weight: 600;
    text-decoration: none;
    white-space: nowrap;
  }

  a:focus-visible {
    outline-offset: -2px;
  }

  a:hover {
    border-color: var(--line-strong);
  }

  a[aria-current] {
    border-color: var(--accent);
    color: var(--ink);
  }
`
const Count = styled.span`
  padding-inline: var(--space-2);
  border-radius: var(--radius-large);
  background: var(--accent);
  color: var(--accent-ink);
  font-size: var(--text-14);
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`

/** Scrolls the tab of this page to the middle, where they do not fit side by side. The page itself does not scroll. */
function showCurrent(list: HTMLElement) {
  const current = list.querySelector<HTMLElement>('[aria-current]')
  if (!current) return
  list.scrollLeft = current.offsetLeft - list.offsetLeft - (list.clientWidth - current.offsetWidth) / 2
}

/** Links between the pages of a project, with what is unread, and what waits for the client’s answer or decision. [FORT-94] */
export function ProjectTabs({ projectId }: { projectId: string }) {
  const { data: unread } = useQuery(unreadCounts())
  const { data: briefs } = useQuery(briefStates([projectId]))
  // Nearly all projects have one, so its tab does not wait for the answer.
  const brief = briefs && (briefs[projectId] ?? null)
  const { data: approvals } = useQuery(openApprovals())
  const open = (approvals ?? []).filter(({ project_id }) => project_id === projectId).length
  const path = `/project/${projectId}`
  const count = unread?.[projectId]
  const list = useRef<HTMLUListElement>(null)
  // Again with the counts, which move the tabs after them.
  const hasCounts = Boolean(unread && briefs && approvals)
  useEffect(() => {
    const show = () => list.current && showCurrent(list.current)
    show()
    addEventListener('resize', show)
    return () => removeEventListener('resize', show)
  }, [hasCounts])
  return (
    <Root aria-label="Project">
      <ul role="list" ref={list}>
        <li>
          <NavLink to={path} end>
            Overview
          </NavLink>
        </li>
        {brief !== null && (
          <li>
            <NavLink to={`${path}/brief`}>Brief {brief && isWaiting(brief) && <Count>To do</Count>}</NavLink>
          </li>
        )}
        <li>
          <NavLink to={`${path}/cases`}>Cases</NavLink>
        </li>
        <li>
          <NavLink to={`${path}/messages`}>Messages {count && <Count>{formatUnread(count)} new</Count>}</NavLink>
        </li>
        <li>
          <NavLink to={`${path}/files`}>Files</NavLink>
        </li>
        <li>
          <NavLink to={`${path}/deliverables`}>Deliverables {open > 0 && <Count>{open} waiting</Count>}</NavLink>
        </li>
        <li>
          <NavLink to={`${path}/handover`}>Handover</NavLink>
        </li>
      </ul>
    </Root>
  )
}

const isWaiting = ({ state, open_queries }: BriefState) =>
  state === 'open' || (state === 'submitted' && open_queries > 0)
