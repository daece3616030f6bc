import { keepEvents, sendEventsTo, track } from '@fortnight/shared-ui/track'

const sink = jest.fn()

beforeEach(() => {
  sink.mockClear()
  sendEventsTo(undefined)
  keepEvents()
})

describe('track', () => {
  it('queues events in order until their destination is set', () => {
    track('talk_to_us_cta', { page: '/' })
    track('section_navigation', { section: 'faq', page: '/' })
    sendEventsTo(sink)
    track('login_attempt', { path: '/login' })
    expect(sink.mock.calls).toEqual([
      [{ event: 'talk_to_us_cta', properties: { page: '/' } }],
      [{ event: 'section_navigation', properties: { section: 'faq', page: '/' } }],
      [{ event: 'login_attempt', properties: { path: '/login' } }],
    ])
  })

  it('queues only the first fifty events', () => {
    for (let i = 1; i <= 60; i++) track('page_view', { page: `/${i}` })
    sendEventsTo(sink)
    expect(sink).toHaveBeenCalledTimes(50)
    expect(sink).toHaveBeenLastCalledWith({ event: 'page_view', properties: { page: '/50' } })
  })

  it('drops all events without consent', () => {
    track('talk_to_us_cta', { page: '/' })
    sendEventsTo(undefined)
    track('talk_to_us_cta', { page: '/pricing' })
    keepEvents()
    track('talk_to_us_cta', { page: '/blog' })
    sendEventsTo(sink)
    expect(sink.mock.calls).toEqual([[{ event: 'talk_to_us_cta', properties: { page: '/blog' } }]])
  })
})
