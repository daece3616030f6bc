import { render, screen } from '@testing-library/react'
import { RichText } from './RichText.tsx'

describe('RichText [ADMIN-FAQ-2]', () => {
  it('keeps the line breaks of plain text', () => {
    render(<RichText data-testid="text">{'First line\nSecond line'}</RichText>)
    expect(screen.getByTestId('text')).toHaveTextContent('First line Second line')
    expect(screen.getByTestId('text')).toHaveStyle({ whiteSpace: 'pre-line' })
    expect(screen.getByTestId('text').children).toHaveLength(0)
  })

  it.each(['if a < b and c > d', '<script>alert(1)</script>', 'a <b>', 'x <unknown> y', 'List<String>', '<p'])(
    'takes %s for text, because it holds no allowed tag',
    (text) => {
      render(<RichText data-testid="text">{text}</RichText>)
      expect(screen.getByTestId('text')).toHaveTextContent(text)
      expect(screen.getByTestId('text').children).toHaveLength(0)
    },
  )

  it('shows HTML with its structure', async () => {
    render(<RichText>{'<h3>Yes</h3><ul><li class="ql-indent-1">All of it</li></ul>'}</RichText>)
    expect(await screen.findByRole('heading', { name: 'Yes' })).toBeInTheDocument()
    expect(screen.getByRole('listitem')).toHaveClass('ql-indent-1')
  })

  it.each(['one<br>two', 'one<br/>two', '<P>upper case</P>', '<a href="/x">link</a>'])(
    'takes %s for HTML',
    async (html) => {
      const { container } = render(<RichText>{html}</RichText>)
      await screen.findByText(/two|upper case|link/)
      expect(container.querySelector('br, p, a')).toBeInTheDocument()
    },
  )

  it('sanitises the HTML it shows', async () => {
    render(<RichText>{'<p onclick="alert(1)">Safe<script>alert(1)</script></p>'}</RichText>)
    const shown = await screen.findByText('Safe', { selector: 'p' })
    expect(shown.outerHTML).toBe('<p>Safe</p>')
  })
})
