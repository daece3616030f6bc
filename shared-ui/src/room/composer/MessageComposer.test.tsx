import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { BrowserRouter } from '@fortnight/shared-ui/router'
import { sampleFile } from '../samples.testing.ts'
import { MessageComposer } from './MessageComposer.tsx'
import { useComposer } from './useComposer.ts'
import type { UploadFile } from './useUploads.ts'

const maxFileBytes = 25 * 1024 * 1024
const onSend = jest.fn()

function Example({ upload }: { upload: UploadFile }) {
  const createId = () => `u${Math.random()}`
  const composer = useComposer({ draftKey: 'message:c1:p1', upload, createId, maxFileBytes })
  return (
    <MessageComposer
      composer={composer}
      onSend={onSend}
      mentionable={[sampleFile({ name: 'Plan [2].txt' })]}
      limits="Files: up to 25 MB each."
    />
  )
}

const renderComposer = (upload: UploadFile = () => Promise.resolve()) =>
  render(
    <BrowserRouter>
      <Example upload={upload} />
    </BrowserRouter>,
  )
const field = () => screen.getByRole('textbox', { name: 'Write a message' })
const uploads = () => within(screen.getByRole('list', { name: 'Uploads' }))
const choose = (...names: string[]) =>
  userEvent.upload(
    screen.getByLabelText('Files to attach'),
    names.map((name) => new File(['text'], name)),
  )

beforeEach(() => {
  onSend.mockClear()
  localStorage.clear()
})

