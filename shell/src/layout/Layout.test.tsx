import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { client, openLayout, visitor } from './openLayout.testing.tsx'

describe('Layout', () => {
  it('puts a header and a footer around every page, and begins with data-shell [CHROME-1]', () => {
    const { container } = openLayout('/partners', visitor)
    expect(container.firstElementChild).toHaveAttribute('data-shell')
    expect(screen.getByRole('banner')).toBeVisible()
    expect(within(screen.getByRole('main')).getByRole('heading')).toHaveTextContent('The page /partners')
    expect(screen.getByRole('contentinfo')).toBeVisible()
  })

  it('starts with a link past the navigation', async () => {
    openLayout('/', visitor)
    await userEvent.tab()
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus()
    expect(screen.getByRole('main')).toHaveAttribute('id', 'content')
  })

  it('begins a page reached by a link at its top, with the focus in its content', async () => {
    const { scrollTo } = openLayout('/', visitor)
    await userEvent.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Blog' }))
    expect(scrollTo).toHaveBeenCalledWith(0, 0)
    expect(screen.getByRole('main')).toHaveFocus()
  })

  it('leaves the place on the page to the browser when going back', async () => {
    const { scrollTo } = openLayout('/blog', visitor)
    await userEvent.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'What is an AI Agent?' }))
    scrollTo.mockClear()
    await act(async () => {
      window.history.back()
      await new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))
    })
    expect(await screen.findByText('The page /blog')).toBeVisible()
    expect(scrollTo).not.toHaveBeenCalled()
  })

  it('says that the next page is on its way when the address is ahead of what is shown, and no longer than that', () => {
    jest.useFakeTimers()
    try {
      openLayout('/partners', visitor)
      const pass = () => act(() => jest.advanceTimersByTime(1_000))
      pass()
      expect(screen.queryByText('Loading...')).not.toBeInTheDocument()
      window.history.replaceState(null, '', '/blog')
      pass()
      expect(screen.getByRole('status')).toHaveTextContent('Loading...')
      window.history.replaceState(null, '', '/partners')
      pass()
      expect(screen.queryByText('Loading...')).not.toBeInTheDocument()
    } finally {
      jest.useRealTimers()
    }
  })

  it('has no accessibility violations', async () => {
    const { container } = openLayout('/partners', client)
    await screen.findByRole('button', { name: 'Your account' })
    expect(await axe(container)).toHaveNoViolations()
  })
})

describe('Footer', () => {
  it('links to the pages that explain, to the blog and to contact [CHROME-18]', () => {
    openLayout('/', visitor)
    const links = within(screen.getByRole('navigation', { name: 'Footer' })).getAllByRole('link')
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Learn How It Works', '/learn-how-it-works'],
      ['What is an AI Agent?', '/what-is-ai-agent'],
      ['Blog', '/blog'],
      ['Contact', '/#contact'],
    ])
  })

  it('prints the year 2025 in its copyright line [CHROME-19]', () => {
    openLayout('/', visitor)
    expect(within(screen.getByRole('contentinfo')).getByText(/© 2025/)).toBeVisible()
  })
})
