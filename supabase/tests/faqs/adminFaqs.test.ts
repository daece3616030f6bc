import { QueryClient } from '@tanstack/react-query'
import { auth, connect } from '@fortnight/supabase/client'
import { deleteFaq, moveFaq, restoreFaq } from '../../src/faqs/adminMutations.ts'
import { adminFaqs, type ListedFaq } from '../../src/faqs/adminQueries.ts'
import { faqRevision, faqRevisions } from '../../src/faqs/revisions.ts'
import { requestAs, database, insertRows, deleteRows, requestAsService } from '../support/api.ts'
import { runExclusively } from '../support/runExclusively.ts'

const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 0 } } })
const runMutation = <Input, Data>(
  options: { mutationFn?: (input: Input, context: never) => Promise<Data> },
  input: Input,
) => options.mutationFn!(input, undefined as never)

const manyFaqs = 1_205
const firstOrderIndex = 100_000
const noFilter = { q: 'okapi', state: '', page: 1 }
const page = (filter = {}) => queryClient.query({ ...adminFaqs({ ...noFilter, ...filter }), staleTime: 0 })
const questions = ({ faqs }: { faqs: ListedFaq[] }) => faqs.map(({ question }) => question)
const deleteFaqs = () => deleteRows('faqs?question=like.Okapi*')

runExclusively('faq order')

beforeAll(async () => {
  connect({ url: database.url, key: database.publishableKey })
  await (await auth()).signInWithPassword({ email: 'admin@fortnight.example', password: 'fortnight-admin' })
})
beforeEach(async () => {
  await deleteFaqs()
  queryClient.clear()
})
afterAll(deleteFaqs)

/** Inserts drafts, so that the public page does not change; every third mentions stripes. */
const insertFaqs = (count: number) =>
  insertRows(
    'faqs',
    Array.from({ length: count }, (_, n) => ({
      question: `Okapi ${n + 1}?`,
      answer: n % 3 === 0 ? '<p>It has <strong>stri</strong>pes.</p>' : 'It eats leaves.',
      order_index: firstOrderIndex + n,
      published: false,
    })),
  )

describe('the list of FAQs', () => {
  it('returns exact totals and pages beyond the row limit of the API [ADMIN-FAQ-1]', async () => {
    await insertFaqs(manyFaqs)
    const firstPage = await page()
    expect(firstPage.total).toBe(manyFaqs)
    expect(questions(firstPage)).toEqual(Array.from({ length: 25 }, (_, n) => `Okapi ${n + 1}?`))
    expect(firstPage.faqs.map(({ place }) => place)).toEqual(Array.from({ length: 25 }, (_, n) => n + 1))
    const lastPage = await page({ page: 49 })
    expect(questions(lastPage)).toEqual([`Okapi 1201?`, `Okapi 1202?`, `Okapi 1203?`, `Okapi 1204?`, `Okapi 1205?`])
    expect(lastPage.faqs.at(-1)).toMatchObject({ place: manyFaqs, total: manyFaqs })
    expect(questions(await page({ page: 10_000 }))).toEqual(questions(lastPage))
    expect((await page({ q: 'stripes' })).total).toBe(Math.ceil(manyFaqs / 3))
  })

  it('moves a FAQ across pages among the matches, up to both ends of the list [ADMIN-FAQ-3, ADMIN-FAQ-4]', async () => {
    await insertFaqs(manyFaqs)
    const move = (faq: ListedFaq, isUp: boolean) => runMutation(moveFaq(), { id: faq.id, isUp, q: 'okapi', state: '' })
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

  it('finds question and answer, ignoring case and white space, but not HTML tags [ADMIN-FAQ-1]', async () => {
    const draft = { order_index: firstOrderIndex, published: false }
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

  it('filters by state, and returns nothing for an unknown state', async () => {
    await insertFaqs(3)
    await requestAsService(`faqs?question=eq.${encodeURIComponent('Okapi 2?')}`, {
      method: 'PATCH',
      body: { published: true },
    })
    expect(questions(await page({ state: 'published' }))).toEqual(['Okapi 2?'])
    expect(questions(await page({ state: 'draft' }))).toEqual(['Okapi 1?', 'Okapi 3?'])
    expect((await page({ state: 'gone' })).total).toBe(0)
  })

  it('returns timestamps in ISO 8601', async () => {
    await insertFaqs(1)
    expect((await page()).faqs[0]?.created_at).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+\+00:00$/)
  })

  it('returns a deleted FAQ, so that it is restored unchanged [ADMIN-FAQ-6]', async () => {
    await insertFaqs(2)
    const before = (await page()).faqs
    const deleted = await runMutation(deleteFaq(), before[0]!.id)
    expect((await page()).total).toBe(1)
    expect(await runMutation(deleteFaq(), before[0]!.id)).toBeNull()
    await runMutation(restoreFaq(), deleted!)
    expect((await page()).faqs).toEqual(before)
  })
})

describe('updated_at of a FAQ', () => {
  const changedAt = async (id: string) =>
    (await requestAsService(`faqs?id=eq.${id}&select=updated_at`)).rows[0]?.updated_at
  const change = (id: string, body: object) => requestAs('admin', `faqs?id=eq.${id}`, { method: 'PATCH', body })

  it('grows with text and state, not with the position, and ignores the value that a caller sends', async () => {
    await insertFaqs(1)
    const { id } = (await page()).faqs[0]!
    const before = await changedAt(id)
    await change(id, { order_index: firstOrderIndex + 7 })
    expect(await changedAt(id)).toBe(before)
    await change(id, { published: true })
    const after = await changedAt(id)
    expect(after).not.toBe(before)
    await change(id, { updated_at: '2001-01-01T00:00:00Z' })
    expect(String(await changedAt(id)) >= String(after)).toBe(true)
  })
})

describe('the revisions of a FAQ', () => {
  it('record every saved version with its user and changed fields, but no moves, and outlive a deletion', async () => {
    await insertFaqs(1)
    const { id } = (await page()).faqs[0]!
    const change = (body: object) => requestAs('admin', `faqs?id=eq.${id}`, { method: 'PATCH', body })
    await change({ answer: 'It hides.', published: true })
    await change({ answer: 'It hides.', order_index: firstOrderIndex + 9 })
    await runMutation(restoreFaq(), (await runMutation(deleteFaq(), id))!)
    const revisions = await queryClient.query(faqRevisions(id))
    expect(revisions.map(({ changed_fields }) => changed_fields)).toEqual([[], ['answer', 'published'], []])
    expect(revisions.map(({ saved_by }) => saved_by)).toEqual([expect.any(String), expect.any(String), null])
    expect(await queryClient.query(faqRevision(revisions[2]!.id))).toEqual({
      question: 'Okapi 1?',
      answer: '<p>It has <strong>stri</strong>pes.</p>',
      published: false,
    })
    await deleteRows(`faq_revisions?faq_id=eq.${id}`)
  })
})
