import { firstYearReturnPercent, hoursSavedPerWeek, paybackWeeks } from './roi.ts'
import { useCases } from './useCases.ts'

describe('use cases', () => {
  it('are six and cover every complexity [INFO-4, INFO-5]', () => {
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

describe('the return on investment', () => {
  it.each(useCases)('of $title saves whole hours, so that readers can recalculate it [INFO-7]', ({ workload }) => {
    const { cases, minutes, share } = workload
    expect((cases * minutes * share) / 60).toBeCloseTo(hoursSavedPerWeek(workload), 9)
  })

  const workload = { cases: 250, minutes: 4, share: 0.6, price: 2_500 }

  it('is calculated from the saved hours [INFO-7]', () => {
    expect(hoursSavedPerWeek(workload)).toBe(10)
    // At $350 a week, seven weeks save only $2,450.
    expect(paybackWeeks(workload)).toBe(8)
    // 46 weeks save $16,100; that is $13,600 more than the price.
    expect(firstYearReturnPercent(workload)).toBe(540)
  })
})
