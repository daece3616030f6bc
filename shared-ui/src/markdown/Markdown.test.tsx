import { render, screen, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { createRef } from 'react'
import { Markdown } from './Markdown.tsx'

const text = '## One\n\nFirst\n\n## Two\n\n### Inside\n\n## Three'

describe('Markdown', () => {
  it('shows the text and, when told to, its table of contents', async () => {
    render(<Markdown showTableOfContents>{text}</Markdown>)
    expect(screen.getByRole('status')).toHaveTextContent('Loading the text')
    expect(await screen.findByRole('heading', { name: 'One' })).toHaveAttribute('id', 'section-one')
    const links = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '#section-one',
      '#section-two',
      '#section-inside',
      '#section-three',
    ])
  })

  it('shows no table of contents for a short text or by default', async () => {
    const { unmount } = render(<Markdown showTableOfContents>{'## One\n\n## Two'}</Markdown>)
    await screen.findByRole('heading', { name: 'One' })
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
    unmount()
    render(<Markdown>{text}</Markdown>)
    await screen.findByRole('heading', { name: 'One' })
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
  })

  it('passes ref and rest props to its root element, and has no accessibility violations', async () => {
    const ref = createRef<HTMLDivElement>()
    const everything = `${text}\n\n| A |\n|---|\n| 1 |\n\n- [x] Done\n\n![A desk](/desk.png)\n\nNote[^1]\n\n[^1]: Foot`
    const { container } = render(
      <Markdown ref={ref} className="custom" data-testid="root" showTableOfContents>
        {everything}
      </Markdown>,
    )
    await screen.findByRole('heading', { name: 'One' })
    expect(ref.current).toBe(screen.getByTestId('root'))
    expect(ref.current).toHaveClass('custom')
    expect(await axe(container)).toHaveNoViolations()
  })

  it('keeps the HTML of the server on hydration, and renders a later change', async () => {
    const { container, unmount } = render(<Markdown data-testid="root">{text}</Markdown>)
    await screen.findByRole('heading', { name: 'One' })
    screen.getByTestId('root').innerHTML = '<!--$--><div><p>From the server</p></div><!--/$-->'
    const page = document.createElement('div')
    page.innerHTML = container.innerHTML
    unmount()
    document.body.append(page)
    const consoleError = jest.spyOn(console, 'error')

    const view = render(<Markdown data-testid="root">{text}</Markdown>, { container: page, hydrate: true })
    expect(page).toHaveTextContent('From the server')
    view.rerender(<Markdown data-testid="root">{'Another *text*'}</Markdown>)
    expect(await screen.findByText('text', { selector: 'em' })).toBeInTheDocument()
    expect(page).not.toHaveTextContent('From the server')
    expect(consoleError).not.toHaveBeenCalled()
    view.unmount()
    page.remove()
    consoleError.mockRestore()
  })
})
