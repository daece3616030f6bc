import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { sendEventsTo, type TrackedEvent } from '@fortnight/shared-ui/track'
import { renderPage } from '../layout/renderPage.testing.tsx'
import { ContactSection } from './ContactSection.tsx'
import { Hero } from './Hero.tsx'

const events: TrackedEvent[] = []

it('the home page reports clicks on the links of the hero and on the email address [EVENT-1]', async () => {
  sendEventsTo((tracked) => void events.push(tracked))
  renderPage(
    <>
      <Hero />
      <ContactSection />
    </>,
    '/',
  )
  const emailLink = screen.getByRole('link', { name: 'hello@fortnight.example' })
  // jsdom cannot open a mail program and would log an error.
  emailLink.addEventListener('click', (event) => event.preventDefault())
  for (const name of ['Talk to Us', 'Learn More']) await userEvent.click(screen.getByRole('link', { name }))
  await userEvent.click(emailLink)
  expect(events).toEqual([
    { event: 'talk_to_us_cta', properties: { page: '/' } },
    { event: 'section_navigation', properties: { section: 'who-this-is-for', page: '/' } },
    { event: 'talk_to_us_cta', properties: { page: '/' } },
  ])
})
