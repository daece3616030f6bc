import { requestAsService } from '../api.ts'
import { callAs, callAsAdmin, createRoom, type Room } from './rooms.ts'

export type StoredCase = {
  id: string
  number: number
  title: string
  input: string
  expected: string
  importance: string
  version: number
  updated_at: string
  files: { id: string; name: string }[]
  run: { result: string; note: string | null; picture: { id: string } | null } | null
  earlier_result: string | null
  runs: number
}
export type StoredProposal = { id: string; kind: string; side: string; reason: string; decision: string | null }
export type AcceptanceList = {
  side: string
  is_closed: boolean
  version: number
  confirmed_by_client_at: string | null
  confirmed_by_team_at: string | null
  agreed_at: string | null
  cases: StoredCase[]
  proposals: StoredProposal[]
  decided: StoredProposal[]
  versions: { name: string; note: string | null; runs: number }[]
  summary: Record<string, unknown> | null
}

export const content = { title: 'Late invoice', input: 'An invoice of May', expected: 'A reminder', importance: 'must' }

/** The list of a project as its client sees it. */
export async function fetchList({ client, project }: Room) {
  return (await callAs(client.token, 'acceptance_list', { project })).body as AcceptanceList
}

/** Saves a case as the client; without a base version it is a new one. */
export const saveCase = ({ client, project }: Room, values: object = {}) =>
  callAs(client.token, 'save_acceptance_case', { case_id: crypto.randomUUID(), project, ...content, ...values })

/** Saves a case as the team. */
export const saveCaseAsTeam = ({ project }: Room, values: object = {}) =>
  callAsAdmin('save_acceptance_case', { case_id: crypto.randomUUID(), project, ...content, ...values })

/** Both sides confirm the list as it is. */
export async function agree(room: Room) {
  const confirmation = { project: room.project, list_version: (await fetchList(room)).version }
  await callAs(room.client.token, 'confirm_acceptance_list', confirmation)
  await callAsAdmin('confirm_acceptance_list', confirmation)
}

/** A new client with a project whose list has these cases, and is agreed. */
export async function createAgreedRoom(titles = ['One', 'Two']): Promise<Room> {
  const room = await createRoom('Carla Cases')
  for (const title of titles) await saveCase(room, { title, importance: title === 'Two' ? 'should' : 'must' })
  await agree(room)
  return room
}

export const addVersion = ({ project }: Room, name: string, note?: string) =>
  callAsAdmin('add_agent_version', { project, name, note })

/** Records a result as the client. */
export const record = (room: Room, one: StoredCase, agent_version: string, values: object) =>
  callAs(room.client.token, 'record_acceptance_run', {
    ...{ run: crypto.randomUUID(), case_id: one.id, case_version: one.version, agent_version, ...values },
  })

/** Proposes a change as the client. */
export const propose = ({ client, project }: Room, values: object) =>
  callAs(client.token, 'propose_acceptance_change', {
    ...{ proposal: crypto.randomUUID(), project, reason: 'We forgot it', ...values },
  })

export const runsOf = async (project: string) =>
  (await requestAsService(`acceptance_runs?project_id=eq.${project}&order=sequence`)).rows
