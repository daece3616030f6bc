import { z } from 'zod'
import { partnershipTypes, type PartnerValues, type StoredPartner } from '@fortnight/supabase/partners/adminQueries'
import { partnerCategories } from '@fortnight/supabase/partners/queries'
import { withEntry } from '../form/withEntry.ts'

const words = (label: string, most: number) =>
  z.string().trim().min(1, `${label} is required`).max(most, `Please keep ${label} to ${most} characters`)

/** Only the web's own addresses: what a browser would run, such as javascript:, is none. */
function isWebAddress(text: string) {
  if (/[\s<>"\\]/.test(text)) return false
  try {
    return ['http:', 'https:'].includes(new URL(text).protocol) && /^https?:\/\//i.test(text)
  } catch {
    return false
  }
}
const isOwnPicture = (text: string) => /^\/[a-z0-9][^\s<>"\\]*$/i.test(text)

const oneOf = (choices: readonly string[], sentence: string) =>
  z.string().refine((text) => choices.includes(text), sentence)

const mostEntries = 30
const tooManyEntries = `Please keep it to ${mostEntries} entries`

/** Non-empty strings, each once; what is blank or there already is left out. [ADMIN-PART-6] */
const entries = z
  .array(z.string())
  .transform((list) => [...new Set(list.map((entry) => entry.trim()).filter(Boolean))])
  .refine((list) => list.length <= mostEntries, tooManyEntries)
  .refine(
    (list) => list.join('').length <= 6000,
    'Please shorten the entries: together they have more than 6,000 characters',
  )

/** What a partner has, as the form holds it. [ADMIN-PART-5] */
export const partnerSchema = z
  .object({
    name: words('Name', 120),
    website: words('Website', 2000).refine(isWebAddress, 'Please enter a web address such as https://example.com'),
    category: oneOf(partnerCategories, 'Please choose a category'),
    partnership_type: oneOf(partnershipTypes, 'Please choose a type'),
    logo_url: words('Logo URL', 2000).refine(
      (text) => isWebAddress(text) || isOwnPicture(text),
      'Please enter a web address such as https://example.com/logo.png',
    ),
    description: words('Description', 3000),
    benefits: entries,
    /** What has been typed and not been added yet; saving adds it. */
    new_benefit: z.string(),
    case_study_title: z.string().trim().max(200, 'Please keep the title to 200 characters'),
    case_study_description: z.string().trim().max(3000, 'Please keep the description to 3000 characters'),
    case_study_results: entries,
    new_result: z.string(),
  })
  .refine(({ benefits, new_benefit }) => withEntry(benefits, new_benefit).length <= mostEntries, {
    path: ['benefits'],
    error: tooManyEntries,
  })
  .refine(({ case_study_results, new_result }) => withEntry(case_study_results, new_result).length <= mostEntries, {
    path: ['case_study_results'],
    error: tooManyEntries,
  })

/** What the form's fields hold. */
export type PartnerFormValues = {
  [Field in keyof PartnerValues]: NonNullable<PartnerValues[Field]>
} & { new_benefit: string; new_result: string }

/** What a new partner starts with. [ADMIN-PART-8] */
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

export const formValuesOf = ({ id: _id, updated_at: _at, ...partner }: StoredPartner): PartnerFormValues => ({
  ...partner,
  new_benefit: '',
  new_result: '',
  case_study_title: partner.case_study_title ?? '',
  case_study_description: partner.case_study_description ?? '',
  case_study_results: partner.case_study_results ?? [],
})

/** Parts of a case study that are empty are stored as none. [ADMIN-PART-7] */
export function storedValuesOf({ new_benefit, new_result, ...values }: PartnerFormValues): PartnerValues {
  const results = withEntry(values.case_study_results, new_result)
  return {
    ...values,
    benefits: withEntry(values.benefits, new_benefit),
    case_study_title: values.case_study_title || null,
    case_study_description: values.case_study_description || null,
    case_study_results: results.length > 0 ? results : null,
  }
}
