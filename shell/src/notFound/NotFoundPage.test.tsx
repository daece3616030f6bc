import { screen, waitFor, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { metaContent, renderLayout, visitor } from '../layout/renderLayout.testing.tsx'

const main = () => within(screen.getByRole('main'))
const hrefsOfRegion = (title: string) =>
  within(screen.getByRole('region', { name: title }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))

describe('NotFoundPage', () => {
  it('shows a large 404 with links to the home page and the blog [NF-1]', () => {
    renderLayout('/unknown', visitor)
    expect(main().getByText('404')).toBeVisible()
    expect(main().getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/')
    expect(main().getByRole('link', { name: 'Explore Blog' })).toHaveAttribute('href', '/blog')
  })

  it('links to popular pages [NF-2]', () => {
    renderLayout('/unknown', visitor)
    expect(hrefsOfRegion('Popular pages')).toEqual([
      '/',
      '/learn-how-it-works',
      '/ai-agent-use-cases',
      '/what-is-ai-agent',
    ])
  })

  it('links to resources and to the contact section [NF-3]', () => {
    renderLayout('/unknown', visitor)
    expect(hrefsOfRegion('Resources')).toEqual(['/blog', '/partners', '/#contact', '/#faq'])
    expect(main().getByRole('link', { name: /get in touch/i })).toHaveAttribute('href', '/#contact')
  })

  it('excludes itself from search engines [META-5]', async () => {
    renderLayout('/unknown', visitor)
    await waitFor(() => expect(metaContent('robots')).toBe('noindex'))
    expect(document.title).toBe('Page not found | Fortnight')
  })

  it('has no accessibility violations', async () => {
    renderLayout('/unknown', visitor)
    expect(await axe(screen.getByRole('main'))).toHaveNoViolations()
  })
})
