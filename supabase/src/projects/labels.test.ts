import { budgetLabel, budgetRanges, priorities, projectStatuses, timelines } from './labels.ts'
import { labelOf } from '../core/labelOf.ts'

const valuesOf = (options: readonly { value: string }[]) => options.map(({ value }) => value)

describe('the labels of a project', () => {
  it.each([
    ['starter-agent', 'Starter Agent - $2,500'],
    ['professional-agent', 'Professional Agent - $4,500'],
    ['enterprise-agent', 'Enterprise Agent - $8,500'],
    ['custom', 'Custom Quote'],
    ['gold-plan-2019', 'gold-plan-2019'],
    ['', 'Not specified'],
    [null, 'Not specified'],
  ])('show the budget %p as %p [PROJ-12]', (value, label) => {
    expect(budgetLabel(value)).toBe(label)
  })

  it('offer the plans of the price list [ENT-8]', () => {
    expect(valuesOf(budgetRanges)).toEqual(['starter-agent', 'professional-agent', 'enterprise-agent', 'custom'])
  })

  it('offer the timelines that the database accepts [ENT-9]', () => {
    expect(valuesOf(timelines)).toEqual(['asap', '1-2-weeks', '2-4-weeks', '1-2-months', 'flexible'])
  })

  it('offer the priorities and statuses that the database accepts [ENT-10]', () => {
    expect(valuesOf(priorities)).toEqual(['low', 'medium', 'high', 'urgent'])
    expect(valuesOf(projectStatuses)).toEqual(['draft', 'active', 'on-hold', 'completed'])
  })

  it('show an unknown value as it is', () => {
    expect(labelOf(priorities, 'whenever')).toBe('whenever')
  })
})
