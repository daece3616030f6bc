import { useSuspenseQuery } from '@fortnight/shared-ui/query'
import { styled } from 'styled-components'
import { ButtonLink } from '@fortnight/shared-ui/ButtonLink'
import { PageBoundary } from '@fortnight/shared-ui/PageBoundary'
import { Link } from '@fortnight/shared-ui/router'
import { Skeleton } from '@fortnight/shared-ui/Skeleton'
import { allFaqs } from '@fortnight/supabase/faqs'
import { PageTop } from '../layout/PageTop.tsx'

const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(12rem, 1fr));
  gap: var(--space-3);
  padding: 0;
  list-style: none;
`
const Card = styled(Link)`
  display: grid;
  padding: var(--space-4);
  border: 1px solid var(--line);
  border-radius: var(--radius-large);
  background: var(--surface);
  color: var(--ink);
  text-decoration: none;

  &:hover {
    border-color: var(--accent);
  }

  > data {
    font-family: var(--font-heading);
    font-size: var(--text-36);
    font-weight: 700;
    line-height: 1.2;
  }

  > small {
    color: var(--ink-soft);
    font-size: var(--text-14);
  }
`

/** What there is, at a glance, at /admin. */
export default function DashboardPage() {
  return (
    <>
      <PageTop title="Dashboard">
        <ButtonLink to="/admin/faqs/new" size="small">
          New FAQ
        </ButtonLink>
      </PageTop>
      <Cards role="list">
        <li>
          <PageBoundary fallback={<Skeleton lines={2} label="Counting FAQs…" />} errorTitle="FAQs could not be counted">
            <FaqCount />
          </PageBoundary>
        </li>
      </Cards>
    </>
  )
}

function FaqCount() {
  const { data: faqs } = useSuspenseQuery(allFaqs())
  const published = faqs.filter((faq) => faq.published).length
  return (
    <Card to="/admin/faqs">
      <span>Total FAQs</span>
      <data value={faqs.length}>{faqs.length}</data>
      <small>
        {published} published, {faqs.length - published} draft
      </small>
    </Card>
  )
}
