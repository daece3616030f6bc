import { screen } from '@testing-library/react'
import { axe } from 'jest-axe'
import { metaContent } from '@fortnight/shared-ui/page/head.testing'
import { renderPage } from '../layout/renderPage.testing.tsx'
import NewsletterPage from './NewsletterPage.tsx'
import { findPageContent } from './newsletterPages.ts'

const renderNewsletterPage = (path: string) => renderPage(<NewsletterPage />, path)
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })

describe('NewsletterPage', () => {
  it('shows a plain form with a honeypot [BLOG-7]', () => {
    renderNewsletterPage('/newsletter')
    const { form } = button('Subscribe')
    expect(form).toHaveAttribute('action', '/newsletter')
    expect(form).toHaveAttribute('method', 'post')
    expect(screen.getByLabelText(/^Email address/)).toBeRequired()
    expect(button('Subscribe')).toHaveAttribute('type', 'submit')
    expect(screen.getByLabelText('Website')).toHaveAttribute('tabindex', '-1')
    expect(screen.queryByRole('textbox', { name: /Website/ })).not.toBeInTheDocument()
  })

  it('shows what is wrong with the email address', () => {
    renderNewsletterPage('/newsletter/try-again')
    expect(screen.getByRole('alert')).toHaveTextContent('This doesn’t look like an email address.')
    expect(screen.getByLabelText(/^Email address/)).toBeInvalid()
  })

  it.each([
    ['confirm', 'Confirm my subscription'],
    ['unsubscribe', 'Unsubscribe'],
  ])(
    'offers to %s with a button that posts to the current URL, without the token in the markup [BLOG-7]',
    (step, name) => {
      const { container } = renderNewsletterPage(`/newsletter/${step}?token=c0ffee`)
      expect(button(name)).toHaveAttribute('type', 'submit')
      expect(button(name).form).not.toHaveAttribute('action')
      expect(container.innerHTML).not.toContain('c0ffee')
    },
  )

  it.each([
    '',
    '/thanks',
    '/try-again',
    '/unavailable',
    '/confirm',
    '/confirmed',
    '/expired',
    '/unsubscribe',
    '/unsubscribed',
  ])('is accessible and kept out of search engines at /newsletter%s', async (step) => {
    expect(findPageContent(`/newsletter${step}`)).toBeDefined()
    const { container } = renderNewsletterPage(`/newsletter${step}`)
    expect(metaContent('name="robots"')).toBe('noindex')
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
    expect(await axe(container)).toHaveNoViolations()
  })

  it.each([
    ['/newsletter', 'Newsletter | Fortnight'],
    ['/newsletter/confirm', 'Confirm your subscription | Fortnight'],
  ])('names the page in the tab of %s', (path, title) => {
    renderNewsletterPage(path)
    expect(document.title).toBe(title)
  })

  it.each(['/newsletter/nothing', '/newsletter/constructor', '/newsletter/__proto__'])(
    'shows that there is no page at %s',
    (path) => {
      expect(findPageContent(path)).toBeUndefined()
      renderNewsletterPage(path)
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Page not found')
    },
  )
})
