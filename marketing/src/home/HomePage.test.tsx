import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { readStructuredData } from '../layout/renderPage.testing.tsx'
import { htmlFaq, latestPostsSection, renderHome, sectionById } from './renderHome.testing.tsx'

const headingsIn = (id: string, level: number) => within(sectionById(id)).getAllByRole('heading', { level })

afterEach(() => jest.useRealTimers())

describe('HomePage', () => {
  it('states every promise of the offer [HOME-17]', () => {
    renderHome()
    const page = screen.getByRole('main').textContent
    for (const promise of [
      /10-14 days/,
      /limited pilot program: 70% off, with a money-back guarantee/i,
      /100% source code ownership/i,
      /7 days of post-launch support/i,
      /expert development support/i,
    ]) {
      expect(page).toMatch(promise)
    }
  })

  it('says how deliveries went, with a link to what that means [FORT-220, FORT-221]', async () => {
    const { container } = renderHome({ promise: { projects: 1023, median_days: 10.5, on_time_percent: 96 } })
    expect(
      screen.getByText(
        'Median 10.5 working days from start to acceptance, 96% on time; 1,023 projects in the last 12 months',
      ),
    ).toBeVisible()
    expect(screen.getByRole('link', { name: 'How we count' })).toHaveAttribute('href', '/pricing#how-we-count')
    expect(await axe(container)).toHaveNoViolations()
  })

  it('says nothing about deliveries while there are too few [FORT-220]', () => {
    renderHome()
    expect(screen.queryByText(/from start to acceptance/)).toBeNull()
    expect(screen.queryByRole('link', { name: 'How we count' })).toBeNull()
  })

  it('scrolls from the hero to the contact section and to the audiences [HOME-4, HOME-5]', async () => {
    renderHome()
    const scrollTo = jest.spyOn(window, 'scrollTo')
    const hero = within(screen.getByRole('region', { name: /your own ai agent/i }))
    const talkToUs = hero.getByRole('link', { name: 'Talk to Us' })
    expect(talkToUs).toHaveAttribute('href', '/#contact')
    await userEvent.click(talkToUs)
    expect(sectionById('contact')).toHaveFocus()
    await userEvent.click(hero.getByRole('link', { name: 'Learn More' }))
    expect(sectionById('who-this-is-for')).toHaveFocus()
    expect(scrollTo).toHaveBeenCalledTimes(2)
  })

  it('scrolls to the section in its URL 500 ms after it has loaded [HOME-1]', () => {
    jest.useFakeTimers()
    renderHome({ hash: '#faq' })
    const scrollTo = jest.spyOn(window, 'scrollTo')
    jest.advanceTimersByTime(499)
    expect(scrollTo).not.toHaveBeenCalled()
    jest.advanceTimersByTime(1)
    expect(scrollTo).toHaveBeenCalledWith({ top: -80, behavior: 'smooth' })
  })

  it('follows one email from the inbox through the draft to the approval [HOME-18]', () => {
    renderHome()
    const steps = headingsIn('at-work', 3).map((heading) => heading.textContent)
    expect(steps).toEqual(['An email comes in', 'The agent drafts the reply', 'A person says yes'])
    expect(within(sectionById('at-work')).getAllByRole('listitem').at(-1)).toHaveTextContent(/sends itApproved/)
  })

  it('addresses business owners, startup founders and enterprise leaders [HOME-6]', () => {
    renderHome()
    const names = headingsIn('who-this-is-for', 3).map((heading) => heading.textContent)
    expect(names).toEqual(['Business owners', 'Startup founders', 'Enterprise leaders'])
  })

  it('shows six features with title, description and days [HOME-7, HOME-8]', () => {
    renderHome()
    const included = within(sectionById('what-included'))
    const days = ['Days 1-2', 'Days 3-10', 'Days 11-14']
    const phases = ['Discovery', 'Build', 'Deployment']
    expect(included.getAllByText(/^Days .*:/).map((element) => element.textContent)).toEqual(
      days.flatMap((range, index) => Array<string>(2).fill(`${range}: ${phases[index]}`)),
    )
    expect(headingsIn('what-included', 3)).toHaveLength(6 + 1)
  })

  it('lists What You Get with a Talk to Us link and “No commitment required” [HOME-9]', () => {
    renderHome()
    const included = within(sectionById('what-included'))
    expect(included.getByRole('heading', { name: 'What You Get' })).toBeVisible()
    expect(included.getByRole('link', { name: 'Talk to Us' })).toHaveAttribute('href', '/#contact')
    expect(included.getByText('No commitment required')).toBeVisible()
  })

  it('shows four benefits, each with its figure, under Why us [HOME-10]', () => {
    renderHome()
    expect(headingsIn('why-us', 3)).toHaveLength(4)
    const benefits = within(sectionById('why-us')).getAllByRole('listitem')
    expect(benefits.map((benefit) => benefit.firstElementChild?.textContent)).toEqual([
      'Day 2',
      '50%',
      '$0',
      '< 6 hours',
    ])
  })

  it('groups the published FAQs, so that the browser opens one at a time [HOME-11]', () => {
    renderHome()
    const items = within(sectionById('faq')).getAllByRole('group')
    expect(items.map((item) => item.getAttribute('name'))).toEqual(['faq', 'faq'])
    expect(within(sectionById('faq')).getByText('How long does it take?')).toBeVisible()
  })

  it('renders an FAQ answer that is written in HTML', async () => {
    renderHome({ faqs: [htmlFaq] })
    expect(await within(sectionById('faq')).findByText('all', { selector: 'strong' })).toBeInTheDocument()
  })

  it('shows an empty state when no FAQ is published', () => {
    renderHome({ faqs: [] })
    expect(within(sectionById('faq')).getByRole('heading', { name: 'No questions here yet' })).toBeVisible()
  })

  it('links the 3 latest posts below the FAQs [HOME-12, CONST-3]', () => {
    renderHome()
    const latest = within(latestPostsSection())
    const [first, ...others] = latest.getAllByRole('listitem')
    expect(others).toHaveLength(2)
    expect(first).toHaveTextContent('Education · 4 min read')
    expect(first).toHaveTextContent('What post one is about.')
    expect(within(first!).getByRole('heading', { name: 'Post one' })).toBeVisible()
    expect(within(first!).getByRole('link', { name: 'Post one' })).toHaveAttribute('href', '/blog/post-one')
    expect(latest.getByRole('link', { name: 'All articles' })).toHaveAttribute('href', '/blog')
  })

  it('ends with an email link, three figures and “No commitment required” [HOME-14, HOME-15]', () => {
    renderHome()
    const contact = within(sectionById('contact'))
    const emailLink = contact.getByRole('link', { name: 'hello@fortnight.example' })
    expect(emailLink).toHaveAttribute('href', expect.stringMatching(/^mailto:hello@fortnight\.example\?/))
    const figures = contact.getAllByRole('definition').map((figure) => figure.textContent)
    expect(figures).toEqual(['10-14 days', '70%', '100%'])
    expect(contact.getByText(/no commitment required/i)).toBeVisible()
  })

  it('describes the organization in structured data [META-6]', () => {
    renderHome()
    const { Organization } = readStructuredData()
    expect(Organization).toMatchObject({ name: 'Fortnight', url: 'https://fortnight.example/' })
  })

  it('has no accessibility violations', async () => {
    const { container } = renderHome()
    expect(await axe(container)).toHaveNoViolations()
  })
})
