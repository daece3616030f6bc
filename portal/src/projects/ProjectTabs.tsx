import { styled } from 'styled-components'
import { formatUnread } from '@fortnight/shared-ui/page/unreadTitle'
import { visuallyHidden } from '@fortnight/shared-ui/page/VisuallyHidden'
import { useQuery } from '@fortnight/shared-ui/query'
import { NavLink } from '@fortnight/shared-ui/router'
import type { BriefState } from '@fortnight/supabase/briefs/brief'
import { briefStates } from '@fortnight/supabase/briefs/queries'
import { openApprovals } from '@fortnight/supabase/deliverables/queries'
import { unreadCounts } from '@fortnight/supabase/messages/unread'
import { openHold } from '@fortnight/supabase/plans/plan'
import { projectPlan } from '@fortnight/supabase/plans/queries'
import type { OwnProject } from '@fortnight/supabase/projects/ownProject'

/*
 * On phones the tabs take two rows, so that none of them, and nothing that waits, is out of sight. There the line of the
 * current tab is at its text and the only one, because a rule below the last row would belong to that row alone.
 */
const Root = styled.nav`
  margin-bottom: var(--space-5);

  > ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 clamp(var(--space-3), 3vw, var(--space-5));
    padding: 0;
    list-style: none;

    @media (min-width: 48rem) {
      border-bottom: 1px solid var(--line);
    }
  }

  a {
    position: relative;
    display: flex;
    gap: var(--space-2);
    align-items: center;
    min-height: 44px;
    color: var(--ink-soft);
    font-weight: 600;
    text-decoration: none;
    white-space: nowrap;
  }

  a:focus-visible {
    outline-offset: -2px;
  }

  a::after {
    position: absolute;
    inset: auto 0 -1px;
    height: 3px;
    content: '';

    @media (max-width: 47.99rem) {
      bottom: 5px;
    }
  }

  a:hover::after {
    background: var(--line-strong);
  }

  a[aria-current] {
    color: var(--ink);
  }

  a[aria-current]::after {
    background: var(--accent);
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

  @media (max-width: 30rem) {
    padding-inline: 6px;

    /* The number of new messages is enough for the eye. */
    > span {
      ${visuallyHidden}
    }
  }
`

/** Links between the pages of a project, with what is unread, and what waits for the client’s answer or decision. [FORT-94] */
export function ProjectTabs({ project: { id, started_on } }: { project: OwnProject }) {
  const { data: unread } = useQuery(unreadCounts())
  const { data: briefs } = useQuery(briefStates([id]))
  // Nearly all projects have one, so its tab does not wait for the answer.
  const brief = briefs && (briefs[id] ?? null)
  const { data: approvals } = useQuery(openApprovals())
  const open = (approvals ?? []).filter(({ project_id }) => project_id === id).length
  const { data: plan } = useQuery({ ...projectPlan(id), enabled: started_on !== null })
  const isHeldForClient = plan ? openHold(plan)?.waits_for === 'client' : false
  const path = `/project/${id}`
  const count = unread?.[id]
  return (
    <Root aria-label="Project">
      <ul role="list">
        <li>
          <NavLink to={path} end>
            Overview
          </NavLink>
        </li>
        {brief !== null && (
          <li>
            <NavLink to={`${path}/brief`}>Brief {brief && isWaiting(brief) && <Count>1 to do</Count>}</NavLink>
          </li>
        )}
        <li>
          <NavLink to={`${path}/cases`}>Cases</NavLink>
        </li>
        <li>
          <NavLink to={`${path}/messages`}>
            Messages{' '}
            {count ? (
              <Count>
                {formatUnread(count)} <span>new</span>
              </Count>
            ) : (
              isHeldForClient && <Count>1 to do</Count>
            )}
          </NavLink>
        </li>
        <li>
          <NavLink to={`${path}/files`}>Files</NavLink>
        </li>
        <li>
          <NavLink to={`${path}/deliverables`}>Deliverables {open > 0 && <Count>{open} to do</Count>}</NavLink>
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
