import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { styled } from 'styled-components'
import { Button } from '@fortnight/shared-ui/Button'
import { ButtonLink } from '@fortnight/shared-ui/ButtonLink'
import { DraftNotice } from '@fortnight/shared-ui/DraftNotice'
import { Field } from '@fortnight/shared-ui/Field'
import { Input } from '@fortnight/shared-ui/Input'
import { useMutation, useQueryClient } from '@fortnight/shared-ui/query'
import { useNavigate } from '@fortnight/shared-ui/router'
import { Select } from '@fortnight/shared-ui/Select'
import { Textarea } from '@fortnight/shared-ui/Textarea'
import { toast } from '@fortnight/shared-ui/Toast'
import { useDraft } from '@fortnight/shared-ui/useDraft'
import { useLeaveWarning } from '@fortnight/shared-ui/useLeaveWarning'
import { PartnerConflict, partnershipTypes, savePartner, type StoredPartner } from '@fortnight/supabase/adminPartners'
import { sentenceFor } from '@fortnight/supabase/errors'
import { partnerCategories } from '@fortnight/supabase/partners'
import { useSession } from '@fortnight/supabase/session'
import { ConflictNotice } from '../layout/ConflictNotice.tsx'
import { EditorStatus } from '../layout/EditorStatus.tsx'
import { ImageField } from '../layout/ImageField.tsx'
import { isUploading, stillUploading } from '../layout/imageUploads.ts'
import { CaseStudyFields } from './CaseStudyFields.tsx'
import { EntriesField } from './EntriesField.tsx'
import { blankPartner, formValuesOf, type PartnerFormValues, partnerSchema, storedValuesOf } from './partnerSchema.ts'

const Form = styled.form`
  display: grid;
  gap: var(--space-4);
  max-width: 52rem;
`
const Pair = styled.div`
  display: grid;
  gap: var(--space-4);

  @media (min-width: 40rem) {
    grid-template-columns: 1fr 1fr;
  }
`
const Failure = styled.p`
  padding: var(--space-3) var(--space-4);
  border: 1px solid var(--danger);
  border-radius: var(--radius-small);
  background: var(--danger-soft);
  color: var(--danger);
`
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: var(--space-3);

  > :first-child {
    margin-inline-end: auto;
  }
`

/** Everything about one partner; without one it creates one. A refused save keeps every value. */
export function PartnerForm({ partner }: { partner?: StoredPartner }) {
  const navigate = useNavigate()
  const userId = useSession(({ user }) => user?.id)
  const queryClient = useQueryClient()
  const save = useMutation(savePartner())
  const [base, setBase] = useState(partner)
  const [conflict, setConflict] = useState<StoredPartner>()

  const form = useForm<PartnerFormValues, unknown, PartnerFormValues>({
    resolver: zodResolver(partnerSchema),
    defaultValues: partner ? formValuesOf(partner) : blankPartner,
  })
  const { register, control, handleSubmit, setError, getValues, reset, formState } = form
  const { errors, isSubmitting, isDirty, dirtyFields } = formState
  const draft = useDraft(`partner-${partner?.id ?? 'new'}:${userId}`, form)
  useLeaveWarning(isDirty)
  const idleText = partner ? 'Update Partner' : 'Create Partner'

  const store = async (values: PartnerFormValues, against: StoredPartner | undefined) => {
    if (isUploading(queryClient)) return setError('root', { message: stillUploading })
    setConflict(undefined)
    try {
      const stored = storedValuesOf(values)
      await save.mutateAsync(against ? { ...stored, id: against.id, updated_at: against.updated_at } : stored)
    } catch (error) {
      if (error instanceof PartnerConflict) setConflict(error.theirs)
      else setError('root', { message: sentenceFor(error, 'Failed to save partner') })
      return
    }
    draft.clear()
    toast.success('Partner saved')
    // [ADMIN-PART-9]
    await navigate('/admin/partners')
  }
  const submit = handleSubmit((values) => store(values, base))

  // What the person has changed wins, everything else is as it is stored now.
  const keepMine = (theirs: StoredPartner) => {
    const mine = Object.entries(getValues()).filter(([name]) => name in dirtyFields)
    setBase(theirs)
    reset(formValuesOf(theirs))
    for (const [name, value] of mine) form.setValue(name as keyof PartnerFormValues, value, { shouldDirty: true })
    return handleSubmit((values) => store(values, theirs))()
  }
  const takeTheirs = (theirs: StoredPartner) => {
    setBase(theirs)
    setConflict(undefined)
    reset(formValuesOf(theirs))
    draft.clear()
  }

  return (
    <Form noValidate onSubmit={submit}>
      <DraftNotice found={draft.found} onRestore={draft.restore} onDiscard={draft.discard} />
      {errors.root && <Failure role="alert">{errors.root.message}</Failure>}
      {conflict && (
        <ConflictNotice
          noun="partner"
          mine={JSON.stringify(getValues(), null, 2)}
          onKeepMine={() => void keepMine(conflict)}
          onTakeTheirs={() => takeTheirs(conflict)}
        />
      )}
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
      <Controller
        name="benefits"
        control={control}
        render={({ field: { value, onChange } }) => (
          <EntriesField
            label="Benefits *"
            noun="benefit"
            value={value}
            onChange={onChange}
            error={errors.benefits?.message}
          />
        )}
      />
      <CaseStudyFields form={form} />
      <Actions>
        <span>
          {(partner || isDirty) && (
            <EditorStatus
              state={isSubmitting ? 'saving' : errors.root ? 'failed' : isDirty ? 'unsaved' : 'saved'}
              onRetry={() => void submit()}
            />
          )}
        </span>
        <ButtonLink to="/admin/partners" variant="secondary">
          Cancel
        </ButtonLink>
        {/* Disabled after the save as well: a click while the list is on its way must not create a second partner. */}
        <Button type="submit" disabled={isSubmitting || save.isSuccess}>
          {isSubmitting ? 'Saving...' : idleText}
        </Button>
      </Actions>
    </Form>
  )
}

const optionOf = (name: string) => (
  <option key={name} value={name}>
    {name}
  </option>
)
