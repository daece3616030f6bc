import { render, screen, within } from '@testing-library/react'
import { BrowserRouter } from '@fortnight/shared-ui/router'
import { AcceptedWork } from './AcceptedWork.tsx'
import { CertificateFacts } from './CertificateFacts.tsx'
import { MissingConditions } from './MissingConditions.tsx'
import { sampleRecord, sampleWork } from './samples.testing.ts'

describe('what is accepted', () => {
  it('names each case with its result, each file with its checksum, and the terms [FORT-152]', () => {
    render(<AcceptedWork work={sampleWork} />)
    expect(screen.getByRole('heading', { name: 'Acceptance cases, with version 1.0 of the agent' })).toBeVisible()
    const texts = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(texts.slice(0, 4)).toEqual([
      '1. New patient Must-have Passed',
      '2. Toothache Must-have WaivedWaived because: We do it by hand',
      '3. Supplier offer Should-have Failed',
      '4. Weekend Should-have Not tested',
    ])
    expect(screen.getByText(`SHA‑256 ${'c'.repeat(64)}`)).toBeVisible()
    expect(screen.getByText('demo.example/agent')).toBeVisible()
    expect(screen.getByText(/not a qualified electronic signature/)).toBeVisible()
  })

  it('keeps words with a hyphen on a line, without another character than the hashed text has', () => {
    const text = 'You confirm every must-have by its SHA-256 checksum.'
    const { container } = render(<AcceptedWork work={{ ...sampleWork, terms: { version: 1, text } }} />)
    expect(container).toHaveTextContent(text)
    for (const word of ['must-have', 'SHA-256']) expect(screen.getByText(word)).toHaveStyle({ whiteSpace: 'nowrap' })
  })

  it('says so when there is nothing [FORT-152]', () => {
    render(<AcceptedWork work={{ ...sampleWork, cases: [], deliverables: [] }} />)
    for (const text of ['No acceptance cases.', 'No approved deliverables.'])
      expect(screen.getByText(text)).toBeVisible()
  })
})

describe('what is missing', () => {
  it('leads to where it is done [FORT-152]', () => {
    render(
      <BrowserRouter>
        <MissingConditions side="client" missing={['start', 'musts']} paths={{ musts: '/project/1/cases' }} />
      </BrowserRouter>,
    )
    const [start, musts] = screen.getAllByRole('listitem')
    expect(start).toHaveTextContent('The project hasn’t started.')
    expect(within(musts!).getByRole('link', { name: 'Go to the results' })).toHaveAttribute('href', '/project/1/cases')
  })

  it('names the must-haves and deliverables, the first of a long list [FORT-152]', () => {
    const musts = Array.from({ length: 7 }, (_, index) => ({
      ...({ number: index + 1, title: 'Toothache', result: index === 0 ? 'failed' : 'open' } as const),
    }))
    render(
      <BrowserRouter>
        <MissingConditions
          side="client"
          missing={['musts', 'approvals']}
          paths={{ musts: '/project/1/cases', approvals: '/project/1/deliverables' }}
          musts={musts}
          approvals={[{ name: 'Test report', number: 2 }]}
        />
      </BrowserRouter>,
    )
    expect(screen.getByText('7 must-haves have to pass or be waived:', { exact: false })).toBeVisible()
    expect(screen.getByText('1 deliverable is waiting for your approval:', { exact: false })).toBeVisible()
    const texts = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(texts.slice(1, 3)).toEqual(['1. Toothache (failed)', '2. Toothache (not tested)'])
    expect(texts).toContain('and 2 more')
    expect(texts.at(-1)).toBe('Test report (version 2)')
    expect(screen.getByRole('link', { name: '1. Toothache' })).toHaveAttribute('href', '/project/1/cases')
    expect(screen.getByRole('link', { name: 'Test report' })).toHaveAttribute('href', '/project/1/deliverables')
  })

  it('counts the must-haves where the page lists them, and leads to that list', () => {
    const failed = (number: number) => ({ number, title: 'Toothache', result: 'failed' as const })
    const conditions = (musts: ReturnType<typeof failed>[]) => (
      <BrowserRouter>
        <MissingConditions side="client" missing={['musts']} paths={{}} musts={musts} mustListId="musts" />
      </BrowserRouter>
    )
    const { rerender } = render(conditions([failed(2)]))
    expect(screen.getByRole('listitem')).toHaveTextContent('1 must-have has to pass or be waived. Go to the must-haves')
    rerender(conditions([1, 2, 3, 4].map(failed)))
    expect(screen.getByRole('listitem')).toHaveTextContent(
      '4 must-haves have to pass or be waived. Go to the must-haves',
    )
    expect(screen.getByRole('link', { name: 'Go to the must-haves' })).toHaveAttribute('href', '#musts')
  })
})

describe('the facts of a certificate', () => {
  it('say when it was signed in the zone of the business, and in the reader’s where that differs [FORT-152]', () => {
    const { rerender } = render(<CertificateFacts record={sampleRecord} zone="Pacific/Auckland" city="Auckland" />)
    expect(screen.getByText(/^September 15, 2025 at 10:00:00\sPM$/)).toBeVisible()
    expect(screen.getByText('(Auckland)')).toBeVisible()
    expect(screen.getByText(/^Where you are: September 15, 2025/)).toBeVisible()
    rerender(
      <CertificateFacts record={sampleRecord} zone={Intl.DateTimeFormat().resolvedOptions().timeZone} city="Home" />,
    )
    expect(screen.queryByText(/^Where you are/)).toBeNull()
    expect(screen.getByText('Zoë Ångström')).toBeVisible()
  })

  it('can fold the hashes, with the time to the minute', () => {
    render(<CertificateFacts record={sampleRecord} zone="Pacific/Auckland" city="Auckland" isFolded />)
    expect(screen.getByText(/^September 15, 2025 at 10:00\sPM$/)).toBeVisible()
    expect(screen.getByText(sampleRecord.record_hash)).not.toBeVisible()
    expect(screen.getByText('Technical details')).toBeVisible()
  })
})
