import { type ComponentProps, type KeyboardEvent, useState } from 'react'
import { styled } from 'styled-components'
import { Button } from './Button.tsx'
import { Input } from './Input.tsx'
import { VisuallyHidden } from '../page/VisuallyHidden.tsx'

const Row = styled.div`
  display: flex;
  gap: var(--space-2);

  > input {
    flex: 1;
    min-width: 0;
  }
`
const Warning = styled.p`
  margin: 0;
  color: var(--warning);
  font-size: var(--text-14);
  font-weight: 600;

  &:empty {
    display: none;
  }
`

/** A password that its owner may look at while typing, and who hears of Caps Lock before the server does. */
export function PasswordInput(props: ComponentProps<typeof Input>) {
  const [isShown, setIsShown] = useState(false)
  const [isCapsLock, setIsCapsLock] = useState(false)
  const noteCapsLock = (event: KeyboardEvent) => setIsCapsLock(event.getModifierState('CapsLock'))
  return (
    <>
      <Row onKeyDown={noteCapsLock} onKeyUp={noteCapsLock} onBlur={() => setIsCapsLock(false)}>
        <Input
          {...props}
          type={isShown ? 'text' : 'password'}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
        />
        <Button variant="secondary" onClick={() => setIsShown(!isShown)}>
          {isShown ? 'Hide' : 'Show'} <VisuallyHidden>password</VisuallyHidden>
        </Button>
      </Row>
      <Warning role="status">{isCapsLock && 'Caps Lock is on'}</Warning>
    </>
  )
}
