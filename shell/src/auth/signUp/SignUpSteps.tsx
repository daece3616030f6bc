import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'

const steps = [
  { id: 'account', title: 'Account Info' },
  { id: 'about', title: 'About You' },
] as const

const List = styled.ol`
  display: flex;
  gap: var(--space-4);
  padding: 0;
  list-style: none;
`
const Step = styled.li`
  flex: 1;
  padding-top: var(--space-2);
  border-top: 3px solid var(--line);
  color: var(--ink-soft);

  &[aria-current='step'] {
    border-color: var(--accent);
    color: var(--ink);
    font-weight: 600;
  }
`

/** The steps of the registration. Takes the focus when the step changes, because the button that had it unmounts. */
export function SignUpSteps({ current }: { current: 'account' | 'about' }) {
  const list = useRef<HTMLOListElement>(null)
  const previous = useRef(current)

  useEffect(() => {
    if (previous.current !== current) list.current?.focus()
    previous.current = current
  }, [current])

  return (
    <List ref={list} tabIndex={-1} aria-label={`Step ${current === 'account' ? 1 : 2} of 2`}>
      {steps.map(({ id, title }, index) => (
        <Step key={id} aria-current={id === current ? 'step' : undefined}>
          {index + 1}. {title}
        </Step>
      ))}
    </List>
  )
}
