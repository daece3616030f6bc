import { type ComponentProps, useId } from 'react'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { styled } from 'styled-components'
import { radioStyles } from '../../controls/choiceStyles.ts'
import { Select } from '../../controls/Select.tsx'
import { Textarea } from '../../controls/Textarea.tsx'
import { Field } from '../../forms/Field.tsx'
import { FieldError } from '../../forms/FieldError.tsx'
import { previewKind } from '../../room/files/fileKind.ts'
import type { RoomFile } from '../../room/roomRecords.ts'
import type { AgentVersion } from '../acceptanceRecords.ts'
import { CaseFiles } from '../cases/CaseFiles.tsx'
import type { Attachments } from '../cases/useAttachments.ts'
import type { RunFormValues } from './runValues.ts'

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
`
const Results = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-4);
  margin: 0;
  padding: 0;
  border: 0;

  > legend {
    padding: 0;
    font-weight: 600;
  }

  > label {
    display: inline-flex;
    align-items: center;
    gap: var(--space-2);
    min-height: 44px;
    padding-inline: var(--space-3);
    border: 1px solid var(--line-strong);
    border-radius: var(--radius-small);
    cursor: pointer;
  }

  > label:has(:checked) {
    border-color: var(--accent);
    background: var(--accent-soft);
  }

  input {
    ${radioStyles}
  }

  > p {
    flex: 1 1 100%;
  }
`

type Props = ComponentProps<'div'> & {
  form: UseFormReturn<RunFormValues, unknown, RunFormValues>
  versions: AgentVersion[]
  available: RoomFile[]
  attachments: Attachments | undefined
}

/** The fields of a result. */
export function RunFields({ form, versions, available, attachments, ...rest }: Props) {
  const { register, control, formState } = form
  const { errors } = formState
  const errorId = useId()
  const resultError = errors.result?.message
  return (
    <Root {...rest}>
      <Field label="Version of the agent">
        <Select {...register('version')}>
          {versions.map(({ name }) => (
            <option key={name}>{name}</option>
          ))}
        </Select>
      </Field>
      <Results aria-describedby={resultError && errorId}>
        <legend>Result</legend>
        <label>
          <input type="radio" value="pass" {...register('result')} /> Passed
        </label>
        <label>
          <input type="radio" value="fail" {...register('result')} /> Failed
        </label>
        {resultError && <FieldError id={errorId}>{resultError}</FieldError>}
      </Results>
      <Field label="Note" hint="What came out. A failure needs one." error={errors.note?.message}>
        <Textarea rows={3} {...register('note')} />
      </Field>
      <Controller
        control={control}
        name="picture"
        render={({ field: { value, onChange } }) => (
          <CaseFiles
            label="Picture"
            hint="A screenshot of the result, kept with the files of the project."
            max={1}
            accept="image/*"
            available={available.filter((file) => previewKind(file) === 'image')}
            {...{ value, onChange, attachments }}
          />
        )}
      />
    </Root>
  )
}
