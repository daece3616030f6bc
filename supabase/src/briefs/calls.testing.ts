/* For tests: every request about briefs. */
import { queryClient, runMutation as mutate } from '../core/fakeRequests.testing.ts'
import { type BriefQuestion, maxAnswerLength, maxQueryLength, maxQuestions } from './brief.ts'
import * as mutations from './mutations.ts'
import * as queries from './queries.ts'
import * as questionnaires from './questionnaires.ts'

const id = '00000000-0000-4000-8000-000000000101'
const updated_at = '2025-09-01T10:00:00.123456+00:00'
/** The longest text, of characters that need the most bytes. */
const longest = (length: number) => '\u{1F98A}'.repeat(length)
const reason = longest(500)

const question: BriefQuestion = {
  ...{ id, type: 'choice', label: longest(200), help: longest(500), required: true, min: null, max: null },
  ...{ choices: Array.from({ length: 12 }, () => longest(120)), plans: ['starter-agent', 'custom'] },
}
const questions = Array.from({ length: maxQuestions }, () => question)

/** Runs every query and mutation by its name, with the largest input that the product gives it. */
export const briefCalls: Record<string, () => unknown> = {
  projectBrief: () => queryClient.query(queries.projectBrief(id)),
  briefStates: () => queryClient.query(queries.briefStates(Array.from({ length: 25 }, () => id))),
  saveAnswer: () =>
    mutate(mutations.saveAnswer(), {
      ...{ project: id, question: id, answer: longest(maxAnswerLength), baseVersion: updated_at },
    }),
  submitBrief: () => mutate(mutations.submitBrief(), id),
  resolveQueries: () => mutate(mutations.resolveQueries(), { project: id, question: id }),
  askAboutAnswer: () =>
    mutate(mutations.askAboutAnswer(), { project: id, question: id, message: id, body: longest(maxQueryLength) }),
  acceptBrief: () => mutate(mutations.acceptBrief(), { project: id, updated_at }),
  skipBrief: () => mutate(mutations.skipBrief(), { project: id, reason }),
  reopenBrief: () => mutate(mutations.reopenBrief(), { project: id, reason }),
  startBrief: () => mutate(mutations.startBrief(), id),
  questionnaires: () => queryClient.query(questionnaires.questionnaires()),
  questionnaire: () => queryClient.query(questionnaires.questionnaire(id)),
  createQuestionnaire: () => mutate(questionnaires.createQuestionnaire(), questions),
  updateQuestionnaire: () => mutate(questionnaires.updateQuestionnaire(), { id, updated_at, questions }),
  deleteQuestionnaire: () => mutate(questionnaires.deleteQuestionnaire(), id),
  publishQuestionnaire: () => mutate(questionnaires.publishQuestionnaire(), { id, updated_at }),
}
