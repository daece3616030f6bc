import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { sendEventsTo, type TrackedEvent } from '@fortnight/shared-ui/track'
import { openLayout, visitor } from './openLayout.testing.tsx'

const events: TrackedEvent[] = []
const follow = (navigation: string, link: string) =>
  userEvent.click(within(screen.getByRole('navigation', { name: navigation })).getByRole('link', { name: link }))

beforeEach(() => {
  events.length = 0
  sendEventsTo((tracked) => void events.push(tracked))
})

describe('the events of the chrome', () => {
  it('report every page once, without its query [EVENT-1]', async () => {
    openLayout('/pricing?plan=x', visitor)
    await follow('Main', 'Blog')
    await follow('Main', 'Blog')
    expect(events).toEqual([
      { event: 'page_view', properties: { page: '/pricing' } },
      { event: 'page_view', properties: { page: '/blog' } },
    ])
  })

  it('report links to sections and Talk to Us, from the header and from the footer [EVENT-1]', async () => {
    openLayout('/', visitor)
    await follow('Main', 'Why Us')
    await follow('Main', 'Talk to Us')
    await follow('Footer', 'Contact')
    expect(events.slice(1)).toEqual([
      { event: 'section_navigation', properties: { section: 'why-us', page: '/' } },
      { event: 'talk_to_us_cta', properties: { page: '/' } },
      { event: 'section_navigation', properties: { section: 'contact', page: '/' } },
    ])
  })
})
