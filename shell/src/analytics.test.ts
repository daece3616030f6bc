import { gunzipSync } from 'node:zlib'
import { type EventName, type Events, keepEvents, sendEventsTo, track } from '@fortnight/shared-ui/track'
import { type Session, useSession } from '@fortnight/supabase/session'
import { mockAnalyticsService } from './analyticsService.testing.ts'

type SentEvent = { event: string; properties: Record<string, unknown>; $set?: object }

const target = { key: 'phc_test', host: 'https://analytics.example' }
const visitor: Session = { status: 'signed-out', user: null, userType: null }
const ada: Session = { status: 'signed-in', user: { id: 'ada', email: 'ada@company.example' }, userType: 'client' }
const bo: Session = { status: 'signed-in', user: { id: 'bo', email: 'bo@company.example' }, userType: 'admin' }

const service = mockAnalyticsService()
let stop = () => {}
jest.useFakeTimers()

/** Makes the library send its queued events, and returns all events sent since the last call. */
async function flushEvents() {
  await jest.advanceTimersByTimeAsync(6_000)
  const bodies = service.fetch.mock.calls.map(([, { body }]) => gunzipSync(Buffer.from(body)).toString())
  service.fetch.mockClear()
  return bodies.flatMap((body) => (JSON.parse(body) as { batch: SentEvent[] }).batch)
}

async function start(session = visitor) {
  useSession.setState(session, true)
  stop = (await import('./analytics.ts')).startAnalytics(target)
}

beforeEach(() => {
  service.response.status = 200
  keepEvents()
  window.history.replaceState(null, '', '/pricing?token=secret#hash')
})

afterEach(async () => {
  stop()
  await flushEvents()
})

type Example<Name extends EventName> = { title: string; properties: Events[Name] }

const examples: { [Name in EventName]: Example<Name> } = {
  page_view: { title: 'a page view', properties: { page: '/blog' } },
  talk_to_us_cta: { title: 'a click on Talk to Us [EVENT-1]', properties: { page: '/' } },
  section_navigation: { title: 'a click on a section link [EVENT-1]', properties: { section: 'faq', page: '/' } },
  pricing_plan_selected: {
    title: 'a selected plan [EVENT-2]',
    properties: { plan_name: 'Starter Agent', page: '/pricing', user_region: 'India' },
  },
  signup_step_completed: { title: 'a completed sign-up step [EVENT-3]', properties: { step: 'account' } },
  signup_failed: {
    title: 'a failed sign-up [EVENT-3]',
    properties: { step: 'about', error_type: 'weak_password' },
  },
  form_submitted: { title: 'a submitted form [EVENT-3]', properties: { form: 'new_project' } },
  login_attempt: { title: 'a sign-in attempt [EVENT-4]', properties: { path: '/login' } },
  login_success: { title: 'a successful sign-in [EVENT-4]', properties: { path: '/login' } },
  login_failed: {
    title: 'a failed sign-in [EVENT-5]',
    properties: { page: 'admin_login', error_type: 'invalid_credentials', path: '/login' },
  },
}
const cases = Object.entries(examples).map(([name, { title, properties }]) => ({ name, title, properties }))

describe('analytics', () => {
  it.each(cases)('sends $title with its properties, and no other event', async ({ name, properties }) => {
    track(name as EventName, properties)
    await start()
    const events = await flushEvents()
    expect(events.map(({ event }) => event)).toEqual([name === 'page_view' ? '$pageview' : name])
    expect(events[0]?.properties).toMatchObject(properties)
  })

  it('sends URLs without query and hash, and no page titles', async () => {
    document.title = 'A project of mine'
    await start()
    track('page_view', { page: '/blog' })
    track('talk_to_us_cta', { page: '/pricing' })
    const events = await flushEvents()
    expect(events.map(({ properties }) => properties.$current_url)).toEqual([
      'http://localhost/blog',
      'http://localhost/pricing',
    ])
    expect(JSON.stringify(events)).not.toMatch(/secret|#hash|project of mine/)
  })

  it('strips the secret token from a preview path', async () => {
    await start()
    track('page_view', { page: `/blog/preview/${'a1'.repeat(32)}` })
    const [event] = await flushEvents()
    expect(event?.properties.$current_url).toBe('http://localhost/blog/preview/…')
    expect(JSON.stringify(event)).not.toContain('a1a1')
  })

  it('identifies the user from sign-in to sign-out [AUTH-6]', async () => {
    await start()
    track('talk_to_us_cta', { page: '/' })
    useSession.setState({ ...ada, userType: null }, true)
    useSession.setState(ada, true)
    track('login_success', { path: '/login' })
    useSession.setState(visitor, true)
    track('talk_to_us_cta', { page: '/' })
    const events = await flushEvents()
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

  it('identifies the next user of the browser as another person, also when the page starts signed in [AUTH-6]', async () => {
    await start(ada)
    useSession.setState(bo, true)
    track('talk_to_us_cta', { page: '/' })
    const events = await flushEvents()
    const [first, second] = events.filter(({ event }) => event === '$identify')
    expect([first, second].map((event) => event?.properties.distinct_id)).toEqual(['ada', 'bo'])
    expect(second?.properties.$anon_distinct_id).not.toBe('ada')
    expect(events.find(({ event }) => event === 'talk_to_us_cta')?.properties.distinct_id).toBe('bo')
  })

  it('erases everything stored about the visitor when consent is withdrawn', async () => {
    await start()
    track('talk_to_us_cta', { page: '/' })
    await flushEvents()
    expect(Object.keys(localStorage)).not.toEqual([])
    stop()
    track('talk_to_us_cta', { page: '/' })
    expect(await flushEvents()).toEqual([])
    expect([...Object.keys(localStorage), ...Object.keys(sessionStorage), document.cookie]).toEqual([''])
  })

  it('sends nothing before it is started', async () => {
    sendEventsTo(undefined)
    track('talk_to_us_cta', { page: '/' })
    expect(await flushEvents()).toEqual([])
  })

  // Must stay last: the library keeps retrying failed requests for a while.
  it('only logs a failure of the service [EVENT-6]', async () => {
    const consoleSpies = (['log', 'info', 'warn', 'error'] as const).map((level) =>
      jest.spyOn(console, level).mockImplementation(() => undefined),
    )
    service.response.status = 500
    await start()
    expect(() => track('talk_to_us_cta', { page: '/' })).not.toThrow()
    expect(await flushEvents()).not.toEqual([])
    const [log, info, warn, error] = consoleSpies.map((spy) => spy.mock.calls)
    expect([...(log ?? []), ...(warn ?? []), ...(error ?? [])]).toEqual([])
    expect(info?.[0]).toEqual(['Analytics: the service responded with 500.'])
    for (const spy of consoleSpies) spy.mockRestore()
  })
})
