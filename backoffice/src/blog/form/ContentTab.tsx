import type { ReactNode } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { styled } from 'styled-components'
import { ImageField } from '../../image/ImageField.tsx'
import { MarkdownField } from '../editor/MarkdownField.tsx'
import type { DistractionFreeMode } from '../editor/useDistractionFreeMode.ts'
import { FormGrid } from '../../form/FormGrid.tsx'
import type { PostFormValues } from './postSchema.ts'
import { TitleField } from './TitleField.tsx'

const ImageSection = styled.section`
  &:not([hidden]) {
    display: grid;
    gap: var(--space-3);
  }

  > h2 {
    font-size: var(--text-18);
  }
`

type Props = {
  form: UseFormReturn<PostFormValues>
  onTitleChange: (title: string) => void
  mode: DistractionFreeMode
  /** Says whether the text is saved, where the footer of the form is out of sight. */
  status: ReactNode
}

/** What readers see first: title, text and image. */
export function ContentTab({ form, onTitleChange, mode, status }: Props) {
  return (
    <FormGrid>
      <TitleField form={form} onChange={onTitleChange} />
      <MarkdownField control={form.control} distractionFree={mode} status={status} />
      <ImageSection hidden={mode.isOn}>
        <h2>Image</h2>
        <ImageField
          control={form.control}
          name="image_url"
          label="Featured Image URL"
          hint="Uploading fills this in. Best at 1200 × 675 pixels."
          required
          isLarge
        />
      </ImageSection>
    </FormGrid>
  )
}
