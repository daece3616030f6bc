import { type ChangeEvent, type SubmitEvent, useEffect, useRef } from 'react'
import { useQuery } from '@fortnight/shared-ui/query'
import { Button } from '@fortnight/shared-ui/controls/Button'
import { Field } from '@fortnight/shared-ui/forms/Field'
import { Input } from '@fortnight/shared-ui/controls/Input'
import { useNavigate } from '@fortnight/shared-ui/router'
import { Select } from '@fortnight/shared-ui/controls/Select'
import { useDebouncedCallback } from '@fortnight/shared-ui/browser/useDebouncedCallback'
import { type BlogSearch, publishedCategories } from '@fortnight/supabase/posts/queries'
import { maxSearchLength } from '@fortnight/supabase/lists/normalizeSearch'
import { styled } from 'styled-components'
import { blogUrl } from '../blogUrl.ts'

const Form = styled.form`
  display: grid;
  gap: var(--space-4);
  align-items: end;

  @media (min-width: 640px) {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr) auto;
  }

  @media print {
    display: none;
  }
`

/**
 * Search and category in one plain form that works without JavaScript. After hydration it navigates to the same URLs
 * without a reload, and searches while typing. [BLOG-1, BLOG-2]
 */
export function SearchForm({ search: { q, category } }: { search: BlogSearch }) {
  const { data: usedCategories = [] } = useQuery(publishedCategories())
  const categories = category && !usedCategories.includes(category) ? [...usedCategories, category] : usedCategories
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const debouncedSearch = useDebouncedCallback()

  const readForm = () => {
    const values = new FormData(form.current ?? undefined)
    const textOf = (name: string) => {
      const value = values.get(name)
      return typeof value === 'string' ? value : ''
    }
    return { q: textOf('q').trim(), category: textOf('category') }
  }

  const search = (replace: boolean) => {
    debouncedSearch.cancel()
    void navigate(blogUrl(readForm()), { replace })
  }

  // Replaces the history entry, so that Back leads to the page before the first search.
  const handleInput = () => debouncedSearch.schedule(() => search(true))

  const handleCategoryChange = (_event: ChangeEvent) => search(false)

  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    search(false)
  }

  // The URL may change without the form: by Back, Forward or a link. Does not overwrite text while typing.
  useEffect(() => {
    const { q: input, category: select } = form.current?.elements as unknown as Record<string, HTMLInputElement>
    if (!input || !select || debouncedSearch.isPending()) return
    if (input.value.trim() !== q) input.value = q
    select.value = category
  }, [q, category, debouncedSearch])

  return (
    <Form ref={form} role="search" action="/blog" onSubmit={handleSubmit}>
      <Field label="Search articles">
        <Input
          type="search"
          name="q"
          defaultValue={q}
          maxLength={maxSearchLength}
          placeholder="Title, topic, or tag"
          onInput={handleInput}
        />
      </Field>
      <Field label="Category">
        <Select name="category" defaultValue={category} onChange={handleCategoryChange}>
          <option value="">All categories</option>
          {categories.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </Select>
      </Field>
      <Button type="submit">Search</Button>
    </Form>
  )
}
