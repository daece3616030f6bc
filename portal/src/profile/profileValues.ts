import type { ProfileInput } from '@fortnight/supabase/profiles/mutations'
import { z } from 'zod'

// Counted in characters, as the database does; a smiley has two of what JavaScript counts.
const text = (what: string, limit: number) =>
  z
    .string()
    .trim()
    .refine((value) => [...value].length <= limit, { error: `Please keep your ${what} to ${limit} characters` })

/** What the profile accepts; the limits are those of the database. [PROF-4] */
export const profileSchema = z.object({
  name: text('name', 120).min(1, 'Name is required'),
  email: text('email', 320)
    .min(1, 'Email is required')
    .refine((value) => value === '' || z.regexes.email.test(value), 'Enter an e-mail address like name@company.com'),
  mobile_number: text('mobile number', 40),
  company_name: text('company name', 160),
  how_heard_about_us: z.string(),
})

/** What the profile form holds. */
export type ProfileValues = z.infer<typeof profileSchema>

/** A stored profile as the form shows it. [PROF-1] */
export const valuesOf = (stored: { [field in keyof Omit<ProfileInput, 'id'>]: string | null }): ProfileValues => ({
  name: stored.name ?? '',
  email: stored.email ?? '',
  mobile_number: stored.mobile_number ?? '',
  company_name: stored.company_name ?? '',
  how_heard_about_us: stored.how_heard_about_us ?? '',
})
