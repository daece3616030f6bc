import type { ReactNode } from 'react'
import { styled } from 'styled-components'

const Root = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
`

/** The form of a record in a panel at the side; it says by itself what is wrong, not the browser. */
export function PanelForm({ onSubmit, children }: { onSubmit: () => void; children: ReactNode }) {
  return (
    <Root
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      {children}
    </Root>
  )
}
