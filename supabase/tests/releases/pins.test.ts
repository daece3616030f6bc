import { deleteRows, requestAs, requestAsService } from '../support/api.ts'
import { callAsAdmin } from '../support/projects/rooms.ts'

const area = `area-${crypto.randomUUID().slice(0, 8)}`
const [first, second] = ['0123456789ab', 'ba9876543210']
const reason = 'The new page hangs'

const storedPin = async () => (await requestAsService(`release_pins?area=eq.${area}`)).rows[0]
const storedVersion = async () => (await storedPin())?.updated_at
const events = async () => (await requestAs('admin', `release_events?area=eq.${area}&order=id`)).rows
const pin = (values: object = {}) => callAsAdmin('pin_release', { area, build: first, reason, ...values })
const unpin = (values: object = {}) => callAsAdmin('unpin_release', { area, reason: 'It is fixed', ...values })
const servedBuild = async () =>
  (await requestAs('visitor', 'rpc/pinned_builds')).rows.find((row) => row.area === area)?.build

afterEach(() => deleteRows(`release_pins?area=eq.${area}`))

describe('the pin of an area', () => {
  it('is set, changed and removed with a reason, which the log keeps with the admin [REL-30, REL-32]', async () => {
    const before = (await events()).length
    await pin()
    expect(await storedPin()).toMatchObject({ build: first, reason, pinned_by: expect.any(String) as string })
    await pin({ build: second, reason: 'Further back', base_version: await storedVersion() })
    await unpin({ base_version: await storedVersion() })
    expect((await events()).slice(before)).toMatchObject([
      { kind: 'pinned', build: first, from_build: null, reason, actor_id: expect.any(String) as string },
      { kind: 'pinned', build: second, from_build: first, reason: 'Further back' },
      { kind: 'unpinned', build: second, from_build: second, reason: 'It is fixed' },
    ])
    expect(await storedPin()).toBeUndefined()
  })

  it.each([
    ['Please give a reason.', { reason: ' ' }],
    ['A reason has at most 500 characters.', { reason: 'x'.repeat(501) }],
    ['This is not the name of an area.', { area: '../x' }],
    ['A build has twelve of the characters 0-9 and a-f.', { build: '../../secret' }],
  ])('is refused with “%s” [REL-32]', async (message, values) => {
    expect((await pin(values)).body).toMatchObject({ code: 'PT422', message })
    expect(await storedPin()).toBeUndefined()
  })

  it('stays when the change is based on a pin that a colleague has changed [REL-33]', async () => {
    await pin()
    const staleVersion = await storedVersion()
    await pin({ build: second, base_version: staleVersion })
    for (const change of [pin(), pin({ base_version: staleVersion }), unpin({ base_version: staleVersion })]) {
      expect((await change).body).toMatchObject({ code: 'PT409' })
    }
    expect(await storedPin()).toMatchObject({ build: second })
  })

  it('is set once when two admins pin the area for the first time at once [REL-33]', async () => {
    const before = (await events()).length
    const responses = await Promise.all([first, second, 'aaaaaaaaaaaa'].map((build) => pin({ build })))
    expect(responses.filter(({ status }) => status < 300)).toHaveLength(1)
    expect(await events()).toHaveLength(before + 1)
  })

  it('cannot be removed twice [REL-33]', async () => {
    await pin()
    const version = await storedVersion()
    await unpin({ base_version: version })
    expect((await unpin({ base_version: version })).body).toMatchObject({ code: 'PT404' })
  })

  it('is read by the web server without a session, and makes servers render pages again [REL-31]', async () => {
    const version = async () => Number((await requestAs('visitor', 'content_version?select=version')).rows[0]?.version)
    const before = await version()
    await pin()
    expect(await servedBuild()).toBe(first)
    expect(await version()).toBeGreaterThan(before)
  })
})

describe('the log of releases', () => {
  it('is changed and emptied by no one, also not with the secret key [REL-32]', async () => {
    await pin()
    const filter = `release_events?area=eq.${area}`
    for (const method of ['PATCH', 'DELETE']) {
      const change = requestAsService(filter, { method, body: method === 'PATCH' ? { reason: 'Other' } : undefined })
      await expect(change).rejects.toThrow('cannot be changed')
    }
    expect((await events()).at(-1)).toMatchObject({ reason })
  })
})
