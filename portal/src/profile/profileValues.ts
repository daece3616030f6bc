import { z } from 'zod'
import type { ProfileInput } from '@fortnight/supabase/profiles/mutations'

// Counts code points as the database does; `length` counts an emoji twice.
const limitedText = (name: string, maxLength: number) =>
  z
    .string()
    .trim()
    .refine((value) => Array.from(value).length <= maxLength, {
      error: `Please keep your ${name} to ${maxLength} characters`,
    })

/** Validates a profile; the limits are those of the database. [PROF-4] */
export const profileSchema = z.object({
  name: limitedText('name', 120).min(1, 'Name is required'),
  email: limitedText('email', 320)
    .min(1, 'Email is required')
    .refine((value) => value === '' || z.regexes.email.test(value), 'Enter an email address like name@company.com'),
  mobile_number: limitedText('mobile number', 40),
  company_name: limitedText('company name', 160),
  how_heard_about_us: z.string(),
})

/** The values of the profile form. */
export type ProfileValues = z.infer<typeof profileSchema>

/** The form values of a stored profile. [PROF-1] */
export const valuesOf = (stored: { [field in keyof Omit<ProfileInput, 'id'>]: string | null }): ProfileValues => ({
  name: stored.name ?? '',
  email: stored.email ?? '',
  mobile_number: stored.mobile_number ?? '',
  company_name: stored.company_name ?? '',
  how_heard_about_us: stored.how_heard_about_us ?? '',
})
