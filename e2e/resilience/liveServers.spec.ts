import { expect, test } from '../support/fixtures.ts'
import { openLiveStream } from '../support/network/openLiveStream.ts'
import { ports } from '../support/ports.ts'
import { createRoom } from '../support/rooms/createRoom.ts'
import { sendMessage } from '../support/rooms/messages.ts'
import { startOwnServers } from '../support/servers/startOwnStack.ts'

test('two servers tell their browsers the same, and a stopping one sends them to the other [ROOM-42, ROOM-47]', async ({
  request,
}) => {
  const servers = await startOwnServers(ports.liveServers)
  try {
    const { client, project, admin } = await createRoom(request)
    const here = await openLiveStream(client.headers)
    const there = await openLiveStream(client.headers, { origin: servers.stack.origin })
    await expect.poll(() => here.isConnected() && there.isConnected()).toBe(true)
    await sendMessage(request, admin, project)
    for (const stream of [here, there]) {
      await expect.poll(() => stream.kindsOf(project)).toContain('message')
    }
    await servers.stack.stop('shell')
    await expect.poll(() => there.hasEnded()).toBe(true)
    await sendMessage(request, admin, project)
    const resumed = await openLiveStream(client.headers, { cursor: there.events.at(-1)!.cursor })
    await expect.poll(() => resumed.kindsOf(project)).toContain('message')
  } finally {
    await servers.dispose()
  }
})
