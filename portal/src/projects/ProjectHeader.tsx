import { styled } from 'styled-components'
import { BackLink } from '../layout/BackLink.tsx'
import { ProjectStatusBadge } from './ProjectStatusBadge.tsx'

const Root = styled.header`
  display: grid;
  gap: var(--space-1);
  margin-block: calc(-1 * var(--space-2)) var(--space-3);

  h1 {
    font-size: var(--text-28);
  }

  @media (min-width: 40rem) {
    margin-block: 0 var(--space-5);

    > a {
      margin-bottom: var(--space-2);
    }
  }
`

/* The status is beside the name of the project, and below a long one. */
const Name = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-3);
  align-items: center;
  overflow-wrap: anywhere;
`

type Props = {
  title: string
  /** The name of the project, where it isn't the title. */
  subtitle?: string
  status: string
}

/** The header of the project pages: back link, title and status. */
export function ProjectHeader({ title, subtitle, status }: Props) {
  return (
    <Root>
      <BackLink to="/dashboard">Back to Dashboard</BackLink>
      {subtitle && <h1>{title}</h1>}
      <Name>
        {subtitle ? <p>{subtitle}</p> : <h1>{title}</h1>}
        <ProjectStatusBadge status={status} />
      </Name>
    </Root>
  )
}
