import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { PrivatePageHead } from '@fortnight/shared-ui/PrivatePageHead'

const Root = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
  margin-bottom: var(--space-4);

  h1 {
    font-size: var(--text-28);
  }
`

/** Title of a back office page, in the tab and on the page, with its actions beside it. */
export function PageTop({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <Root>
      <PrivatePageHead title={title} />
      <h1>{title}</h1>
      {children}
    </Root>
  )
}
