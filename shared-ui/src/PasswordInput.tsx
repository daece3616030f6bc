import { type ComponentProps, useState } from 'react'
import { styled } from 'styled-components'
import { Button } from './Button.tsx'
import { Input } from './Input.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'

const Row = styled.div`
  display: flex;
  gap: var(--space-2);

  > input {
    flex: 1;
    min-width: 0;
  }
`

/** A password that its owner may look at while typing. */
export function PasswordInput(props: ComponentProps<typeof Input>) {
  const [isShown, setIsShown] = useState(false)
  return (
    <Row>
      <Input {...props} type={isShown ? 'text' : 'password'} autoCapitalize="none" spellCheck={false} />
      <Button variant="secondary" onClick={() => setIsShown(!isShown)}>
        {isShown ? 'Hide' : 'Show'} <VisuallyHidden>password</VisuallyHidden>
      </Button>
    </Row>
  )
}
