import { queryOptions } from '@tanstack/react-query'
import { database } from '@fortnight/supabase/client'
import { endRevokedSession } from '../core/session/endRevokedSession.ts'
import type { UserType } from '@fortnight/supabase/session'

/** The first part of the query keys of everything about profiles. */
export const profilesKey = ['user_profiles'] as const

/** Whether an account is an admin or a client; null when it has no profile. Throws when the lookup fails. [AUTH-1] */
export async function fetchUserType(userId: string): Promise<UserType | null> {
  const db = await database()
  const { data } = await db.from('user_profiles').select('user_type').eq('id', userId).maybeSingle().throwOnError()
  if (data) return data.user_type as UserType
  await endRevokedSession()
  return null
}

/** The user's own profile; null when there is none, and the dashboard creates it. [DASH-12, ROLE-3] */
export const ownProfile = (userId: string) =>
  queryOptions({
    queryKey: [...profilesKey, 'own', userId],
    queryFn: async ({ signal }) => {
      const db = await database()
      const row = db
        .from('user_profiles')
        .select('id, name, email, mobile_number, company_name, how_heard_about_us, created_at')
        .eq('id', userId)
      return (await row.abortSignal(signal).maybeSingle().throwOnError()).data
    },
  })
