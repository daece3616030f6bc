import type { OwnProject } from '../projects/ownProject.ts'
import { planWithDone, sampleHold, samplePlan } from './plan.testing.ts'
import { projectNextSteps } from './planNextSteps.ts'

const project: OwnProject = {
  ...{ id: 'p1', name: 'Support agent', description: 'x', budget_range: null, timeline: null, priority: 'medium' },
  ...{ requirements: 'x', status: 'active', started_on: '2025-09-01' },
  ...{ created_at: '2025-08-25T10:00:00Z', updated_at: '2025-08-25T10:00:00Z' },
}
const noonOf = (day: number) => new Date(Date.UTC(2025, 8, day, 12))
const nextOn = (day: number, plan = samplePlan) => projectNextSteps(project, { plan }, noonOf(day))

describe('the next steps of a project with a plan', () => {
  it.each([
    [0, -1, 'Discovery starts on Monday, September 1.'],
    [0, 1, 'You get the plan on Tuesday, September 2.'],
    [1, 2, 'Build starts on Wednesday, September 3.'],
    [1, 4, 'You get something new to try every other day until Friday, September 12.'],
    [1, 12, 'The last day of building. Testing starts on Monday, September 15.'],
    [1, 15, 'Build was due to end on Friday, September 12. We’ll tell you the new date.'],
    [2, 15, 'You get the test report on Tuesday, September 16.'],
    [3, 17, 'Your agent goes live by Thursday, September 18.'],
    [4, 18, 'Your agent is at work, and its code is yours.'],
  ])('follow from %s steps that are done on September %s [FORT-23]', (done, day, next) => {
    expect(nextOn(day, planWithDone(done)).next).toBe(next)
  })

  it('say what is missing while the project waits for the client [FORT-23]', () => {
    expect(nextOn(9, { ...samplePlan, holds: [sampleHold] })).toEqual({
      ...{ next: 'Work continues once we hear from you.', needed: sampleHold.reason, action: 'email' },
    })
  })

  it('ask nothing of the client while the project waits for us [FORT-23]', () => {
    const hold = { ...sampleHold, waits_for: 'us' as const, reason: 'Our engineer is ill.' }
    expect(nextOn(9, { ...samplePlan, holds: [hold] })).toEqual({
      next: 'Work continues once we’ve solved this: Our engineer is ill.',
      needed: 'Nothing. It’s our turn.',
    })
  })
})
