import { render, screen } from '@testing-library/react'
import { axe } from 'jest-axe'
import { BrowserRouter } from '@fortnight/shared-ui/router'
import NewsletterPage from './NewsletterPage.tsx'
import { findPageContent } from './newsletterPages.ts'

function open(path: string) {
  window.history.pushState({}, '', path)
  return render(
    <BrowserRouter>
      <NewsletterPage />
    </BrowserRouter>,
  )
}

describe('the pages of the newsletter', () => {
  it('ask for an address with a plain form that a robot betrays itself with [BLOG-7]', () => {
    const { container } = open('/newsletter')
    const form = container.querySelector('form')
    expect(form).toHaveAttribute('action', '/newsletter')
    expect(form).toHaveAttribute('method', 'post')
    expect(screen.getByLabelText(/^Email/)).toBeRequired()
    expect(screen.getByRole('button', { name: 'Subscribe' })).toHaveAttribute('type', 'submit')
    expect(container.querySelector('input[name="website"]')).toHaveAttribute('tabindex', '-1')
    expect(screen.queryByRole('textbox', { name: /Website/ })).not.toBeInTheDocument()
  })

  it('say what was wrong with an address', () => {
    open('/newsletter/try-again')
    expect(screen.getByRole('alert')).toHaveTextContent('This does not look like an e-mail address.')
    expect(screen.getByLabelText(/^Email/)).toBeInvalid()
  })

  it.each([
    ['confirm', 'Confirm my subscription'],
    ['unsubscribe', 'Unsubscribe'],
  ])('%s by a button, which posts to the address with its token [BLOG-7]', (step, name) => {
    const { container } = open(`/newsletter/${step}?token=c0ffee`)
    expect(screen.getByRole('button', { name })).toHaveAttribute('type', 'submit')
    expect(container.querySelector('form')).not.toHaveAttribute('action')
    expect(container.innerHTML).not.toContain('c0ffee')
  })

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
  ])('are accessible and kept out of search engines: /newsletter%s', async (step) => {
    expect(findPageContent(`/newsletter${step}`)).toBeDefined()
    const { container } = open(`/newsletter${step}`)
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
    expect(await axe(container)).toHaveNoViolations()
  })

  it.each(['/newsletter/nothing', '/newsletter/constructor', '/newsletter/__proto__'])('know no %s', (path) => {
    expect(findPageContent(path)).toBeUndefined()
    open(path)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('There is no such page')
  })
})
