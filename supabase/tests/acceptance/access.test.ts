import { content, fetchList, saveCase, saveCaseAsTeam } from '../support/projects/acceptanceRoom.ts'
import { requestAs, requestWithToken } from '../support/api.ts'
import { callAs, callAsAdmin, callAsService, createRoom } from '../support/projects/rooms.ts'

describe('who reads and changes cases', () => {
  it('is the client of the project and the team [FORT-65]', async () => {
    const room = await createRoom()
    await saveCase(room)
    const { project } = room
    const case_id = (await fetchList(room)).cases[0]!.id
    const calls: [string, object][] = [
      ['acceptance_list', { project }],
      ['acceptance_case_runs', { case_id }],
      ['save_acceptance_case', { case_id: crypto.randomUUID(), project, ...content }],
      ['set_acceptance_case_deleted', { case_id, is_deleted: true }],
      ['import_acceptance_cases', { project, cases: [{ id: crypto.randomUUID(), ...content }] }],
      ['confirm_acceptance_list', { project, list_version: 2 }],
    ]
    const before = await fetchList(room)
    for (const [name, body] of calls) {
      expect((await requestAs('otherClient', `rpc/${name}`, { method: 'POST', body })).code).toBe('PT404')
      expect((await callAs(undefined, name, body)).code).toBe('42501')
    }
    const summaries = { method: 'POST', body: { projects: [project] } }
    expect((await requestAs('otherClient', 'rpc/acceptance_summaries', summaries)).rows).toEqual([])
    expect(await fetchList(room)).toEqual(before)
  })

  it('is no one for a deleted project, whose cases the team still reads [FORT-65]', async () => {
    const room = await createRoom()
    await saveCase(room)
    const [one] = (await fetchList(room)).cases
    await requestWithToken(room.client.token, `projects?id=eq.${room.project}`, { method: 'DELETE' })
    expect((await saveCaseAsTeam(room)).code).toBe('PT409')
    const deletion = { case_id: one!.id, is_deleted: true }
    expect((await callAsAdmin('set_acceptance_case_deleted', deletion)).code).toBe('PT409')
    expect((await saveCase(room)).code).toBe('PT404')
    expect((await callAsAdmin('acceptance_list', { project: room.project })).body).toMatchObject({
      is_closed: true,
      cases: [{ id: one!.id }],
    })
  })

  it('is told to open browsers of both sides [FORT-66]', async () => {
    const room = await createRoom()
    const [now] = (await callAsService('live_events_after')) as { cursor: string }[]
    await saveCase(room)
    const events = (await callAsService('live_events_after', { after: now!.cursor })) as Record<string, unknown>[]
    const own = events.filter(({ project_id }) => project_id === room.project)
    expect(own).toContainEqual(expect.objectContaining({ kind: 'project', user_id: room.client.id, for_admins: true }))
  })
})
