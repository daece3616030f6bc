import type { ReactNode } from 'react'
import { styled } from 'styled-components'

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--space-1) var(--space-3);

  > h2 {
    font-size: var(--text-22);
  }

  > p {
    color: var(--ink-soft);
    font-size: var(--text-14);
  }
`

type Props = { id: string; title: string; children?: ReactNode }

/** The title of a tab of a project, with a count at its right where there is one. */
export const TabTitle = ({ id, title, children }: Props) => (
  <Root>
    <h2 id={id}>{title}</h2>
    {children && <p>{children}</p>}
  </Root>
)
