import { useState } from 'react'
import type { Path } from 'react-hook-form'
import { useMutation } from '@fortnight/shared-ui/query'
import { createPost, updatePost } from '@fortnight/supabase/posts/adminMutations'
import type { StoredPost } from '@fortnight/supabase/posts/adminQueries'
import { useAdminRecordForm } from '../../form/useAdminRecordForm.ts'
import { createEmptyPost, toFormValues, type PostFormValues, postSchema, toStoredValues } from './postSchema.ts'

const seoFields = ['meta_title', 'meta_description', 'focus_keyword', 'og_image_url', 'canonical_url', 'schema_type']

/** Returns the form of a post and its selected tab. */
export function usePostForm(post: StoredPost | undefined) {
  const { mutateAsync: create } = useMutation(createPost())
  const { mutateAsync: update } = useMutation(updatePost())
  const [tab, setTab] = useState('content')

  const state = useAdminRecordForm({
    noun: 'post',
    exit: '/admin/blog',
    schema: postSchema,
    row: post,
    valuesOf: (stored) => (stored ? toFormValues(stored) : createEmptyPost()),
    save: (values: PostFormValues, base: StoredPost | undefined) => {
      const stored = toStoredValues(values)
      return base ? update({ ...stored, id: base.id, updated_at: base.updated_at }) : create(stored)
    },
    onInvalid: (field: Path<PostFormValues>) => {
      setTab(seoFields.includes(field) ? 'seo' : 'content')
      // A field cannot be focused before its tab is shown.
      requestAnimationFrame(() => state.form.setFocus(field))
    },
  })
  return { state, tab, setTab }
}
