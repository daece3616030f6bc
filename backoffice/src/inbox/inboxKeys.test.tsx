import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { findRow, mockInboxApi, renderInbox } from './renderInbox.testing.tsx'

const link = (name: string) => screen.getByRole('link', { name })
const press = (keys: string) => userEvent.keyboard(keys)
async function openInbox() {
  mockInboxApi()
  renderInbox()
  await findRow('Invoice agent')
}

beforeEach(() => {
  localStorage.clear()
  // jsdom cannot scroll.
  Element.prototype.scrollIntoView = () => undefined
})

describe('the keys of the inbox', () => {
  it('move among the projects with j and k, and Enter opens one [ROOM-53]', async () => {
    await openInbox()
    await press('j')
    expect(link('Invoice agent')).toHaveFocus()
    await press('jj')
    expect(link('Booking agent')).toHaveFocus()
    await press('k')
    expect(link('Invoice agent')).toHaveFocus()
    await press('{Enter}')
    expect(await screen.findByText('the project')).toBeVisible()
  })

  it('answer with r and assign with a, in the project with the focus [ROOM-53]', async () => {
    await openInbox()
    await press('jja')
    expect(screen.getByLabelText('Assigned to Booking agent')).toHaveFocus()
    link('Booking agent').focus()
    await press('r')
    expect(await screen.findByLabelText('Reply to Noor Haddad')).toHaveFocus()
    // Typed, not acted upon.
    await press('jka?')
    expect(screen.getByLabelText('Reply to Noor Haddad')).toHaveValue('jka?')
    expect(screen.queryByRole('dialog')).toBeNull()
    await press('{Escape}')
    await waitFor(() =>
      expect(
        within(screen.getByRole('listitem', { name: 'Booking agent' })).getByRole('button', { name: /^Reply/ }),
      ).toHaveFocus(),
    )
  })

  it('leave keys with a modifier to the browser [ROOM-53]', async () => {
    await openInbox()
    await press('{Control>}j{/Control}')
    expect(document.body).toHaveFocus()
  })

  it('are explained by ?, and can be turned off for people who dictate [ROOM-53]', async () => {
    await openInbox()
    await press('?')
    const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
    expect(within(dialog).getByText('Next project')).toBeVisible()
    expect(await axe(dialog)).toHaveNoViolations()
    await userEvent.click(within(dialog).getByRole('switch', { name: 'Use these shortcuts' }))
    await press('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await press('?j')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(link('Invoice agent')).not.toHaveFocus()
  })
})
