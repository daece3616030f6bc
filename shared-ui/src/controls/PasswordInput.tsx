import { type ComponentProps, type KeyboardEvent, useState } from 'react'
import { styled } from 'styled-components'
import { Button } from './Button.tsx'
import { Input } from './Input.tsx'
import { VisuallyHidden } from '../page/VisuallyHidden.tsx'

/* The button is quiet and inside the field, where it does not compete with those of the form. */
const Row = styled.div`
  position: relative;

  > input {
    padding-inline-end: 4.5rem;
  }

  /* Edge would add its own button. */
  > input::-ms-reveal {
    display: none;
  }

  > [data-variant] {
    position: absolute;
    inset-block: 0;
    inset-inline-end: 0;
    padding-inline: var(--space-3);
    color: var(--ink-soft);
    font-size: var(--text-14);
  }

  > [data-variant]:hover {
    background: none;
    color: var(--ink);
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
        <Button variant="ghost" onClick={() => setIsShown(!isShown)}>
          {isShown ? 'Hide' : 'Show'} <VisuallyHidden>password</VisuallyHidden>
        </Button>
      </Row>
      <CapsLockNotice role="status">{isCapsLockOn && 'Caps Lock is on'}</CapsLockNotice>
    </>
  )
}
