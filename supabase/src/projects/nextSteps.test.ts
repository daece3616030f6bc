import { nextStepsOf } from './nextSteps.ts'
import type { OwnProject } from './ownProject.ts'

const project: OwnProject = {
  id: 'p1',
  name: 'Support agent',
  description: 'Answers questions about orders.',
  budget_range: null,
  timeline: null,
  priority: 'medium',
  requirements: 'One inbox.',
  status: 'draft',
  started_on: null,
  created_at: '2025-08-25T10:00:00Z',
  updated_at: '2025-08-25T10:00:00Z',
}
const noonOf = (day: number) => new Date(2025, 8, day, 12)
const stepsOf = (fields: Partial<OwnProject>, now = noonOf(1)) => nextStepsOf({ ...project, ...fields }, now)
const running = { status: 'active', started_on: '2025-09-01' }

describe('the next steps of a project', () => {
  it('ask the client of a draft for what is missing, one thing at a time [DASH-13]', () => {
    expect(stepsOf({ description: null, requirements: null })).toEqual({
      next: 'We’ll read your project and send you a plan.',
      needed: 'Describe the job: what should the agent do?',
      action: 'edit',
    })
    expect(stepsOf({ requirements: null }).needed).toBe('Name the tools to connect and the rules to follow.')
    expect(stepsOf({})).toEqual({
      next: 'We’ll read your project and send you a plan.',
      needed: 'Nothing right now. We’ll ask if anything is unclear.',
    })
  })

  it('are to agree on day 1 when an active project has no first day [DASH-13]', () => {
    expect(stepsOf({ status: 'active' }).next).toBe('We’ll agree on a start date.')
  })

  it('name the first day once it is set [DASH-13]', () => {
    const { next } = stepsOf({ status: 'active', started_on: '2025-09-08' })
    expect(next).toBe('Discovery starts on Monday, September 8.')
  })

  it.each([
    [1, 'You get the plan on Tuesday, September 2.', 'Two hours with one person who knows the job.'],
    [
      3,
      'You get something new to try every other day until Friday, September 12.',
      'Twenty minutes every other day to try it.',
    ],
    [13, 'You get the test report on Tuesday, September 16.', 'One hour to judge the answers with us.'],
    [15, 'You get the test report on Tuesday, September 16.', 'One hour to judge the answers with us.'],
    [17, 'Your agent goes live by Thursday, September 18.', 'One hour for the handover.'],
  ])('follow the step of the working day on September %s [DASH-13]', (day, next, needed) => {
    expect(stepsOf(running, noonOf(day))).toEqual({ next, needed })
  })

  it.each([
    ['day 14 has passed', running, noonOf(19), 'If something is missing, tell us today.'],
    ['the project is on hold', { status: 'on-hold' }, noonOf(1), 'Tell us when you’d like to continue.'],
    ['it is completed', { status: 'completed' }, noonOf(1), 'Nothing. Questions or problems?'],
  ])('offer to write an email when %s [DASH-13]', (_title, fields, now, needed) => {
    expect(stepsOf(fields, now)).toMatchObject({ needed, action: 'email' })
  })
})
