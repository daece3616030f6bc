import { useRef } from 'react'
import { styled } from 'styled-components'
import { PageBoundary } from '@fortnight/shared-ui/page/PageBoundary'
import { pageGutter } from '@fortnight/shared-ui/page/pageContainer'
import { Outlet } from '@fortnight/shared-ui/router'
import { Skeleton } from '@fortnight/shared-ui/feedback/Skeleton'
import { Sidebar } from './sidebar/Sidebar.tsx'
import { useFocusRecovery } from './useFocusRecovery.ts'

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  max-width: 90rem;
  margin-inline: auto;
  padding-inline: ${pageGutter};

  @media screen and (min-width: 56rem) {
    grid-template-columns: 13rem minmax(0, 1fr);
    gap: var(--space-5);
  }
`
const Content = styled.section`
  min-width: 0;
  padding-bottom: var(--space-7);

  /* A date stays on one line. */
  time {
    white-space: nowrap;
  }

  /* Touch targets. */
  @media (max-width: 47.99rem), (pointer: coarse) {
    && [data-size='small'] {
      min-height: 44px;
    }
  }

  @media screen and (min-width: 56rem) {
    min-height: calc(100vh - var(--header));
    padding: var(--space-5) 0 var(--space-7) var(--space-5);
    border-left: 1px solid var(--line);
  }
`

/** Layout of every back office page: sidebar, and the page in its loading and error boundary. */
export function AdminLayout() {
  const content = useRef<HTMLElement>(null)
  useFocusRecovery(content)
  return (
    <Root>
      <Sidebar />
      <Content ref={content} tabIndex={-1}>
        <PageBoundary fallback={<Skeleton lines={8} />}>
          <Outlet />
        </PageBoundary>
      </Content>
    </Root>
  )
}
