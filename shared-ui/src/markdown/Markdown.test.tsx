import { act, render, screen } from '@testing-library/react'
import { axe } from 'jest-axe'
import { createRef } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { Markdown } from './Markdown.tsx'

const text = '## One\n\nFirst\n\n## Two\n\n### Inside\n\n## Three'

describe('Markdown', () => {
  it('shows the text, and the list of its sections when asked', async () => {
    render(<Markdown contents>{text}</Markdown>)
    expect(screen.getByRole('status')).toHaveTextContent('Loading the text')
    expect(await screen.findByRole('heading', { name: 'One' })).toHaveAttribute('id', 'section-one')
    const links = screen.getByRole('navigation', { name: 'On this page' }).querySelectorAll('a')
    expect([...links].map((link) => link.getAttribute('href'))).toEqual([
      '#section-one',
      '#section-two',
      '#section-inside',
      '#section-three',
    ])
  })

  it('lists no sections of a short text, or when not asked', async () => {
    const { unmount } = render(<Markdown contents>{'## One\n\n## Two'}</Markdown>)
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
      <Markdown ref={ref} className="mine" contents>
        {everything}
      </Markdown>,
    )
    await screen.findByRole('heading', { name: 'One' })
    expect(ref.current).toBe(container.firstElementChild)
    expect(ref.current).toHaveClass('mine')
    expect(await axe(container)).toHaveNoViolations()
  })

  it('takes over what the server has rendered, and renders what comes after', async () => {
    const { container: rendered, unmount } = render(<Markdown>{text}</Markdown>)
    await screen.findByRole('heading', { name: 'One' })
    const root = rendered.firstElementChild!
    root.innerHTML = '<!--$--><div><p>As served</p></div><!--/$-->'
    const page = document.createElement('div')
    page.innerHTML = rendered.innerHTML
    unmount()
    document.body.append(page)
    const printed = jest.spyOn(console, 'error')

    const hydrated = await act(async () => hydrateRoot(page, <Markdown>{text}</Markdown>))
    expect(page).toHaveTextContent('As served')
    await act(async () => hydrated.render(<Markdown>{'Another *text*'}</Markdown>))
    expect(await screen.findByText('text', { selector: 'em' })).toBeInTheDocument()
    expect(page).not.toHaveTextContent('As served')
    expect(printed).not.toHaveBeenCalled()
    await act(async () => hydrated.unmount())
    page.remove()
    printed.mockRestore()
  })
})
