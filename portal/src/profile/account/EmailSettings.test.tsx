import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { emailSettings } from '../../layout/renderPortal.testing.tsx'
import { mockAccountApi, renderAccount } from './renderAccount.testing.tsx'

const stored = { ...emailSettings, messages: 'daily', status: 'off' } as const
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save email settings' }))

describe('the emails about projects', () => {
  it('show what is chosen, and save a change [ROOM-78]', async () => {
    const requests = mockAccountApi({
      notification_settings: ({ method }) =>
        Promise.resolve({ body: method === 'PATCH' ? [{ user_id: 'c1' }] : { ...stored, messages: 'off' } }),
    })
    renderAccount(stored)
    const region = within(screen.getByRole('region', { name: 'Emails about your projects' }))
    expect(await region.findByLabelText('New messages')).toHaveValue('daily')
    expect(region.getByLabelText('Status and progress')).toHaveValue('off')
    // The database mails changes of the status also when they were seen.
    expect(region.getAllByText('Only those you haven’t seen by then.')).toHaveLength(2)
    expect(region.getAllByRole('option', { name: 'After 5 minutes' })).toHaveLength(3)
    await userEvent.selectOptions(region.getByLabelText('New messages'), 'Never')
    await save()
    expect(await region.findByText('Saved.')).toBeVisible()
    expect(requests.find(({ method }) => method === 'PATCH')?.body).toEqual({ ...stored, messages: 'off' })
  })

  it('keep what was chosen when saving fails [ROOM-78]', async () => {
    mockAccountApi({
      notification_settings: ({ method }) =>
        Promise.resolve(method === 'GET' ? { body: null } : { status: 500, body: { code: 'XX000' } }),
    })
    renderAccount()
    await userEvent.selectOptions(await screen.findByLabelText('New files'), 'Once a day')
    await save()
    expect(await screen.findByRole('alert')).toHaveTextContent('Your choice could not be saved.')
    expect(screen.getByLabelText('New files')).toHaveValue('daily')
  })

  it('have reminders, which are sent or not [FORT-184]', async () => {
    const requests = mockAccountApi({
      notification_settings: ({ method }) =>
        Promise.resolve({ body: method === 'PATCH' ? [{ user_id: 'c1' }] : stored }),
    })
    renderAccount(stored)
    const reminders = await screen.findByLabelText('Reminders about open tasks')
    expect(
      within(reminders)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['After 2 and 5 working days', 'Never'])
    await userEvent.selectOptions(reminders, 'Never')
    await save()
    expect(await screen.findByText('Saved.')).toBeVisible()
    expect(requests.find(({ method }) => method === 'PATCH')?.body).toEqual({ ...stored, reminders: 'off' })
  })
})
