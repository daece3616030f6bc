/** The kinds of answers that a question can ask for. */
export const questionTypes = [
  { value: 'text', label: 'Text' },
  { value: 'choice', label: 'Choice' },
  { value: 'number', label: 'Number' },
  { value: 'file', label: 'File' },
] as const
export type QuestionType = (typeof questionTypes)[number]['value']

/** The most questions that a questionnaire has. */
export const maxQuestions = 30

/** The most characters of an answer. */
export const maxAnswerLength = 4_000

/** The most characters of what the team asks back. */
export const maxQueryLength = 2_000

/** A question of a questionnaire. */
export type BriefQuestion = {
  id: string
  type: QuestionType
  label: string
  /** May be empty. */
  help: string
  required: boolean
  /** What can be chosen; empty for other types. */
  choices: string[]
  /** The limits of a number; null without one, and for other types. */
  min: number | null
  max: number | null
  /** The plans of projects that it fits; empty for all of them. */
  plans: string[]
}

/** The answer to a question. One that was cleared has neither a value nor a file. */
export type BriefAnswer = {
  /** A text, a choice or a number as it was typed. */
  value: string | null
  file: { id: string; name: string } | null
  /** Its version. */
  updated_at: string
}

/** What the team has asked about an answer, in a message of the room. */
export type BriefQuery = {
  id: string
  /** The number of the message in the room. */
  sequence: number
  body: string
  created_at: string
  /** Null while it waits for the client. */
  resolved_at: string | null
}

export type AskedQuestion = BriefQuestion & { answer: BriefAnswer | null; queries: BriefQuery[] }

/** Open: being answered. Submitted: waits for the team. */
export type BriefStateName = 'open' | 'submitted' | 'accepted' | 'skipped'

/** Something that happened to a brief. */
export type BriefEvent = {
  id: number
  kind: 'started' | 'submitted' | 'asked' | 'resolved' | 'accepted' | 'skipped' | 'reopened'
  /** Null when it concerns the whole brief. */
  question_id: string | null
  reason: string | null
  created_at: string
  /** Who did it; null when the account has been deleted. */
  by: 'you' | 'team' | 'client' | null
}

/** The brief of a project: the questions that fit its plan, in their order. */
export type ProjectBrief = {
  project_id: string
  /** The number of its questionnaire. */
  number: number
  state: BriefStateName
  submitted_at: string | null
  /** Its version. */
  updated_at: string
  questions: AskedQuestion[]
  /** The latest first. */
  events: BriefEvent[]
}

/** Where the brief of a project stands. */
export type BriefState = {
  project_id: string
  state: BriefStateName
  /** How many questions it has, how many are answered, and how many required ones are not. */
  total: number
  answered: number
  missing: number
  /** How many queries of the team wait for the client. */
  open_queries: number
}

/** Whether answers may still change. */
export const isOpen = ({ state }: Pick<ProjectBrief, 'state'>) => state === 'open' || state === 'submitted'

export const isAnswered = ({ answer }: Pick<AskedQuestion, 'answer'>) => Boolean(answer?.value ?? answer?.file)

/** The required questions without an answer. */
export const missingQuestions = ({ questions }: Pick<ProjectBrief, 'questions'>) =>
  questions.filter((question) => question.required && !isAnswered(question))

/** What the team has asked and the client has not answered. */
export const openQueries = ({ queries }: Pick<AskedQuestion, 'queries'>) =>
  queries.filter(({ resolved_at }) => resolved_at === null)

/** The text in the field of a question: its answer, or the id of its file. */
export const answerText = (answer: BriefAnswer | null) => answer?.value ?? answer?.file?.id ?? ''
