/** @jest-environment node */
import { createServer } from 'node:http'
import { connect } from '@fortnight/supabase/client'
import { closeServers, listen } from '../../shell/server/http/listen.testing.ts'
import { createSharedStore, type SharedStore } from '../../shell/server/limits/sharedStore.ts'
import { announceContentChange, followContentChanges } from '../../shell/server/pages/sharedContentChanges.ts'
import { describeWithRedis } from './describeWithRedis.ts'
import { startRedis } from './redis.ts'

describeWithRedis('a change of public content', () => {
  let redis: Awaited<ReturnType<typeof startRedis>> | undefined
  let stores: SharedStore[] = []
  let versionQueries = 0
  /** A fake database, which counts how often it is asked for the version of the content. */
  const database = createServer((request, response) => {
    if (request.url?.startsWith('/rest/v1/rpc/content_state')) versionQueries++
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(`${versionQueries}.1`))
  })

  beforeAll(async () => {
    redis = await startRedis()
    connect({ url: await listen(database), key: 'key' })
    stores = await Promise.all([createSharedStore(redis.url), createSharedStore(redis.url)])
    while (!stores.every((store) => store.limiterClient.isReady)) await new Promise(setImmediate)
  })
  afterAll(async () => {
    stores.forEach((store) => store.close())
    await redis?.stop()
    await closeServers(database)
  })

  it('makes the other shells look for it at once [CLUSTER-2]', async () => {
    const [writer, reader] = stores
    const unfollow = await followContentChanges(reader)
    await announceContentChange(writer)
    while (versionQueries === 0) await new Promise(setImmediate)
    expect(versionQueries).toBe(1)
    unfollow?.()
  })

  it('is announced without an error while Redis is down [CLUSTER-2]', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined)
    await redis!.stop()
    await expect(announceContentChange(stores[0])).resolves.toBeUndefined()
    jest.mocked(console.error).mockRestore()
  })
})
