import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import { messageActions, sampleFile, sampleMessage } from '../samples.testing.ts'
import { MessageItem } from './MessageItem.tsx'

type Props = ComponentProps<typeof MessageItem>

async function renderItem(message: Props['message'], props: Partial<Props> = {}) {
  render(<MessageItem message={message} actions={messageActions} {...props} />)
  // The text is rendered by a chunk of its own.
  if (message.body) await screen.findByText((_text, element) => element?.hasAttribute('data-text') ?? false)
}
const own = sampleMessage({ is_own: true, side: 'client', body: 'Here they are.' })
const button = (name: string) => screen.queryByRole('button', { name, hidden: true })

describe('a message', () => {
  it('says who wrote it and when: people of the team as those of Fortnight [ROOM-15]', async () => {
    await renderItem(sampleMessage())
    expect(screen.getByRole('article', { name: 'Ada Berg · Fortnight, Sep 1, 2025, 10:32\u00A0AM' })).toBeVisible()
  })

  it('says that its author’s account is gone [ROOM-15]', async () => {
    await renderItem(sampleMessage({ author_name: null, side: 'client' }))
    expect(screen.getByText('Deleted account')).toBeVisible()
  })

  it('shows Markdown, and HTML as text [ROOM-17]', async () => {
    await renderItem(sampleMessage({ body: '**Bold** <img src=x onerror=alert(1)>' }))
    expect(screen.getByText('Bold', { selector: 'strong' })).toBeVisible()
    expect(screen.queryByRole('img')).toBeNull()
    expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeVisible()
  })

  it('is edited by its author for as long as that is possible, and keeps the text when saving fails [ROOM-5]', async () => {
    const onEdit = jest
      .fn()
      .mockRejectedValueOnce(new Error('The server could not be reached.'))
      .mockResolvedValue(undefined)
    await renderItem(own, { isEditable: true, actions: { ...messageActions, onEdit } })
    await userEvent.click(button('Edit message')!)
    const field = screen.getByRole('textbox', { name: 'Edit your message' })
    expect(field).toHaveFocus()
    await userEvent.type(field, ' All of them.')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    expect(await screen.findByRole('alert')).toHaveTextContent('The server could not be reached.')
    expect(field).toHaveValue('Here they are. All of them.')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(onEdit).toHaveBeenLastCalledWith(own, 'Here they are. All of them.')
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  it('is not edited after that, nor by others [ROOM-5]', async () => {
    await renderItem(own)
    expect(button('Edit message')).toBeNull()
    expect(button('Delete message')).not.toBeNull()
  })

  it('of others can be marked as unread, and not changed [ROOM-143]', async () => {
    const onMarkUnread = jest.fn()
    await renderItem(sampleMessage(), { actions: { ...messageActions, onMarkUnread } })
    expect(button('Delete message')).toBeNull()
    await userEvent.click(button('Mark unread from here')!)
    expect(onMarkUnread).toHaveBeenCalledTimes(1)
  })

  it('that is deleted keeps its place and its files [ROOM-6]', async () => {
    await renderItem({ ...own, body: '', deleted_at: '2025-09-01T10:40:00', files: [sampleFile()] })
    expect(screen.getByText('Message deleted')).toBeVisible()
    expect(screen.getByRole('button', { name: /^Invoice-1043.pdf/ })).toBeVisible()
    expect(button('Delete message')).toBeNull()
  })

  it('says that it was edited, and opens its files unless they are still being checked [ROOM-5] [ROOM-33]', async () => {
    const onOpenFile = jest.fn()
    const files = [sampleFile(), sampleFile({ id: 'v2', name: 'Scan.png', scan_state: 'pending' })]
    const message = { ...own, edited_at: '2025-09-01T10:40:00', files }
    await renderItem(message, { actions: { ...messageActions, onOpenFile } })
    expect(screen.getByText('edited')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Scan.png is being checked' }))
    expect(onOpenFile).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: /^Invoice-1043.pdf/ }))
    expect(onOpenFile).toHaveBeenCalledWith(files[0])
  })

  it('of a closed room offers nothing', async () => {
    await renderItem(own, { isReadOnly: true, isEditable: true })
    expect(screen.queryByRole('button')).toBeNull()
  })
})
