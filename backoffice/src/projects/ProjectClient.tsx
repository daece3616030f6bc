import { styled } from 'styled-components'
import { Link } from '@fortnight/shared-ui/router'
import type { AdminProject } from '@fortnight/supabase/projects/adminQueries'

const Root = styled.span`
  min-width: 0;
  overflow-wrap: anywhere;

  > a:not(:hover) {
    color: var(--ink);
    text-decoration-color: var(--line-strong);
  }
`

/** Whose project it is, with a link to the customer. */
export const ProjectClient = ({ project }: { project: AdminProject }) => (
  <Root>
    <Link to={`/admin/customers?view=${project.user_id}`}>{project.client_name}</Link>
    {project.client_company && `, ${project.client_company}`}
  </Root>
)
