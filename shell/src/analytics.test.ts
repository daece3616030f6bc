import { gunzipSync } from 'node:zlib'
import { type EventName, type Events, keepEvents, sendEventsTo, track } from '@fortnight/shared-ui/track'
import { type Session, useSession } from '@fortnight/supabase/session'

type Sent = { event: string; properties: Record<string, unknown>; $set?: object }

const target = { key: 'phc_test', host: 'https://analytics.example' }
const visitor: Session = { status: 'signed-out', user: null, userType: null }
const ada: Session = { status: 'signed-in', user: { id: 'ada', email: 'ada@company.example' }, userType: 'client' }
const bo: Session = { status: 'signed-in', user: { id: 'bo', email: 'bo@company.example' }, userType: 'admin' }

let answer = 200
const service = jest.fn(async (_url: string, _request: { body: ArrayBuffer }) => ({
  status: answer,
  text: async () => '{}',
}))
let stop = () => {}

// What jsdom lacks, and the library looks for as it loads.
Object.assign(globalThis, { fetch: service, Headers: class extends Map {}, CompressionStream: undefined })
Headers.prototype.append = Map.prototype.set
jest.useFakeTimers()

/** Lets the library send what it has gathered; gives everything that has been sent since the last time. */
async function arrived() {
  await jest.advanceTimersByTimeAsync(6_000)
  const bodies = service.mock.calls.map(([, { body }]) => gunzipSync(Buffer.from(body)).toString())
  service.mockClear()
  return bodies.flatMap((body) => (JSON.parse(body) as { batch: Sent[] }).batch)
}

async function begin(session = visitor) {
  useSession.setState(session, true)
  stop = (await import('./analytics.ts')).startAnalytics(target)
}

beforeEach(() => {
  answer = 200
  keepEvents()
  window.history.replaceState(null, '', '/pricing?token=secret#hash')
})

afterEach(async () => {
  stop()
  await arrived()
})

type Example<Name extends EventName> = { title: string; properties: Events[Name] }

const examples: { [Name in EventName]: Example<Name> } = {
  page_view: { title: 'a page view', properties: { page: '/blog' } },
  talk_to_us_cta: { title: 'Talk to Us [EVENT-1]', properties: { page: '/' } },
  section_navigation: { title: 'a section link [EVENT-1]', properties: { section: 'faq', page: '/' } },
  pricing_plan_selected: {
    title: 'a chosen plan [EVENT-2]',
    properties: { plan_name: 'Starter Agent', page: '/pricing', user_region: 'India' },
  },
  signup_step_completed: { title: 'a step of the sign-up [EVENT-3]', properties: { step: 'account' } },
  signup_failed: {
    title: 'a failed sign-up [EVENT-3]',
    properties: { step: 'about', error_type: 'weak_password' },
  },
  form_submitted: { title: 'a form [EVENT-3]', properties: { form: 'new_project' } },
  login_attempt: { title: 'a try to sign in [EVENT-4]', properties: { path: '/login' } },
  login_success: { title: 'a sign-in [EVENT-4]', properties: { path: '/login' } },
  login_failed: {
    title: 'a refused sign-in [EVENT-5]',
    properties: { page: 'admin_login', error_type: 'invalid_credentials', path: '/login' },
  },
}
const cases = Object.entries(examples).map(([name, { title, properties }]) => ({ name, title, properties }))

describe('analytics', () => {
  it.each(cases)('sends $title with what it says and nothing besides', async ({ name, properties }) => {
    track(name as EventName, properties)
    await begin()
    const events = await arrived()
    expect(events.map(({ event }) => event)).toEqual([name === 'page_view' ? '$pageview' : name])
    expect(events[0]?.properties).toMatchObject(properties)
  })

  it('sends addresses without their query and hash, and no titles', async () => {
    document.title = 'A project of mine'
    await begin()
    track('page_view', { page: '/blog' })
    track('talk_to_us_cta', { page: '/pricing' })
    const events = await arrived()
    expect(events.map(({ properties }) => properties.$current_url)).toEqual([
      'http://localhost/blog',
      'http://localhost/pricing',
    ])
    expect(JSON.stringify(events)).not.toMatch(/secret|#hash|project of mine/)
  })

  it('sends no path that is a secret', async () => {
    await begin()
    track('page_view', { page: `/blog/preview/${'a1'.repeat(32)}` })
    const [event] = await arrived()
    expect(event?.properties.$current_url).toBe('http://localhost/blog/preview/…')
    expect(JSON.stringify(event)).not.toContain('a1a1')
  })

  it('knows who is signed in, from sign-in to sign-out [AUTH-6]', async () => {
    await begin()
    track('talk_to_us_cta', { page: '/' })
    useSession.setState({ ...ada, userType: null }, true)
    useSession.setState(ada, true)
    track('login_success', { path: '/login' })
    useSession.setState(visitor, true)
    track('talk_to_us_cta', { page: '/' })
    const events = await arrived()
    const [before, during, after] = events.filter(({ event }) => event !== '$identify')
    const [identified, ...others] = events.filter(({ event }) => event === '$identify')
    expect(others).toEqual([])
    expect(identified?.$set).toEqual({ user_type: 'client' })
    expect(JSON.stringify(identified)).not.toContain('ada@')
    expect([identified, during].map((event) => event?.properties.distinct_id)).toEqual(['ada', 'ada'])
    expect(identified?.properties.$anon_distinct_id).toBe(before?.properties.distinct_id)
    expect(after?.properties.distinct_id).not.toBe('ada')
    expect(after?.properties.distinct_id).not.toBe(before?.properties.distinct_id)
  })

  it('takes the next person at this browser for somebody else, also when a page starts with them [AUTH-6]', async () => {
    await begin(ada)
    useSession.setState(bo, true)
    track('talk_to_us_cta', { page: '/' })
    const events = await arrived()
    const [first, second] = events.filter(({ event }) => event === '$identify')
    expect([first, second].map((event) => event?.properties.distinct_id)).toEqual(['ada', 'bo'])
    expect(second?.properties.$anon_distinct_id).not.toBe('ada')
    expect(events.find(({ event }) => event === 'talk_to_us_cta')?.properties.distinct_id).toBe('bo')
  })

  it('forgets the visitor when they change their mind', async () => {
    await begin()
    track('talk_to_us_cta', { page: '/' })
    await arrived()
    expect(Object.keys(localStorage)).not.toEqual([])
    stop()
    track('talk_to_us_cta', { page: '/' })
    expect(await arrived()).toEqual([])
    expect([...Object.keys(localStorage), ...Object.keys(sessionStorage), document.cookie]).toEqual([''])
  })

  it('never sends without being started', async () => {
    sendEventsTo(undefined)
    track('talk_to_us_cta', { page: '/' })
    expect(await arrived()).toEqual([])
  })

  // The last one: what could not be sent is tried again for a while.
  it('only logs that the service has failed [EVENT-6]', async () => {
    const printed = (['log', 'info', 'warn', 'error'] as const).map((level) =>
      jest.spyOn(console, level).mockImplementation(() => undefined),
    )
    answer = 500
    await begin()
    expect(() => track('talk_to_us_cta', { page: '/' })).not.toThrow()
    expect(await arrived()).not.toEqual([])
    const [log, info, warn, error] = printed.map((spy) => spy.mock.calls)
    expect([...(log ?? []), ...(warn ?? []), ...(error ?? [])]).toEqual([])
    expect(info?.[0]).toEqual(['Analytics: the service answered 500.'])
    for (const spy of printed) spy.mockRestore()
  })
})
