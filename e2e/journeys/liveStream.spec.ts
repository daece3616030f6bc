import { createClient } from '../support/createClient.ts'
import { expect, test } from '../support/fixtures.ts'
import { openLiveStream } from '../support/network/openLiveStream.ts'
import { callFunction } from '../support/rooms/callFunction.ts'
import { createRoom } from '../support/rooms/createRoom.ts'
import { sendMessage } from '../support/rooms/messages.ts'
import { createSession } from '../support/signIn.ts'

const maxDeliveryMs = 2_000

test(
  'a message reaches the streams of both sides within two seconds, and no one else’s [ROOM-40]',
  { tag: '@quiet' },
  async ({ request }) => {
    const { client, project, admin } = await createRoom(request)
    const stranger = await createClient(request)
    const streams = {
      client: await openLiveStream(client.headers),
      admin: await openLiveStream(admin.headers),
      stranger: await openLiveStream(stranger.headers),
    }
    await expect.poll(() => Object.values(streams).every(({ isConnected }) => isConnected())).toBe(true)
    for (const [sender, receiver] of [
      [client, streams.admin],
      [admin, streams.client],
    ] as const) {
      const known = receiver.kindsOf(project).filter((kind) => kind === 'message').length
      const sentAt = Date.now()
      await sendMessage(request, sender, project)
      await expect
        .poll(() => receiver.kindsOf(project).filter((kind) => kind === 'message').length, { intervals: [50] })
        .toBe(known + 1)
      expect(receiver.events.at(-1)!.at - sentAt).toBeLessThan(maxDeliveryMs)
    }
    expect(streams.stranger.events.map(({ kind }) => kind)).toEqual(['connected'])
  },
)

test('a note of the team reaches admins only [ROOM-40]', async ({ request }) => {
  const { client, project, admin } = await createRoom(request)
  const streams = { client: await openLiveStream(client.headers), admin: await openLiveStream(admin.headers) }
  const note = await request.post('/rest/v1/project_notes', {
    headers: admin.headers,
    data: { project_id: project, body: 'Asks for a discount' },
  })
  expect(note.status()).toBe(201)
  await expect.poll(() => streams.admin.kindsOf(project)).toContain('note')
  // What comes later has arrived, so the note would have, too.
  await sendMessage(request, admin, project)
  await expect.poll(() => streams.client.kindsOf(project)).toContain('message')
  expect(streams.client.kindsOf(project)).not.toContain('note')
})

test('a read mark reaches the other devices of the same user only [ROOM-40]', async ({ request }) => {
  const { client, project, admin } = await createRoom(request)
  const streams = { client: await openLiveStream(client.headers), admin: await openLiveStream(admin.headers) }
  await expect.poll(() => streams.admin.isConnected()).toBe(true)
  await callFunction(request, client, 'set_read_mark', { project, up_to: 1 })
  await expect.poll(() => streams.client.kindsOf(project)).toContain('read')
  // What comes later has arrived, so the mark would have, too.
  await sendMessage(request, client, project)
  await expect.poll(() => streams.admin.kindsOf(project)).toContain('message')
  expect(streams.admin.kindsOf(project)).not.toContain('read')
})

test('a stream that was cut goes on where it was [ROOM-41]', async ({ request }) => {
  const { client, project, admin } = await createRoom(request)
  const first = await openLiveStream(client.headers)
  await expect.poll(() => first.isConnected()).toBe(true)
  const { cursor } = first.events.at(-1)!
  first.close()
  await sendMessage(request, admin, project)
  const second = await openLiveStream(client.headers, { cursor })
  await expect.poll(() => second.kindsOf(project)).toContain('message')
})

test('a stream ends when its session is revoked, and is not opened again [ROOM-42]', async ({ request }) => {
  const { client } = await createRoom(request)
  const other = await createSession(request, client)
  const [revoked, kept] = [await openLiveStream(client.headers), await openLiveStream(other.headers)]
  await expect.poll(() => kept.isConnected()).toBe(true)
  expect((await request.post('/auth/v1/logout?scope=local', { headers: client.headers })).ok()).toBe(true)
  await expect.poll(() => revoked.hasEnded(), { timeout: 15_000 }).toBe(true)
  expect(kept.hasEnded()).toBe(false)
  await expect(openLiveStream(client.headers)).rejects.toThrow('There is no stream: 401')
})
