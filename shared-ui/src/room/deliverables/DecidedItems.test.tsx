import { render, screen } from '@testing-library/react'
import { sampleDecidedItems } from '../samples.testing.ts'
import { DecidedItems } from './DecidedItems.tsx'

const noop = () => {}

describe('the items of a version', () => {
  it('say what was decided about each where that differs', () => {
    render(<DecidedItems items={sampleDecidedItems} onOpenFile={noop} />)
    expect(screen.getAllByText('Approved')).toHaveLength(2)
    expect(screen.getByText('Changes asked for')).toBeVisible()
  })

  it('do not repeat what the version says where it is the same for all', () => {
    const approved = sampleDecidedItems.filter(({ decision }) => decision === 'approved')
    render(<DecidedItems items={approved} onOpenFile={noop} />)
    expect(screen.getAllByRole('listitem')).toHaveLength(2)
    expect(screen.queryByText('Approved')).toBeNull()
  })
})
