import { useSuspenseQuery } from '@fortnight/shared-ui/query'
import { ButtonLink } from '@fortnight/shared-ui/controls/ButtonLink'
import { EmptyState } from '@fortnight/shared-ui/feedback/EmptyState'
import { useSearchParams } from '@fortnight/shared-ui/router'
import { allPartners } from '@fortnight/supabase/partners/queries'
import { styled } from 'styled-components'
import { cardsLaidOutAfterFirstPaint, endWaitingOf } from '../layout/section/cardsLaidOutAfterFirstPaint.ts'
import { TalkToUs } from '../layout/TalkToUs.tsx'
import { filterByCategory, listCategories, pairPartners } from './categories.ts'
import { CategoryFilter } from './CategoryFilter.tsx'
import { PartnerCard } from './PartnerCard.tsx'

const Count = styled.p`
  margin-block: var(--space-5);
  color: var(--ink-soft);
`

const List = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  margin-bottom: var(--space-5);

  ${cardsLaidOutAfterFirstPaint('36rem')}

  @media (min-width: 60rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    > * {
      grid-column: 1 / -1;
    }
  }
`

/** "1 partner", "7 partners". */
export const formatPartnerCount = (count: number) => (count === 1 ? '1 partner' : `${count} partners`)

/** The partners in the category of the URL, or all of them. [PART-1, PART-6] */
export function PartnerList() {
  const { data: partners } = useSuspenseQuery(allPartners())
  const category = useSearchParams()[0].get('category') || null
  if (partners.length === 0) {
    return (
      <EmptyState
        title="No partners yet"
        hint="We choose carefully. Do you make something an agent should be able to use?"
      >
        <TalkToUs />
      </EmptyState>
    )
  }
  const visiblePartners = filterByCategory(partners, category)
  const paired = pairPartners(visiblePartners)
  return (
    <>
      <CategoryFilter categories={listCategories(partners)} current={category} />
      {/* All are counted in the header of the page. */}
      <Count role="status">{category && `Showing ${formatPartnerCount(visiblePartners.length)}`}</Count>
      {visiblePartners.length === 0 ? (
        <EmptyState
          title="No partners in this category"
          hint="The category may have been renamed. All partners are one click away."
        >
          <ButtonLink to="/partners" variant="secondary">
            Show all partners
          </ButtonLink>
        </EmptyState>
      ) : (
        <List ref={endWaitingOf}>
          {visiblePartners.map((partner) => (
            <PartnerCard key={partner.id} partner={partner} isHalf={paired.has(partner)} />
          ))}
        </List>
      )}
    </>
  )
}
