import { requestAs, requestAsService, requestWithToken } from '../support/api.ts'
import { createStartedRoom } from '../support/projects/plans.ts'
import { callAs, callAsAdmin, callAsService, createRoom, type Room } from '../support/projects/rooms.ts'

const renew = ({ client }: Room) => callAs(client.token, 'renew_calendar_feed')
const tokenOf = async ({ client }: Room) =>
  String((await requestWithToken(client.token, 'calendar_feeds?select=token')).rows[0]?.token)
const feedOf = (token: string) => callAsService('calendar_feed', { token }) as Promise<Record<string, unknown>[] | ''>

describe('a calendar feed', () => {
  it('has the steps of all projects of its client, and of no one else [FORT-27]', async () => {
    const room = await createStartedRoom()
    await createStartedRoom()
    await renew(room)
    const token = await tokenOf(room)
    expect(token).toMatch(/^[0-9a-f]{48}$/)
    expect(await feedOf(token)).toMatchObject([
      {
        kind: 'discovery',
        project_id: room.project,
        project_name: 'Roomy',
        first_day: '2025-09-01',
        is_on_hold: false,
      },
      ...[{ kind: 'build' }, { kind: 'test' }, { kind: 'launch', last_day: '2025-09-18' }],
    ])
    await callAsAdmin('hold_project', { project: room.project, waits_for: 'us', reason: 'x' })
    expect(await feedOf(token)).toMatchObject([{ is_on_hold: true }, {}, {}, {}])
    await requestWithToken(room.client.token, `projects?id=eq.${room.project}`, { method: 'DELETE' })
    expect(await feedOf(token)).toEqual([])
  })

  it('opens nothing by a link that was replaced or revoked [FORT-28]', async () => {
    const room = await createRoom()
    await renew(room)
    const first = await tokenOf(room)
    await renew(room)
    const second = await tokenOf(room)
    expect(second).not.toBe(first)
    expect(await feedOf(first)).toBeFalsy()
    expect(await feedOf(second)).toEqual([])
    await requestWithToken(room.client.token, `calendar_feeds?user_id=eq.${room.client.id}`, { method: 'DELETE' })
    expect(await feedOf(second)).toBeFalsy()
  })

  it('shows its link to its client only, who cannot choose it [FORT-28]', async () => {
    const room = await createRoom()
    await renew(room)
    const path = `calendar_feeds?user_id=eq.${room.client.id}`
    for (const actor of ['visitor', 'otherClient', 'admin'] as const) {
      expect((await requestAs(actor, path)).rows).toEqual([])
      await requestAs(actor, path, { method: 'DELETE' })
    }
    const token = await tokenOf(room)
    await requestWithToken(room.client.token, path, { method: 'PATCH', body: { token: 'mine' } })
    expect(await tokenOf(room)).toBe(token)
    expect((await callAs(undefined, 'renew_calendar_feed')).code).toBe('42501')
    expect((await callAs(room.client.token, 'calendar_feed', { token })).code).toBe('42501')
  })

  it('goes with the account, and is in its export without the secret [FORT-22]', async () => {
    const room = await createRoom()
    await renew(room)
    const token = await tokenOf(room)
    const { body } = await callAs(room.client.token, 'export_own_data')
    expect(body).toMatchObject({ calendar_feed: { created_at: expect.any(String) as string } })
    expect(JSON.stringify(body)).not.toContain(token)
    await callAs(room.client.token, 'delete_own_account')
    expect(await feedOf(token)).toBeFalsy()
    expect((await requestAsService(`calendar_feeds?user_id=eq.${room.client.id}`)).rows).toEqual([])
  })
})
