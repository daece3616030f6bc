import { queryOptions } from '@tanstack/react-query'
import { database } from '@fortnight/supabase/client'
import { projectsKey } from '../projects/cache.ts'
import type { SignOffState } from './signOff.ts'

/** What is missing for the sign-off of a project, what will be accepted, or what was. */
export const signOffState = (project: string) =>
  queryOptions({
    queryKey: [...projectsKey, 'signOff', project],
    queryFn: async ({ signal }) => {
      const db = await database()
      const { data } = await db.rpc('sign_off_state', { project }).abortSignal(signal).throwOnError()
      return data as unknown as SignOffState
    },
  })
