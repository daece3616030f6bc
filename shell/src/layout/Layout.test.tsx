import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { client, renderLayout, visitor } from './renderLayout.testing.tsx'

describe('Layout', () => {
  it('renders a header and a footer around every page, in a root element with data-shell [CHROME-1]', () => {
    const { layoutRoot } = renderLayout('/partners', visitor)
    expect(layoutRoot).toHaveAttribute('data-shell')
    expect(screen.getByRole('banner')).toBeVisible()
    expect(within(screen.getByRole('main')).getByRole('heading')).toHaveTextContent('The page /partners')
    expect(screen.getByRole('contentinfo')).toBeVisible()
  })

  it('starts with a skip link', async () => {
    renderLayout('/', visitor)
    await userEvent.tab()
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus()
    expect(screen.getByRole('main')).toHaveAttribute('id', 'content')
  })

  it('scrolls to the top and focuses the main content after following a link', async () => {
    const { scrollTo } = renderLayout('/', visitor)
    await userEvent.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Blog' }))
    expect(scrollTo).toHaveBeenCalledWith(0, 0)
    expect(screen.getByRole('main')).toHaveFocus()
  })

  it('leaves the scroll position to the browser on Back', async () => {
    const { scrollTo } = renderLayout('/blog', visitor)
    await userEvent.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'What is an AI Agent?' }))
    scrollTo.mockClear()
    await act(async () => {
      window.history.back()
      await new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))
    })
    expect(await screen.findByText('The page /blog')).toBeVisible()
    expect(scrollTo).not.toHaveBeenCalled()
  })

  it('shows "Loading..." while the address is ahead of the rendered page', () => {
    jest.useFakeTimers()
    try {
      renderLayout('/partners', visitor)
      const waitForPoll = () => act(() => jest.advanceTimersByTime(1_000))
      waitForPoll()
      expect(screen.queryByText('Loading...')).not.toBeInTheDocument()
      window.history.replaceState(null, '', '/blog')
      waitForPoll()
      expect(screen.getByRole('status')).toHaveTextContent('Loading...')
      window.history.replaceState(null, '', '/partners')
      waitForPoll()
      expect(screen.queryByText('Loading...')).not.toBeInTheDocument()
    } finally {
      jest.useRealTimers()
    }
  })

  it('has no accessibility violations', async () => {
    const { container } = renderLayout('/partners', client)
    await screen.findByRole('button', { name: 'Your account' })
    expect(await axe(container)).toHaveNoViolations()
  })
})

describe('Footer', () => {
  it('links to the guides, the blog and the contact section [CHROME-18]', () => {
    renderLayout('/', visitor)
    const links = within(screen.getByRole('navigation', { name: 'Footer' })).getAllByRole('link')
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Learn How It Works', '/learn-how-it-works'],
      ['What is an AI Agent?', '/what-is-ai-agent'],
      ['Blog', '/blog'],
      ['Contact', '/#contact'],
    ])
  })

  it('links to the privacy page [PRIV-1]', () => {
    renderLayout('/', visitor)
    expect(screen.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/privacy')
  })

  it('shows the year 2025 in the copyright line [CHROME-19]', () => {
    renderLayout('/', visitor)
    expect(within(screen.getByRole('contentinfo')).getByText(/© 2025/)).toBeVisible()
  })
})
