/* For tests: the board of acceptance cases with actions that do nothing but those that are given. */
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ToastHost } from '../feedback/Toast.tsx'
import { AcceptanceBoard } from './AcceptanceBoard.tsx'
import type { AcceptanceActions, AcceptanceList } from './acceptanceRecords.ts'
import { sampleRoom } from './samples.testing.ts'

/** Renders the board; `update` gives it a newer list. */
export function renderBoard(list: AcceptanceList, actions: Partial<AcceptanceActions> = {}) {
  const board = (shown: AcceptanceList) => (
    <>
      <AcceptanceBoard room={sampleRoom(shown, actions)} historyOf={({ title }) => <p>Results of {title}</p>} />
      <ToastHost />
    </>
  )
  const { rerender } = render(board(list))
  return { update: (changed: AcceptanceList) => rerender(board(changed)) }
}

export const mockAction = () => jest.fn(() => Promise.resolve())

export const click = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