describe('the form for a message', () => {
  it('sends once on a double click, and is empty for the next message [ROOM-10]', async () => {
    renderComposer()
    await userEvent.type(field(), 'Good morning')
    await userEvent.dblClick(screen.getByRole('button', { name: 'Send' }))
    expect(onSend.mock.calls).toEqual([[{ body: 'Good morning', files: [] }]])
    expect(field()).toHaveValue('')
  })

  it('sends on Ctrl+Enter and breaks the line on Enter [ROOM-10]', async () => {
    renderComposer()
    await userEvent.type(field(), 'One{Enter}two')
    expect(onSend).not.toHaveBeenCalled()
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    expect(onSend).toHaveBeenCalledWith({ body: 'One\ntwo', files: [] })
    expect(field()).toHaveFocus()
  })

  it('counts characters near the limit of 5,000, and does not send more [ROOM-18]', async () => {
    renderComposer()
    fireEvent.change(field(), { target: { value: 'x'.repeat(4_600) } })
    expect(field()).toHaveAccessibleDescription('4,600 of 5,000 characters')
    fireEvent.change(field(), { target: { value: '\u{1F98A}'.repeat(5_001) } })
    expect(field()).toHaveAccessibleDescription('1 character over the limit of 5,000')
    await userEvent.click(screen.getByRole('button', { name: 'Send' }))
    expect(onSend).not.toHaveBeenCalled()
  })

  it('keeps the text on the device until it is sent [ROOM-12]', async () => {
    const { unmount } = renderComposer()
    await userEvent.type(field(), 'Half a thought')
    unmount()
    renderComposer()
    expect(field()).toHaveValue('Half a thought')
    await userEvent.click(screen.getByRole('button', { name: 'Send' }))
    expect(localStorage).toHaveLength(0)
  })

  it('says how large files may be before one is chosen [ROOM-30]', () => {
    renderComposer()
    expect(field()).toHaveAccessibleDescription(/Files: up to 25 MB each\.$/)
  })

  it('uploads files and sends them with the message [ROOM-30]', async () => {
    renderComposer()
    await choose('a.txt', 'b.txt')
    expect(uploads().getAllByText('4 bytes')).toHaveLength(2)
    await userEvent.click(uploads().getByRole('button', { name: 'Remove from the message: a.txt' }))
    await userEvent.click(screen.getByRole('button', { name: 'Send' }))
    expect(onSend).toHaveBeenCalledWith({ body: '', files: [expect.objectContaining({ name: 'b.txt', bytes: 4 })] })
    expect(screen.queryByRole('list', { name: 'Uploads' })).toBeNull()
  })

  it('shows the progress of an upload, waits with sending, and cancels it [ROOM-31]', async () => {
    let signal: AbortSignal | undefined
    renderComposer((upload) => {
      signal = upload.signal
      upload.onProgress(0.42)
      return new Promise(() => undefined)
    })
    await userEvent.type(field(), 'With a file')
    await choose('a.txt')
    expect(uploads().getByRole('progressbar', { name: 'a.txt' })).toHaveAttribute('value', '0.42')
    await userEvent.click(screen.getByRole('button', { name: 'Send' }))
    expect(onSend).not.toHaveBeenCalled()
    await userEvent.click(uploads().getByRole('button', { name: 'Cancel upload of a.txt' }))
    expect(signal?.aborted).toBe(true)
    await userEvent.click(screen.getByRole('button', { name: 'Send' }))
    expect(onSend).toHaveBeenCalledTimes(1)
  })

  it('offers Retry for a failed upload, under the same id [ROOM-31]', async () => {
    const upload = jest.fn<Promise<void>, Parameters<UploadFile>>()
    upload.mockRejectedValueOnce(new Error('The server could not be reached.')).mockResolvedValueOnce()
    renderComposer(upload)
    await choose('a.txt')
    expect(await uploads().findByRole('alert')).toHaveTextContent('The server could not be reached.')
    await userEvent.click(uploads().getByRole('button', { name: 'Retry a.txt' }))
    expect(await uploads().findByText('4 bytes')).toBeVisible()
    expect(upload.mock.calls[1]?.[0].id).toBe(upload.mock.calls[0]?.[0].id)
  })

  it('uploads two files at a time, and none that is too large [ROOM-31]', async () => {
    const upload = jest.fn<Promise<void>, Parameters<UploadFile>>(() => new Promise(() => undefined))
    renderComposer(upload)
    const large = new File(['x'], 'film.mov')
    Object.defineProperty(large, 'size', { value: maxFileBytes + 1 })
    await userEvent.upload(screen.getByLabelText('Files to attach'), large)
    expect(uploads().getByRole('alert')).toHaveTextContent('This file is too large. The limit is 25 MB.')
    await choose('a.txt', 'b.txt', 'c.txt')
    expect(upload).toHaveBeenCalledTimes(2)
    expect(uploads().getByText('Waiting…')).toBeVisible()
  })

  it('takes files that are dropped or pasted, and gives pasted pictures names of their own [ROOM-30]', async () => {
    renderComposer()
    const picture = new File(['x'], 'image.png', { type: 'image/png' })
    fireEvent.paste(field(), { clipboardData: { files: [picture] } })
    expect(await uploads().findByText(/^Pasted \d{4}-\d\d-\d\d \d\d-\d\d-\d\d\.png$/)).toBeVisible()
    fireEvent.drop(field(), { dataTransfer: { types: ['Files'], files: [new File(['x'], 'dropped.txt')] } })
    expect(await uploads().findByText('dropped.txt')).toBeVisible()
  })

  it('mentions a file of the project where the cursor is [ROOM-35]', async () => {
    renderComposer()
    await userEvent.type(field(), 'See ')
    await userEvent.click(screen.getByRole('button', { name: 'Mention a file' }))
    await userEvent.click(screen.getByRole('button', { name: /^Plan \[2\].txt/ }))
    expect(field()).toHaveValue('See [Plan \\[2\\].txt](#file-f1) ')
  })

  it('has no accessibility violations, with uploads and over the limit', async () => {
    const { container } = renderComposer(() => new Promise(() => undefined))
    await choose('a.txt')
    fireEvent.change(field(), { target: { value: 'x'.repeat(5_001) } })
    expect(await axe(container)).toHaveNoViolations()
  })
})
