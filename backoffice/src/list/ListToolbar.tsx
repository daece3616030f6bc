import { useEffect, useRef } from 'react'
import { Button } from '@fortnight/shared-ui/controls/Button'
import { Field } from '@fortnight/shared-ui/forms/Field'
import { FoldedFilters } from '@fortnight/shared-ui/forms/FoldedFilters'
import { Input } from '@fortnight/shared-ui/controls/Input'
import { useNavigationType } from '@fortnight/shared-ui/router'
import { Select } from '@fortnight/shared-ui/controls/Select'
import { useDebouncedCallback } from '@fortnight/shared-ui/browser/useDebouncedCallback'
import { FilterButtons } from './FilterButtons.tsx'
import { ToolbarLayout } from './ToolbarLayout.ts'
import { isFiltered, type ListChange, type ListOption, type ListState } from './useListState.ts'

/**
 * A row of buttons, or a select. Label the option '' "All" or the like. A long row is below the other fields from the beginning, so that
 * nothing moves when its options have loaded.
 */
export type ListFilter = {
  name: string
  label: string
  options: readonly ListOption[]
  isLong?: boolean
  /** The buttons would take more room than the list is worth. */
  isSelect?: boolean
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
  onFocus?: () => void
}

/** Search field, filters and sort order of a list, and the number of rows that match. */
export function ListToolbar(props: Props) {
  const { list, setList, searchPlaceholder, filters = [], sorts = [], count, noun, onFocus } = props
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
    <ToolbarLayout role="search" onFocus={onFocus}>
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
          {sorts.length > 1 && (
            <Field label="Sort by" data-part="filter">
              <Select value={list.sort} onChange={({ target }) => setList({ sort: target.value })}>
                {sorts.map(renderOption)}
              </Select>
            </Field>
          )}
          {filters.map(({ name, label, options, isLong, isSelect }) =>
            isSelect ? (
              <Field key={name} label={label} data-part="filter">
                <Select value={filterValue(name)} onChange={({ target }) => setFilter(name, target.value)}>
                  {options.map(renderOption)}
                </Select>
              </Field>
            ) : (
              <FilterButtons
                key={name}
                label={label}
                isLong={isLong}
                options={options}
                value={filterValue(name)}
                onChange={(value) => setFilter(name, value)}
              />
            ),
          )}
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
    </ToolbarLayout>
  )
}

const renderOption = ({ value, label }: ListOption) => (
  <option key={value} value={value}>
    {label}
  </option>
)

const formatCount = (count: number, noun: string) => `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`
