import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ToastHost } from '@fortnight/shared-ui/feedback/Toast'
import { toast } from '@fortnight/shared-ui/feedback/Toaster'
import { findToast } from '@fortnight/shared-ui/feedback/findToast.testing'
import { deleteWithUndo, saveFailedMessage } from './deleteWithUndo.ts'

const confirmation = 'Are you sure you want to delete this partner?'
const succeed = () => Promise.resolve()
const fail = () => Promise.reject(new Error('no'))

const deletePartner = (steps: Partial<Parameters<typeof deleteWithUndo>[0]> = {}) =>
  deleteWithUndo({ confirmation, successMessage: 'Partner deleted', remove: succeed, undo: succeed, ...steps })

/** Uses the keyboard: a click on a toast begins a swipe, which jsdom does not support. */
async function pressUndo() {
  const undo = await screen.findByRole('button', { name: 'Undo' })
  undo.focus()
  await userEvent.keyboard('{Enter}')
}

const renderToasts = () => render(<ToastHost />)

beforeEach(() => toast.dismiss())

describe('a deletion with undo', () => {
  it('deletes nothing unless the admin confirms [ERR-4]', async () => {
    renderToasts()
    const confirm = jest.spyOn(window, 'confirm').mockReturnValue(false)
    const remove = jest.fn(succeed)
    expect(await deletePartner({ remove })).toBe(false)
    expect(confirm).toHaveBeenCalledWith(confirmation)
    expect(remove).not.toHaveBeenCalled()
  })

  it('restores the row on Undo', async () => {
    renderToasts()
    jest.spyOn(window, 'confirm').mockReturnValue(true)
    const undo = jest.fn(succeed)
    expect(await deletePartner({ undo })).toBe(true)
    expect(await findToast('Partner deleted')).toBeVisible()
    await pressUndo()
    expect(undo).toHaveBeenCalledTimes(1)
    expect(await findToast('Restored')).toBeVisible()
  })

  it('shows an error when the deletion or its undo fails [ERR-1]', async () => {
    renderToasts()
    jest.spyOn(window, 'confirm').mockReturnValue(true)
    expect(await deletePartner({ remove: fail })).toBe(false)
    expect(await screen.findByText(saveFailedMessage)).toBeVisible()
    toast.dismiss()
    await deletePartner({ undo: fail })
    await pressUndo()
    expect(await screen.findByText(saveFailedMessage)).toBeVisible()
  })
})
