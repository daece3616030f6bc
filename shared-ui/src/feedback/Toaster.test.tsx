import { render, screen } from '@testing-library/react'
import Toaster, { toast } from './Toaster.tsx'

describe('Toaster', () => {
  it.each([
    ['below the header of a phone, clear of the buttons of a dialog', 360, 'top'],
    ['in a bottom corner of a wider window', 1024, 'bottom'],
  ])('shows toasts %s', async (_position, width, edge) => {
    jest.replaceProperty(window, 'innerWidth', width)
    render(<Toaster />)
    toast.success(`Saved at ${width}`)
    await screen.findByText(`Saved at ${width}`)
    const item = screen.getAllByRole('listitem').find(({ textContent }) => textContent.includes(`Saved at ${width}`))
    expect(item).toHaveAttribute('data-y-position', edge)
  })
})
