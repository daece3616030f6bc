import { selectedPlanOf } from './selectedPlan.ts'

const planOf = (state: unknown, search = '') => selectedPlanOf({ state, search })?.value

describe('the selected plan', () => {
  it('comes from router state or address, by name or value [SIGNUP-4]', () => {
    expect(planOf({ plan: 'Professional Agent' })).toBe('professional-agent')
    expect(planOf({ plan: 'enterprise-agent' })).toBe('enterprise-agent')
    expect(planOf(null, '?plan=Starter%20Agent')).toBe('starter-agent')
    expect(planOf({ plan: 'custom' }, '?plan=starter-agent')).toBe('custom')
  })

  it('is none for a text that is no plan of ours', () => {
    expect(planOf(null)).toBeUndefined()
    expect(planOf({ plan: '  ' })).toBeUndefined()
    expect(planOf({ plan: { evil: true } })).toBeUndefined()
    expect(planOf(null, '?plan=You%20have%20won')).toBeUndefined()
  })
})
