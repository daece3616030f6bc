import { projectDelivery } from '@fortnight/supabase/plans/planDelivery'
import { sampleHold, samplePlan } from '@fortnight/supabase/plans/plan.testing'
import type { ProjectPlan } from '@fortnight/supabase/plans/plan'
import { progressText } from './progressText.ts'

const textOn = (day: string, plan: ProjectPlan | null = samplePlan, status = 'active') =>
  progressText(projectDelivery({ status, started_on: null }, plan, new Date(`${day}T12:00:00Z`)))

describe('progressText', () => {
  it('says which day of the project it is, and when it will be delivered', () => {
    expect(textOn('2025-09-08')).toEqual({ days: 'Day 6 of 14', delivery: 'Delivery Sep 18' })
  })

  it('says how many days are done on a weekend', () => {
    expect(textOn('2025-09-06')).toEqual({ days: '5 of 14 days done', delivery: 'Delivery Sep 18' })
  })

  it('says when the first day is before it', () => {
    expect(textOn('2025-08-30')).toEqual({ days: 'Starts Sep 1', delivery: 'Delivery Sep 18' })
  })

  it('says when the last day was after it', () => {
    expect(textOn('2025-09-19')).toEqual({ days: 'Day 14 was Thursday, September 18' })
  })

  it('promises no delivery while the clock stands still', () => {
    const plan = { ...samplePlan, holds: [sampleHold] }
    expect(textOn('2025-09-12', plan, 'on-hold')).toEqual({ days: '4 of 14 days done' })
  })

  it('says nothing of a project without dated days, nor of a completed one', () => {
    expect(textOn('2025-09-08', null)).toBeUndefined()
    expect(textOn('2025-09-19', samplePlan, 'completed')).toBeUndefined()
  })
})
