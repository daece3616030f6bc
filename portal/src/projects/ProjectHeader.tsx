import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Link } from '@fortnight/shared-ui/router'
import { ProjectStatusBadge } from './ProjectStatusBadge.tsx'

const Root = styled.header`
  display: grid;
  gap: var(--space-3);
  margin-bottom: var(--space-5);

  > a {
    display: inline-flex;
    align-items: center;
    justify-self: start;
    gap: var(--space-2);
    min-height: 44px;
    color: var(--ink);
  }
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

  > a {
    flex: 1 1 100%;
  }

  @media (min-width: 40rem) {
    > a {
      flex: none;
      margin-inline-start: auto;
    }
  }
`

type Props = { title: string; status: string; children?: ReactNode }

/** The header of the project pages: back link, title, status and actions. */
export function ProjectHeader({ title, status, children }: Props) {
  return (
    <Root>
      <Link to="/dashboard">
        <ArrowLeft aria-hidden size={18} /> Back to Dashboard
      </Link>
      <Title>
        <h1>{title}</h1>
        <ProjectStatusBadge status={status} />
        {children}
      </Title>
    </Root>
  )
}
