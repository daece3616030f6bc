import { styled } from 'styled-components'
import { Plus } from 'lucide-react'
import { ButtonLink } from '@fortnight/shared-ui/controls/ButtonLink'
import { PageHeader } from '../layout/PageHeader.tsx'
import { RecentPosts } from './RecentPosts.tsx'
import { RecentProjects } from './RecentProjects.tsx'
import { RecentSignUps } from './RecentSignUps.tsx'
import { StatCards } from './StatCards.tsx'
import { WaitingCard } from './WaitingCard.tsx'

const Actions = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);

  /* On a phone all of them fill one row, which has no room for their icons. */
  @media (max-width: 25rem) {
    flex: 1 1 100%;

    > a {
      flex: 1 1 auto;
    }

    svg {
      display: none;
    }
  }
`
const Panels = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  align-items: start;

  /* The projects have two thirds, and what is new is beside them. */
  @media (min-width: 75rem) {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
  }
`
const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  align-items: start;
`
const Work = styled(Column)`
  /* Ends where the news end, when they are longer, and there are enough projects to fill it. */
  @media (min-width: 75rem) {
    &:has(section > ul > li:nth-child(4)) {
      display: flex;
      flex-direction: column;
      align-items: stretch;
      align-self: stretch;

      > section {
        flex: 1;
      }
    }
  }
`
const News = styled(Column)`
  @media (min-width: 64rem) and (max-width: 74.99rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

const quickActions = [
  { to: '/admin/blog/new', label: 'New post' },
  { to: '/admin/partners/new', label: 'New partner' },
  { to: '/admin/faqs/new', label: 'New FAQ' },
]

/** What waits for us, statistics, where the latest projects stand, and the latest sign-ups and posts, at /admin. */
export default function DashboardPage() {
  return (
    <>
      <PageHeader title="Dashboard">
        {/* [ADMIN-DASH-3] */}
        <Actions aria-label="Quick actions">
          {quickActions.map(({ to, label }) => (
            <ButtonLink key={to} to={to} size="small" variant="secondary">
              <Plus aria-hidden /> {label}
            </ButtonLink>
          ))}
        </Actions>
      </PageHeader>
      <WaitingCard />
      <Panels>
        <Work>
          <StatCards />
          <RecentProjects />
        </Work>
        <News>
          <RecentSignUps />
          <RecentPosts />
        </News>
      </Panels>
    </>
  )
}
