import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { connect } from '@fortnight/supabase/client'
import { useSession } from '@fortnight/supabase/session'
import { axe } from 'jest-axe'
import { client, openLayout } from '../../layout/renderLayout.testing.tsx'

describe('the notice about an unconfirmed account type', () => {
  it('stands above the page and asks again on request [AUTH-2]', async () => {
    connect({ url: 'http://localhost', key: 'test' })
    globalThis.fetch = jest.fn(async () => Response.json([{ user_type: 'admin' }]))
    const { container } = openLayout('/dashboard', { ...client, isTypeUnconfirmed: true } as typeof client)
    expect(await screen.findByRole('alert')).toHaveTextContent('We could not confirm your account type.')
    await screen.findByRole('button', { name: 'Your account' })
    expect(await axe(container)).toHaveNoViolations()
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument())
    expect(useSession.getState().userType).toBe('admin')
  })

  it('is not there for anybody else', () => {
    openLayout('/dashboard', client)
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })
})
