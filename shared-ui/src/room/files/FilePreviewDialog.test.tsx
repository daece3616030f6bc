import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { sampleFile } from '../samples.testing.ts'
import { FilePreviewDialog } from './FilePreviewDialog.tsx'

const noop = () => undefined
const file = sampleFile()

function setPdfViewer(isEnabled: boolean | undefined) {
  Object.defineProperty(navigator, 'pdfViewerEnabled', { value: isEnabled, configurable: true })
}
function renderPreview(onDownload = noop as (version: typeof file) => void) {
  render(<FilePreviewDialog file={file} link="/file" onRetry={noop} onDownload={onDownload} onClose={noop} />)
}

afterEach(() => setPdfViewer(undefined))

describe('the preview of a PDF', () => {
  it('is a frame in browsers with a viewer [ROOM-33]', () => {
    setPdfViewer(true)
    renderPreview()
    expect(screen.getByTitle('Pages of Invoice-1043.pdf')).toHaveAttribute('src', '/file')
  })

  it('is a download in browsers without one, never a broken frame [ROOM-33]', async () => {
    setPdfViewer(false)
    const onDownload = jest.fn()
    renderPreview(onDownload)
    expect(screen.getByText(/This browser doesn’t show PDFs inside a page/)).toBeVisible()
    expect(screen.queryByTitle('Pages of Invoice-1043.pdf')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Download' }))
    expect(onDownload).toHaveBeenCalledWith(file)
  })
})
