import { screen, waitFor, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { openLayout, visitor } from '../layout/openLayout.testing.tsx'

const main = () => within(screen.getByRole('main'))
const hrefsOf = (title: string) =>
  within(screen.getByRole('region', { name: title }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))

beforeEach(() => openLayout('/nowhere', visitor))

describe('NotFoundPage', () => {
  it('shows a big 404 with the ways home and to the blog [NF-1]', () => {
    expect(main().getByText('404')).toBeVisible()
    expect(main().getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/')
    expect(main().getByRole('link', { name: 'Explore Blog' })).toHaveAttribute('href', '/blog')
  })

  it('lists popular pages [NF-2]', () => {
    expect(hrefsOf('Popular pages')).toEqual(['/', '/learn-how-it-works', '/ai-agent-use-cases', '/what-is-ai-agent'])
  })

  it('lists resources and says how to get in touch [NF-3]', () => {
    expect(hrefsOf('Resources')).toEqual(['/blog', '/partners', '/#contact', '/#faq'])
    expect(main().getByRole('link', { name: /get in touch/i })).toHaveAttribute('href', '/#contact')
  })

  it('asks search engines to pass by [META-5]', async () => {
    await waitFor(() => expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex'))
    expect(document.title).toBe('Page not found | Fortnight')
  })

  it('has no accessibility violations', async () => {
    expect(await axe(screen.getByRole('main'))).toHaveNoViolations()
  })
})
