import { planWithDone, sampleHold, samplePlan, shortPlan } from './plan.testing.ts'
import { projectDelivery } from './planDelivery.ts'

const active = { status: 'active', started_on: '2025-09-01' }
const at = (time: string, plan = samplePlan, project = active) => projectDelivery(project, plan, new Date(time))

describe('the delivery of a project with a plan', () => {
  it('has the days and steps of its plan [FORT-24]', () => {
    const { dates, spans } = at('2025-09-03T12:00:00Z')
    expect(dates).toEqual(samplePlan.days)
    expect(spans).toEqual([
      { from: 1, to: 2, label: 'Discovery', isDelivery: false },
      { from: 3, to: 10, label: 'Build', isDelivery: false },
      { from: 11, to: 12, label: 'Test', isDelivery: false },
      { from: 13, to: 14, label: 'Launch', isDelivery: true },
    ])
  })

  it.each([
    ['2025-09-02T22:59:00Z', 'Day 2 of 14'],
    // Midnight in Lisbon, which is an hour ahead of UTC in summer.
    ['2025-09-02T23:00:00Z', 'Day 3 of 14'],
    ['2025-09-06T12:00:00Z', 'Day 5 is done. Day 6 is Monday, September 8.'],
    ['2025-08-30T12:00:00Z', 'Day 1 is Monday, September 1'],
    ['2025-09-19T12:00:00Z', 'Day 14 was Thursday, September 18'],
  ])('changes its day at midnight of the business: at %s it is %s [FORT-25]', (time, sentence) => {
    expect(at(time).sentence).toBe(sentence)
  })

  it('counts the days of a shorter plan [FORT-24]', () => {
    expect(at('2025-09-04T12:00:00Z', shortPlan).sentence).toBe('Day 4 of 10')
  })

  it.each([
    ['2025-09-18T16:00:00Z', 'Finished on Thursday, September 18'],
    // After midnight in Lisbon.
    ['2025-09-18T23:30:00Z', 'Finished on Friday, September 19. Day 14 was Thursday, September 18.'],
    [null, 'Finished'],
  ])('says when it was finished, and whether that was late: done at %s', (done_at, sentence) => {
    const plan = { ...samplePlan, steps: samplePlan.steps.map((step) => ({ ...step, done_at })) }
    const delivery = at('2025-10-01T12:00:00Z', plan, { ...active, status: 'completed' })
    expect(delivery).toMatchObject({ stage: 'completed', sentence, daysDone: 14 })
  })

  it('stands still on hold: the days before it are done, and none is today [FORT-24]', () => {
    const delivery = at('2025-09-09T12:00:00Z', { ...samplePlan, holds: [sampleHold] })
    expect(delivery).toMatchObject({ stage: 'on-hold', daysDone: 4, sentence: 'On hold since Friday, September 5' })
    expect(delivery.today).toBeUndefined()
  })

  it('is over when all steps are done [FORT-24]', () => {
    expect(at('2025-09-09T12:00:00Z', planWithDone(4))).toMatchObject({
      ...{ stage: 'over', sentence: 'All four steps are done', daysDone: 14 },
    })
  })

  it('counts from the first day without a plan [FORT-6]', () => {
    expect(projectDelivery(active, null, new Date(2025, 8, 3, 12)).sentence).toBe('Day 3 of 14')
  })
})
