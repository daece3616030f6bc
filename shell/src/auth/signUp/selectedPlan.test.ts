import { selectedPlanOf } from './selectedPlan.ts'

const planOf = (state: unknown, search = '') => selectedPlanOf({ state, search })?.value

describe('selectedPlanOf', () => {
  it('finds the plan in router state or URL, by name or value [SIGNUP-4]', () => {
    expect(planOf({ plan: 'Professional Agent' })).toBe('professional-agent')
    expect(planOf({ plan: 'enterprise-agent' })).toBe('enterprise-agent')
    expect(planOf(null, '?plan=Starter%20Agent')).toBe('starter-agent')
    expect(planOf({ plan: 'custom' }, '?plan=starter-agent')).toBe('custom')
  })

  it('is undefined for a text that is not one of our plans', () => {
    expect(planOf(null)).toBeUndefined()
    expect(planOf({ plan: '  ' })).toBeUndefined()
    expect(planOf({ plan: { evil: true } })).toBeUndefined()
    expect(planOf(null, '?plan=You%20have%20won')).toBeUndefined()
  })
})
