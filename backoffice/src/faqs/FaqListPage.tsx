import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { ButtonLink } from '@fortnight/shared-ui/ButtonLink'
import { Field } from '@fortnight/shared-ui/Field'
import { Input } from '@fortnight/shared-ui/Input'
import { PageBoundary } from '@fortnight/shared-ui/PageBoundary'
import { useSearchParams } from '@fortnight/shared-ui/router'
import { Skeleton } from '@fortnight/shared-ui/Skeleton'
import { PageTop } from '../layout/PageTop.tsx'
import { FaqTable } from './FaqTable.tsx'

const Search = styled(Field)`
  max-width: 24rem;
  margin-bottom: var(--space-4);
`

/** All FAQs, published and draft, at /admin/faqs. The search lives in the address. */
export default function FaqListPage() {
  const [search, setSearch] = useSearchParams()
  const wanted = search.get('q') ?? ''
  const input = useRef<HTMLInputElement>(null)

  // The router updates the address a moment after a keystroke, so the field is its own master while somebody types.
  useEffect(() => {
    if (input.current && input.current !== document.activeElement) input.current.value = wanted
  }, [wanted])

  return (
    <>
      <PageTop title="FAQs">
        <ButtonLink to="/admin/faqs/new" size="small">
          New FAQ
        </ButtonLink>
      </PageTop>
      <Search label="Search FAQs">
        <Input
          ref={input}
          type="search"
          defaultValue={wanted}
          onChange={({ target }) => setSearch(target.value ? { q: target.value } : {}, { replace: true })}
        />
      </Search>
      <PageBoundary fallback={<Skeleton lines={8} label="Loading FAQs…" />} errorTitle="The FAQs could not be loaded">
        <FaqTable wanted={wanted} />
      </PageBoundary>
    </>
  )
}
