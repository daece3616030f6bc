import { ImageUp } from 'lucide-react'
import { type DragEvent, type ReactNode, useRef, useState } from 'react'
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form'
import { styled } from 'styled-components'
import { Button } from '@fortnight/shared-ui/controls/Button'
import { Field } from '@fortnight/shared-ui/forms/Field'
import { FieldError } from '@fortnight/shared-ui/forms/FieldError'
import { Input } from '@fortnight/shared-ui/controls/Input'
import { useMutation } from '@fortnight/shared-ui/query'
import { VisuallyHidden } from '@fortnight/shared-ui/page/VisuallyHidden'
import { errorMessageFor } from '@fortnight/supabase/core/errors'
import { acceptedImageTypes } from '@fortnight/supabase/images/formats'
import { ImageDropArea } from './ImageDropArea.tsx'
import { prepareAndUploadImage } from './uploadImage.ts'
import { UnusableImage } from './prepareImage.ts'
import { SlowUploadNotice } from './SlowUploadNotice.tsx'
import { useDebouncedValue } from '@fortnight/shared-ui/browser/useDebouncedValue'

const Root = styled.div`
  container: image-field / inline-size;
  max-width: 26rem;

  &[data-large] {
    max-width: none;
  }

  > div {
    display: grid;
    gap: var(--space-2) var(--space-5);
  }

  /* A wide image would fill the screen, so its URL is beside it. */
  @container image-field (min-width: 32rem) {
    > div:has(> :first-child > img) {
      grid-template-columns: 18rem minmax(0, 1fr);
      align-items: start;
    }
  }

  @container image-field (min-width: 48rem) {
    > div:has(> :first-child > img) {
      grid-template-columns: 24rem minmax(0, 1fr);
    }
  }
`
const ErrorMessage = styled(FieldError)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-3);
  margin-top: var(--space-1);
`

type Props<Values extends FieldValues> = {
  control: Control<Values>
  name: FieldPath<Values>
  label: string
  hint?: ReactNode
  required?: boolean
  /** The area to drop an image on is as wide as the form. */
  isLarge?: boolean
}

/**
 * Field for the URL of an image: typed, or filled in by uploading a file that is chosen or dropped on the field. The old
 * URL stays until the upload has succeeded.
 */
export function ImageField<Values extends FieldValues>({ control, name, isLarge, ...rest }: Props<Values>) {
  const { field, fieldState } = useController({ control, name })
  const [progress, setProgress] = useState(0)
  const upload = useMutation(prepareAndUploadImage(setProgress))
  const fileInput = useRef<HTMLInputElement>(null)
  const uploadButton = useRef<HTMLButtonElement>(null)
  const [isDraggedOver, setIsDraggedOver] = useState(false)
  const previewUrl = useDebouncedValue(String(field.value).trim())

  const uploadFile = (file: File | undefined) => {
    if (file && !upload.isPending) upload.mutate(file, { onSuccess: field.onChange })
  }
  const openFilePicker = () => {
    if (!upload.isPending) fileInput.current?.click()
  }
  const retryUpload = () => {
    // Retry, which has the focus, is about to be removed.
    uploadButton.current?.focus()
    uploadFile(upload.variables)
  }
  const handleDrop = (event: DragEvent) => {
    event.preventDefault()
    setIsDraggedOver(false)
    uploadFile(event.dataTransfer.files[0])
  }
  const handleDragOver = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return
    // Otherwise the browser opens the file in place of the page.
    event.preventDefault()
    setIsDraggedOver(true)
  }
  const handleDragLeave = ({ currentTarget, relatedTarget }: DragEvent) => {
    if (!currentTarget.contains(relatedTarget as Node | null)) setIsDraggedOver(false)
  }

  return (
    <Root data-large={isLarge} onDragOver={handleDragOver} onDragLeave={handleDragLeave} onDrop={handleDrop}>
      <div>
        <ImageDropArea
          src={isImageUrl(previewUrl) ? previewUrl : undefined}
          isDraggedOver={isDraggedOver}
          progress={upload.isPending ? progress : undefined}
        >
          <Button
            variant="secondary"
            size="small"
            ref={uploadButton}
            aria-disabled={upload.isPending}
            onClick={openFilePicker}
          >
            <ImageUp aria-hidden /> {upload.isPending ? 'Uploading…' : 'Upload image'}
          </Button>
        </ImageDropArea>
        <div>
          <Field hint="Uploading an image fills this in." error={fieldState.error?.message} {...rest}>
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
          </Field>
          <input
            ref={fileInput}
            type="file"
            accept={acceptedImageTypes}
            hidden
            onChange={({ target }) => {
              uploadFile(target.files?.[0])
              // Choosing the same file again must fire another change event.
              target.value = ''
            }}
          />
          {upload.error && (
            <ErrorMessage>
              {errorMessageFor(upload.error, 'The image could not be uploaded. Please try again.')}
              {!(upload.error instanceof UnusableImage) && (
                <Button variant="secondary" size="small" onClick={retryUpload}>
                  Retry
                </Button>
              )}
            </ErrorMessage>
          )}
          {upload.isPending && <SlowUploadNotice />}
          <VisuallyHidden role="status">
            {upload.isPending && 'Uploading…'}
            {upload.isSuccess && 'The image is uploaded.'}
          </VisuallyHidden>
        </div>
      </div>
    </Root>
  )
}

const isImageUrl = (text: string) => /^(https?:\/\/[^\s/]+\/|\/[a-z0-9])\S*$/i.test(text)
