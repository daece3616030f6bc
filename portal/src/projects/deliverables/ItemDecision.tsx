import { useId } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { styled } from 'styled-components'
import { radioStyles } from '@fortnight/shared-ui/controls/choiceStyles'
import { Textarea } from '@fortnight/shared-ui/controls/Textarea'
import { Field } from '@fortnight/shared-ui/forms/Field'
import { FieldError } from '@fortnight/shared-ui/forms/FieldError'
import { VisuallyHidden } from '@fortnight/shared-ui/page/VisuallyHidden'
import { ItemContent } from '@fortnight/shared-ui/room/deliverables/ItemContent'
import type { RoomFile } from '@fortnight/shared-ui/room/roomRecords'
import type { DeliverableItem } from '@fortnight/supabase/deliverables/deliverable'
import type { DecisionValues } from './decisionSchema.ts'

const Root = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2) var(--space-5);
  padding-block: var(--space-4);
  border-top: 1px solid var(--line);

  > fieldset {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-5);
    min-width: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }

  label:has(> input) {
    display: inline-flex;
    gap: var(--space-2);
    align-items: center;
    min-height: 44px;
    cursor: pointer;
  }

  @media (min-width: 48rem) {
    grid-template-columns: minmax(0, 1fr) auto;

    > :nth-child(n + 3) {
      grid-column: 1 / -1;
    }

    /* Below its choices, which it does not move. */
    > fieldset + [role='alert'] {
      grid-column: 2;
      width: 0;
      min-width: 100%;
    }
  }

  input {
    ${radioStyles}
  }
`

type Props = {
  item: DeliverableItem
  index: number
  form: UseFormReturn<DecisionValues>
  onOpenFile: (file: RoomFile) => void
}

/** A file or a link, and what the client decides about it. */
export function ItemDecision({ item, index, form, onOpenFile }: Props) {
  const errorId = useId()
  const { decision, comment } = form.formState.errors.decisions?.[index] ?? {}
  const chosen = form.watch(`decisions.${index}.decision`)
  const radio = {
    type: 'radio',
    ...form.register(`decisions.${index}.decision`),
    'aria-describedby': decision ? errorId : undefined,
  } as const
  return (
    <Root>
      <ItemContent item={item} onOpenFile={onOpenFile} />
      <fieldset>
        <VisuallyHidden as="legend">{item.label}</VisuallyHidden>
        <label>
          <input value="approved" {...radio} /> Approve
        </label>
        <label>
          <input value="changes" {...radio} /> Ask for changes
        </label>
      </fieldset>
      {decision && <FieldError id={errorId}>{decision.message}</FieldError>}
      {chosen !== '' && (
        <Field
          label={
            <>
              {chosen === 'changes' ? 'What should change?' : 'Comment'} <VisuallyHidden>{item.label}</VisuallyHidden>
            </>
          }
          error={comment?.message}
          required={chosen === 'changes'}
          optional={chosen !== 'changes'}
        >
          <Textarea rows={3} {...form.register(`decisions.${index}.comment`)} />
        </Field>
      )}
    </Root>
  )
}
