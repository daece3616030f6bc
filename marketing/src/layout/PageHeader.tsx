import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Breadcrumbs } from './Breadcrumbs.tsx'
import { Sheet } from './PageContainer.tsx'

const Frame = styled.header`
  padding-block: var(--space-5) clamp(var(--space-6), 4vw, var(--space-8));
`

const Opening = styled.div`
  display: grid;
  gap: var(--space-5) var(--space-7);
  align-items: end;
  margin-top: clamp(var(--space-5), 4vw, var(--space-7));

  &:not(:last-child) {
    margin-bottom: clamp(var(--space-5), 3vw, var(--space-7));
  }

  h1 {
    max-width: 14ch;
    font-size: clamp(2.5rem, 1.4rem + 4.6vw, 5.25rem);
    font-weight: 800;
    line-height: 1;
    letter-spacing: -0.035em;
  }

  h1 + div {
    display: grid;
    gap: var(--space-4);
    max-width: 52ch;
    font-size: var(--text-18);
  }

  @media (min-width: 800px) {
    grid-template-columns: 6fr 5fr;
  }
`

type Props = {
  /** Its name in the trail, shorter than the title. */
  name: string
  title: string
  /** The sentences beside the title. */
  lead: ReactNode
  /** What else belongs to the opening, below both. */
  children?: ReactNode
}

/** How every page but the home page begins. */
export function PageTop({ name, title, lead, children }: Props) {
  return (
    <Frame>
      <Sheet>
        <Breadcrumbs current={name} />
        <Opening>
          <h1>{title}</h1>
          <div>{lead}</div>
        </Opening>
        {children}
      </Sheet>
    </Frame>
  )
}
