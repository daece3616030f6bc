import { screen, waitFor } from '@testing-library/react'
import { PrivatePageHead } from '@fortnight/shared-ui/page/PrivatePageHead'
import { Route } from '@fortnight/shared-ui/router'
import { mockApi } from '@fortnight/supabase/core/mockApi.testing'
import { unreadCounts } from '@fortnight/supabase/messages/unread'
import { LiveUpdates } from './LiveUpdates.tsx'
import { databaseError, renderPortal } from './renderPortal.testing.tsx'

const openPage = () =>
  renderPortal(
    '/dashboard',
    <Route
      path="*"
      element={
        <LiveUpdates>
          <PrivatePageHead title="Dashboard" />
          the page
        </LiveUpdates>
      }
    />,
    { fillCache: (cache) => cache.removeQueries({ queryKey: unreadCounts().queryKey }) },
  )

describe('LiveUpdates', () => {
  it('shows how many entries of all projects are unread in the title of the tab [ROOM-45]', async () => {
    mockApi(() => ({
      body: [
        { project_id: 'p1', unread: 2 },
        { project_id: 'p2', unread: 1 },
      ],
    }))
    openPage()
    await waitFor(() => expect(document.title).toBe('(3) Dashboard | Fortnight'))
  })

  it('leaves the page as it is when the number is not known [ROOM-45]', async () => {
    const requests = mockApi(() => databaseError)
    openPage()
    await waitFor(() => expect(requests.map(({ path }) => path)).toContain('/rest/v1/rpc/unread_counts'))
    expect(screen.getByText('the page')).toBeVisible()
    expect(document.title).toBe('Dashboard | Fortnight')
  })
})
