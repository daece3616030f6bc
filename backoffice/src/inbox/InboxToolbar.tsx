import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { Button } from '@fortnight/shared-ui/controls/Button'
import { Input } from '@fortnight/shared-ui/controls/Input'
import { Field } from '@fortnight/shared-ui/forms/Field'
import { FoldedFilters } from '@fortnight/shared-ui/forms/FoldedFilters'
import { useNavigationType } from '@fortnight/shared-ui/router'
import { useDebouncedCallback } from '@fortnight/shared-ui/browser/useDebouncedCallback'
import { FilterButtons } from '../list/FilterButtons.tsx'
import { controlHeight, lowControls } from '../list/ToolbarLayout.ts'
import type { ListChange, ListState } from '../list/useListState.ts'
import { inboxFilters } from './inboxFilters.ts'

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: var(--space-3) var(--space-4);
  margin-bottom: var(--space-4);
  ${lowControls}

  > [data-part='search'] {
    flex: 1 1 16rem;
  }

  /* On phones the button is beside the search, and what it opens is below both. */
  @media (max-width: 39.99rem) {
    column-gap: var(--space-2);

    > [data-part='search'] {
      flex-basis: 10rem;
      white-space: nowrap;

      input {
        text-overflow: ellipsis;

        &::placeholder {
          font-size: var(--text-14);
        }
      }
    }

    > [data-part='filters'] {
      display: contents;

      > [data-open] {
        flex: 1 1 100%;
      }
    }
  }

  > button[data-size] {
    @media (min-width: 40rem) {
      min-height: ${controlHeight};
    }
  }
`

type Props = { list: ListState; setList: (change: ListChange) => void }

/** The search over messages and files, and whose turn it is. */
export function InboxToolbar({ list, setList }: Props) {
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
  const clear = () => {
    debouncedSearch.cancel()
    if (input.current) input.current.value = ''
    setList({ q: '' })
    input.current?.focus()
  }

  return (
    <Root role="search">
      <Field label="Search messages and files" data-part="search">
        <Input
          ref={input}
          type="search"
          placeholder="Words or file name"
          defaultValue={list.q}
          maxLength={100}
          onChange={() => debouncedSearch.schedule(search)}
          onKeyDown={({ key }) => {
            if (key === 'Enter') search()
          }}
        />
      </Field>
      {list.q ? (
        <Button variant="secondary" size="small" onClick={clear}>
          Back to the inbox
        </Button>
      ) : (
        <FoldedFilters data-part="filters" activeCount={list.filters.show ? 1 : 0}>
          <FilterButtons
            label="Show"
            options={inboxFilters}
            value={list.filters.show ?? ''}
            onChange={(show) => setList({ filters: { show } })}
          />
        </FoldedFilters>
      )}
    </Root>
  )
}
