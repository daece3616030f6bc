import type { BriefEvent } from './brief.ts'
import { jobQuestion, sampleBriefState, sourceQuestion, volumeQuestion } from './brief.testing.ts'
import { briefEventSentence } from './briefEventSentence.ts'
import { briefNextSteps } from './briefNextSteps.ts'
import { checkAnswer } from './checkAnswer.ts'

describe('an answer', () => {
  it.each([
    [jobQuestion, '', undefined],
    [jobQuestion, '🦊'.repeat(4_000), undefined],
    [jobQuestion, 'x'.repeat(4_001), 'Please keep the answer to 4,000 characters.'],
    [sourceQuestion, 'Email', undefined],
    [volumeQuestion, ' ', undefined],
    [volumeQuestion, '12.5', undefined],
    [volumeQuestion, 'many', 'Please enter a number, such as 120 or 2.5.'],
    [volumeQuestion, '1e2', 'Please enter a number, such as 120 or 2.5.'],
    [volumeQuestion, '0', 'Please enter 1 or more.'],
    [volumeQuestion, '1001', 'Please enter 1,000 or less.'],
    [{ ...volumeQuestion, max: null }, '1000000000001', 'This number is too large.'],
  ])('is checked while it is typed as the database checks it (%#) [FORT-35]', (question, text, sentence) => {
    expect(checkAnswer(question, text)).toBe(sentence)
  })
})

describe('what happened to a brief', () => {
  const event: BriefEvent = {
    ...{ id: 1, kind: 'submitted', question_id: null, reason: null, created_at: '2025-09-01T10:00:00Z', by: 'client' },
  }
  it.each<[Partial<BriefEvent>, string, string]>([
    [{ by: 'you' }, 'You sent the brief', 'You sent the brief'],
    [{ kind: 'accepted', by: 'team' }, 'Fortnight accepted the brief', 'A colleague accepted the brief'],
    [{ kind: 'skipped', by: null }, 'Fortnight skipped the brief', 'Someone skipped the brief'],
    [{ kind: 'reopened', by: 'team' }, 'Fortnight reopened the brief', 'A colleague reopened the brief'],
    [{ kind: 'started', by: 'team' }, 'Fortnight asked for the brief', 'A colleague asked for the brief'],
    [
      { kind: 'asked', by: 'team', question_id: jobQuestion.id },
      'Fortnight asked back about “What should the agent do?”',
      'A colleague asked back about “What should the agent do?”',
    ],
    [
      { kind: 'resolved', question_id: 'gone' },
      'Client settled what was asked about a question',
      'The client settled what was asked about a question',
    ],
  ])('is a sentence for the client and for the team (%#) [FORT-48]', (change, forClient, forTeam) => {
    expect(briefEventSentence({ ...event, ...change }, [jobQuestion], 'client')).toBe(forClient)
    expect(briefEventSentence({ ...event, ...change }, [jobQuestion], 'admin')).toBe(forTeam)
  })
})

describe('the next step of a project with a brief', () => {
  it.each([
    [{ answered: 0 }, 'Answer the brief.', 'brief'],
    [{}, 'Finish the brief: 1 required answer is missing.', 'brief'],
    [{ missing: 2 }, 'Finish the brief: 2 required answers are missing.', 'brief'],
    [{ missing: 0 }, 'Send the brief: all required questions are answered.', 'brief'],
    [{ state: 'submitted' as const }, 'Nothing right now. It’s our turn.', undefined],
    [{ open_queries: 1 }, 'We have a question about your brief.', 'brief'],
    [{ state: 'submitted' as const, open_queries: 2 }, 'We have 2 questions about your brief.', 'brief'],
  ])('says what we need while it is not accepted (%#) [FORT-49]', (change, needed, action) => {
    expect(briefNextSteps({ ...sampleBriefState, ...change })).toMatchObject({ needed, ...(action && { action }) })
  })

  it.each(['accepted', 'skipped'] as const)('follows from the project once it is %s [FORT-49]', (state) => {
    expect(briefNextSteps({ ...sampleBriefState, state })).toBeUndefined()
  })
})
