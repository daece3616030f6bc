import { deleteRows, requestAs, requestAsService } from '../support/api.ts'
import { callAsAdmin } from '../support/projects/rooms.ts'

const area = 'marketing'
const name = `flag${crypto.randomUUID().replaceAll('-', '')}`
const flag = { area, name, kind: 'percentage', reason: 'First trial' }

const storedFlag = async () => (await requestAsService(`feature_flags?name=eq.${name}`)).rows[0]
const storedVersion = async () => (await storedFlag())?.updated_at
const events = async () => (await requestAs('admin', `feature_flag_events?name=eq.${name}&order=id`)).rows
const setFlag = (values: object) => callAsAdmin('set_feature_flag', { ...flag, ...values })
const publicValue = async () =>
  (await requestAs('visitor', 'rpc/feature_flag_values')).rows.find((row) => row.name === name)?.percentage

afterEach(() => deleteRows(`feature_flags?name=eq.${name}`))

describe('a stored flag', () => {
  it('is changed with a reason, which the log keeps with the admin and both values [REL-92]', async () => {
    const before = (await events()).length
    expect((await setFlag({ percentage: 10 })).rows).toMatchObject([{ area, name, percentage: 10 }])
    await setFlag({ percentage: 50, reason: 'It went well', base_version: await storedVersion() })
    await callAsAdmin('remove_feature_flag', { area, name, reason: 'Done', base_version: await storedVersion() })
    expect((await events()).slice(before)).toMatchObject([
      { from_percentage: null, to_percentage: 10, reason: 'First trial', actor_id: expect.any(String) as string },
      { from_percentage: 10, to_percentage: 50, reason: 'It went well' },
      { from_percentage: 50, to_percentage: null, reason: 'Done' },
    ])
    expect(await storedFlag()).toBeUndefined()
  })

  it('logs nothing when it has that value already [REL-92]', async () => {
    await setFlag({ percentage: 10 })
    const before = (await events()).length
    expect((await setFlag({ percentage: 10, base_version: await storedVersion() })).rows).toHaveLength(1)
    expect(await events()).toHaveLength(before)
  })

  it.each([
    ['Please give a reason.', { percentage: 10, reason: ' ' }],
    ['A reason has at most 500 characters.', { percentage: 10, reason: 'x'.repeat(501) }],
    ['A percentage is a whole number from 0 to 100.', { percentage: 101 }],
    ['A boolean flag is on for all visitors or for none.', { percentage: 10, kind: 'boolean' }],
    ['A flag is boolean or a percentage.', { percentage: 10, kind: 'text' }],
    ['This is not the name of an area.', { percentage: 10, area: '../x' }],
    [
      'The name of a flag starts with a lowercase letter and has at most 60 letters and digits.',
      { percentage: 10, name: 'Not a name' },
    ],
  ])('is refused with “%s” [REL-92]', async (message, values) => {
    expect((await setFlag(values)).body).toMatchObject({ code: 'PT422', message })
    expect(await storedFlag()).toBeUndefined()
  })

  it('stays when the change is based on a value that a colleague has changed [REL-93]', async () => {
    await setFlag({ percentage: 10 })
    const staleVersion = await storedVersion()
    await setFlag({ percentage: 20, base_version: staleVersion })
    expect((await setFlag({ percentage: 30, base_version: staleVersion })).rows).toEqual([])
    expect((await setFlag({ percentage: 30 })).rows).toEqual([])
    const removal = { area, name, reason: 'x', base_version: staleVersion }
    expect((await callAsAdmin('remove_feature_flag', removal)).body).toMatchObject({ code: 'PT409' })
    expect(await storedFlag()).toMatchObject({ percentage: 20 })
  })

  it('is stored once when two admins store it for the first time at once [REL-93]', async () => {
    const responses = await Promise.all([10, 20, 30].map((percentage) => setFlag({ percentage })))
    expect(responses.filter(({ rows }) => rows.length === 1)).toHaveLength(1)
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200])
  })

  it('is read by the web server without a session, and its change makes servers render pages again [REL-95]', async () => {
    const version = async () => Number((await requestAs('visitor', 'content_version?select=version')).rows[0]?.version)
    const before = await version()
    await setFlag({ percentage: 10 })
    expect(await publicValue()).toBe(10)
    expect(await version()).toBeGreaterThan(before)
  })
})

describe('the log of flags', () => {
  it('is changed and emptied by no one, also not with the secret key [REL-92]', async () => {
    await setFlag({ percentage: 10 })
    const filter = `feature_flag_events?name=eq.${name}`
    for (const method of ['PATCH', 'DELETE']) {
      const change = requestAsService(filter, { method, body: method === 'PATCH' ? { reason: 'Other' } : undefined })
      await expect(change).rejects.toThrow('cannot be changed')
    }
    expect((await events()).at(-1)).toMatchObject({ reason: 'First trial' })
  })
})
