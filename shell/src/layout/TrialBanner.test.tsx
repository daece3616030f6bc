import { render, screen } from '@testing-library/react'
import { axe } from 'jest-axe'
import TrialBanner from './TrialBanner.tsx'

const trial = { area: 'portal', build: '0123456789ab' } as const

describe('TrialBanner', () => {
  it('says which build this browser shows, and leaves the trial by a form [REL-42]', async () => {
    const { container } = render(<TrialBanner trial={trial} />)
    expect(screen.getByRole('region', { name: 'Build on trial' })).toHaveTextContent(
      'You are trying build 0123456789ab of the client portal. Visitors get the live one.',
    )
    const leave: HTMLButtonElement = screen.getByRole('button', { name: 'Leave the trial' })
    expect(leave.form).toHaveAttribute('action', '/releases/leave-trial')
    expect(await axe(container)).toHaveNoViolations()
  })

  it('says why the build is not shown [REL-43]', () => {
    render(<TrialBanner trial={{ ...trial, problem: 'build 0123456789ab is no longer among the releases' }} />)
    expect(screen.getByRole('region', { name: 'Build on trial' })).toHaveTextContent(
      'You see what visitors get, because build 0123456789ab is no longer among the releases.',
    )
  })
})
