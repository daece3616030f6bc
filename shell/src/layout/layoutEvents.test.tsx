import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { sendEventsTo, type TrackedEvent } from '@fortnight/shared-ui/track'
import { renderLayout, visitor } from './renderLayout.testing.tsx'

const events: TrackedEvent[] = []
const clickLink = (navigation: string, link: string) =>
  userEvent.click(within(screen.getByRole('navigation', { name: navigation })).getByRole('link', { name: link }))

beforeEach(() => {
  events.length = 0
  sendEventsTo((tracked) => void events.push(tracked))
})

describe('analytics events of the layout', () => {
  it('report each page view once, without the query string [EVENT-1]', async () => {
    renderLayout('/pricing?plan=x', visitor)
    await clickLink('Main', 'Blog')
    await clickLink('Main', 'Blog')
    expect(events).toEqual([
      { event: 'page_view', properties: { page: '/pricing' } },
      { event: 'page_view', properties: { page: '/blog' } },
    ])
  })

  it('report clicks on section links and Talk to Us in the header and footer [EVENT-1]', async () => {
    renderLayout('/', visitor)
    await clickLink('Main', 'Why Us')
    await clickLink('Main', 'Talk to Us')
    await clickLink('Footer', 'Contact')
    expect(events.slice(1)).toEqual([
      { event: 'section_navigation', properties: { section: 'why-us', page: '/' } },
      { event: 'talk_to_us_cta', properties: { page: '/' } },
      { event: 'section_navigation', properties: { section: 'contact', page: '/' } },
    ])
  })
})
