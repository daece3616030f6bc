import type { ReactNode } from 'react'
import { Plus, X } from 'lucide-react'
import { type Control, useController } from 'react-hook-form'
import { styled } from 'styled-components'
import { Button } from '@fortnight/shared-ui/controls/Button'
import { Field } from '@fortnight/shared-ui/forms/Field'
import { Input } from '@fortnight/shared-ui/controls/Input'
import { useTextList } from '../form/useTextList.ts'
import type { PartnerFormValues } from './partnerSchema.ts'

const Root = styled.div`
  display: grid;
  gap: var(--space-2);

  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: var(--space-2);
  }

  > div > :first-child {
    flex: 1 1 14rem;
  }

  /* As wide as that of the other lists of the form. */
  > div > button {
    min-width: 9.5rem;
  }

  > ul {
    padding: 0;
    list-style: none;
  }

  li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-2);
    padding-block: var(--space-1);
    overflow-wrap: anywhere;
  }

  li + li {
    border-top: 1px solid var(--line);
  }
`

type Props = {
  control: Control<PartnerFormValues, unknown, PartnerFormValues>
  name: 'benefits' | 'case_study_results'
  /** The field of the text that has not been added yet. */
  inputName: 'new_benefit' | 'new_result'
  label: ReactNode
  /** One entry in the singular: "benefit". */
  noun: string
}

/** A list of texts without blanks or duplicates, with an input that adds to it. [ADMIN-PART-6] */
export function TextListField({ control, name, inputName, label, noun }: Props) {
  const { field: list, fieldState } = useController({ control, name })
  const { field: pendingText } = useController({ control, name: inputName })
  const { input, add, onKeyDown, remove } = useTextList(list, pendingText)

  return (
    <Root>
      <div>
        <Field label={label} error={fieldState.error?.message}>
          <Input
            ref={input}
            autoComplete="off"
            placeholder={`Add a ${noun}, then press Enter`}
            value={pendingText.value}
            onChange={pendingText.onChange}
            onKeyDown={onKeyDown}
          />
        </Field>
        <Button variant="secondary" onClick={add}>
          <Plus aria-hidden /> Add {noun}
        </Button>
      </div>
      {list.value.length > 0 && (
        <ul role="list" aria-label={`The ${noun}s`}>
          {list.value.map((entry) => (
            <li key={entry}>
              {entry}
              <Button variant="ghost" aria-label={`Remove ${noun}: ${entry}`} onClick={() => remove(entry)}>
                <X aria-hidden />
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Root>
  )
}
