import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { admin, client, renderLayout, visitor } from '../layout/renderLayout.testing.tsx'

const nav = () => within(screen.getByRole('navigation', { name: 'Main' }))
const navLinks = () =>
  nav()
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])

function scrollPageTo(top: number) {
  act(() => {
    Object.assign(window, { scrollY: top })
    window.dispatchEvent(new Event('scroll'))
  })
}

beforeEach(() => {
  Object.assign(window, { scrollY: 0, innerHeight: 900 })
})

describe('Header', () => {
  it('is transparent over the home page’s hero and sticky on other pages [CHROME-2]', async () => {
    renderLayout('/', visitor)
    expect(screen.getByRole('banner')).toHaveAttribute('data-variant', 'hero')
    await userEvent.click(nav().getByRole('link', { name: 'Blog' }))
    expect(screen.getByRole('banner')).toHaveAttribute('data-variant', 'sticky')
  })

  it('becomes sticky on the home page once it is scrolled past the window height minus 100 px [CHROME-3, CONST-2]', () => {
    renderLayout('/', visitor)
    scrollPageTo(800)
    expect(screen.getByRole('banner')).toHaveAttribute('data-variant', 'hero')
    scrollPageTo(801)
    expect(screen.getByRole('banner')).toHaveAttribute('data-variant', 'sticky')
    scrollPageTo(0)
    expect(screen.getByRole('banner')).toHaveAttribute('data-variant', 'hero')
  })

  it('has a logo button that scrolls to the top of the home page [CHROME-4]', async () => {
    const { scrollTo } = renderLayout('/#faq', visitor)
    await userEvent.click(screen.getByRole('button', { name: 'Fortnight home' }))
    expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' })
    expect(window.location.hash).toBe('')
  })

  it('has a logo button that leads to the home page, also without JavaScript [CHROME-4]', async () => {
    renderLayout('/blog', visitor)
    const logo = screen.getByRole<HTMLButtonElement>('button', { name: 'Fortnight home' })
    expect(logo.form).toHaveAttribute('action', '/')
    await userEvent.click(logo)
    expect(window.location.pathname).toBe('/')
  })

  it('shows a visitor the section links, Blog, Pricing and Talk to Us, in this order [CHROME-5, CHROME-9]', () => {
    renderLayout('/pricing', visitor)
    expect(navLinks()).toEqual([
      ["What's Included", '/#what-included'],
      ['Why Us', '/#why-us'],
      ['FAQ', '/#faq'],
      ['Blog', '/blog'],
      ['Pricing', '/pricing'],
      ['Talk to Us', '/#contact'],
    ])
  })

  it('shows the visitor’s links while the session is loading, as the server does [CHROME-5]', () => {
    renderLayout('/', { status: 'loading', user: null, userType: null })
    expect(navLinks()).toHaveLength(6)
  })

  it('scrolls to a section of the home page, and navigates to it from other pages [CHROME-6]', async () => {
    const { scrollTo } = renderLayout('/blog', visitor)
    await userEvent.click(nav().getByRole('link', { name: 'Why Us' }))
    expect(window.location.pathname + window.location.hash).toBe('/#why-us')
    scrollTo.mockClear()
    await userEvent.click(nav().getByRole('link', { name: 'FAQ' }))
    expect(scrollTo).toHaveBeenCalledWith({ top: -80, behavior: 'smooth' })
    expect(screen.getByRole('region', { name: 'faq' })).toHaveFocus()
  })

  it('scrolls to the contact section with an 80 px offset on Talk to Us [CHROME-7]', async () => {
    const { scrollTo } = renderLayout('/', visitor)
    await userEvent.click(nav().getByRole('link', { name: 'Talk to Us' }))
    expect(scrollTo).toHaveBeenCalledWith({ top: -80, behavior: 'smooth' })
    expect(screen.getByRole('region', { name: 'contact' })).toHaveFocus()
  })

  it('shows a client Dashboard, Blog, Partners and Pricing [CHROME-10]', async () => {
    renderLayout('/', client)
    await screen.findByRole('button', { name: 'Your account' })
    expect(navLinks()).toEqual([
      ['Dashboard', '/dashboard'],
      ['Blog', '/blog'],
      ['Partners', '/partners'],
      ['Pricing', '/pricing'],
    ])
  })

  it('marks Dashboard on its own page, and as the section of the pages of a project', async () => {
    const { unmount } = renderLayout('/dashboard', client)
    expect(nav().getByRole('link', { current: 'page' })).toHaveTextContent('Dashboard')
    unmount()
    renderLayout('/project/p1/handover', client)
    await screen.findByRole('button', { name: 'Your account' })
    expect(nav().getByRole('link', { current: true })).toHaveTextContent('Dashboard')
    expect(nav().getAllByRole('link', { current: false })).toHaveLength(3)
  })

  it('offers visitors to sign in, also while the session is loading [CHROME-20]', () => {
    const signInLink = () => within(screen.getByRole('banner')).getAllByRole('link', { name: 'Sign in' })[0]
    const { unmount } = renderLayout('/pricing', visitor)
    expect(signInLink()).toHaveAttribute('href', '/login')
    unmount()
    renderLayout('/pricing', { status: 'loading', user: null, userType: null })
    expect(signInLink()).toHaveAttribute('href', '/login')
  })

  it('does not offer clients to sign in [CHROME-20]', async () => {
    renderLayout('/pricing', client)
    await screen.findByRole('button', { name: 'Your account' })
    expect(screen.queryByRole('link', { name: 'Sign in' })).not.toBeInTheDocument()
  })

  it('shows an admin the sections of the back office [CHROME-11]', async () => {
    renderLayout('/admin/faqs', admin)
    await screen.findByRole('button', { name: 'Your account' })
    expect(navLinks()).toEqual([
      ['Dashboard', '/admin'],
      ['Blog', '/admin/blog'],
      ['Partners', '/admin/partners'],
      ['FAQs', '/admin/faqs'],
      ['Pricing', '/admin/pricing'],
    ])
    expect(nav().getByRole('link', { current: 'page' })).toHaveTextContent('FAQs')
  })

  it('marks the section that is scrolled into view [CHROME-12]', () => {
    renderLayout('/', visitor)
    const tops = { 'what-included': -1_500, 'why-us': -700, faq: 250, contact: 1_400 }
    for (const [id, top] of Object.entries(tops)) {
      screen.getByRole('region', { name: id }).getBoundingClientRect = () => ({ top }) as DOMRect
    }
    scrollPageTo(2_000)
    expect(nav().getByRole('link', { current: 'location' })).toHaveTextContent('FAQ')
  })
})
