import { formatLongDate } from './formatLongDate.ts'

describe('formatLongDate', () => {
  it('writes a day as Intl does in US English', () => {
    const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
    const days = ['2024-02-29', '2025-01-05', '2025-12-31', '2026-09-10']
    expect(days.map(formatLongDate)).toEqual(days.map((day) => format.format(new Date(day))))
  })
})
