import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { QueryClient, QueryClientProvider } from '@fortnight/shared-ui/query'
import { BrowserRouter } from '@fortnight/shared-ui/router'
import { auth } from '@fortnight/supabase/client'
import { mockApi } from '@fortnight/supabase/core/mockApi.testing'
import { useSession, type UserType } from '@fortnight/supabase/session'
import { NewPasswordForm } from './NewPasswordForm.tsx'

const user = { id: 'u1', email: 'ada@company.example' }
const session = { access_token: 'a.b.c', refresh_token: 'r', token_type: 'bearer', expires_in: 3600, user }
const tooCommon = 'This is one of the most common passwords, which attackers try first. Please choose another one.'

async function openForm(userType: UserType) {
  const requests = mockApi(({ method }) =>
    method === 'PUT' ? { status: 422, body: { error_code: 'weak_password', msg: tooCommon } } : { body: session },
  )
  await (await auth()).signInWithPassword({ email: user.email, password: 'forgotten' })
  useSession.setState({ status: 'signed-in', user, userType }, true)
  render(
    <QueryClientProvider client={new QueryClient()}>
      <BrowserRouter>
        <NewPasswordForm email={user.email} />
      </BrowserRouter>
    </QueryClientProvider>,
  )
  return requests
}

async function save(password: string) {
  await userEvent.type(screen.getByLabelText('New password'), password)
  await userEvent.type(screen.getByLabelText('Confirm new password'), password)
  await userEvent.click(screen.getByRole('button', { name: 'Save new password' }))
}

const newPassword = () => screen.getByLabelText('New password')

it('the new-password form shows beside the field why the server rejects a password [PWD-2]', async () => {
  await openForm('client')
  expect(newPassword()).toHaveAccessibleDescription('At least 6 characters')
  await save('password1')
  await waitFor(() => expect(newPassword()).toHaveAccessibleDescription(expect.stringContaining(tooCommon)))
  await waitFor(() => expect(newPassword()).toHaveFocus())
})

it('the new-password form asks an admin for twelve characters [PWD-1]', async () => {
  const requests = await openForm('admin')
  expect(newPassword()).toHaveAccessibleDescription('At least 12 characters')
  await save('eleven-char')
  expect(await screen.findByText('Password must be at least 12 characters')).toBeVisible()
  expect(requests.filter(({ method }) => method === 'PUT')).toEqual([])
})
