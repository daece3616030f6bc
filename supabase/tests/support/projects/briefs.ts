import { insertRows, requestAsService } from '../api.ts'
import { type Question, sampleQuestions } from './sampleQuestions.ts'
import { callAs, callAsAdmin, createRoom, type Room } from './rooms.ts'

export type Brief = {
  number: number
  state: string
  submitted_at: string | null
  updated_at: string
  questions: {
    id: string
    type: string
    label: string
    required: boolean
    answer: { value: string | null; file: { id: string; name: string } | null; updated_at: string } | null
    queries: { id: string; sequence: number; body: string; resolved_at: string | null }[]
  }[]
  events: { kind: string; reason: string | null; question_id: string | null; by: string }[]
}

/** Lets a project start without its brief. */
export const skipBrief = (project: string) => callAsAdmin('skip_brief', { project, reason: 'On the phone' })

/** A new client with a project whose brief has the sample questions, as a version of its own. */
export async function createBriefRoom(plan: string | null = null) {
  const room = await createRoom('Bea Brief')
  const questions = sampleQuestions()
  const id = crypto.randomUUID()
  // Published at once, so that other tests may have the draft.
  await insertRows('brief_versions', { id, questions: Object.values(questions), published_at: '2025-01-01T00:00:00Z' })
  await requestAsService(`project_briefs?project_id=eq.${room.project}`, { method: 'PATCH', body: { version_id: id } })
  await requestAsService(`projects?id=eq.${room.project}`, { method: 'PATCH', body: { budget_range: plan } })
  return { ...room, questions }
}

/** The brief of a project as its client sees it. */
export async function fetchBrief({ client, project }: Room) {
  return (await callAs(client.token, 'project_brief', { project })).body as Brief
}

/** The stored answer to a question, with its version. */
export const answerTo = (brief: Brief, { id }: Question) => brief.questions.find((one) => one.id === id)?.answer ?? null

/** Saves an answer of the client, based on the stored version unless another one is given. */
export async function saveAnswer(room: Room, asked: Question, answer: string | null, base_version?: string | null) {
  const base = base_version === undefined ? answerTo(await fetchBrief(room), asked)?.updated_at : base_version
  return callAs(room.client.token, 'save_brief_answer', {
    ...{ project: room.project, question: asked.id, answer, base_version: base ?? null },
  })
}

/** Answers what is required and sends the brief. */
export async function submitSampleBrief(room: Awaited<ReturnType<typeof createBriefRoom>>) {
  await saveAnswer(room, room.questions.text, 'Sort the mail')
  await saveAnswer(room, room.questions.choice, 'Email')
  return callAs(room.client.token, 'submit_brief', { project: room.project })
}

/** A new client with a project whose brief waits for the team. */
export async function createSubmittedBrief() {
  const room = await createBriefRoom()
  await submitSampleBrief(room)
  return room
}

/** Opens a brief again that was accepted or skipped. */
export const reopenBrief = ({ project }: Room, reason = 'The mailbox has changed') =>
  callAsAdmin('reopen_brief', { project, reason })

/** Accepts a brief as an admin who has read it. */
export const acceptBrief = async (room: Room) =>
  callAsAdmin('accept_brief', { project: room.project, base_version: (await fetchBrief(room)).updated_at })

/** Asks the client back about an answer. */
export const askBack = ({ project }: Room, { id }: Question, body = 'Which mailbox?', message = crypto.randomUUID()) =>
  callAsAdmin('ask_about_answer', { project, question: id, message, body })
