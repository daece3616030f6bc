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
const CapsLockNotice = styled.p`
  margin: 0;
  color: var(--warning);
  font-size: var(--text-14);
  font-weight: 600;

  &:empty {
    display: none;
  }
`

/** A password field that can be shown while typing and warns when Caps Lock is on. */
export function PasswordInput(props: ComponentProps<typeof Input>) {
  const [isShown, setIsShown] = useState(false)
  const [isCapsLockOn, setIsCapsLockOn] = useState(false)
  const updateCapsLock = (event: KeyboardEvent) => setIsCapsLockOn(event.getModifierState('CapsLock'))
  return (
    <>
      <Row onKeyDown={updateCapsLock} onKeyUp={updateCapsLock} onBlur={() => setIsCapsLockOn(false)}>
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
      <CapsLockNotice role="status">{isCapsLockOn && 'Caps Lock is on'}</CapsLockNotice>
    </>
  )
}
