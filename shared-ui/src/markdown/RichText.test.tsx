import { render, screen, waitFor } from '@testing-library/react'
import { RichText } from './RichText.tsx'

describe('RichText [ADMIN-FAQ-2]', () => {
  it('keeps the line breaks of plain text', () => {
    render(<RichText data-testid="text">{'First line\nSecond line'}</RichText>)
    expect(screen.getByTestId('text')).toHaveTextContent('First line Second line')
    expect(screen.getByTestId('text')).toHaveStyle({ whiteSpace: 'pre-line' })
    expect(screen.getByTestId('text')).toHaveAttribute('data-format', 'text')
  })

  it.each(['if a < b and c > d', '<script>alert(1)</script>', 'a <b>', 'x <unknown> y', 'List<String>', '<p'])(
    'shows %s as plain text, because it contains no allowed tag',
    (text) => {
      render(<RichText data-testid="text">{text}</RichText>)
      expect(screen.getByTestId('text').textContent).toBe(text)
    },
  )

  it('renders HTML as elements', async () => {
    render(<RichText>{'<h3>Yes</h3><ul><li class="ql-indent-1">All of it</li></ul>'}</RichText>)
    expect(await screen.findByRole('heading', { name: 'Yes' })).toBeInTheDocument()
    expect(screen.getByRole('listitem')).toHaveClass('ql-indent-1')
  })

  it.each(['one<br>two', 'one<br/>two', '<P>upper case</P>', '<a href="/x">link</a>'])(
    'renders %s as HTML',
    async (html) => {
      render(<RichText data-testid="text">{html}</RichText>)
      await waitFor(() => expect(screen.getByTestId('text').innerHTML).toMatch(/<(br|p|a)[ >]/))
    },
  )

  it('sanitizes HTML', async () => {
    render(<RichText>{'<p onclick="alert(1)">Safe<script>alert(1)</script></p>'}</RichText>)
    const paragraph = await screen.findByText('Safe', { selector: 'p' })
    expect(paragraph.outerHTML).toBe('<p>Safe</p>')
  })
})
