import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Button } from '../controls/Button.tsx'
import { Dialog } from './Dialog.tsx'

function Example() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Delete</Button>
      <Dialog open={open} onOpenChange={setOpen} title="Delete this FAQ?" description="It is gone for good.">
        <Button>Keep it</Button>
      </Dialog>
    </>
  )
}

const openExample = async () => {
  const user = userEvent.setup()
  render(<Example />)
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  return user
}

describe('Dialog', () => {
  it('has a name, a description and the initial focus on its first control', async () => {
    await openExample()
    const dialog = screen.getByRole('dialog', { name: 'Delete this FAQ?' })
    expect(dialog).toHaveAccessibleDescription('It is gone for good.')
    expect(screen.getByRole('button', { name: 'Keep it' })).toHaveFocus()
  })

  it('closes on Escape and returns the focus', async () => {
    const user = await openExample()
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Delete' })).toHaveFocus())
  })

  it('closes on its Close button', async () => {
    const user = await openExample()
    await user.click(screen.getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
})
