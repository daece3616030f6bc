import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { mockApi } from '@fortnight/supabase/core/mockApi.testing'
import { client, profile, databaseError } from '../layout/renderPortal.testing.tsx'
import { renderDashboard } from './renderDashboard.testing.tsx'

describe('a client without a profile', () => {
  it('gets a profile named after the email address, with the other fields empty [DASH-12]', async () => {
    const created = { ...profile, name: 'noor' }
    const requests = mockApi(({ method }) => (method === 'POST' ? { status: 201 } : { body: [created] }))
    renderDashboard({ projects: [], profile: null })
    expect(await screen.findByText('noor')).toBeVisible()
    expect(requests[0]).toMatchObject({
      method: 'POST',
      path: '/rest/v1/user_profiles',
      body: { id: client.id, name: 'noor', email: client.email },
    })
  })

  it('gets no profile when the query fails [DASH-12]', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {})
    const requests = mockApi(() => databaseError)
    renderDashboard({ projects: [] })
    expect(await screen.findByText('Your profile could not be loaded')).toBeVisible()
    expect(requests.map(({ method }) => method)).toEqual(['GET'])
  })

  it('can retry when the profile could not be created [DASH-12]', async () => {
    mockApi(() => databaseError)
    renderDashboard({ projects: [], profile: null })
    expect(await screen.findByText('Your profile could not be set up')).toBeVisible()
    mockApi(({ method }) => (method === 'POST' ? { status: 201 } : { body: [profile] }))
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByText('Noor Haddad')).toBeVisible()
  })
})
