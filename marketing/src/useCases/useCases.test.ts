import { firstYearReturnPercent, hoursSavedPerWeek, paybackWeeks } from './roi.ts'
import { useCases } from './useCases.ts'

describe('use cases', () => {
  it('are six, of every complexity [INFO-4, INFO-5]', () => {
    expect(useCases).toHaveLength(6)
    expect([...new Set(useCases.map(({ complexity }) => complexity))]).toEqual(['Low', 'Medium', 'High'])
  })

  it.each(useCases)('$title is ready within 8-14 days and names benefits and industries [INFO-6]', (useCase) => {
    const { days, benefits, industries } = useCase
    expect(days.from).toBeGreaterThanOrEqual(8)
    expect(days.to).toBeLessThanOrEqual(14)
    expect(days.from).toBeLessThanOrEqual(days.to)
    expect(benefits.length).toBeGreaterThan(1)
    expect(industries.length).toBeGreaterThan(1)
  })
})

describe('the arithmetic', () => {
  const workload = { cases: 250, minutes: 4, share: 0.6, price: 2_500 }

  it('goes from cases to hours, weeks and a return [INFO-7]', () => {
    expect(hoursSavedPerWeek(workload)).toBe(10)
    // $350 a week: seven weeks are not quite enough.
    expect(paybackWeeks(workload)).toBe(8)
    // $16,100 in 46 weeks, less $2,500, per $2,500.
    expect(firstYearReturnPercent(workload)).toBe(540)
  })
})
