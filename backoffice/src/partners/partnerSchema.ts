import { z } from 'zod'
import { partnershipTypes, type PartnerValues, type StoredPartner } from '@fortnight/supabase/adminPartners'
import { partnerCategories } from '@fortnight/supabase/partners'

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

/** Non-empty strings, each once; what is blank or there already is left out. [ADMIN-PART-6] */
const entries = z
  .array(z.string())
  .transform((list) => [...new Set(list.map((entry) => entry.trim()).filter(Boolean))])
  .refine((list) => list.length <= 30, 'Please keep it to 30 entries')
  .refine(
    (list) => list.join('').length <= 6000,
    'Please shorten the entries: together they have more than 6,000 characters',
  )

/** What a partner has, as the form holds it. [ADMIN-PART-5] */
export const partnerSchema = z.object({
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
  case_study_title: z.string().trim().max(200, 'Please keep the title to 200 characters'),
  case_study_description: z.string().trim().max(3000, 'Please keep the description to 3000 characters'),
  case_study_results: entries,
})

/** What the form's fields hold. */
export type PartnerFormValues = {
  [Field in keyof PartnerValues]: NonNullable<PartnerValues[Field]>
}

/** What a new partner starts with. [ADMIN-PART-8] */
export const blankPartner: PartnerFormValues = {
  name: '',
  website: '',
  category: 'AI Technology',
  partnership_type: 'Technology Partner',
  logo_url: '',
  description: '',
  benefits: [],
  case_study_title: '',
  case_study_description: '',
  case_study_results: [],
}

export const formValuesOf = ({ id: _id, updated_at: _at, ...partner }: StoredPartner): PartnerFormValues => ({
  ...partner,
  case_study_title: partner.case_study_title ?? '',
  case_study_description: partner.case_study_description ?? '',
  case_study_results: partner.case_study_results ?? [],
})

/** Parts of a case study that are empty are stored as none. [ADMIN-PART-7] */
export const storedValuesOf = (values: PartnerFormValues): PartnerValues => ({
  ...values,
  case_study_title: values.case_study_title || null,
  case_study_description: values.case_study_description || null,
  case_study_results: values.case_study_results.length > 0 ? values.case_study_results : null,
})
