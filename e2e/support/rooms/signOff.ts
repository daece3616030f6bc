import type { APIRequestContext } from 'playwright/test'
import { acceptBrief } from './brief.ts'
import { callFunction } from './callFunction.ts'
import { createRoom } from './createRoom.ts'

type Room = Awaited<ReturnType<typeof createRoom>>

/** A project that started long ago, so that its agreed date has passed. */
export async function createStartedRoom(request: APIRequestContext, name: string): Promise<Room> {
  const room = await createRoom(request, { name })
  await acceptBrief(request, room)
  await callFunction(request, room.admin, 'start_project_steps', { project: room.project, first_day: '2025-09-01' })
  return room
}

/** The same, with two musts that are agreed and a version of its agent, which passes the first of them. */
export async function createTestedRoom(request: APIRequestContext, name: string): Promise<Room> {
  const room = await createStartedRoom(request, name)
  const { client, admin, project } = room
  const cases = ['Refund', 'Weekend'].map((title) => ({
    ...{ id: crypto.randomUUID(), title, input: 'An email', expected: 'A reply', importance: 'must' },
  }))
  await callFunction(request, client, 'import_acceptance_cases', { project, cases })
  const { version } = (await callFunction(request, client, 'acceptance_list', { project })) as { version: number }
  for (const side of [client, admin]) {
    await callFunction(request, side, 'confirm_acceptance_list', { project, list_version: version })
  }
  await callFunction(request, admin, 'add_agent_version', { project, name: '1.0' })
  const run = { run: crypto.randomUUID(), case_id: cases[0]!.id, case_version: 1, agent_version: '1.0', result: 'pass' }
  await callFunction(request, client, 'record_acceptance_run', run)
  return room
}

/** The same project, once its client has waived the second must and signed off. */
export async function createSignedRoom(request: APIRequestContext, name: string): Promise<Room> {
  const room = await createTestedRoom(request, name)
  const { client, project } = room
  const fetchState = async () =>
    (await callFunction(request, client, 'sign_off_state', { project })) as {
      musts: { id: string; result: string }[]
      basis_hash: string
    }
  const untested = (await fetchState()).musts.find(({ result }) => result !== 'passed')!
  const waiver = { case_id: untested.id, case_version: 1, reason: 'Too rare' }
  await callFunction(request, client, 'waive_acceptance_case', waiver)
  const { basis_hash } = await fetchState()
  await callFunction(request, client, 'sign_off', { project, typed_name: client.name, basis_hash, agreed: true })
  return room
}
