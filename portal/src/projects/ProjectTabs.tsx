import { styled } from 'styled-components'
import { formatUnread } from '@fortnight/shared-ui/page/unreadTitle'
import { useQuery } from '@fortnight/shared-ui/query'
import { NavLink } from '@fortnight/shared-ui/router'
import { unreadCounts } from '@fortnight/supabase/messages/unread'

const Root = styled.nav`
  margin-bottom: var(--space-5);
  border-bottom: 1px solid var(--line);

  > ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-5);
    padding: 0;
    list-style: none;
  }

  a {
    display: flex;
    gap: var(--space-2);
    align-items: center;
    min-height: 44px;
    margin-bottom: -1px;
    border-bottom: 3px solid transparent;
    color: var(--ink-soft);
    font-weight: 600;
    text-decoration: none;
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
`

/** Links between the pages of a project, with how many messages are unread. */
export function ProjectTabs({ projectId }: { projectId: string }) {
  const { data: unread } = useQuery(unreadCounts())
  const path = `/project/${projectId}`
  const count = unread?.[projectId]
  return (
    <Root aria-label="Project">
      <ul role="list">
        <li>
          <NavLink to={path} end>
            Overview
          </NavLink>
        </li>
        <li>
          <NavLink to={`${path}/cases`}>Cases</NavLink>
        </li>
        <li>
          <NavLink to={`${path}/messages`}>Messages {count && <Count>{formatUnread(count)} new</Count>}</NavLink>
        </li>
        <li>
          <NavLink to={`${path}/files`}>Files</NavLink>
        </li>
      </ul>
    </Root>
  )
}
