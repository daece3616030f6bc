import { mutationOptions } from '@tanstack/react-query'
import { database } from '@fortnight/supabase/client'
import { invalidates } from '../core/invalidates.ts'
import { profilesKey } from './queries.ts'

const maxNameLength = 120
const uniqueViolation = '23505'

const onSuccess = invalidates(profilesKey)

/** A name for a user of whom only the email address is known. [DASH-12] */
export const nameFromEmail = (email: string) => email.replace(/@.*/, '').trim().slice(0, maxNameLength) || 'User'

/** Creates the profile of a client who has none. Succeeds when another tab has created it already. [DASH-12] */
export const createMissingProfile = () =>
  mutationOptions({
    mutationFn: async ({ userId, email }: { userId: string; email: string }) => {
      const db = await database()
      const { error } = await db.from('user_profiles').insert({ id: userId, name: nameFromEmail(email), email })
      if (error && error.code !== uniqueViolation) throw error
    },
    onSuccess,
  })

export type ProfileInput = {
  id: string
  name: string
  email: string
  mobile_number: string
  company_name: string
  how_heard_about_us: string
}

/** Updates the user's own profile. Its email address is for contact, not the one to sign in with. [PROF-10] */
export const updateOwnProfile = () =>
  mutationOptions({
    mutationFn: async ({ id, company_name, how_heard_about_us, ...required }: ProfileInput) => {
      const db = await database()
      const profile = {
        ...required,
        company_name: company_name || null,
        how_heard_about_us: how_heard_about_us || null,
      }
      await db.from('user_profiles').update(profile).eq('id', id).select('id').single().throwOnError()
    },
    onSuccess,
  })
