import { QueryClient } from '@tanstack/react-query'
import { auth, connect } from '@fortnight/supabase/client'
import { deleteFaq, moveFaq, restoreFaq } from '../../src/faqs/adminMutations.ts'
import { adminFaqs, type ListedFaq } from '../../src/faqs/adminQueries.ts'
import { faqRevision, faqRevisions } from '../../src/faqs/revisions.ts'
import { requestAs, database, insertRows, deleteRows, requestAsService } from '../support/api.ts'
import { runExclusively } from '../support/runExclusively.ts'

const queries = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 0 } } })
const run = <Input, Data>(options: { mutationFn?: (input: Input, context: never) => Promise<Data> }, input: Input) =>
  options.mutationFn!(input, undefined as never)

const many = 1_205
const first = 100_000
const all = { q: 'okapi', state: '', page: 1 }
const page = (filter = {}) => queries.fetchQuery({ ...adminFaqs({ ...all, ...filter }), staleTime: 0 })
const questions = ({ faqs }: { faqs: ListedFaq[] }) => faqs.map(({ question }) => question)
const forget = () => deleteRows('faqs?question=like.Okapi*')

runExclusively('faq order')

beforeAll(async () => {
  connect({ url: database.url, key: database.publishableKey })
  await (await auth()).signInWithPassword({ email: 'admin@fortnight.example', password: 'fortnight-admin' })
})
beforeEach(async () => {
  await forget()
  queries.clear()
})
afterAll(forget)

/** Drafts, so that the public page stays as it is; a third of them speaks of stripes. */
const store = (count: number) =>
  insertRows(
    'faqs',
    Array.from({ length: count }, (_, n) => ({
      question: `Okapi ${n + 1}?`,
      answer: n % 3 === 0 ? '<p>It has <strong>stri</strong>pes.</p>' : 'It eats leaves.',
      order_index: first + n,
      published: false,
    })),
  )

describe('the list of FAQs', () => {
  it('counts and pages exactly beyond what the API returns at once [ADMIN-FAQ-1]', async () => {
    await store(many)
    const start = await page()
    expect(start.total).toBe(many)
    expect(questions(start)).toEqual(Array.from({ length: 25 }, (_, n) => `Okapi ${n + 1}?`))
    expect(start.faqs.map(({ place }) => place)).toEqual(Array.from({ length: 25 }, (_, n) => n + 1))
    const end = await page({ page: 49 })
    expect(questions(end)).toEqual([`Okapi 1201?`, `Okapi 1202?`, `Okapi 1203?`, `Okapi 1204?`, `Okapi 1205?`])
    expect(end.faqs.at(-1)).toMatchObject({ place: many, total: many })
    expect(questions(await page({ page: 10_000 }))).toEqual(questions(end))
    expect((await page({ q: 'stripes' })).total).toBe(Math.ceil(many / 3))
  })

  it('is moved through across the border of a page, and of all pages, among what matches [ADMIN-FAQ-3, ADMIN-FAQ-4]', async () => {
    await store(many)
    const move = (faq: ListedFaq, isUp: boolean) => run(moveFaq(), { id: faq.id, isUp, q: 'okapi', state: '' })
    const { faqs } = await page()
    expect(await move(faqs[24]!, false)).toBe(26)
    expect((await page({ page: 2 })).faqs[0]).toMatchObject({ question: 'Okapi 25?', place: 26 })
    expect((await page()).faqs[24]).toMatchObject({ question: 'Okapi 26?', place: 25 })
    expect(await move(faqs[24]!, true)).toBe(25)
    expect(questions(await page())).toEqual(questions({ faqs }))
    expect(await move(faqs[0]!, true)).toBeNull()
    const last = (await page({ page: 49 })).faqs.at(-1)!
    expect(await move(last, false)).toBeNull()
  })

  it('is searched in question and answer, whatever the case and the spaces, and never in tags [ADMIN-FAQ-1]', async () => {
    const draft = { order_index: first, published: false }
    await insertRows('faqs', [
      { ...draft, question: 'Okapi  one?', answer: '<p>Costs <strong>from</strong>&nbsp;$5 &amp; up.</p><p>Next</p>' },
      { ...draft, question: 'Okapi two?', answer: 'a < b\n\tand "c"' },
      { ...draft, question: 'Okapi three?', answer: '<pre>if (1 &lt; 2) &quot;yes&quot;</pre><br>it&#39;s' },
    ])
    const found = async (q: string) => questions(await page({ q }))
    expect(await found('okapi one')).toEqual(['Okapi  one?'])
    expect(await found('COSTS from $5 & up')).toEqual(['Okapi  one?'])
    expect(await found('up. next')).toEqual(['Okapi  one?'])
    expect(await found('a < b and "c"')).toEqual(['Okapi two?'])
    expect(await found('(1 < 2) "yes" it\'s')).toEqual(['Okapi three?'])
    for (const q of ['strong', 'nbsp', '&quot', 'okapi%', 'one? costs', 'okapi_one']) expect(await found(q)).toEqual([])
  })

  it('is filtered by state, and a state that does not exist has none', async () => {
    await store(3)
    await requestAsService(`faqs?question=eq.${encodeURIComponent('Okapi 2?')}`, {
      method: 'PATCH',
      body: { published: true },
    })
    expect(questions(await page({ state: 'published' }))).toEqual(['Okapi 2?'])
    expect(questions(await page({ state: 'draft' }))).toEqual(['Okapi 1?', 'Okapi 3?'])
    expect((await page({ state: 'gone' })).total).toBe(0)
  })

  it('comes with moments that every browser can read', async () => {
    await store(1)
    expect((await page()).faqs[0]?.created_at).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+\+00:00$/)
  })

  it('gives what is deleted, so that it comes back as it was [ADMIN-FAQ-6]', async () => {
    await store(2)
    const before = (await page()).faqs
    const deleted = await run(deleteFaq(), before[0]!.id)
    expect((await page()).total).toBe(1)
    expect(await run(deleteFaq(), before[0]!.id)).toBeNull()
    await run(restoreFaq(), deleted!)
    expect((await page()).faqs).toEqual(before)
  })
})

