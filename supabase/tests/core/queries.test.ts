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

const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 0 } } })

function runMutation<Data, Input, Before>(options: MutationOptions<Data, Error, Input, Before>, input: Input) {
  return queryClient.getMutationCache().build(queryClient, options).execute(input)
}

beforeAll(() => connect({ url: database.url, key: database.publishableKey }))

describe('a visitor', () => {
  it('reads the published FAQs in order [CALL-6]', async () => {
    const faqs = await queryClient.query(publishedFaqs())
    expect(faqs.slice(0, 2).map(({ question }) => question)).toEqual([
      'What exactly do I get after fourteen days?',
      'How can a custom agent be ready in 10 to 14 days?',
    ])
  })

  it('reads null for a malformed or unknown id', async () => {
    expect(await queryClient.query(faqById('new'))).toBeNull()
    expect(await queryClient.query(faqById(crypto.randomUUID()))).toBeNull()
  })

  it('gets a readable error for a denied mutation', async () => {
    const denied = runMutation(createFaq(), { question: 'Mine?', answer: '', order_index: 1, published: true })
    await expect(denied.catch((error: unknown) => errorMessageFor(error, 'Failed'))).resolves.toMatch(/permission/)
  })
})

describe('a client', () => {
  let id: string

  beforeAll(async () => {
    const email = 'client@example.com'
    id = (await signUp(email, { name: 'Client' })).id
    await (await auth()).signInWithPassword({ email, password: 'fortnight-test' })
  })

  it('has a profile and a user type [AUTH-1]', async () => {
    expect(await fetchUserType(id)).toBe('client')
    expect(await fetchUserType(actorIds.admin)).toBeNull()
    expect(await queryClient.query(ownProfile(id))).toMatchObject({ name: 'Client', company_name: null })
  })

  it('creates a missing profile once [DASH-12]', async () => {
    await deleteRows(`user_profiles?id=eq.${id}`)
    expect(await queryClient.query(ownProfile(id))).toBeNull()
    const createProfile = () => runMutation(createMissingProfile(), { userId: id, email: 'client@example.com' })
    await Promise.all([createProfile(), createProfile()])
    expect(await queryClient.query(ownProfile(id))).toMatchObject({ name: 'client', mobile_number: '' })
  })

  it('creates, lists and deletes projects, with null for empty fields [CALL-1, CALL-2]', async () => {
    const create = (name: string) =>
      runMutation(createProject(), { user_id: id, name, priority: 'medium', timeline: '', description: '' })
    const { id: older } = await create('Older')
    await create('Newer')
    const list = () => queryClient.query({ ...ownProjects(id), staleTime: 0 })
    expect((await list()).projects).toMatchObject([
      { name: 'Newer', status: 'draft', timeline: null, description: null },
      { name: 'Older' },
    ])
    await runMutation(deleteProject(), older)
    await runMutation(deleteProject(), older)
    expect((await list()).projects.map(({ name }) => name)).toEqual(['Newer'])
  })
})

describe('an admin', () => {
  beforeAll(async () => {
    await (await auth()).signInWithPassword({ email: 'admin@fortnight.example', password: 'fortnight-admin' })
  })

  it('creates, unpublishes, updates and deletes a FAQ [CALL-10]', async () => {
    const order_index = await queryClient.query(nextFaqOrderIndex())
    expect(order_index).toBeGreaterThan(12)
    const faq = { question: 'Managed?', answer: 'Yes', order_index, published: true }
    const { id, updated_at } = await runMutation(createFaq(), faq)
    await runMutation(setFaqPublished(), { id, published: false })
    const staleUpdate = runMutation(updateFaq(), { ...faq, id, updated_at, question: 'Changed?' })
    await expect(staleUpdate).rejects.toThrow(EditConflict)
    const { theirs } = (await staleUpdate.catch((error: unknown) => error)) as EditConflict<StoredFaq>
    expect(theirs).toMatchObject({ question: 'Managed?', published: false })
    await runMutation(updateFaq(), {
      ...faq,
      id,
      updated_at: theirs.updated_at,
      published: false,
      question: 'Changed?',
    })
    expect(await queryClient.query({ ...faqById(id), staleTime: 0 })).toMatchObject({
      question: 'Changed?',
      published: false,
    })
    await runMutation(deleteFaq(), id)
    const updateAfterDelete = runMutation(updateFaq(), { ...faq, id, updated_at })
    await expect(updateAfterDelete.catch((error: unknown) => errorMessageFor(error, 'Failed'))).resolves.toMatch(
      /no longer exists/,
    )
  })
})
