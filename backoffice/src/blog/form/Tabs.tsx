import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import { styled } from 'styled-components'

const List = styled.div`
  display: flex;
  gap: var(--space-1);
  margin-bottom: var(--space-4);
  border-bottom: 1px solid var(--line);

  > button {
    min-height: 44px;
    padding: var(--space-2) var(--space-4);
    border: 0;
    border-bottom: 3px solid transparent;
    background: none;
    color: var(--ink-soft);
    cursor: pointer;
  }

  > [aria-selected='true'] {
    border-bottom-color: var(--accent);
    color: var(--ink);
    font-weight: 600;
  }
`

type Props = {
  label: string
  tabs: readonly { name: string; title: string; content: ReactNode }[]
  current: string
  onChoose: (name: string) => void
}

/** Panels of which one is in sight. The others stay in the page, so that nothing typed in them is lost. */
export function Tabs({ label, tabs, current, onChoose }: Props) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)

  const step = ({ key }: KeyboardEvent) => {
    const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 }
    const place = tabs.findIndex(({ name }) => name === current) + (steps[key] ?? 0)
    const next = tabs[(place + tabs.length) % tabs.length]
    if (!steps[key] || !next) return
    onChoose(next.name)
    list.current?.querySelector<HTMLElement>(`[data-name='${next.name}']`)?.focus()
  }

  return (
    <>
      <List ref={list} role="tablist" aria-label={label} tabIndex={-1} onKeyDown={step}>
        {tabs.map(({ name, title }) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}${name}`}
            data-name={name}
            aria-selected={name === current}
            aria-controls={`${id}${name}panel`}
            tabIndex={name === current ? 0 : -1}
            onClick={() => onChoose(name)}
          >
            {title}
          </button>
        ))}
      </List>
      {tabs.map(({ name, content }) => (
        <div
          key={name}
          role="tabpanel"
          id={`${id}${name}panel`}
          aria-labelledby={`${id}${name}`}
          hidden={name !== current}
        >
          {content}
        </div>
      ))}
    </>
  )
}
