import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type Session } from '@fortnight/supabase/session'
import { admin, client, renderLayout, visitor } from '../layout/renderLayout.testing.tsx'

const menu = () => screen.getByRole('navigation', { name: 'Menu' })
const labels = () =>
  within(menu())
    .getAllByRole('link')
    .map((link) => link.textContent)
const button = () => screen.getByLabelText('Menu', { selector: 'summary' })
/** Not the account menu, which appears beside it once it is loaded, and has a name. */
const frame = () => screen.getByRole<HTMLDetailsElement>('group', { name: (name) => !name })
const isOpen = () => frame().open

async function openMenu(session: Session, path = '/') {
  renderLayout(path, session)
  await userEvent.click(button())
}

describe('MobileMenu', () => {
  it('shows a visitor the header’s links [CHROME-17]', async () => {
    await openMenu(visitor)
    expect(isOpen()).toBe(true)
    expect(labels()).toEqual(["What's Included", 'Why Us', 'FAQ', 'Blog', 'Pricing', 'Talk to Us'])
  })

  it('offers a visitor to sign in below the links [CHROME-20]', async () => {
    await openMenu(visitor)
    await userEvent.click(within(frame()).getByRole('link', { name: 'Sign in' }))
    expect(isOpen()).toBe(false)
    expect(window.location.pathname).toBe('/login')
  })

  it('shows a client My Dashboard and the header’s other links, with the account [CHROME-17]', async () => {
    await openMenu(client)
    expect(labels()).toEqual(['My Dashboard', 'Blog', 'Partners', 'Pricing'])
    expect(within(frame()).getByText('client Account')).toBeVisible()
    expect(within(frame()).getByRole('button', { name: 'Sign Out' })).toBeVisible()
  })

  it('marks My Dashboard on the pages of a project', async () => {
    await openMenu(client, '/project/p1')
    expect(within(menu()).getByRole('link', { current: true })).toHaveTextContent('My Dashboard')
  })

  it('shows an admin the Manage links, ending with Manage Pricing [CHROME-17]', async () => {
    await openMenu(admin)
    expect(labels()).toEqual(['Admin Dashboard', 'Manage Blog', 'Manage Partners', 'Manage FAQs', 'Manage Pricing'])
  })

  it('closes when a link is clicked', async () => {
    await openMenu(visitor)
    await userEvent.click(within(menu()).getByRole('link', { name: 'Pricing' }))
    expect(isOpen()).toBe(false)
    expect(window.location.pathname).toBe('/pricing')
  })

  it('closes on Escape and returns the focus to its button', async () => {
    await openMenu(visitor)
    await userEvent.tab()
    expect(within(menu()).getByRole('link', { name: "What's Included" })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    expect(isOpen()).toBe(false)
    expect(button()).toHaveFocus()
  })

  it('closes when the focus leaves it, because the page behind is hidden', async () => {
    await openMenu(visitor)
    within(menu()).getByRole('link', { name: 'Talk to Us' }).focus()
    screen.getByRole('main').focus()
    expect(isOpen()).toBe(false)
  })
})
