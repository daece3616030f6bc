import { screen } from '@testing-library/react'
import { clickButton, mockAccountApi, renderAccount } from './renderAccount.testing.tsx'

const token = 'ab'.repeat(24)

/** Mocks the API: a feed that is renewed has another token, and one that is revoked is gone. */
function mockFeedApi() {
  let stored: { token: string } | null = null
  return mockAccountApi({
    calendar_feeds: ({ method }) => Promise.resolve(method === 'DELETE' ? { status: 204 } : { body: stored }),
    renew_calendar_feed: () => {
      stored = { token: 'cd'.repeat(24) }
      return Promise.resolve({ status: 204 })
    },
  })
}
const linkOf = (of: string) => `${window.location.origin}/calendar/${of}.ics`

let confirm: jest.SpyInstance
beforeEach(() => {
  confirm = jest.spyOn(window, 'confirm').mockReturnValue(true)
})
afterEach(() => jest.restoreAllMocks())

describe('the calendar feed in the profile', () => {
  it('is created on request [FORT-29]', async () => {
    mockFeedApi()
    renderAccount()
    await screen.findByRole('button', { name: 'Create link' })
    expect(screen.queryByLabelText('Secret link')).toBeNull()
    await clickButton('Create link')
    expect(await screen.findByLabelText('Secret link')).toHaveValue(linkOf('cd'.repeat(24)))
    expect(screen.getByText('Your link is ready.')).toBeVisible()
  })

  it('is replaced after a question [FORT-29]', async () => {
    mockFeedApi()
    renderAccount(undefined, `/calendar/${token}.ics`)
    expect(await screen.findByLabelText('Secret link')).toHaveValue(linkOf(token))
    confirm.mockReturnValueOnce(false)
    await clickButton('Replace link')
    expect(screen.getByLabelText('Secret link')).toHaveValue(linkOf(token))
    await clickButton('Replace link')
    expect(await screen.findByDisplayValue(linkOf('cd'.repeat(24)))).toBeVisible()
  })

  it('is turned off after a question [FORT-29]', async () => {
    mockFeedApi()
    renderAccount(undefined, `/calendar/${token}.ics`)
    await screen.findByLabelText('Secret link')
    await clickButton('Turn off')
    expect(await screen.findByText('The link no longer works.')).toBeVisible()
    expect(screen.queryByLabelText('Secret link')).toBeNull()
  })

  it('says so when it cannot be changed [FORT-29] [ERR-1]', async () => {
    mockAccountApi({ calendar_feeds: { body: null }, renew_calendar_feed: { status: 500, body: { code: 'XX000' } } })
    renderAccount()
    await screen.findByRole('button', { name: 'Create link' })
    await clickButton('Create link')
    expect(await screen.findByRole('alert')).toHaveTextContent('The link could not be changed.')
  })
})
