import { styled } from 'styled-components'
import { Field } from '@fortnight/shared-ui/forms/Field'
import { Input } from '@fortnight/shared-ui/controls/Input'
import { useMutation } from '@fortnight/shared-ui/query'
import { Select } from '@fortnight/shared-ui/controls/Select'
import { Textarea } from '@fortnight/shared-ui/controls/Textarea'
import { partnershipTypes, savePartner, type StoredPartner } from '@fortnight/supabase/partners/adminQueries'
import { partnerCategories } from '@fortnight/supabase/partners/queries'
import { EditForm } from '../form/EditForm.tsx'
import { FormFoot } from '../form/FormFoot.tsx'
import { FormNotices } from '../form/FormNotices.tsx'
import { ImageField } from '../image/ImageField.tsx'
import { useAdminRecordForm } from '../form/useAdminRecordForm.ts'
import { CaseStudyFields } from './CaseStudyFields.tsx'
import { EntriesField } from './TextListField.tsx'
import { partnerFields } from './partnerFieldLabels.ts'
import { blankPartner, formValuesOf, type PartnerFormValues, partnerSchema, storedValuesOf } from './partnerSchema.ts'

const Pair = styled.div`
  display: grid;
  gap: var(--space-4);

  @media (min-width: 40rem) {
    grid-template-columns: 1fr 1fr;
  }
`
const Mark = styled.span`
  color: var(--danger);
`

/** Everything about one partner; without one it creates one. */
export function PartnerForm({ partner }: { partner?: StoredPartner }) {
  const { mutateAsync } = useMutation(savePartner())
  const state = useAdminRecordForm({
    noun: 'partner',
    // [ADMIN-PART-9]
    exit: '/admin/partners',
    schema: partnerSchema,
    row: partner,
    valuesOf: (stored) => (stored ? formValuesOf(stored) : blankPartner),
    save: (values: PartnerFormValues, base: StoredPartner | undefined) => {
      const stored = storedValuesOf(values)
      return mutateAsync(base ? { ...stored, id: base.id, updated_at: base.updated_at } : stored)
    },
  })
  const { form, submit } = state
  const { register, control, formState } = form
  const { errors } = formState

  return (
    <EditForm onSubmit={() => void submit()}>
      <FormNotices state={state} fields={partnerFields} />
      <Pair>
        <Field label="Name" error={errors.name?.message} required>
          <Input autoComplete="off" {...register('name')} />
        </Field>
        <Field label="Website" error={errors.website?.message} required>
          <Input type="url" autoComplete="off" placeholder="https://" {...register('website')} />
        </Field>
        <Field label="Category" error={errors.category?.message} required>
          <Select {...register('category')}>{partnerCategories.map(optionOf)}</Select>
        </Field>
        <Field label="Partnership type" error={errors.partnership_type?.message} required>
          <Select {...register('partnership_type')}>{partnershipTypes.map(optionOf)}</Select>
        </Field>
      </Pair>
      <ImageField control={control} name="logo_url" label="Logo URL" required />
      <Field label="Description" error={errors.description?.message} required>
        <Textarea rows={5} {...register('description')} />
      </Field>
      <EntriesField
        control={control}
        name="benefits"
        typedName="new_benefit"
        label={
          <>
            Benefits <Mark>*</Mark>
          </>
        }
        noun="benefit"
      />
      <CaseStudyFields form={form} />
      <FormFoot state={state} idleText={partner ? 'Update Partner' : 'Create Partner'} />
    </EditForm>
  )
}

const optionOf = (name: string) => (
  <option key={name} value={name}>
    {name}
  </option>
)
