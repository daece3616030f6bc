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
  gap: var(--space-5);
  margin-top: var(--space-5);

  > * {
    min-width: 0;
  }

  @media (min-width: 64rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    grid-template-rows: auto 1fr;
    align-items: start;

    /* The posts, which have most lines, are beside the other two. */
    > :last-child {
      grid-area: 1 / 2 / span 2;
    }
  }
`

const quickActions = [
  { to: '/admin/blog/new', label: 'New post' },
  { to: '/admin/partners/new', label: 'New partner' },
  { to: '/admin/faqs/new', label: 'New FAQ' },
]

/** What waits for us, statistics and the latest projects, sign-ups and posts, at /admin. */
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
      <StatCards />
      <Panels>
        <RecentProjects />
        <RecentSignUps />
        <RecentPosts />
      </Panels>
    </>
  )
}
