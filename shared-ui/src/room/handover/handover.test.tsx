import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { HandoverChecklist } from './HandoverChecklist.tsx'
import type { RefundWindow } from './handoverRecords.ts'
import { RefundRecord } from './RefundRecord.tsx'
import { RefundWindowNote } from './RefundWindowNote.tsx'
import { sampleCase, sampleItems, sampleSupport } from './samples.testing.ts'
import { SupportNotice } from './SupportNotice.tsx'

describe('the checklist', () => {
  const renderChecklist = (values: { side?: 'client' | 'team'; isReadOnly?: boolean } = {}) => {
    const onTick = jest.fn()
    const props = { items: sampleItems, side: 'client' as const, isReadOnly: false, onTick, ...values }
    const { container } = render(
      <section aria-labelledby="checklist">
        <h2 id="checklist">Checklist</h2>
        <HandoverChecklist {...props} />
      </section>,
    )
    return { container, onTick }
  }

  it('shows each item by kind with its link, and who has ticked it when [FORT-160, FORT-163]', async () => {
    const { container } = renderChecklist()
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      ...['Repository', 'Accounts', 'Documents', 'Training'],
    ])
    expect(screen.getByText('1 of 4 checked off by both sides')).toBeVisible()
    expect(screen.getAllByText('Handed over by Ada Berg on Sep 15, 2025')).toHaveLength(2)
    expect(screen.getByText('Received by you on Sep 16, 2025')).toBeVisible()
    expect(screen.getByText('by a deleted account on Sep 16, 2025')).toBeVisible()
    const link = screen.getByRole('link', { name: 'git.example/harbor-lane/agent' })
    expect(link).toHaveAttribute('href', 'https://git.example/harbor-lane/agent')
    expect(link).toHaveAttribute('rel', 'noreferrer')
    expect(await axe(container)).toHaveNoViolations()
  })

  it('names the client to the team [FORT-163]', () => {
    renderChecklist({ side: 'team' })
    expect(screen.getByText('Received by Zoë Ångström on Sep 16, 2025')).toBeVisible()
  })

  it('lets the reader tick for the own side, until both sides have ticked [FORT-163, FORT-164]', async () => {
    const { onTick } = renderChecklist()
    expect(screen.getAllByRole('checkbox')).toHaveLength(3)
    await userEvent.click(screen.getByRole('checkbox', { name: 'Received: Source code in your repository' }))
    expect(onTick).toHaveBeenLastCalledWith(sampleItems[0], true)
    await userEvent.click(screen.getByRole('checkbox', { checked: true }))
    expect(onTick).toHaveBeenLastCalledWith(sampleItems[3], false)
  })

  it('has nothing to tick when it can only be read [FORT-165]', () => {
    renderChecklist({ isReadOnly: true, side: 'team' })
    expect(screen.queryByRole('checkbox')).toBeNull()
    expect(screen.getAllByText('Not handed over yet')).toHaveLength(2)
  })
})

describe('the support', () => {
  it.each([
    [12, 'Support until Tuesday, December 8, 12 days left'],
    [1, 'Support until Tuesday, December 8, 1 day left'],
    [0, 'Support until Tuesday, December 8, the last day is today'],
    [-1, 'Support ended on Tuesday, December 8, 2026'],
  ])('with %d days left [FORT-167]', (days_left, sentence) => {
    render(<SupportNotice support={{ ...sampleSupport, days_left }} city="Lisbon" />)
    expect(screen.getByText(sentence)).toBeVisible()
    expect(screen.getByText(/14 days of support after the sign-off/)).toBeVisible()
  })
})

describe('the money-back guarantee', () => {
  it.each<[RefundWindow, RegExp, RegExp]>([
    ['open', /^The agreed date was Thursday, September 18, 2025/, /^The client can request a refund: /],
    [
      'too_early',
      /^Every must‑have has to pass by Thursday, September 18, 2025\. .* starting September 19\.$/,
      /can request a refund after Thursday/,
    ],
    ['not_started', /hasn’t started/, /hasn’t started/],
    ['on_hold', /on hold until we hear from you/, /on hold for the client/],
    ['signed_off', /^The guarantee ended with your sign-off/, /is signed off/],
  ])('says to both sides whether it applies, and why: %s [FORT-171]', (window, toClient, toTeam) => {
    const day = window === 'not_started' ? null : '2025-09-18'
    const { rerender } = render(<RefundWindowNote window={window} agreedDay={day} side="client" />)
    expect(screen.getByText(toClient)).toBeVisible()
    rerender(<RefundWindowNote window={window} agreedDay={day} side="team" />)
    expect(screen.getByText(toTeam)).toBeVisible()
  })

  it('shows a request with its state and everything that happened to it [FORT-174]', async () => {
    const { container } = render(<RefundRecord request={sampleCase} />)
    expect(screen.getByText('Paid back')).toBeVisible()
    expect(screen.getAllByRole('listitem').map((item) => item.firstChild?.textContent)).toEqual([
      'The client asked for the money back',
      'The team approved the request',
      '$2,250 paid back on Sep 21, 2025, reference TR-91, recorded by a deleted account',
    ])
    expect(await axe(container)).toHaveNoViolations()
  })
})
