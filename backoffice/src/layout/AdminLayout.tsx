import { styled } from 'styled-components'
import { PageBoundary } from '@fortnight/shared-ui/page/PageBoundary'
import { pageGutter } from '@fortnight/shared-ui/page/pageContainer'
import { Outlet } from '@fortnight/shared-ui/router'
import { Skeleton } from '@fortnight/shared-ui/feedback/Skeleton'
import { Sidebar } from './Sidebar.tsx'

const Root = styled.div`
  display: grid;
  gap: var(--space-5);
  max-width: 90rem;
  margin-inline: auto;
  padding: var(--space-5) ${pageGutter} var(--space-8);

  > * {
    min-width: 0;
  }

  @media (min-width: 56rem) {
    grid-template-columns: 14rem minmax(0, 1fr);
  }
`

/** Layout of every back office page: sidebar, and the page in its loading and error boundary. */
export function AdminLayout() {
  return (
    <Root>
      <Sidebar />
      <div>
        <PageBoundary fallback={<Skeleton lines={8} />}>
          <Outlet />
        </PageBoundary>
      </div>
    </Root>
  )
}
