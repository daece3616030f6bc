/* For tests: a brief with a question of each type, of which the first two are answered. */
import type { AskedQuestion, BriefQuery, BriefState, ProjectBrief } from './brief.ts'

const ask = (id: string, values: Partial<AskedQuestion>): AskedQuestion => ({
  ...{ id, type: 'text', label: id, help: '', required: true, choices: [], min: null, max: null, plans: [] },
  ...{ answer: null, queries: [] },
  ...values,
})

const updated_at = '2025-09-01T10:00:00.123456+00:00'

export const jobQuestion = ask('10000000-0000-4000-8000-000000000001', {
  ...{ label: 'What should the agent do?', help: 'One job.' },
  answer: { value: 'Answer emails', file: null, updated_at },
})
export const sourceQuestion = ask('10000000-0000-4000-8000-000000000002', {
  ...{ type: 'choice', label: 'Where does the work come in?', choices: ['Email', 'Phone'] },
  answer: { value: 'Email', file: null, updated_at },
})
export const volumeQuestion = ask('10000000-0000-4000-8000-000000000003', {
  ...{ type: 'number', label: 'How many cases a month?', min: 1, max: 1_000 },
})
export const sampleQuestion = ask('10000000-0000-4000-8000-000000000004', {
  ...{ type: 'file', label: 'A sample', required: false },
})

export const sampleBrief: ProjectBrief = {
  ...{ project_id: '00000000-0000-4000-9000-0000000000d1', number: 3, state: 'open', submitted_at: null, updated_at },
  questions: [jobQuestion, sourceQuestion, volumeQuestion, sampleQuestion],
  events: [],
}

export const sampleQuery: BriefQuery = {
  ...{ id: 'q1', sequence: 12, body: 'Which mailbox?', created_at: '2025-09-02T10:00:00Z', resolved_at: null },
}

/** The sample as the client has sent it. */
export const submittedBrief: ProjectBrief = {
  ...sampleBrief,
  ...{ state: 'submitted', submitted_at: '2025-09-02T09:00:00Z' },
  questions: sampleBrief.questions.map((question) =>
    question === volumeQuestion ? { ...question, answer: { value: '120', file: null, updated_at } } : question,
  ),
}

export const sampleBriefState: BriefState = {
  ...{ project_id: sampleBrief.project_id, state: 'open', total: 4, answered: 2, missing: 1, open_queries: 0 },
}
