import { Search } from 'lucide-react'
import { type SubmitEvent, useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { Button } from '@fortnight/shared-ui/controls/Button'
import { Input } from '@fortnight/shared-ui/controls/Input'
import { Skeleton } from '@fortnight/shared-ui/feedback/Skeleton'
import { Field } from '@fortnight/shared-ui/forms/Field'
import { PageBoundary } from '@fortnight/shared-ui/page/PageBoundary'
import { useQuery } from '@fortnight/shared-ui/query'
import { useSearchParams } from '@fortnight/shared-ui/router'
import { defaultProjectFilter, ownProjects } from '@fortnight/supabase/projects/queries'
import { BackLink } from '../layout/BackLink.tsx'
import { ClientPage } from '../layout/ClientPage.tsx'
import { SearchHits } from './SearchHits.tsx'

/** The limit of the database. */
const maxSearchLength = 100

const Root = styled.div`
  display: grid;
  gap: var(--space-4);
`
const Head = styled.header`
  display: grid;
  gap: var(--space-3);

  > h1 {
    font-size: var(--text-28);
  }
`
const Form = styled.form`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  align-items: end;

  > :first-child {
    flex: 1 1 14rem;
  }

  @media (max-width: 30rem) {
    > button {
      flex: 1 1 100%;
    }
  }

  /* Browsers draw it in a blue of their own. */
  input::-webkit-search-cancel-button {
    appearance: none;
  }
`

/** The page at /dashboard/search: messages and files of all projects of the client, and the projects themselves. [ROOM-154] */
export default function SearchPage() {
  const [search, setSearch] = useSearchParams()
  const input = useRef<HTMLInputElement>(null)
  const q = search.get('q') ?? ''

  // Back and Forward change the URL without the field.
  useEffect(() => {
    if (input.current && input.current.value.trim() !== q) input.current.value = q
  }, [q])
  useEffect(() => input.current?.focus({ preventScroll: true }), [])

  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    setSearch({ q: input.current?.value.trim() ?? '' })
  }

  return (
    <ClientPage title={q ? `Search: ${q}` : 'Search'}>
      {(client) => (
        <Root>
          <Head>
            <BackLink to="/dashboard">Back to Dashboard</BackLink>
            <h1>Search Everything</h1>
          </Head>
          <Form role="search" onSubmit={handleSubmit}>
            <Field label="Words in a message, file name, or project">
              <Input ref={input} type="search" name="q" defaultValue={q} maxLength={maxSearchLength} />
            </Field>
            <Button type="submit">
              <Search aria-hidden /> Search
            </Button>
          </Form>
          {!q && <p>Finds messages, files, and projects.</p>}
          {q && <Results client={client.id} q={q} />}
        </Root>
      )}
    </ClientPage>
  )
}

function Results({ client, q }: { client: string; q: string }) {
  const projectsQuery = ownProjects(client, { ...defaultProjectFilter, q })
  // Here, it starts together with the other one, not after it.
  useQuery(projectsQuery)
  return (
    <PageBoundary fallback={<Skeleton lines={6} label="Searching…" />} errorTitle="The search could not be completed">
      <SearchHits q={q} projectsQuery={projectsQuery} />
    </PageBoundary>
  )
}
