import { render, screen } from '@testing-library/react'
import Toaster, { toast } from './Toaster.tsx'

describe('Toaster', () => {
  it.each([
    ['below the header of a phone, where it covers no button of a dialog', 360, 'top'],
    ['in a lower corner of a wider window', 1024, 'bottom'],
  ])('shows what was done %s', async (_where, width, edge) => {
    jest.replaceProperty(window, 'innerWidth', width)
    render(<Toaster />)
    toast.success(`Saved at ${width}`)
    expect((await screen.findByText(`Saved at ${width}`)).closest('li')).toHaveAttribute('data-y-position', edge)
  })
})
