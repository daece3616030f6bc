import { type MutationOptions, QueryClient } from '@tanstack/react-query'
import { auth, connect } from '@fortnight/supabase/client'
import {
  allProjects,
  type OwnProject,
  ownProject,
  ownProjects,
  type ProjectFilter,
} from '../../src/projects/projects.ts'
import { database, remove, service, signUp } from './api.ts'

/** The cache of the page, where a test looks for what a person sees. */
export const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })

/** The signed-in client of a test file; the id is there once the tests run. */
export const me = { id: '' }

/** Signs a client up and in, with no projects at the start of each test. */
export function signedInClient() {
  beforeAll(async () => {
    connect({ url: database.url, key: database.publishableKey })
    const email = `${crypto.randomUUID()}@queries.example`
    me.id = (await signUp(email, { name: 'Querying' })).id
    await (await auth()).signInWithPassword({ email, password: 'fortnight-test' })
  })
  beforeEach(async () => {
    queries.clear()
    await remove(`projects?user_id=eq.${me.id}`)
  })
}

/** Runs a mutation as a screen does. */
export function run<Data, Input, Before>(options: MutationOptions<Data, Error, Input, Before>, input: Input) {
  return queries.getMutationCache().build(queries, options).execute(input)
}

export const asked = (filter: Partial<ProjectFilter> = {}) => ownProjects(me.id, { ...allProjects, ...filter })
export const list = (filter?: Partial<ProjectFilter>) => queries.fetchQuery({ ...asked(filter), staleTime: 0 })
export const one = (id: string) => queries.fetchQuery({ ...ownProject(me.id, id), staleTime: 0 })
export const names = ({ projects }: { projects: OwnProject[] }) => projects.map(({ name }) => name)
export const stored = async (id: string) => (await service(`projects?id=eq.${id}`)).rows[0]

/** What the new-project form sends. */
export const newProject = (name: string) => ({ user_id: me.id, name, priority: 'medium' })

/** What the edit form sends when nothing was changed. */
export const changeOf = ({ id, updated_at, name, priority, status }: OwnProject) => ({
  ...{ id, user_id: me.id, updated_at, name, priority, status },
  ...{ description: '', budget_range: '', timeline: '', requirements: '' },
})
