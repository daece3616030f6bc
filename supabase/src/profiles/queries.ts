import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { database } from '@fortnight/supabase/client'
import type { UserType } from '@fortnight/supabase/session'
import { readAnew } from '../core/invalidates.ts'

const profiles = ['user_profiles'] as const

const refresh = readAnew(profiles)

/** Whether an account is an admin or a client; null when it has no profile. An error is thrown, never guessed. [AUTH-1] */
export async function userTypeOf(userId: string): Promise<UserType | null> {
  const db = await database()
  const { data } = await db.from('user_profiles').select('user_type').eq('id', userId).maybeSingle().throwOnError()
  return data ? (data.user_type as UserType) : null
}

/** How somebody heard about us, as sign-up and profile ask for it. */
export const howHeardOptions = [
  { value: 'google-search', label: 'Google search' },
  { value: 'social-media', label: 'Social media' },
  { value: 'referral', label: 'Referral' },
  { value: 'blog-article', label: 'Blog article' },
  { value: 'conference', label: 'Conference' },
  { value: 'newsletter', label: 'Newsletter' },
  { value: 'other', label: 'Other' },
]

/** The caller's own profile; null when there is none, which the dashboard then makes. [DASH-12, ROLE-3] */
export const ownProfile = (userId: string) =>
  queryOptions({
    queryKey: [...profiles, 'own', userId],
    queryFn: async ({ signal }) => {
      const db = await database()
      const own = db
        .from('user_profiles')
        .select('id, name, email, mobile_number, company_name, how_heard_about_us, created_at')
        .eq('id', userId)
      return (await own.abortSignal(signal).maybeSingle().throwOnError()).data
    },
  })

/** The name of somebody of whom only the e-mail is known. [DASH-12] */
export const nameFromEmail = (email: string) => email.replace(/@.*/, '').trim().slice(0, 120) || 'User'

/** Makes the profile of a client who has none. Another tab may be first, which is as good. [DASH-12] */
export const createMissingProfile = () =>
  mutationOptions({
    mutationFn: async ({ userId, email }: { userId: string; email: string }) => {
      const db = await database()
      const { error } = await db.from('user_profiles').insert({ id: userId, name: nameFromEmail(email), email })
      if (error && error.code !== '23505') throw error
    },
    onSuccess: refresh,
  })

export type ProfileInput = {
  id: string
  name: string
  email: string
  mobile_number: string
  company_name: string
  how_heard_about_us: string
}

/** Changes the caller's own profile. The e-mail is the one to be reached at, not the one to sign in with. [PROF-10] */
export const updateOwnProfile = () =>
  mutationOptions({
    mutationFn: async ({ id, company_name, how_heard_about_us, ...texts }: ProfileInput) => {
      const db = await database()
      const profile = {
        ...texts,
        company_name: company_name || null,
        how_heard_about_us: how_heard_about_us || null,
      }
      await db.from('user_profiles').update(profile).eq('id', id).select('id').single().throwOnError()
    },
    onSuccess: refresh,
  })
