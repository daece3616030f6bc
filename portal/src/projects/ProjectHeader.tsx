import { styled } from 'styled-components'
import { BackLink } from '../layout/BackLink.tsx'
import { ProjectStatusBadge } from './ProjectStatusBadge.tsx'

/* On phones the status is beside the way back, so that the name has the whole width. */
const Root = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--space-1) var(--space-3);
  align-items: center;
  margin-block: calc(-1 * var(--space-2)) var(--space-3);
  overflow-wrap: anywhere;

  > h1 {
    font-size: var(--text-28);
  }

  > :is(h1, p) {
    grid-column: 1 / -1;
  }

  > :last-child {
    grid-area: 1 / 2;
  }

  @media (min-width: 40rem) {
    grid-template-columns: fit-content(calc(100% - 8rem)) 1fr;
    margin-block: 0 var(--space-5);

    > a {
      grid-column: 1 / -1;
      margin-bottom: var(--space-2);
    }

    > :nth-last-child(2) {
      grid-column: 1;
    }

    > :last-child {
      grid-area: auto;
      justify-self: start;
    }
  }
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
      <h1>{title}</h1>
      {subtitle && <p>{subtitle}</p>}
      <ProjectStatusBadge status={status} />
    </Root>
  )
}
