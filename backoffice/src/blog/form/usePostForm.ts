import { useState } from 'react'
import type { Path } from 'react-hook-form'
import { useMutation } from '@fortnight/shared-ui/query'
import { savePost, type StoredPost } from '@fortnight/supabase/posts/adminQueries'
import { useAdminRecordForm } from '../../form/useAdminRecordForm.ts'
import { blankPost, formValuesOf, type PostFormValues, postSchema, storedValuesOf } from './postSchema.ts'

const seoFields = ['meta_title', 'meta_description', 'focus_keyword', 'og_image_url', 'canonical_url', 'schema_type']

/** The form of a post, and which of its tabs is in sight. */
export function usePostForm(post: StoredPost | undefined) {
  const { mutateAsync } = useMutation(savePost())
  const [tab, setTab] = useState('content')

  const state = useAdminRecordForm({
    noun: 'post',
    exit: '/admin/blog',
    schema: postSchema,
    row: post,
    valuesOf: (stored) => (stored ? formValuesOf(stored) : blankPost()),
    save: (values: PostFormValues, base: StoredPost | undefined) => {
      const stored = storedValuesOf(values)
      return mutateAsync(base ? { ...stored, id: base.id, updated_at: base.updated_at } : stored)
    },
    onInvalid: (field: Path<PostFormValues>) => {
      setTab(seoFields.includes(field) ? 'seo' : 'content')
      // A field cannot take the focus before its tab is in sight.
      requestAnimationFrame(() => state.form.setFocus(field))
    },
  })
  return { state, tab, setTab }
}
