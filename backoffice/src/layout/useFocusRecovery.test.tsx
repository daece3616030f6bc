import { useRef, useState } from 'react'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useFocusRecovery } from './useFocusRecovery.ts'

const clickButton = (name: string) => userEvent.click(screen.getByRole('button', { name }))

function Rows() {
  const content = useRef<HTMLElement>(null)
  useFocusRecovery(content)
  const [rows, setRows] = useState(['one', 'two', 'three'])
  const [isSaved, setIsSaved] = useState(false)
  return (
    <>
      <a href="#content">Skip to content</a>
      <section ref={content} tabIndex={-1} aria-label="Content">
        <ul>
          {rows.map((row) => (
            <li key={row}>
              <button onClick={() => setRows(rows.filter((other) => other !== row))}>Delete {row}</button>
            </li>
          ))}
        </ul>
        {rows.length === 0 && <p>Nothing left.</p>}
        {rows.length > 0 && (
          <footer>
            <input aria-label="Name" />
            <button disabled={isSaved} onClick={() => setIsSaved(true)}>
              Save
            </button>
          </footer>
        )}
      </section>
    </>
  )
}

describe('useFocusRecovery', () => {
  it('moves the focus to the next row, or else to the previous one, when the focused row is removed [ADMIN-4]', async () => {
    render(<Rows />)
    await clickButton('Delete two')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Delete three' })).toHaveFocus())
    await clickButton('Delete three')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Delete one' })).toHaveFocus())
  })

  it('moves the focus to the content when no control is left', async () => {
    render(<Rows />)
    for (const row of ['one', 'two', 'three']) await clickButton(`Delete ${row}`)
    await waitFor(() => expect(screen.getByRole('region', { name: 'Content' })).toHaveFocus())
  })

  it('moves the focus to the nearest control when the focused one is disabled', async () => {
    render(<Rows />)
    await clickButton('Save')
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus())
  })

  it('leaves the focus alone after a click beside all controls', async () => {
    const { rerender } = render(<Rows />)
    screen.getByRole('button', { name: 'Delete one' }).focus()
    await userEvent.click(document.body)
    rerender(<p>Another page</p>)
    await new Promise(requestAnimationFrame)
    expect(document.body).toHaveFocus()
  })
})
