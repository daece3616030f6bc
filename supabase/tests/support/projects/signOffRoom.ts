import { addVersion, agree, fetchList, record, saveCase } from './acceptanceRoom.ts'
import { requestAsService } from '../api.ts'
import { createStartedRoom } from './plans.ts'
import { callAs, type Room } from './rooms.ts'

export type Must = { id: string; number: number; version: number; title: string; result: string; waiver_reason: string }
export type SignOffState = {
  side: string
  is_deleted: boolean
  missing: string[]
  musts: Must[]
  basis: Record<string, unknown> | null
  basis_hash: string | null
  acceptance: (Record<string, string> & { document: Record<string, unknown> }) | null
}

/** The sign-off of a project as its client sees it. */
export async function fetchSignOff({ client, project }: Room) {
  return (await callAs(client.token, 'sign_off_state', { project })).body as SignOffState
}

/** A new client with a project that has started, whose two cases are agreed; a version of its agent waits to be tested. */
export async function createTestedRoom(): Promise<Room> {
  const room = await createStartedRoom()
  await saveCase(room, { title: 'One' })
  await saveCase(room, { title: 'Two', importance: 'should' })
  await agree(room)
  await addVersion(room, '1.0')
  return room
}

/** Records that the case with this number passes, or fails. */
export async function recordResult(room: Room, number: number, result = 'pass', version = '1.0') {
  const one = (await fetchList(room)).cases.find((listed) => listed.number === number)!
  await record(room, one, version, { result, note: 'Tried it' })
}

/** The same project, whose must passes: it can be signed off. */
export async function createFinishedRoom() {
  const room = await createTestedRoom()
  await recordResult(room, 1)
  return room
}

/** Signs off as the client, what is shown now unless `values` say otherwise. */
export async function signOff(room: Room, values: object = {}) {
  const { basis_hash } = await fetchSignOff(room)
  return callAs(room.client.token, 'sign_off', {
    ...{ project: room.project, typed_name: 'Carla Cases', basis_hash: basis_hash ?? '0'.repeat(64), agreed: true },
    ...values,
  })
}

/** Waives a must as the client. */
export const waive = ({ client }: Room, { id, version }: Pick<Must, 'id' | 'version'>, reason = 'We do it by hand') =>
  callAs(client.token, 'waive_acceptance_case', { case_id: id, case_version: version, reason })

export const documentsOf = async (project: string) =>
  (await requestAsService(`acceptance_documents?project_id=eq.${project}`)).rows
