import { orderHolidays, whenText } from './holidayTimes.ts'

const holiday = (day: string) => ({ day, name: 'Day off' })

describe('the order of holidays', () => {
  it('begins with the next one; those that have passed come last, the latest first [FORT-12]', () => {
    const listed = ['2026-12-26', '2026-12-25', '2026-11-30', '2026-05-25', '2026-01-01'].map(holiday)
    const ordered = orderHolidays(listed, '2026-11-30').map(({ day }) => day)
    expect(ordered).toEqual(['2026-11-30', '2026-12-25', '2026-12-26', '2026-05-25', '2026-01-01'])
  })
})

describe('how far away a holiday is', () => {
  it.each([
    ['2026-11-29', 'Past'],
    ['2026-11-30', 'Today'],
    ['2026-12-01', 'Tomorrow'],
    ['2026-12-25', 'In 25 days'],
    ['2029-11-30', 'In 1,096 days'],
  ])('is counted in days: %s is "%s" [FORT-12]', (day, text) => {
    expect(whenText(day, '2026-11-30')).toBe(text)
  })
})
