import { Sparkles } from 'lucide-react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { Button } from '@fortnight/shared-ui/controls/Button'
import { Field } from '@fortnight/shared-ui/forms/Field'
import { Input } from '@fortnight/shared-ui/controls/Input'
import { Select } from '@fortnight/shared-ui/controls/Select'
import { Textarea } from '@fortnight/shared-ui/controls/Textarea'
import { schemaTypes } from '@fortnight/supabase/posts/adminQueries'
import { ImageField } from '../../image/ImageField.tsx'
import { CharacterCount } from './CharacterCount.tsx'
import { FormGrid } from '../../form/FormGrid.tsx'
import type { PostFormValues } from '../form/postSchema.ts'
import { maxMetaDescriptionLength, withSeoDefaults, findFocusKeyword, maxMetaTitleLength } from './seo.ts'
import { SeoPreviews } from './SeoPreviews.tsx'

/** Data for search engines and social networks. Empty fields are filled from the post when it is saved. */
export function SeoTab({ form, isSelected }: { form: UseFormReturn<PostFormValues>; isSelected: boolean }) {
  const { register, control, getValues, setValue, formState } = form
  const { errors } = formState
  const [metaTitle, metaDescription] = useWatch({ control, name: ['meta_title', 'meta_description'] })

  const generateSeo = () => {
    const post = getValues()
    const generated = { ...withSeoDefaults(post), focus_keyword: post.focus_keyword.trim() || findFocusKeyword(post) }
    for (const [name, value] of Object.entries(generated)) {
      setValue(name as keyof typeof generated, value, { shouldDirty: true, shouldValidate: formState.isSubmitted })
    }
  }

  return (
    <FormGrid>
      <div>
        <Button variant="secondary" onClick={generateSeo}>
          <Sparkles aria-hidden /> Auto-Generate SEO
        </Button>
      </div>
      <Field
        label="Meta title"
        error={errors.meta_title?.message}
        hint={<CharacterCount length={metaTitle.length} max={maxMetaTitleLength} recommendedMin={50} />}
      >
        <Input autoComplete="off" {...register('meta_title')} />
      </Field>
      <Field
        label="Meta description"
        error={errors.meta_description?.message}
        hint={<CharacterCount length={metaDescription.length} max={maxMetaDescriptionLength} recommendedMin={150} />}
      >
        <Textarea rows={3} {...register('meta_description')} />
      </Field>
      <div data-row>
        <Field label="Focus keyword" error={errors.focus_keyword?.message}>
          <Input autoComplete="off" {...register('focus_keyword')} />
        </Field>
        <Field label="Schema type">
          <Select {...register('schema_type')}>
            {schemaTypes.map((type) => (
              <option key={type}>{type}</option>
            ))}
          </Select>
        </Field>
      </div>
      <ImageField
        control={control}
        name="og_image_url"
        label="OG Image URL"
        hint="1200 × 630 pixels, for social networks."
      />
      <Field
        label="Canonical URL"
        error={errors.canonical_url?.message}
        hint="Only if the post was first published elsewhere."
      >
        <Input inputMode="url" autoComplete="off" {...register('canonical_url')} />
      </Field>
      {isSelected && <SeoPreviews control={control} />}
    </FormGrid>
  )
}
