import type { BriefQuestion } from '@fortnight/supabase/briefs/brief'

/** Puts a question at a place; at the end without one. */
export const insertQuestion = (questions: BriefQuestion[], question: BriefQuestion, index = questions.length) => [
  ...questions.slice(0, index),
  question,
  ...questions.slice(index),
]

export const removeQuestion = (questions: BriefQuestion[], id: string) => questions.filter((other) => other.id !== id)

/** Moves a question by one place, unless it is the first or the last one already. */
export function moveQuestion(questions: BriefQuestion[], id: string, direction: 'up' | 'down') {
  const index = questions.findIndex((question) => question.id === id)
  const target = index + (direction === 'up' ? -1 : 1)
  const moved = questions[index]
  if (!moved || target < 0 || target >= questions.length) return questions
  return insertQuestion(removeQuestion(questions, id), moved, target)
}

export const replaceQuestion = (questions: BriefQuestion[], changed: BriefQuestion) =>
  questions.map((question) => (question.id === changed.id ? changed : question))

/** Whether two versions of a question say the same. */
export const isSameQuestion = (one: BriefQuestion, other: BriefQuestion) => textOf(one) === textOf(other)

// The database stores the fields in an order of its own.
const textOf = ({ id, type, label, help, required, choices, min, max, plans }: BriefQuestion) =>
  JSON.stringify([id, type, label, help, required, choices, min, max, plans])

/** What publishing would change in a question; "moved" without one: they are in another order. */
export type QuestionChange =
  | { kind: 'added' | 'removed'; question: BriefQuestion }
  | { kind: 'changed'; question: BriefQuestion; before: BriefQuestion }
  | { kind: 'moved'; question?: undefined }

/** Lists the differences between two questionnaires, in the order of the later one. */
export function compareQuestions(before: BriefQuestion[], after: BriefQuestion[]): QuestionChange[] {
  const find = (questions: BriefQuestion[], id: string) => questions.find((question) => question.id === id)
  const edited = after.flatMap((question): QuestionChange[] => {
    const old = find(before, question.id)
    if (!old) return [{ kind: 'added', question }]
    return isSameQuestion(old, question) ? [] : [{ kind: 'changed', question, before: old }]
  })
  const removed = before
    .filter(({ id }) => !find(after, id))
    .map((question): QuestionChange => ({ kind: 'removed', question }))
  const keptBefore = before.filter(({ id }) => find(after, id))
  const kept = after.filter(({ id }) => find(before, id))
  const isReordered = keptBefore.some(({ id }, index) => id !== kept[index]?.id)
  return [...edited, ...removed, ...(isReordered ? [{ kind: 'moved' as const }] : [])]
}
