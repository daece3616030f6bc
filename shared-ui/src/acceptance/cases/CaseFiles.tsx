import { Paperclip, Upload, X } from 'lucide-react'
import { type ComponentProps, useRef } from 'react'
import { styled } from 'styled-components'
import { Button } from '../../controls/Button.tsx'
import { Select } from '../../controls/Select.tsx'
import { Field } from '../../forms/Field.tsx'
import { VisuallyHidden } from '../../page/VisuallyHidden.tsx'
import { UploadList } from '../../room/composer/UploadList.tsx'
import type { CarriedFile, RoomFile } from '../../room/roomRecords.ts'
import type { Attachments } from './useAttachments.ts'

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
`
const Chosen = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-3);
  padding: 0;
  list-style: none;

  > li {
    display: inline-flex;
    align-items: center;
    gap: var(--space-2);
    min-width: 0;
    overflow-wrap: anywhere;
  }

  button {
    flex: none;
    width: 44px;
    padding: 0;
  }
`
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);

  > :first-child {
    flex: 1 1 10rem;
  }
`

type Props = Omit<ComponentProps<'div'>, 'onChange'> & {
  label: string
  hint?: string
  value: CarriedFile[]
  onChange: (files: CarriedFile[]) => void
  max: number
  /** The files of the project that can be attached. */
  available: RoomFile[]
  /** Undefined where files cannot be added. */
  attachments: Attachments | undefined
  /** What the upload accepts, such as "image/*". */
  accept?: string
}

/** The files of a form: chosen from those of the project, or uploaded to them. */
export function CaseFiles({ label, hint, value, onChange, max, available, attachments, accept, ...rest }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const isFull = value.length + (attachments?.uploads.length ?? 0) >= max
  const choices = available.filter(({ id }) => !value.some((chosen) => chosen.id === id))
  const choose = (id: string) => {
    const file = available.find((one) => one.id === id)
    if (file) onChange([...value, { id, name: file.name, bytes: file.bytes }])
  }
  return (
    <Root {...rest}>
      {!isFull && (
        <Field label={label} hint={hint}>
          <Row>
            <Select value="" onChange={({ target }) => choose(target.value)}>
              <option value="">
                {choices.length > 0 ? 'Choose a file of the project' : 'No other files in the project'}
              </option>
              {choices.map((file) => (
                <option key={file.id} value={file.id}>
                  {file.name}
                </option>
              ))}
            </Select>
            {attachments && (
              <Button variant="secondary" onClick={() => input.current?.click()}>
                <Upload aria-hidden /> Upload
              </Button>
            )}
          </Row>
        </Field>
      )}
      {attachments && (
        <input
          ref={input}
          type="file"
          hidden
          multiple={max > 1}
          accept={accept}
          aria-label={`Upload: ${label}`}
          onChange={({ target }) => {
            attachments.add([...(target.files ?? [])].slice(0, max - value.length))
            // The same file can be chosen again.
            target.value = ''
          }}
        />
      )}
      {value.length > 0 && (
        <Chosen role="list" aria-label={`Chosen: ${label}`}>
          {value.map(({ id, name }) => (
            <li key={id}>
              <Paperclip aria-hidden size={18} /> {name}
              <Button variant="ghost" onClick={() => onChange(value.filter((chosen) => chosen.id !== id))}>
                <X aria-hidden /> <VisuallyHidden>Remove {name}</VisuallyHidden>
              </Button>
            </li>
          ))}
        </Chosen>
      )}
      {attachments && (
        <UploadList
          uploads={attachments.uploads}
          onRetry={attachments.retry}
          onRemove={attachments.remove}
          removeLabel="Remove"
        />
      )}
    </Root>
  )
}
