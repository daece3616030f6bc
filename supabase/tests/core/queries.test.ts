import { type MutationOptions, QueryClient } from '@tanstack/react-query'
import { auth, connect } from '@fortnight/supabase/client'
import { errorMessageFor } from '../../src/core/errors.ts'
import { faqById, nextFaqOrderIndex, type StoredFaq } from '../../src/faqs/adminQueries.ts'
import { createFaq, deleteFaq, setFaqPublished, updateFaq } from '../../src/faqs/adminMutations.ts'
import { EditConflict } from '../../src/core/editConflict.ts'
import { publishedFaqs } from '../../src/faqs/queries.ts'
import { createMissingProfile } from '../../src/profiles/mutations.ts'
import { fetchUserType, ownProfile } from '../../src/profiles/queries.ts'
import { createProject, deleteProject } from '../../src/projects/mutations.ts'
import { ownProjects } from '../../src/projects/queries.ts'
import { database, actorIds, deleteRows, signUp } from '../support/api.ts'

const queries = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 0 } } })

function run<Data, Input, Before>(options: MutationOptions<Data, Error, Input, Before>, input: Input) {
  return queries.getMutationCache().build(queries, options).execute(input)
}

beforeAll(() => connect({ url: database.url, key: database.publishableKey }))

describe('what a visitor asks for', () => {
  it('is the published faqs in their order [CALL-6]', async () => {
    const faqs = await queries.fetchQuery(publishedFaqs())
    expect(faqs.slice(0, 2).map(({ question }) => question)).toEqual([
      'What exactly do I get after fourteen days?',
      'How can a custom agent be ready in 10 to 14 days?',
    ])
  })

  it('is nothing, and no error, for an id that is no id', async () => {
    expect(await queries.fetchQuery(faqById('new'))).toBeNull()
    expect(await queries.fetchQuery(faqById(crypto.randomUUID()))).toBeNull()
  })

  it('fails with a sentence when it is not for visitors', async () => {
    const refused = run(createFaq(), { question: 'Mine?', answer: '', order_index: 1, published: true })
    await expect(refused.catch((error: unknown) => errorMessageFor(error, 'Failed'))).resolves.toMatch(/permission/)
  })
})

describe('what a client does', () => {
  let id: string

  beforeAll(async () => {
    const email = 'asking@example.com'
    id = (await signUp(email, { name: 'Asking' })).id
    await (await auth()).signInWithPassword({ email, password: 'fortnight-test' })
  })

  it('starts with a profile and its type [AUTH-1]', async () => {
    expect(await fetchUserType(id)).toBe('client')
    expect(await fetchUserType(actorIds.admin)).toBeNull()
    expect(await queries.fetchQuery(ownProfile(id))).toMatchObject({ name: 'Asking', company_name: null })
  })

  it('makes a missing profile, once [DASH-12]', async () => {
    await deleteRows(`user_profiles?id=eq.${id}`)
    expect(await queries.fetchQuery(ownProfile(id))).toBeNull()
    const make = () => run(createMissingProfile(), { userId: id, email: 'asking@example.com' })
    await Promise.all([make(), make()])
    expect(await queries.fetchQuery(ownProfile(id))).toMatchObject({ name: 'asking', mobile_number: '' })
  })

  it('creates, lists and deletes projects; empty fields are stored as none [CALL-1, CALL-2]', async () => {
    const create = (name: string) =>
      run(createProject(), { user_id: id, name, priority: 'medium', timeline: '', description: '' })
    const { id: older } = await create('Older')
    await create('Newer')
    const list = () => queries.fetchQuery({ ...ownProjects(id), staleTime: 0 })
    expect((await list()).projects).toMatchObject([
      { name: 'Newer', status: 'draft', timeline: null, description: null },
      { name: 'Older' },
    ])
    await run(deleteProject(), older)
    await run(deleteProject(), older)
    expect((await list()).projects.map(({ name }) => name)).toEqual(['Newer'])
  })
})

describe('what an admin does', () => {
  beforeAll(async () => {
    await (await auth()).signInWithPassword({ email: 'admin@fortnight.example', password: 'fortnight-admin' })
  })

  it('creates a faq, unpublishes, changes and deletes it [CALL-10]', async () => {
    const order_index = await queries.fetchQuery(nextFaqOrderIndex())
    expect(order_index).toBeGreaterThan(12)
    const faq = { question: 'Managed?', answer: 'Yes', order_index, published: true }
    const { id, updated_at } = await run(createFaq(), faq)
    await run(setFaqPublished(), { id, published: false })
    const late = run(updateFaq(), { ...faq, id, updated_at, question: 'Changed?' })
    await expect(late).rejects.toThrow(EditConflict)
    const { theirs } = (await late.catch((error: unknown) => error)) as EditConflict<StoredFaq>
    expect(theirs).toMatchObject({ question: 'Managed?', published: false })
    await run(updateFaq(), { ...faq, id, updated_at: theirs.updated_at, published: false, question: 'Changed?' })
    expect(await queries.fetchQuery({ ...faqById(id), staleTime: 0 })).toMatchObject({
      question: 'Changed?',
      published: false,
    })
    await run(deleteFaq(), id)
    const tooLate = run(updateFaq(), { ...faq, id, updated_at })
    await expect(tooLate.catch((error: unknown) => errorMessageFor(error, 'Failed'))).resolves.toMatch(
      /no longer exists/,
    )
  })
})
