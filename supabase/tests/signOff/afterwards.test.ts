import { fetchList, record, saveCase } from '../support/projects/acceptanceRoom.ts'
import { requestAs, requestAsService, requestWithToken } from '../support/api.ts'
import { instalmentsOf, setTotal } from '../support/projects/instalments.ts'
import { createProject, callAs, callAsAdmin, callAsService } from '../support/projects/rooms.ts'
import {
  createFinishedRoom,
  createTestedRoom,
  documentsOf,
  fetchSignOff,
  signOff,
} from '../support/projects/signOffRoom.ts'

const said = (code: string, sentence: string) => ({ code, message: expect.stringContaining(sentence) as string })

describe('after the sign-off', () => {
  it('nothing about the cases changes any more [FORT-148]', async () => {
    const room = await createFinishedRoom()
    await signOff(room)
    const [one] = (await fetchList(room)).cases
    const refusals = [
      await saveCase(room),
      await record(room, one!, '1.0', { result: 'pass' }),
      await callAsAdmin('add_agent_version', { project: room.project, name: '2.0' }),
      await callAs(room.client.token, 'waive_acceptance_case', { case_id: one!.id, case_version: 1, reason: 'x' }),
    ]
    for (const { body } of refusals) expect(body).toMatchObject(said('PT409', 'is signed off'))
    expect(await fetchList(room)).toMatchObject({ is_closed: true })
  })

  it('the second installment is due, the history names it, and open browsers are told [FORT-148]', async () => {
    const room = await createFinishedRoom()
    await setTotal(room.project, 100_000)
    const [now] = (await callAsService('live_events_after')) as { cursor: string }[]
    await signOff(room)
    const { day } = (await fetchSignOff(room)).acceptance!
    expect((await instalmentsOf(room.project))[1]).toMatchObject({ state: 'due', due_on: day })
    const { rows } = await callAs(room.client.token, 'project_history', { project: room.project })
    expect(rows[0]).toMatchObject({ kind: 'accepted', by: 'you' })
    const events = (await callAsService('live_events_after', { after: now!.cursor })) as Record<string, unknown>[]
    const told = expect.objectContaining({
      project_id: room.project,
      user_id: room.client.id,
      for_admins: true,
    }) as object
    expect(events).toContainEqual(told)
    expect((await requestAsService(`projects?id=eq.${room.project}`)).rows).toMatchObject([{ status: 'draft' }])
  })
})

describe('what was signed off', () => {
  it('is read by the client and the team only [FORT-141]', async () => {
    const room = await createFinishedRoom()
    await signOff(room)
    const body = { project: room.project }
    expect((await callAsAdmin('sign_off_state', body)).body).toMatchObject({
      ...{ side: 'team', missing: [], musts: [] },
      acceptance: { document: { name: 'Carla Cases' } },
    })
    expect((await requestAs('otherClient', 'rpc/sign_off_state', { method: 'POST', body })).code).toBe('PT404')
    const path = `acceptance_documents?project_id=eq.${room.project}`
    expect((await requestWithToken(room.client.token, path)).rows).toHaveLength(1)
    for (const actor of ['visitor', 'otherClient'] as const) expect((await requestAs(actor, path)).rows).toEqual([])
  })

  it('is neither changed nor deleted, not even with the secret key [FORT-146]', async () => {
    const room = await createFinishedRoom()
    const id = String((await signOff(room)).body).replaceAll('"', '')
    for (const [path, body] of [
      [`acceptances?id=eq.${id}`, { document_hash: '0'.repeat(64) }],
      [`acceptance_documents?acceptance_id=eq.${id}`, { content: '{}' }],
    ] as const) {
      await expect(requestAsService(path, { method: 'PATCH', body })).rejects.toThrow('42501')
      await expect(requestAsService(path, { method: 'DELETE' })).rejects.toThrow('42501')
    }
    expect((await fetchSignOff(room)).acceptance).toMatchObject({ id })
  })

  it('is in the export of the client, with its waivers [FORT-147]', async () => {
    const room = await createTestedRoom()
    const [must] = (await fetchSignOff(room)).musts
    await callAs(room.client.token, 'waive_acceptance_case', { case_id: must!.id, case_version: 1, reason: 'Too rare' })
    await signOff(room)
    const { acceptance } = await fetchSignOff(room)
    expect((await callAs(room.client.token, 'export_own_data')).body).toMatchObject({
      projects: [{ sign_off: { waivers: [{ reason: 'Too rare', by: 'you' }], acceptance } }],
    })
  })

  it('loses its document with the account, and keeps its record [FORT-147]', async () => {
    const room = await createFinishedRoom()
    const other = await createProject(room.client.token)
    await signOff(room)
    const { id } = (await fetchSignOff(room)).acceptance!
    expect((await callAs(room.client.token, 'delete_own_account')).status).toBe(204)
    expect(await documentsOf(room.project)).toEqual([])
    expect((await requestAsService(`projects?id=eq.${other}`)).rows).toEqual([])
    const [record] = (await requestAsService(`acceptances?id=eq.${id}`)).rows
    expect(Object.keys(record!).sort()).toEqual(
      ['accepted_at', 'document_hash', 'id', 'previous_hash', 'project_code', 'record_hash', 'sequence'].sort(),
    )
  })
})
