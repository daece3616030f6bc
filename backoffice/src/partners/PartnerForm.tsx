import { styled } from 'styled-components'
import { Field } from '@fortnight/shared-ui/forms/Field'
import { requiredLabel } from '@fortnight/shared-ui/forms/requiredLabel'
import { Input } from '@fortnight/shared-ui/controls/Input'
import { useMutation } from '@fortnight/shared-ui/query'
import { Select } from '@fortnight/shared-ui/controls/Select'
import { Textarea } from '@fortnight/shared-ui/controls/Textarea'
import { partnershipTypes, type StoredPartner } from '@fortnight/supabase/partners/adminQueries'
import { createPartner, updatePartner } from '@fortnight/supabase/partners/adminMutations'
import { partnerCategories } from '@fortnight/supabase/partners/queries'
import { FormFooter } from '../form/FormFooter.tsx'
import { FormGrid } from '../form/FormGrid.tsx'
import { FormNotices } from '../form/FormNotices.tsx'
import { FormRail, RailForm } from '../form/RailForm.tsx'
import { ImageField } from '../image/ImageField.tsx'
import { useAdminRecordForm } from '../form/useAdminRecordForm.ts'
import { CaseStudyFields } from './CaseStudyFields.tsx'
import { TextListField } from './TextListField.tsx'
import { partnerFieldLabels } from './partnerFieldLabels.ts'
import { blankPartner, toFormValues, type PartnerFormValues, partnerSchema, toStoredValues } from './partnerSchema.ts'

/* The optional case study comes last; on wide screens below the other content, so that the rail is beside both. */
const PartnerFields = styled(RailForm)`
  @media (min-width: 75rem) {
    > aside {
      grid-row: span 2;
    }
  }
`
const RequiredLabel = styled.span`
  ${requiredLabel}
`

/** Edits a partner; without one it creates a new one. */
export function PartnerForm({ partner }: { partner?: StoredPartner }) {
  const { mutateAsync: create } = useMutation(createPartner())
  const { mutateAsync: update } = useMutation(updatePartner())
  const state = useAdminRecordForm({
    noun: 'partner',
    // [ADMIN-PART-9]
    exit: '/admin/partners',
    schema: partnerSchema,
    row: partner,
    valuesOf: (stored) => (stored ? toFormValues(stored) : blankPartner),
    save: (values: PartnerFormValues, base: StoredPartner | undefined) => {
      const stored = toStoredValues(values)
      return base ? update({ ...stored, id: base.id, updated_at: base.updated_at }) : create(stored)
    },
  })
  const { form, submit } = state
  const { register, control, formState } = form
  const { errors } = formState

  return (
    <PartnerFields onSubmit={() => void submit()}>
      <FormNotices state={state} fields={partnerFieldLabels} />
      <FormGrid data-column>
        <div data-row>
          <Field label="Name" error={errors.name?.message} required>
            <Input autoComplete="off" {...register('name')} />
          </Field>
          <Field label="Website" error={errors.website?.message} required>
            <Input type="url" autoComplete="off" placeholder="https://" {...register('website')} />
          </Field>
        </div>
        <Field label="Description" error={errors.description?.message} required>
          <Textarea rows={5} {...register('description')} />
        </Field>
        <TextListField
          control={control}
          name="benefits"
          inputName="new_benefit"
          label={<RequiredLabel>Benefits</RequiredLabel>}
          noun="benefit"
        />
      </FormGrid>
      <FormRail aria-label="Partner settings">
        <section>
          <h2>Details</h2>
          <Field label="Category" error={errors.category?.message} required>
            <Select {...register('category')}>{partnerCategories.map(renderOption)}</Select>
          </Field>
          <Field label="Partnership type" error={errors.partnership_type?.message} required>
            <Select {...register('partnership_type')}>{partnershipTypes.map(renderOption)}</Select>
          </Field>
        </section>
        <section>
          <h2>Logo</h2>
          <ImageField control={control} name="logo_url" label="Logo URL" required />
        </section>
      </FormRail>
      <CaseStudyFields form={form} />
      <FormFooter state={state} submitText={partner ? 'Update Partner' : 'Create Partner'} />
    </PartnerFields>
  )
}

const renderOption = (name: string) => (
  <option key={name} value={name}>
    {name}
  </option>
)
