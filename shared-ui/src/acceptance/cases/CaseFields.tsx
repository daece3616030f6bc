import type { ComponentProps } from 'react'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { styled } from 'styled-components'
import { Input } from '../../controls/Input.tsx'
import { Select } from '../../controls/Select.tsx'
import { Textarea } from '../../controls/Textarea.tsx'
import { Field } from '../../forms/Field.tsx'
import type { RoomFile } from '../../room/roomRecords.ts'
import { CaseFiles } from './CaseFiles.tsx'
import { type CaseFormValues, maxCaseFiles } from './caseValues.ts'
import type { Attachments } from './useAttachments.ts'

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
`

type Props = ComponentProps<'div'> & {
  form: UseFormReturn<CaseFormValues, unknown, CaseFormValues>
  available: RoomFile[]
  attachments: Attachments | undefined
  /** A proposal says why. */
  hasReason: boolean
}

/** The fields of a case. */
export function CaseFields({ form, available, attachments, hasReason, ...rest }: Props) {
  const { register, control, formState } = form
  const { errors } = formState
  return (
    <Root {...rest}>
      <Field label="Title" error={errors.title?.message} required>
        <Input {...register('title')} />
      </Field>
      <Field
        label="Input"
        hint="What the agent is given: an email, a question, a document."
        error={errors.input?.message}
        required
      >
        <Textarea rows={4} {...register('input')} />
      </Field>
      <Field
        label="Expected result"
        hint="What must come out, so that anyone can tell whether it passed or failed."
        error={errors.expected?.message}
        required
      >
        <Textarea rows={4} {...register('expected')} />
      </Field>
      <Field label="Importance" hint="The agent goes live when it passes every must-have.">
        <Select {...register('importance')}>
          <option value="must">Must-have</option>
          <option value="should">Should-have</option>
        </Select>
      </Field>
      <Controller
        control={control}
        name="files"
        render={({ field: { value, onChange } }) => (
          <CaseFiles
            label="Example files"
            hint={`Up to ${maxCaseFiles}, each in the version that it has now.`}
            max={maxCaseFiles}
            {...{ value, onChange, available, attachments }}
          />
        )}
      />
      {hasReason && (
        <Field label="Reason" hint="Why the list should change." error={errors.reason?.message} required>
          <Textarea rows={2} {...register('reason')} />
        </Field>
      )}
    </Root>
  )
}
