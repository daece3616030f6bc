import type { FieldLabels } from '@fortnight/shared-ui/forms/fieldLabels'
import type { PartnerFormValues } from './partnerSchema.ts'

/** The labels of the partner form's fields. */
export const partnerFieldLabels: FieldLabels<PartnerFormValues> = {
  name: 'Name',
  website: 'Website',
  category: 'Category',
  partnership_type: 'Partnership type',
  logo_url: 'Logo URL',
  description: 'Description',
  benefits: 'Benefits',
  case_study_title: 'Case study title',
  case_study_description: 'Case study description',
  case_study_results: 'Case study results',
}
