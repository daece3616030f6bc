import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { QueryClient, QueryClientProvider } from '@fortnight/shared-ui/query'
import { axe } from 'jest-axe'
import { BrowserRouter } from '@fortnight/shared-ui/router'
import { publishedFaqs } from '@fortnight/supabase/faqs/queries'
import { latestPosts, type PostCard } from '@fortnight/supabase/posts/queries'
import { readStructuredData } from '../layout/renderPage.testing.tsx'
import { HomePage } from './HomePage.tsx'

const faqs = [
  { id: 'a', question: 'How long does it take?', answer: '10 to 14 days.\nDay 2 gives you the date.' },
  { id: 'b', question: 'What do I prepare?', answer: 'One hour, and somebody who does the job today.' },
]
const richFaq = { id: 'c', question: 'Who owns the code?', answer: '<p>You own <strong>all</strong> of it.</p>' }
const posts: PostCard[] = ['one', 'two', 'three'].map((name) => ({
  id: name,
  slug: `post-${name}`,
  title: `Post ${name}`,
  excerpt: `What post ${name} is about.`,
  category: 'Education',
  tags: [],
  author: 'Fortnight Team',
  read_time: '4 min read',
  publish_date: '2025-01-05',
  image_url: '/images/posts/post.svg',
}))
const scrollTo = jest.fn()

function openHome(published = faqs, hash = '') {
  window.scrollTo = scrollTo
  window.matchMedia = () => ({ matches: false }) as MediaQueryList
  window.history.replaceState(null, '', `/${hash}`)
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  queryClient.setQueryData(publishedFaqs().queryKey, published)
  queryClient.setQueryData(latestPosts().queryKey, posts)
  return render(
    <QueryClientProvider client={queryClient}>
      <BrowserRouter>
        <main>
          <HomePage />
        </main>
      </BrowserRouter>
    </QueryClientProvider>,
  )
}

const section = (id: string) => within(document.getElementById(id)!)
const itemsOf = (id: string, level: number) => section(id).getAllByRole('heading', { level })

beforeEach(() => scrollTo.mockClear())
afterEach(() => jest.useRealTimers())

describe('HomePage', () => {
  it('states every promise of the offer [HOME-17]', () => {
    openHome()
    const page = screen.getByRole('main').textContent
    for (const promise of [
      /10-14 days/,
      /limited pilot programme: 70% off, with a money-back guarantee/i,
      /100% source code ownership/i,
      /7 days of post-launch support/i,
      /expert development support/i,
    ]) {
      expect(page).toMatch(promise)
    }
  })

  it('scrolls from the hero to contact and to the audiences [HOME-4, HOME-5]', async () => {
    openHome()
    const hero = within(screen.getByRole('region', { name: /your own ai agent/i }))
    const talk = hero.getByRole('link', { name: 'Talk to Us' })
    expect(talk).toHaveAttribute('href', '/#contact')
    await userEvent.click(talk)
    expect(document.getElementById('contact')).toHaveFocus()
    await userEvent.click(hero.getByRole('link', { name: 'Learn More' }))
    expect(document.getElementById('who-this-is-for')).toHaveFocus()
    expect(scrollTo).toHaveBeenCalledTimes(2)
  })

  it('scrolls to the section of its address 500 ms after it has loaded [HOME-1]', () => {
    jest.useFakeTimers()
    openHome(faqs, '#faq')
    jest.advanceTimersByTime(499)
    expect(scrollTo).not.toHaveBeenCalled()
    jest.advanceTimersByTime(1)
    expect(scrollTo).toHaveBeenCalledWith({ top: -80, behavior: 'smooth' })
  })

  it('addresses business owners, startup founders and enterprise leaders [HOME-6]', () => {
    openHome()
    const names = itemsOf('who-this-is-for', 3).map((heading) => heading.textContent)
    expect(names).toEqual(['Business owners', 'Startup founders', 'Enterprise leaders'])
  })

  it('shows six features with title, description and days [HOME-7, HOME-8]', () => {
    openHome()
    const timelines = section('what-included').getAllByRole('list', { name: 'Timeline' })
    expect(timelines.map((timeline) => timeline.textContent)).toEqual([
      'Days 1-2 Discovery',
      'Days 1-2 Discovery',
      'Days 3-10 Build',
      'Days 3-10 Build',
      'Days 11-14 Deployment',
      'Days 11-14 Deployment',
    ])
    expect(itemsOf('what-included', 3)).toHaveLength(6 + 1)
  })

  it('lists What You Get with Talk to Us and no commitment [HOME-9]', () => {
    openHome()
    const included = section('what-included')
    expect(included.getByRole('heading', { name: 'What You Get' })).toBeVisible()
    expect(included.getByRole('link', { name: 'Talk to Us' })).toHaveAttribute('href', '/#contact')
    expect(included.getByText('No commitment required')).toBeVisible()
  })

  it('gives benefits and figures for choosing us [HOME-10]', () => {
    openHome()
    expect(itemsOf('why-us', 3)).toHaveLength(4)
    expect(section('why-us').getAllByRole('definition')).toHaveLength(4)
  })

  it('puts the published questions into one group, of which the browser opens one at a time [HOME-11]', () => {
    openHome()
    const items = section('faq').getAllByRole('group')
    expect(items.map((item) => item.getAttribute('name'))).toEqual(['faq', 'faq'])
    expect(section('faq').getByText('How long does it take?')).toBeVisible()
  })

  it('shows the formatting of an answer that is written in HTML', async () => {
    openHome([richFaq])
    expect(await section('faq').findByText('all', { selector: 'strong' })).toBeInTheDocument()
  })

  it('invites the first question when none is published', () => {
    openHome([])
    expect(section('faq').getByRole('heading', { name: 'No questions here yet' })).toBeVisible()
  })

  it('leads to the 3 latest posts below the questions [HOME-12, CONST-3]', () => {
    openHome()
    const latest = within(section('faq').getByRole('heading', { name: 'Latest from the blog' }).parentElement!)
    const [first, ...others] = latest.getAllByRole('listitem')
    expect(others).toHaveLength(2)
    expect(first).toHaveTextContent('Education · 4 min read')
    expect(first).toHaveTextContent('What post one is about.')
    expect(within(first!).getByRole('heading', { name: 'Post one' })).toBeVisible()
    expect(within(first!).getByRole('link', { name: 'Post one' })).toHaveAttribute('href', '/blog/post-one')
    expect(latest.getByRole('link', { name: 'All articles' })).toHaveAttribute('href', '/blog')
  })

  it('ends with a mail link, the three figures and no commitment [HOME-14, HOME-15]', () => {
    openHome()
    const contact = section('contact')
    const mail = contact.getByRole('link', { name: 'hello@fortnight.example' })
    expect(mail).toHaveAttribute('href', expect.stringMatching(/^mailto:hello@fortnight\.example\?/))
    const figures = contact.getAllByRole('definition').map((figure) => figure.textContent)
    expect(figures).toEqual(['10-14 days', '70%', '100%'])
    expect(contact.getByText(/no commitment required/i)).toBeVisible()
  })

  it('tells search engines who we are and what we answer [META-6]', () => {
    openHome([richFaq])
    const { Organization, FAQPage } = readStructuredData()
    expect(Organization).toMatchObject({ name: 'Fortnight', url: 'https://fortnight.example/' })
    expect(FAQPage).toMatchObject({
      mainEntity: [{ name: richFaq.question, acceptedAnswer: { text: richFaq.answer } }],
    })
  })

  it('has no accessibility violations', async () => {
    const { container } = openHome()
    expect(await axe(container)).toHaveNoViolations()
  })
})
