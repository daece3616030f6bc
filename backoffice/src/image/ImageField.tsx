import { ImageUp } from 'lucide-react'
import { type DragEvent, type ReactNode, useRef, useState } from 'react'
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form'
import { styled } from 'styled-components'
import { Button } from '@fortnight/shared-ui/controls/Button'
import { Field } from '@fortnight/shared-ui/forms/Field'
import { Input } from '@fortnight/shared-ui/controls/Input'
import { useMutation } from '@fortnight/shared-ui/query'
import { VisuallyHidden } from '@fortnight/shared-ui/page/VisuallyHidden'
import { errorMessageFor } from '@fortnight/supabase/core/errors'
import { acceptedImageTypes } from '@fortnight/supabase/images/formats'
import { ImagePreview } from './ImagePreview.tsx'
import { prepareAndUploadImage } from './uploadImage.ts'
import { UnusableImage } from './prepareImage.ts'
import { SlowUploadNotice } from './SlowUploadNotice.tsx'
import { useDebouncedValue } from '../form/useDebouncedValue.ts'

const Root = styled.div`
  display: grid;
  gap: var(--space-2) var(--space-4);
  border-radius: var(--radius-small);

  &[data-dropping] {
    outline: 2px dashed var(--accent);
    outline-offset: var(--space-2);
  }

  @media (min-width: 40rem) {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);

  > input:not([hidden]) {
    flex: 1 1 14rem;
    width: auto;
  }
`
const Problem = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-3);
  margin-top: var(--space-1);
  color: var(--danger);
  font-size: var(--text-14);
  font-weight: 600;
`

type Props<Values extends FieldValues> = {
  control: Control<Values>
  name: FieldPath<Values>
  label: string
  hint?: ReactNode
  required?: boolean
}

/**
 * The address of an image: typed, or filled in by uploading a file, chosen or dropped here. Whatever happens to the file,
 * what the field held before stays until there is a better address.
 */
export function ImageField<Values extends FieldValues>({ control, name, ...rest }: Props<Values>) {
  const { field, fieldState } = useController({ control, name })
  const upload = useMutation(prepareAndUploadImage())
  const picker = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [isDropping, setIsDropping] = useState(false)
  const address = useDebouncedValue(String(field.value).trim())

  const send = (file: File | undefined) => {
    if (file && !upload.isPending) upload.mutate(file, { onSuccess: field.onChange })
  }
  const choose = () => {
    if (!upload.isPending) picker.current?.click()
  }
  const retry = () => {
    // The button that has the focus is about to go.
    button.current?.focus()
    send(upload.variables)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsDropping(false)
    send(event.dataTransfer.files[0])
  }
  const dragOver = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return
    // Or the browser would leave the page, and show the file instead.
    event.preventDefault()
    setIsDropping(true)
  }
  const dragLeave = ({ currentTarget, relatedTarget }: DragEvent) => {
    if (!currentTarget.contains(relatedTarget as Node | null)) setIsDropping(false)
  }

  return (
    <Root data-dropping={isDropping || undefined} onDragOver={dragOver} onDragLeave={dragLeave} onDrop={drop}>
      <div>
        <Field error={fieldState.error?.message} {...rest}>
          <Row>
            <Input
              inputMode="url"
              autoComplete="off"
              {...field}
              readOnly={upload.isPending}
              onChange={(event) => {
                upload.reset()
                field.onChange(event)
              }}
            />
            <Button variant="secondary" ref={button} aria-disabled={upload.isPending} onClick={choose}>
              <ImageUp aria-hidden /> {upload.isPending ? 'Uploading…' : 'Upload image'}
            </Button>
          </Row>
        </Field>
        <input
          ref={picker}
          type="file"
          accept={acceptedImageTypes}
          hidden
          onChange={({ target }) => {
            send(target.files?.[0])
            // The same file may be chosen once more.
            target.value = ''
          }}
        />
        {upload.error && (
          <Problem role="alert">
            {errorMessageFor(upload.error, 'The image could not be uploaded. Please try again.')}
            {!(upload.error instanceof UnusableImage) && (
              <Button variant="secondary" size="small" onClick={retry}>
                Retry
              </Button>
            )}
          </Problem>
        )}
        {upload.isPending && <SlowUploadNotice />}
        <VisuallyHidden role="status">
          {upload.isPending && 'Uploading…'}
          {upload.isSuccess && 'The image is uploaded.'}
        </VisuallyHidden>
      </div>
      <ImagePreview src={isAddress(address) ? address : undefined} />
    </Root>
  )
}

const isAddress = (text: string) => /^(https?:\/\/[^\s/]+\/|\/[a-z0-9])\S*$/i.test(text)
