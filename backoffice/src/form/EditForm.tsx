import type { ReactNode } from 'react'
import { styled } from 'styled-components'

const Root = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  max-width: 52rem;
`

type Props = { onSubmit: () => void; className?: string; children: ReactNode }

/** The form element of a record, on a page or in a panel. The app validates it, not the browser. */
export function EditForm({ onSubmit, ...rest }: Props) {
  return (
    <Root
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
      {...rest}
    />
  )
}
