import { type SubmitEvent, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { useDebouncedCallback } from '@fortnight/shared-ui/browser/useDebouncedCallback'
import { Button } from '@fortnight/shared-ui/controls/Button'
import { Input } from '@fortnight/shared-ui/controls/Input'
import { Select } from '@fortnight/shared-ui/controls/Select'
import { Field } from '@fortnight/shared-ui/forms/Field'
import { FoldedFilters } from '@fortnight/shared-ui/forms/FoldedFilters'
import { projectStatuses } from '@fortnight/supabase/projects/labels'
import type { ProjectFilter } from '@fortnight/supabase/projects/queries'
import { sortOptions } from './projectFilter.ts'

/** The limit of the database. */
const maxSearchLength = 100

/** The width of the button "Clear filters", beside the count of the list. */
const clearWidth = '6.25rem'

const Form = styled.form`
  display: grid;
  gap: var(--space-3);
  align-items: end;
  margin-bottom: var(--space-4);

  @media (min-width: 40rem) {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1.2fr);

    &:has(> button[data-variant='ghost']) + [role='status'] {
      inset-inline-end: calc(${clearWidth} - var(--space-2));
    }
  }

  @media (max-width: 39.99rem) {
    > :nth-child(2) {
      grid-area: 2 / 1;
    }
  }
`
/* On phones in the row of the button that unfolds the filters; else beside the count. */
const ClearButton = styled(Button)`
  @media (max-width: 39.99rem) {
    grid-area: 2 / 1;
    place-self: start end;
    /* Its text ends where the fields do, and it stays within the page. */
    margin-inline-end: calc(-1 * var(--space-3) - 1px);
    padding-inline: var(--space-3);
  }

  @media (min-width: 40rem) {
    position: absolute;
    inset: -11px calc(-1 * var(--space-3) - 1px) auto auto;
    justify-content: end;
    width: ${clearWidth};
    padding-inline: 0 var(--space-3);
    font-size: var(--text-14);
  }
`
// Enter submits the form too. The button, visible on focus, is for screen readers and switch devices.
const SearchButton = styled(Button)`
  &:not(:focus-visible) {
    position: absolute;
    width: 1px;
    min-height: 1px;
    height: 1px;
    padding: 0;
    overflow: hidden;
    clip-path: inset(50%);
  }
`

type Props = {
  filter: ProjectFilter
  /** `isTyping`: a search that may still change replaces the history entry, so that Back skips it. */
  onChange: (change: Partial<ProjectFilter>, isTyping?: boolean) => void
  /** Offered where it helps. */
  onClear: (() => void) | undefined
  /** Called when the fields disappear while one of them has the focus, which it would take with it. */
  onLoseFocus: () => void
}

/** The search, status and sort fields of the project list. A search starts when typing pauses, or on Enter. */
export function ProjectFilters({ filter: { q, status, sort }, onChange, onClear, onLoseFocus }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const debouncedSearch = useDebouncedCallback()

  const search = (isTyping?: boolean) => onChange({ q: input.current?.value.trim() ?? '' }, isTyping)
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    debouncedSearch.cancel()
    search()
  }

  // Back, Forward and "Clear filters" change the URL without the field. A search still being typed is kept.
  useEffect(() => {
    if (input.current && !debouncedSearch.isPending() && input.current.value.trim() !== q) input.current.value = q
  }, [q, debouncedSearch])

  const loseFocus = useEffectEvent(onLoseFocus)
  useLayoutEffect(() => {
    const form = input.current?.form
    return () => {
      if (form?.contains(document.activeElement)) loseFocus()
    }
  }, [])

  return (
    <Form role="search" aria-label="Projects" onSubmit={handleSubmit}>
      <Field label="Search projects">
        <Input
          ref={input}
          type="search"
          defaultValue={q}
          maxLength={maxSearchLength}
          placeholder="Name, description, or requirements"
          onInput={() => debouncedSearch.schedule(() => search(true))}
        />
      </Field>
      <FoldedFilters activeCount={status ? 1 : 0}>
        <Field label="Status">
          <Select value={status} onChange={({ target }) => onChange({ status: target.value })}>
            <option value="">All statuses</option>
            {projectStatuses.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Sort by">
          <Select value={sort} onChange={({ target }) => onChange({ sort: target.value as ProjectFilter['sort'] })}>
            {sortOptions.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
      </FoldedFilters>
      {onClear && (
        <ClearButton variant="ghost" onClick={onClear}>
          Clear filters
        </ClearButton>
      )}
      <SearchButton type="submit" size="small">
        Search
      </SearchButton>
    </Form>
  )
}
