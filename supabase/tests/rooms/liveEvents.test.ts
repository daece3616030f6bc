import { requestAsService, requestWithToken, signUp } from '../support/api.ts'

type LiveEvent = { cursor: string; kind: string | null; project_id: string | null }

async function eventsAfter(after: string) {
  const { rows } = await requestAsService('rpc/live_events_after', { method: 'POST', body: { after } })
  return rows as LiveEvent[]
}

describe('the live events of a server that has just begun to read', () => {
  it('include what has happened in the last seconds, while pages were loading [ROOM-41]', async () => {
    const client = await signUp(`${crypto.randomUUID()}@rooms.example`, { name: 'Rita Room' })
    const project = crypto.randomUUID()
    await requestWithToken(client.token, 'projects', { method: 'POST', body: { id: project, name: 'Roomy' } })
    const [recent, ...others] = await eventsAfter('recent')
    expect([recent, others]).toEqual([
      {
        cursor: expect.stringMatching(/^\d+-\d+$/) as string,
        kind: null,
        project_id: null,
        user_id: null,
        for_admins: false,
      },
      [],
    ])
    expect(await eventsAfter(recent!.cursor)).toContainEqual(
      expect.objectContaining({ kind: 'project', project_id: project, user_id: client.id, for_admins: true }),
    )
  })
})
