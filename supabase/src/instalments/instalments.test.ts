import { dueInstalment, paidInstalment, plannedInstalment } from './instalments.testing.ts'
import { possibleCorrections, summarizeInstalments } from './instalment.ts'
import { instalmentEventSentence } from './instalmentEventSentence.ts'
import { formatCents, parseCents } from './money.ts'
import type { InstalmentEvent } from './queries.ts'

describe('an amount', () => {
  it.each([
    [225_000, '$2,250'],
    [50, '$0.50'],
    [123_456_789, '$1,234,567.89'],
    [50_010, '$500.10'],
  ])('of %d cents is written as %s [FORT-132]', (cents, text) => {
    expect(formatCents(cents)).toBe(text)
    expect(parseCents(text)).toBe(cents)
  })

  it.each([
    ['2250', 225_000],
    [' $ 2,250.5 ', 225_050],
    ['1234567.89', 123_456_789],
  ])('is read from %s [FORT-132]', (text, cents) => {
    expect(parseCents(text)).toBe(cents)
  })

  it.each(['', 'abc', '-5', '2.500,00', '1,00', '2.255', '5 EUR', '1e3', '.5'])(
    'is not read from “%s” [FORT-132]',
    (text) => {
      expect(parseCents(text)).toBeUndefined()
    },
  )
})

describe('the sum of instalments', () => {
  it('is what is paid and what is open, without what is void [FORT-133]', () => {
    expect(summarizeInstalments([paidInstalment, plannedInstalment])).toEqual({
      ...{ total: 450_000, paid: 225_000, open: 225_000 },
    })
    expect(summarizeInstalments([paidInstalment, { ...plannedInstalment, state: 'void' }])).toEqual({
      ...{ total: 225_000, paid: 225_000, open: 0 },
    })
  })

  it('is not known while an amount is not [FORT-133]', () => {
    expect(summarizeInstalments([paidInstalment, { ...plannedInstalment, amount_cents: null }])).toBeNull()
  })
})

describe('the corrections of an instalment', () => {
  it('are those that fit what is stored [FORT-125]', () => {
    expect(possibleCorrections(dueInstalment)).toEqual(['amount', 'due', 'void'])
    expect(possibleCorrections(paidInstalment)).toEqual(['unpaid'])
    expect(possibleCorrections({ state: 'void', amount_cents: 1 })).toEqual(['reinstate'])
    expect(possibleCorrections({ state: 'planned', amount_cents: null })).toEqual(['void'])
  })
})

describe('what happened to an instalment', () => {
  const event: InstalmentEvent = {
    ...{ id: 1, part: 2, kind: 'paid', reason: null, from_amount_cents: 225_000, to_amount_cents: 200_000, by: 'you' },
    ...{ due_on: '2025-09-18', paid_on: '2025-09-19', reference: 'TR-78', created_at: '2025-09-19T10:00:00Z' },
  }
  it.each<[InstalmentEvent['kind'], string]>([
    ['planned', 'You planned the second installment: $2,000'],
    ['due', 'You scheduled the second installment ($2,000) for Sep 18, 2025'],
    ['paid', 'You marked the second installment ($2,000) as paid on Sep 19, 2025 (TR-78)'],
    ['unpaid', 'You marked the second installment as unpaid; it was paid on Sep 19, 2025 (TR-78)'],
    ['amount', 'You changed the second installment from $2,250 to $2,000'],
    ['void', 'You voided the second installment'],
    ['reinstate', 'You reinstated the second installment'],
  ])('is told as a sentence: %s [FORT-135]', (kind, sentence) => {
    expect(instalmentEventSentence({ ...event, kind })).toBe(sentence)
  })

  it('is told where the amount is not known, or the account is gone [FORT-135]', () => {
    expect(instalmentEventSentence({ ...event, part: 1, kind: 'planned', to_amount_cents: null, by: null })).toBe(
      'The first installment was planned: an amount to be agreed',
    )
  })
})
