import { z } from 'zod'
import { partnershipTypes, type PartnerValues, type StoredPartner } from '@fortnight/supabase/partners/adminQueries'
import { partnerCategories } from '@fortnight/supabase/partners/queries'
import { requiredText } from '../form/requiredText.ts'
import { appendUnique } from '../form/appendUnique.ts'

/** Whether a text is an http(s) URL; rejects URLs that a browser would execute, such as javascript:. */
function isHttpUrl(text: string) {
  if (/[\s<>"\\]/.test(text)) return false
  try {
    return ['http:', 'https:'].includes(new URL(text).protocol) && /^https?:\/\//i.test(text)
  } catch {
    return false
  }
}
const isOwnImagePath = (text: string) => /^\/[a-z0-9][^\s<>"\\]*$/i.test(text)

const oneOf = (choices: readonly string[], message: string) =>
  z.string().refine((text) => choices.includes(text), message)

const maxEntries = 30
const tooManyEntriesMessage = `Please keep this to ${maxEntries} entries`

/** A list of texts; drops blanks and duplicates. [ADMIN-PART-6] */
const entries = z
  .array(z.string())
  .transform((list) => [...new Set(list.map((entry) => entry.trim()).filter(Boolean))])
  .refine((list) => list.length <= maxEntries, tooManyEntriesMessage)
  .refine(
    (list) => list.join('').length <= 6000,
    'Please shorten the entries: together they have more than 6,000 characters',
  )

/** Validates the form's values. [ADMIN-PART-5] */
export const partnerSchema = z
  .object({
    name: requiredText('Name', 120),
    website: requiredText('Website', 2000).refine(isHttpUrl, 'Please enter a web address such as https://example.com'),
    category: oneOf(partnerCategories, 'Please choose a category'),
    partnership_type: oneOf(partnershipTypes, 'Please choose a type'),
    logo_url: requiredText('Logo URL', 2000).refine(
      (text) => isHttpUrl(text) || isOwnImagePath(text),
      'Please enter a web address such as https://example.com/logo.png',
    ),
    description: requiredText('Description', 3000),
    benefits: entries,
    /** Typed but not added yet; saving adds it. */
    new_benefit: z.string(),
    case_study_title: z.string().trim().max(200, 'Please keep the title to 200 characters'),
    case_study_description: z.string().trim().max(3000, 'Please keep the description to 3000 characters'),
    case_study_results: entries,
    new_result: z.string(),
  })
  .refine(({ benefits, new_benefit }) => appendUnique(benefits, new_benefit).length <= maxEntries, {
    path: ['benefits'],
    error: tooManyEntriesMessage,
  })
  .refine(({ case_study_results, new_result }) => appendUnique(case_study_results, new_result).length <= maxEntries, {
    path: ['case_study_results'],
    error: tooManyEntriesMessage,
  })

/** The form's values. */
export type PartnerFormValues = {
  [Field in keyof PartnerValues]: NonNullable<PartnerValues[Field]>
} & { new_benefit: string; new_result: string }

/** The form's values for a new partner. [ADMIN-PART-8] */
export const blankPartner: PartnerFormValues = {
  name: '',
  website: '',
  category: 'AI Technology',
  partnership_type: 'Technology Partner',
  logo_url: '',
  description: '',
  benefits: [],
  new_benefit: '',
  case_study_title: '',
  case_study_description: '',
  case_study_results: [],
  new_result: '',
}

/** The form's values of a stored partner. */
export const toFormValues = ({ id: _id, updated_at: _updatedAt, ...partner }: StoredPartner): PartnerFormValues => ({
  ...partner,
  new_benefit: '',
  new_result: '',
  case_study_title: partner.case_study_title ?? '',
  case_study_description: partner.case_study_description ?? '',
  case_study_results: partner.case_study_results ?? [],
})

/** The stored values of the form's; empty parts of the case study become null. [ADMIN-PART-7] */
export function toStoredValues({ new_benefit, new_result, ...values }: PartnerFormValues): PartnerValues {
  const results = appendUnique(values.case_study_results, new_result)
  return {
    ...values,
    benefits: appendUnique(values.benefits, new_benefit),
    case_study_title: values.case_study_title || null,
    case_study_description: values.case_study_description || null,
    case_study_results: results.length > 0 ? results : null,
  }
}
