import { planWithDone, sampleHold, samplePlan } from './plan.testing.ts'
import { proposedStatus } from './proposedStatus.ts'
import type { StepEvent } from './queries.ts'
import { stepEventSentence } from './stepEventSentence.ts'
import { stepState } from './stepState.ts'

const event: StepEvent = {
  ...{ id: 1, kind: 'started', step: null, waits_for: null, reason: null, created_at: '2025-09-01T10:00:00Z' },
  ...{ from_first_day: null, from_last_day: null, to_first_day: null, to_last_day: null, by: 'team' },
}
const plain = (text: string) => text.replaceAll(/\s/g, ' ')

describe('what happened to a step', () => {
  it.each<[Partial<StepEvent>, string, string]>([
    [
      { to_first_day: '2025-09-01', to_last_day: '2025-09-18' },
      'Fortnight started the project: Sep 1–18, 2025',
      'A colleague started the project: Sep 1–18, 2025',
    ],
    [
      {
        ...{ kind: 'moved', step: 'build', from_first_day: '2025-09-03', from_last_day: '2025-09-12' },
        ...{ to_first_day: '2025-09-03', to_last_day: '2025-09-16', by: 'you' },
      },
      'You moved Build from Sep 3–12, 2025 to Sep 3–16, 2025',
      'You moved Build from Sep 3–12, 2025 to Sep 3–16, 2025',
    ],
    [{ kind: 'done', step: 'test' }, 'Fortnight marked Test as done', 'A colleague marked Test as done'],
    [{ kind: 'reopened', step: 'test', by: null }, 'Fortnight reopened Test', 'Someone reopened Test'],
    [
      { kind: 'held', waits_for: 'client' },
      'Fortnight stopped the clock to wait for you',
      'A colleague stopped the clock to wait for the client',
    ],
    [{ kind: 'resumed' }, 'Fortnight started the clock again', 'A colleague started the clock again'],
  ])('is a sentence for the client and for the team: %j [FORT-14, FORT-21]', (change, forClient, forTeam) => {
    expect(plain(stepEventSentence({ ...event, ...change }, 'client'))).toBe(forClient)
    expect(plain(stepEventSentence({ ...event, ...change }, 'admin'))).toBe(forTeam)
  })
})

describe('the state of a step', () => {
  it.each([
    [0, '2025-08-30', samplePlan, 'Upcoming'],
    [0, '2025-09-02', samplePlan, 'Now'],
    [0, '2025-09-03', samplePlan, 'Late'],
    [1, '2025-09-03', samplePlan, 'Upcoming'],
    [0, '2025-09-02', planWithDone(1), 'Done'],
    [0, '2025-09-02', { ...samplePlan, holds: [sampleHold] }, 'On hold'],
  ])('of step %s on %s follows from its days and what is done (%#) [FORT-14, FORT-21]', (index, day, plan, text) => {
    expect(stepState(plan.steps[index]!, plan, new Date(`${day}T12:00:00Z`)).text).toBe(text)
  })
})

describe('the status that a plan proposes', () => {
  it.each([
    ['draft', samplePlan, 'active'],
    ['active', samplePlan, undefined],
    ['active', { ...samplePlan, holds: [sampleHold] }, 'on-hold'],
    ['on-hold', samplePlan, 'active'],
    ['active', planWithDone(4), 'completed'],
  ])('for a project that is %s is the one that fits it (%#) [FORT-20]', (status, plan, proposed) => {
    expect(proposedStatus(plan, status)).toBe(proposed)
  })
})