describe('when a FAQ last changed', () => {
  const changedAt = async (id: string) =>
    (await requestAsService(`faqs?id=eq.${id}&select=updated_at`)).rows[0]?.updated_at
  const change = (id: string, body: object) => requestAs('admin', `faqs?id=eq.${id}`, { method: 'PATCH', body })

  it('moves on with its text and its state, not with its place, and is nobody’s to choose', async () => {
    await store(1)
    const { id } = (await page()).faqs[0]!
    const before = await changedAt(id)
    await change(id, { order_index: first + 7 })
    expect(await changedAt(id)).toBe(before)
    await change(id, { published: true })
    const after = await changedAt(id)
    expect(after).not.toBe(before)
    await change(id, { updated_at: '2001-01-01T00:00:00Z' })
    expect(String(await changedAt(id)) >= String(after)).toBe(true)
  })
})

describe('revisions of a FAQ', () => {
  it('are every saved state, with who saved and what changed, but no moves; they outlive a deletion', async () => {
    await store(1)
    const { id } = (await page()).faqs[0]!
    const change = (body: object) => requestAs('admin', `faqs?id=eq.${id}`, { method: 'PATCH', body })
    await change({ answer: 'It hides.', published: true })
    await change({ answer: 'It hides.', order_index: first + 9 })
    await run(restoreFaq(), (await run(deleteFaq(), id))!)
    const revisions = await queries.fetchQuery(faqRevisions(id))
    expect(revisions.map(({ changed_fields }) => changed_fields)).toEqual([[], ['answer', 'published'], []])
    expect(revisions.map(({ saved_by }) => saved_by)).toEqual([expect.any(String), expect.any(String), null])
    expect(await queries.fetchQuery(faqRevision(revisions[2]!.id))).toEqual({
      question: 'Okapi 1?',
      answer: '<p>It has <strong>stri</strong>pes.</p>',
      published: false,
    })
    await deleteRows(`faq_revisions?faq_id=eq.${id}`)
  })
})
