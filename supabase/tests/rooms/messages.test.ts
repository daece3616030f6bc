import { requestAs, requestWithToken, signUp } from '../support/api.ts'

const call = (token: string | undefined, name: string, body: unknown) =>
  requestWithToken(token, `rpc/${name}`, { method: 'POST', body })

async function createRoom() {
  const client = await signUp(`${crypto.randomUUID()}@rooms.example`, { name: 'Rita Room' })
  const project = crypto.randomUUID()
  await requestWithToken(client.token, 'projects', { method: 'POST', body: { id: project, name: 'Roomy' } })
  return { client, project }
}

describe('the conversation of a project', () => {
  it('shows both sides the messages of the other, newest first [ROOM-1]', async () => {
    const { client, project } = await createRoom()
    const sent = await call(client.token, 'send_message', { message: crypto.randomUUID(), project, body: ' Hello ' })
    expect(sent).toMatchObject({ status: 200 })
    const answer = { message: crypto.randomUUID(), project, body: 'Welcome' }
    expect(await requestAs('admin', 'rpc/send_message', { method: 'POST', body: answer })).toMatchObject({
      status: 200,
    })
    const thread = await call(client.token, 'project_thread', { project })
    expect(thread.rows).toMatchObject([
      { side: 'team', body: 'Welcome', is_own: false, files: [] },
      { side: 'client', body: 'Hello', author_name: 'Rita Room', is_own: true },
    ])
    expect(await call(client.token, 'unread_counts', {})).toMatchObject({ rows: [{ project_id: project, unread: 1 }] })
    expect(
      (await requestAs('admin', 'rpc/admin_inbox', { method: 'POST', body: { in_filter: 'client' } })).rows,
    ).toMatchObject([{ project_id: project, waiting_for: 'client', last_body: 'Welcome' }])
    expect((await call(client.token, 'search_rooms', { searched: 'welc' })).rows).toMatchObject([
      { kind: 'message', excerpt: 'Welcome' },
    ])
  })
})
