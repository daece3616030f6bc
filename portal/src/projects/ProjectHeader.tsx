import { styled } from 'styled-components'
import { BackLink } from '../layout/BackLink.tsx'
import { ProjectStatusBadge } from './ProjectStatusBadge.tsx'

const Root = styled.header`
  display: grid;
  gap: var(--space-3);
  margin-bottom: var(--space-5);
`
const Title = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-3);

  > h1 {
    font-size: var(--text-28);
    overflow-wrap: anywhere;
  }
`
const Subtitle = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-3);
  align-items: center;
  margin-top: calc(-1 * var(--space-2));
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
      <Title>
        <h1>{title}</h1>
        {!subtitle && <ProjectStatusBadge status={status} />}
      </Title>
      {subtitle && (
        <Subtitle>
          <p>{subtitle}</p>
          <ProjectStatusBadge status={status} />
        </Subtitle>
      )}
    </Root>
  )
}
