import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { BrowserRouter } from '@fortnight/shared-ui/router'
import { sendEventsTo, type TrackedEvent } from '@fortnight/shared-ui/track'
import { ContactSection } from './ContactSection.tsx'
import { Hero } from './Hero.tsx'

const events: TrackedEvent[] = []

it('reports the hero, its way into the page, and the mail link [EVENT-1]', async () => {
  window.scrollTo = () => undefined
  window.matchMedia = () => ({ matches: false }) as MediaQueryList
  window.history.replaceState(null, '', '/')
  sendEventsTo((tracked) => void events.push(tracked))
  render(
    <BrowserRouter>
      <Hero />
      <ContactSection />
    </BrowserRouter>,
  )
  const mail = screen.getByRole('link', { name: 'hello@fortnight.example' })
  // jsdom opens no mail program and would complain.
  mail.addEventListener('click', (event) => event.preventDefault())
  for (const name of ['Talk to Us', 'Learn More']) await userEvent.click(screen.getByRole('link', { name }))
  await userEvent.click(mail)
  expect(events).toEqual([
    { event: 'talk_to_us_cta', properties: { page: '/' } },
    { event: 'section_navigation', properties: { section: 'who-this-is-for', page: '/' } },
    { event: 'talk_to_us_cta', properties: { page: '/' } },
  ])
})
