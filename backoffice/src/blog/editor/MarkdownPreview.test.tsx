import { render, screen } from '@testing-library/react'
import { MarkdownPreview } from './MarkdownPreview.tsx'

describe('MarkdownPreview', () => {
  it('says what will be there while nothing is written beside it', () => {
    render(<MarkdownPreview text=" " isLive />)
    expect(screen.getByText('Your preview appears here as you type.')).toBeVisible()
  })

  it('says that nothing is written where nothing can be typed', () => {
    render(<MarkdownPreview text="" isLive={false} />)
    expect(screen.getByText('No content to preview')).toBeVisible()
  })
})
