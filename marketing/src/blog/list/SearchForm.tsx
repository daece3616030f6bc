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
  const { data: used = [] } = useQuery(publishedCategories())
  const categories = category && !used.includes(category) ? [...used, category] : used
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const debouncedSearch = useDebouncedCallback()

  const readForm = () => {
    const values = new FormData(form.current ?? undefined)
    return { q: String(values.get('q') ?? '').trim(), category: String(values.get('category') ?? '') }
  }

  const search = (replace: boolean) => {
    debouncedSearch.cancel()
    void navigate(blogUrl(readForm()), { replace })
  }

  // Replaces the history entry, so that Back leads to the page before the first search.
  const handleTyping = () => debouncedSearch.schedule(() => search(true))

  const handleCategory = (_event: ChangeEvent) => search(false)

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
          placeholder="Title, topic or tag"
          onInput={handleTyping}
        />
      </Field>
      <Field label="Category">
        <Select name="category" defaultValue={category} onChange={handleCategory}>
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
