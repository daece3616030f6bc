import { useRef, useState } from 'react'
import { Plus, X } from 'lucide-react'
import { styled } from 'styled-components'
import { Button } from '@fortnight/shared-ui/Button'
import { Field } from '@fortnight/shared-ui/Field'
import { Input } from '@fortnight/shared-ui/Input'

const Root = styled.div`
  display: grid;
  gap: var(--space-2);

  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: var(--space-2);
  }

  > div > :first-child {
    flex: 1 1 14rem;
  }

  > ul {
    padding: 0;
    list-style: none;
  }

  li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-2);
    padding-block: var(--space-1);
    border-bottom: 1px solid var(--line);
    overflow-wrap: anywhere;
  }
`

type Props = {
  label: string
  /** What one entry is called. */
  noun: string
  value: string[]
  onChange: (entries: string[]) => void
  error: string | undefined
}

/** A list of texts: each says something, and none says it twice. [ADMIN-PART-6] */
export function EntriesField({ label, noun, value, onChange, error }: Props) {
  const [typed, setTyped] = useState('')
  const input = useRef<HTMLInputElement>(null)

  const add = () => {
    const entry = typed.trim()
    if (entry && !value.includes(entry)) onChange([...value, entry])
    setTyped('')
    input.current?.focus()
  }
  const remove = (entry: string) => {
    onChange(value.filter((other) => other !== entry))
    input.current?.focus()
  }

  return (
    <Root>
      <div>
        <Field label={label} error={error}>
          <Input
            ref={input}
            autoComplete="off"
            placeholder={`A ${noun}, then Enter`}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              event.preventDefault()
              add()
            }}
          />
        </Field>
        <Button variant="secondary" onClick={add}>
          <Plus aria-hidden /> Add {noun}
        </Button>
      </div>
      {value.length > 0 && (
        <ul role="list" aria-label={`The ${noun}s`}>
          {value.map((entry) => (
            <li key={entry}>
              {entry}
              <Button variant="ghost" aria-label={`Remove ${noun}: ${entry}`} onClick={() => remove(entry)}>
                <X aria-hidden />
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Root>
  )
}
