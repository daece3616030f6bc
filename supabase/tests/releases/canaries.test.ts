import type { CanaryFigures } from '@fortnight/supabase/releases/canaries'
import { deleteRows, requestAs, requestAsService } from '../support/api.ts'
import { callAsAdmin } from '../support/projects/rooms.ts'

const area = `area-${crypto.randomUUID().slice(0, 8)}`
const [stable, build] = ['0123456789ab', 'ba9876543210']
const settings = { share: 10, error_margin: 20, vitals_margin: 20, min_views: 200, promote_after_hours: null }
const reason = 'The new hero'

const start = (values: object = {}) =>
  callAsAdmin('start_canary', { area, build, stable_build: stable, ...settings, reason, ...values })
const end = (values: object = {}) =>
  callAsAdmin('end_canary', { area, is_promoted: false, reason: 'It hangs', ...values })
const service = (name: string, body: object) => requestAsService(`rpc/${name}`, { method: 'POST', body })
const storedCanary = async () => (await requestAsService(`release_canaries?area=eq.${area}`)).rows[0]
const version = async () => (await storedCanary())?.updated_at
const figures = async () =>
  ((await callAsAdmin('admin_canaries', {})).body as CanaryFigures[]).find((row) => row.area === area)!
const newestEvent = async () =>
  (await requestAs('admin', `release_events?area=eq.${area}&order=id.desc&limit=1`)).rows[0]
const view = (of: string, views: number, failed: number) => ({ area, build: of, views, failed })

afterEach(async () => {
  await deleteRows(`release_canaries?area=eq.${area}`)
  await deleteRows(`release_pins?area=eq.${area}`)
  await deleteRows(`build_views?area=eq.${area}`)
})

describe('a canary', () => {
  it('is started, changed and halted with a reason, which the log keeps with the admin [REL-110, REL-115]', async () => {
    await start()
    expect(await newestEvent()).toMatchObject({ kind: 'canary_started', build, from_build: stable, share: 10, reason })
    await start({ share: 50, reason: 'It looks good', base_version: await version() })
    expect(await newestEvent()).toMatchObject({ kind: 'canary_changed', share: 50, reason: 'It looks good' })
    await end({ base_version: await version() })
    expect(await newestEvent()).toMatchObject({
      ...{ kind: 'canary_halted', build, from_build: stable, reason: 'It hangs', is_automatic: false },
      actor_id: expect.any(String) as string,
    })
    expect(await storedCanary()).toBeUndefined()
  })

  it.each([
    ['Please give a reason.', { reason: ' ' }],
    ['This is not the name of an area.', { area: '../x' }],
    ['A build has twelve of the characters 0-9 and a-f.', { build: '../../secret' }],
    ['All visitors get this build already.', { build: stable }],
    ['A share is between 1 and 100 percent.', { share: 0 }],
    ['A share is between 1 and 100 percent.', { share: 101 }],
    ['A margin is between 0 and 1,000 percent.', { vitals_margin: -1 }],
    ['Between 50 and 1,000,000 page views are needed for a decision.', { min_views: 49 }],
    ['A canary is promoted after 1 to 720 hours.', { promote_after_hours: 721 }],
  ])('is refused with “%s” [REL-110]', async (message, values) => {
    expect((await start(values)).body).toMatchObject({ code: 'PT422', message })
    expect(await storedCanary()).toBeUndefined()
  })

  it('stays when the change is based on one that a colleague has changed [REL-115]', async () => {
    await start()
    const stale = await version()
    await start({ share: 20, base_version: stale })
    for (const change of [start(), start({ base_version: stale }), end({ base_version: stale })]) {
      expect((await change).body).toMatchObject({ code: 'PT409' })
    }
    expect(await storedCanary()).toMatchObject({ share: 20 })
  })

  it('is promoted by a pin, which makes servers render pages again [REL-115]', async () => {
    await start()
    const contentVersion = async () =>
      Number((await requestAs('visitor', 'content_version?select=version')).rows[0]?.version)
    const before = await contentVersion()
    await end({ is_promoted: true, reason: 'It is good', base_version: await version() })
    const [pin] = (await requestAsService(`release_pins?area=eq.${area}`)).rows
    expect(pin).toMatchObject({ build, reason: 'It is good', pinned_by: expect.any(String) as string })
    expect(await newestEvent()).toMatchObject({ kind: 'canary_promoted', build })
    expect(await contentVersion()).toBeGreaterThan(before)
    expect((await end({ base_version: '2026-01-02T03:04:05Z' })).body).toMatchObject({ code: 'PT404' })
  })

  it('counts what happens with its build and the stable one, and with no other [REL-111]', async () => {
    await start()
    await service('record_page_views', {
      views: [view(build, 3, 1), view(stable, 20, 0), view('aaaaaaaaaaaa', 7, 7)],
    })
    const error = { cause: crypto.randomUUID().replaceAll('-', ''), kind: 'error', message: 'x', stack: '' }
    const seen = { ...error, area, build, route: '/', browser: 'Other' }
    await service('record_client_errors', { errors: [{ ...seen, count: 5, failed: 2 }], live: [] })
    const vital = { area, build, route: '/', metric: 'LCP', script: '', bucket: 70, count: 4 }
    await service('record_web_vitals', {
      vitals: [vital, { ...vital, build: stable, metric: 'INP', bucket: 50 }, { ...vital, metric: 'FCP' }],
      live: [],
    })
    expect(await figures()).toMatchObject({
      canary: { views: 3, failed: 3, lcp: { 70: 4 }, inp: {} },
      stable: { views: 20, failed: 0, lcp: {}, inp: { 50: 4 } },
    })
    const { body } = await callAsAdmin('admin_build_figures', { of_area: area })
    expect(body).toEqual(
      expect.arrayContaining([
        { build: stable, views: 20, failed: 0, lcp: null, inp: 117 },
        { build, views: 3, failed: 3, lcp: 790, inp: null },
      ]),
    )
    await deleteRows(`web_vitals?area=eq.${area}`)
    await deleteRows(`client_errors?cause=eq.${error.cause}`)
  })

  it('is compared from the beginning after a change [REL-111]', async () => {
    await start()
    await service('record_page_views', { views: [view(build, 3, 1)] })
    await start({ share: 20, base_version: await version() })
    expect(await figures()).toMatchObject({ share: 20, canary: { views: 0, failed: 0 } })
  })

  it('is decided once by the web servers, and by none that knows an earlier one [REL-112]', async () => {
    await start()
    const decision = {
      area,
      base_version: await version(),
      outcome: 'canary_halted',
      reason: 'More page views failed.',
    }
    const stale = { ...decision, base_version: '2026-01-02T03:04:05Z' }
    expect((await service('decide_canary', stale)).body).toBe('false')
    const decisions = await Promise.all([1, 2, 3].map(async () => (await service('decide_canary', decision)).body))
    expect(decisions.sort()).toEqual(['false', 'false', 'true'])
    expect(await newestEvent()).toMatchObject({ kind: 'canary_halted', actor_id: null, is_automatic: true })
  })

  it('is due when its time has come [REL-112]', async () => {
    await start({ promote_after_hours: 1 })
    expect(await figures()).toMatchObject({ is_due: false })
    const due = { promote_at: '2026-01-02T03:04:05Z' }
    await requestAsService(`release_canaries?area=eq.${area}`, { method: 'PATCH', body: due })
    expect(await figures()).toMatchObject({ is_due: true })
  })
})
