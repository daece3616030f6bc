import { type MutationOptions, QueryClient } from '@tanstack/react-query'
import { auth, connect } from '@fortnight/supabase/client'
import { defaultProjectFilter, ownProject, ownProjects, type ProjectFilter } from '../../src/projects/queries.ts'
import type { OwnProject } from '../../src/projects/ownProject.ts'
import { database, deleteRows, requestAsService, signUp } from './api.ts'

/** The query cache of the page. */
export const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })

/** The signed-in client of a test file; the id is set before the first test. */
export const currentUser = { id: '' }

/** Signs a client up and in, and deletes its projects before each test. */
export function signedInClient() {
  beforeAll(async () => {
    connect({ url: database.url, key: database.publishableKey })
    const email = `${crypto.randomUUID()}@queries.example`
    currentUser.id = (await signUp(email, { name: 'Querying' })).id
    await (await auth()).signInWithPassword({ email, password: 'fortnight-test' })
  })
  beforeEach(async () => {
    queryClient.clear()
    await deleteRows(`projects?user_id=eq.${currentUser.id}`)
  })
}

/** Runs a mutation as a screen does. */
export function runMutation<Data, Input, Before>(options: MutationOptions<Data, Error, Input, Before>, input: Input) {
  return queryClient.getMutationCache().build(queryClient, options).execute(input)
}

export const listOptions = (filter: Partial<ProjectFilter> = {}) =>
  ownProjects(currentUser.id, { ...defaultProjectFilter, ...filter })
export const fetchList = (filter?: Partial<ProjectFilter>) =>
  queryClient.query({ ...listOptions(filter), staleTime: 0 })
export const fetchProject = (id: string) => queryClient.query({ ...ownProject(currentUser.id, id), staleTime: 0 })
export const projectNames = ({ projects }: { projects: OwnProject[] }) => projects.map(({ name }) => name)
export const storedProject = async (id: string) => (await requestAsService(`projects?id=eq.${id}`)).rows[0]

/** What the new-project form submits. */
export const newProject = (name: string) => ({ user_id: currentUser.id, name, priority: 'medium' })

/** What the edit form submits when nothing was changed. */
export const unchangedForm = ({ id, updated_at, name, priority, status }: OwnProject) => ({
  ...{ id, user_id: currentUser.id, updated_at, name, priority, status },
  ...{ description: '', budget_range: '', timeline: '', requirements: '' },
})
