import { workingDaysFrom } from './workingDays.ts'

describe('workingDaysFrom', () => {
  it('skips weekends [PROJ-13]', () => {
    expect(workingDaysFrom('2025-09-04', 4)).toEqual(['2025-09-04', '2025-09-05', '2025-09-08', '2025-09-09'])
  })

  it.each(['2025-09-06', '2025-09-07'])('begins on the Monday after %s, a day of a weekend [PROJ-13]', (start) => {
    expect(workingDaysFrom(start, 2)).toEqual(['2025-09-08', '2025-09-09'])
  })

  it('needs 18 calendar days for 14 working days from a Monday', () => {
    expect(workingDaysFrom('2025-09-01', 14).at(-1)).toBe('2025-09-18')
  })

  it('skips no day and repeats none when the clocks change', () => {
    expect(workingDaysFrom('2025-10-24', 3)).toEqual(['2025-10-24', '2025-10-27', '2025-10-28'])
    expect(workingDaysFrom('2025-03-28', 3)).toEqual(['2025-03-28', '2025-03-31', '2025-04-01'])
  })
})
