import { QueryClient } from '@tanstack/react-query'
import { connect } from '@fortnight/supabase/client'
import { blogCategories, slugRedirect } from '../../src/posts/queries.ts'
import { deliveryOf } from '../../src/projects/delivery.ts'
import { database, requestAsService } from '../support/api.ts'

const seeded = 'id=lt.00000000-0000-4000-8001-000000000000&id=gt.00000000-0000-4000-8000-000000000000'
const wordsPerMinute = 200

type Row = Record<string, string> & { tags: string[]; published: boolean }
let posts: Row[]
let published: Row[]
const wordsOf = ({ content = '' }: Row) => content.split(/\s+/).filter(Boolean).length

beforeAll(async () => {
  posts = (await requestAsService(`blog_posts?${seeded}`)).rows as Row[]
  published = posts.filter((post) => post.published)
})

describe('the seed', () => {
  it('has posts worth reading in every category, and one draft', () => {
    expect(published.length).toBeGreaterThanOrEqual(8)
    expect(posts.length - published.length).toBe(1)
    expect(new Set(published.map(({ category }) => category))).toEqual(new Set(blogCategories))
    for (const post of published) {
      expect(wordsOf(post)).toBeGreaterThanOrEqual(500)
      expect(wordsOf(post)).toBeLessThanOrEqual(900)
    }
  })

  it('dates its posts back from the day of seeding, so that the newest is less than a week old', () => {
    const ages = published.map((post) => (Date.now() - Date.parse(post.publish_date!)) / 86_400_000)
    expect(Math.min(...ages)).toBeGreaterThan(0)
    expect(Math.min(...ages)).toBeLessThan(7)
    expect(new Set(ages).size).toBe(published.length)
  })

  it('states the reading time of each post', () => {
    const expected = posts.map((post) => [post.slug, `${Math.ceil(wordsOf(post) / wordsPerMinute)} min read`])
    expect(posts.map(({ slug, read_time }) => [slug, read_time])).toEqual(expected)
  })

  it('links only to posts and pages that exist', () => {
    const pages = ['/pricing', '/what-is-ai-agent', '/ai-agent-use-cases', '/learn-how-it-works', '/partners', '/blog']
    const existing = [...pages, ...published.map(({ slug }) => `/blog/${slug}`)]
    const links = posts.flatMap(({ content = '' }) => [...content.matchAll(/\]\(([^)]+)\)/g)].map(([, to]) => to))
    expect(links.length).toBeGreaterThan(published.length)
    expect(links.filter((to) => !existing.includes(to!))).toEqual([])
  })

  it('labels case studies as worked examples', () => {
    for (const { title, content } of posts.filter(({ category }) => category === 'Case Studies')) {
      expect(title).toMatch(/^Worked example: /)
      expect(content).toMatch(/^\*\*This is a worked example\.\*\*/)
    }
  })

  it('has 8 partners with reserved addresses, some of them with a success story', async () => {
    const { rows: partners } = await requestAsService(`partners?${seeded}`)
    expect(partners).toHaveLength(8)
    for (const { website } of partners) expect(website).toMatch(/^https:\/\/[a-z]+\.example$/)
    const stories = partners.map(({ case_study_title: title }) => title).filter(Boolean)
    expect(stories.length).toBeGreaterThan(0)
    expect(stories.length).toBeLessThan(8)
  })

  it('has 12 FAQs with answers in plain and rich text', async () => {
    const { rows: faqs } = await requestAsService(`faqs?${seeded}`)
    expect(faqs).toHaveLength(12)
    expect(new Set(faqs.map(({ answer }) => String(answer).startsWith('<')))).toEqual(new Set([true, false]))
  })

  it('has a client with projects of every status, one of them halfway through its fortnight', async () => {
    const { rows: projects } = await requestAsService(`projects?${seeded}`)
    expect(projects.map(({ status }) => status).sort()).toEqual(['active', 'completed', 'draft', 'on-hold'])
    const { started_on } = projects.find(({ status }) => status === 'active')!
    const { daysDone } = deliveryOf({ status: 'active', started_on: String(started_on) }, new Date())
    // Five to nine by the day of the week; one less or more where the local day is not that of the database.
    expect(daysDone).toBeGreaterThan(3)
    expect(daysDone).toBeLessThanOrEqual(10)
  })

  it('has a plan for the active one, whose agent is being built [FORT-103]', async () => {
    const active = 'project_id=eq.00000000-0000-4000-8000-000000000101'
    const { rows: steps } = await requestAsService(`project_steps?${active}&order=position`)
    expect(steps.map(({ kind, done_at }) => [kind, done_at !== null])).toEqual([
      ['discovery', true],
      ['build', false],
      ['test', false],
      ['launch', false],
    ])
    // The day of the seed, which may be yesterday's: the tests may have started before midnight.
    const { rows: projects } = await requestAsService('projects?id=eq.00000000-0000-4000-8000-000000000102')
    const today = new Date(Date.parse(String(projects[0]!.created_at)) + 3 * 86_400_000).toISOString().slice(0, 10)
    expect(String(steps[1]!.first_day) <= today && today <= String(steps[1]!.last_day)).toBe(true)
    const { rows: events } = await requestAsService(`project_step_events?${active}&order=id`)
    expect(events.map(({ kind }) => kind)).toEqual(['started', 'done'])
  })

  it('has a consistent history of these projects', async () => {
    const { rows: projects } = await requestAsService(`projects?${seeded}`)
    for (const { id, status, priority, created_at, updated_at } of projects) {
      const { rows: events } = await requestAsService(`project_events?project_id=eq.${String(id)}&order=id`)
      const lastOf = (kind: string) => events.findLast((event) => event.kind === kind)?.to_value
      expect(events[0]).toMatchObject({ kind: 'created', to_value: 'draft', created_at })
      expect(lastOf('status') ?? 'draft').toBe(status)
      expect(lastOf('priority') ?? (priority === 'low' ? 'low' : 'medium')).toBe(priority)
      expect(events.at(-1)?.created_at).toBe(updated_at)
    }
  })

  it('has deliverables that the client has approved and one that waits for a decision [FORT-98]', async () => {
    const { rows: versions } = await requestAsService(`deliverable_versions?${seeded}&order=requested_at`)
    expect(versions.map(({ state }) => state)).toEqual(['approved', 'approved', 'open'])
    expect(versions[0]).toMatchObject({ ended_by: '00000000-0000-4000-8000-0000000000c1', ended_by_mail: false })
  })

  it('has a checklist that both sides have ticked, and a money-back request that was withdrawn [FORT-179]', async () => {
    const { rows: items } = await requestAsService(`handover_items?${seeded}&order=id`)
    const done = items.filter((item) => item.client_ticked_at && item.team_ticked_at)
    expect([items.length, done.length]).toEqual([7, 4])
    const { rows: refunds } = await requestAsService(`refunds?${seeded}`)
    expect(refunds).toMatchObject([{ state: 'withdrawn' }])
    const { rows: events } = await requestAsService(`refund_events?refund_id=eq.${String(refunds[0]!.id)}&order=id`)
    expect(events.map(({ kind }) => kind)).toEqual(['requested', 'withdrawn'])
  })

  it('tells the finished project in an order that is possible, all of it on working days and in the past', async () => {
    const of = 'project_id=eq.00000000-0000-4000-8000-000000000103'
    const read = async (path: string) => (await requestAsService(path)).rows as Row[]
    const [project] = await read('projects?id=eq.00000000-0000-4000-8000-000000000103')
    const [list] = await read(`acceptance_lists?${of}`)
    const runs = await read(`acceptance_runs?${of}&case_id=eq.00000000-0000-4000-8000-000000000822&order=created_at`)
    const refundEvents = await read(`refund_events?${of}&order=created_at`)
    const [handbook] = await read(`deliverables?${of}`)
    const [version] = await read(`deliverable_versions?${of}`)
    const items = await read(`handover_items?${of}&order=client_ticked_at`)
    const events = await read(`project_events?${of}&order=id`)
    expect(runs.map(({ result }) => result)).toEqual(['fail', 'pass'])
    expect(events.slice(-2).map(({ kind }) => kind)).toEqual(['accepted', 'status'])
    const [accepted, completed] = events.slice(-2).map(({ created_at }) => created_at!)
    const times = [
      ...[`${project!.started_on}T00:00:00+00:00`, list!.agreed_at, runs[0]!.created_at, handbook!.created_at],
      ...[refundEvents[0]!.created_at, runs[1]!.created_at, version!.requested_at, refundEvents[1]!.created_at],
      ...[version!.ended_at, items.at(-1)!.client_ticked_at, accepted, completed],
    ].map((time) => Date.parse(time!))
    expect(times).toEqual(times.toSorted((one, other) => one - other))
    expect(new Set(times.map((time) => new Date(time).getUTCDay() % 6 > 0))).toEqual(new Set([true]))
    expect(times.at(-1)).toBeLessThan(Date.now())
    // The second working day: a project of the seed starts on a Monday.
    expect(times[1]! - times[0]!).toBeLessThan(2 * 86_400_000)
  })

  it('has no testimonial, because no real client has written one [FORT-215]', async () => {
    expect((await requestAsService(`testimonials?${seeded.replaceAll('id=', 'project_id=')}`)).rows).toEqual([])
  })

  it('has a redirect to a renamed post', async () => {
    connect({ url: database.url, key: database.publishableKey })
    expect(await new QueryClient().query(slugRedirect('what-does-an-agent-cost'))).toBe('what-an-agent-costs-to-run')
  })
})
