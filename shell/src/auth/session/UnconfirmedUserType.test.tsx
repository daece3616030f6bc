import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { mockApi } from '@fortnight/supabase/core/mockApi.testing'
import { useSession } from '@fortnight/supabase/session'
import { axe } from 'jest-axe'
import { client, renderLayout } from '../../layout/renderLayout.testing.tsx'

describe('the notice of an unconfirmed user type', () => {
  it('is shown above the page and retries the lookup [AUTH-2]', async () => {
    mockApi(() => ({ body: [{ user_type: 'admin' }] }))
    const { container } = renderLayout('/dashboard', { ...client, isTypeUnconfirmed: true } as typeof client)
    expect(await screen.findByRole('alert')).toHaveTextContent('We could not confirm your account type.')
    await screen.findByRole('button', { name: 'Your account' })
    expect(await axe(container)).toHaveNoViolations()
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument())
    expect(useSession.getState().userType).toBe('admin')
  })

  it('is not shown for a confirmed user type', async () => {
    renderLayout('/dashboard', client)
    await screen.findByRole('button', { name: 'Your account' })
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })
})
