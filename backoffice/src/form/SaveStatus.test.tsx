import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type SaveState, SaveStatus } from './SaveStatus.tsx'

describe('the save status of a form', () => {
  it.each<[SaveState, string]>([
    ['saved', 'Saved'],
    ['unsaved', 'Unsaved'],
    ['saved-locally', 'Draft kept on this device'],
    ['saving', 'Saving…'],
    ['failed', 'Failed — Retry'],
  ])('%s is shown as "%s"', (state, text) => {
    render(<SaveStatus state={state} onRetry={() => {}} />)
    expect(screen.getByRole('status')).toHaveTextContent(text)
  })

  it('offers a retry after a failed save', async () => {
    const onRetry = jest.fn()
    render(<SaveStatus state="failed" onRetry={onRetry} />)
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(onRetry).toHaveBeenCalledTimes(1)
  })
})
