import { waitFor } from '@testing-library/react'
import { Route } from '@fortnight/shared-ui/router'
import { LiveUpdates } from './LiveUpdates.tsx'
import { PageHeader } from './PageHeader.tsx'
import { mockRestApi, renderAdminPage } from './renderAdminPage.testing.tsx'

describe('LiveUpdates', () => {
  it('shows in how many projects something is unread in the title of the tab [ROOM-45]', async () => {
    mockRestApi(() => ({ body: [] }))
    renderAdminPage(
      '/admin',
      <Route
        index
        element={
          <LiveUpdates>
            <PageHeader title="Dashboard" />
          </LiveUpdates>
        }
      />,
      { p1: 12, p2: 1 },
    )
    await waitFor(() => expect(document.title).toBe('(2) Dashboard | Fortnight'))
  })
})
