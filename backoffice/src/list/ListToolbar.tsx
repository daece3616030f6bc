import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { Button } from '@fortnight/shared-ui/controls/Button'
import { Field } from '@fortnight/shared-ui/forms/Field'
import { Input } from '@fortnight/shared-ui/controls/Input'
import { useNavigationType } from '@fortnight/shared-ui/router'
import { Select } from '@fortnight/shared-ui/controls/Select'
import { useTypingPause } from '@fortnight/shared-ui/browser/useDebouncedCallback'
import { FilterButtons } from './FilterButtons.tsx'
import type { ListChange, ListState } from './useListState.ts'

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: var(--space-3) var(--space-4);
  margin-bottom: var(--space-4);

  /* Two short fields share a row of a phone. */
  > div {
    flex: 1 1 8.5rem;
    max-width: 14rem;
  }

  > [data-part='search'] {
    flex: 1 1 20rem;
    max-width: none;
  }

  > [data-part='count'] {
    flex-basis: 100%;
    max-width: none;
    min-height: 32px;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-3);
    color: var(--ink-soft);
    font-size: var(--text-14);
  }
`

type Option = { value: string; label: string }

type Props = {
  list: ListState
  set: (change: ListChange) => void
  searchLabel: string
  searchPlaceholder?: string
  /** Every one is a row of buttons, or a select where there are many; give the option '' a name such as "All". */
  filters?: { name: string; label: string; options: readonly Option[]; isSelect?: boolean }[]
  /** The first one is the usual order. */
  sorts?: readonly Option[]
  /** How many rows there are in all; unknown while the first ones are on their way. */
  count: number | undefined
  /** What is counted, in the singular: "customer". */
  noun: string
}

/** What a list is searched, filtered and sorted by, and how many rows that leaves. */
export function ListToolbar(props: Props) {
  const { list, set, searchLabel, searchPlaceholder, filters = [], sorts = [], count, noun } = props
  const input = useRef<HTMLInputElement>(null)
  const navigation = useNavigationType()
  const pause = useTypingPause()

  // The address follows a moment after a keystroke, so the field is its own master while somebody types; going back
  // in the history changes it all the same.
  useEffect(() => {
    const field = input.current
    if (field && (navigation === 'POP' || field !== document.activeElement)) field.value = list.q
  }, [list.q, navigation])

  const search = () => {
    pause.end()
    const q = input.current?.value.trim()
    if (q !== list.q) set({ q })
  }
  const chosen = (name: string) => list.filters[name] ?? ''
  const choose = (name: string, value: string) => set({ filters: { [name]: value } })
  const isNarrowed = list.q !== '' || Object.values(list.filters).some(Boolean)
  const clear = () => {
    pause.end()
    if (input.current) input.current.value = ''
    set({ q: '', filters: Object.fromEntries(Object.keys(list.filters).map((name) => [name, ''])) })
    input.current?.focus()
  }

  return (
    <Root role="search">
      <Field label={searchLabel} data-part="search">
        <Input
          ref={input}
          type="search"
          placeholder={searchPlaceholder}
          defaultValue={list.q}
          maxLength={100}
          onChange={() => pause.wait(search)}
          onKeyDown={({ key }) => {
            if (key === 'Enter') search()
          }}
        />
      </Field>
      {filters
        .filter(({ isSelect }) => isSelect)
        .map(({ name, label, options }) => (
          <Field key={name} label={label}>
            <Select value={chosen(name)} onChange={({ target }) => choose(name, target.value)}>
              {withUnknown(options, chosen(name)).map(optionOf)}
            </Select>
          </Field>
        ))}
      {sorts.length > 1 && (
        <Field label="Sort by">
          <Select value={list.sort} onChange={({ target }) => set({ sort: target.value })}>
            {sorts.map(optionOf)}
          </Select>
        </Field>
      )}
      {filters
        .filter(({ isSelect }) => !isSelect)
        .map(({ name, label, options }) => (
          <FilterButtons
            key={name}
            label={label}
            options={options}
            value={chosen(name)}
            onChange={(value) => choose(name, value)}
          />
        ))}
      <div data-part="count">
        <span role="status">{count !== undefined && counted(count, noun)}</span>
        {isNarrowed && (
          <Button variant="ghost" size="small" onClick={clear}>
            Clear search and filters
          </Button>
        )}
      </div>
    </Root>
  )
}

const optionOf = ({ value, label }: Option) => (
  <option key={value} value={value}>
    {label}
  </option>
)

/** An address may ask for what is no longer offered; the select must not claim that it shows something else. */
const withUnknown = (options: readonly Option[], value: string) =>
  options.some((option) => option.value === value) ? options : [...options, { value, label: value }]

const counted = (count: number, noun: string) => `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`
