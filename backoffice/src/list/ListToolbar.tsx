import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { Button } from '@fortnight/shared-ui/controls/Button'
import { Field } from '@fortnight/shared-ui/forms/Field'
import { FoldedFilters } from '@fortnight/shared-ui/forms/FoldedFilters'
import { Input } from '@fortnight/shared-ui/controls/Input'
import { useNavigationType } from '@fortnight/shared-ui/router'
import { Select } from '@fortnight/shared-ui/controls/Select'
import { useDebouncedCallback } from '@fortnight/shared-ui/browser/useDebouncedCallback'
import { FilterButtons } from './FilterButtons.tsx'
import { isFiltered, type ListChange, type ListOption, type ListState } from './useListState.ts'

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: var(--space-3) var(--space-4);
  margin-bottom: var(--space-4);

  [data-part='filter'] {
    flex: 1 1 8.5rem;
  }

  @media (min-width: 40rem) {
    [data-part='filter'] {
      flex-basis: 10rem;
      max-width: 14rem;
    }
  }

  /* A long row of buttons is below the count, which would need a row of its own. With its button it does. */
  @media (min-width: 40rem) and (max-width: 74.99rem) {
    [data-long],
    > [data-part='count']:has(button) {
      order: 1;
    }
  }

  @media (max-width: 39.99rem) {
    > :has(> [data-open]) {
      flex: 1 1 100%;
    }
  }

  > [data-part='search'] {
    flex: 1 1 20rem;

    input {
      text-overflow: ellipsis;
    }

    @media (min-width: 40rem) and (max-width: 63.99rem) {
      order: -1;
      flex-basis: calc(100% - 9rem);
    }

    @media (min-width: 64rem) {
      flex-basis: 14rem;
    }
  }

  > [data-part='count'] {
    flex: 1 0 auto;
    min-height: 44px;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: end;
    gap: 0 var(--space-3);
    color: var(--ink-soft);
    font-size: var(--text-14);

    /* Beside the search, where the filters have rows of their own. */
    @media (min-width: 40rem) and (max-width: 63.99rem) {
      &:not(:has(button)) {
        order: -1;
      }
    }
  }
`

/**
 * A row of buttons, or a select for many options. Label the option '' "All" or the like. A long row of buttons is below the other
 * fields from the beginning, so that nothing moves when its options have loaded.
 */
export type ListFilter = {
  name: string
  label: string
  options: readonly ListOption[]
  isSelect?: boolean
  isLong?: boolean
}

type Props = {
  list: ListState
  setList: (change: ListChange) => void
  searchPlaceholder?: string
  filters?: ListFilter[]
  /** The first one is the default. */
  sorts?: readonly ListOption[]
  /** Number of rows on all pages; undefined while it is being loaded. */
  count: number | undefined
  /** One row in the singular: "customer". */
  noun: string
}

/** Search field, filters and sort order of a list, and the number of rows that match. */
export function ListToolbar(props: Props) {
  const { list, setList, searchPlaceholder, filters = [], sorts = [], count, noun } = props
  const input = useRef<HTMLInputElement>(null)
  const isHistoryNavigation = (useNavigationType() as string) === 'POP'
  const debouncedSearch = useDebouncedCallback()

  // The URL follows typing with a delay, so it must not overwrite the focused field, except on Back and Forward.
  useEffect(() => {
    const field = input.current
    if (field && (isHistoryNavigation || field !== document.activeElement)) field.value = list.q
  }, [list.q, isHistoryNavigation])

  const search = () => {
    debouncedSearch.cancel()
    const q = input.current?.value.trim()
    if (q !== list.q) setList({ q })
  }
  const filterValue = (name: string) => list.filters[name] ?? ''
  const setFilter = (name: string, value: string) => setList({ filters: { [name]: value } })
  const clear = () => {
    debouncedSearch.cancel()
    if (input.current) input.current.value = ''
    setList({ q: '', filters: Object.fromEntries(Object.keys(list.filters).map((name) => [name, ''])) })
    input.current?.focus()
  }

  return (
    <Root role="search">
      <Field label={`Search ${noun}s`} data-part="search">
        <Input
          ref={input}
          type="search"
          placeholder={searchPlaceholder}
          defaultValue={list.q}
          maxLength={100}
          onChange={() => debouncedSearch.schedule(search)}
          onKeyDown={({ key }) => {
            if (key === 'Enter') search()
          }}
        />
      </Field>
      {(filters.length > 0 || sorts.length > 1) && (
        <FoldedFilters activeCount={Object.values(list.filters).filter(Boolean).length}>
          {filters
            .filter(({ isSelect }) => isSelect)
            .map(({ name, label, options }) => (
              <Field key={name} label={label} data-part="filter">
                <Select value={filterValue(name)} onChange={({ target }) => setFilter(name, target.value)}>
                  {withCurrentValue(options, filterValue(name)).map(renderOption)}
                </Select>
              </Field>
            ))}
          {sorts.length > 1 && (
            <Field label="Sort by" data-part="filter">
              <Select value={list.sort} onChange={({ target }) => setList({ sort: target.value })}>
                {sorts.map(renderOption)}
              </Select>
            </Field>
          )}
          {filters
            .filter(({ isSelect }) => !isSelect)
            .map(({ name, label, options, isLong }) => (
              <FilterButtons
                key={name}
                label={label}
                isLong={isLong}
                options={options}
                value={filterValue(name)}
                onChange={(value) => setFilter(name, value)}
              />
            ))}
        </FoldedFilters>
      )}
      <div data-part="count">
        <span role="status">{count !== undefined && formatCount(count, noun)}</span>
        {isFiltered(list) && (
          <Button variant="ghost" size="small" onClick={clear}>
            Clear search and filters
          </Button>
        )}
      </div>
    </Root>
  )
}

const renderOption = ({ value, label }: ListOption) => (
  <option key={value} value={value}>
    {label}
  </option>
)

/** The URL may hold a value that is no longer offered; without its option the select would show another one. */
const withCurrentValue = (options: readonly ListOption[], value: string) =>
  options.some((option) => option.value === value) ? options : [...options, { value, label: value }]

const formatCount = (count: number, noun: string) => `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`
