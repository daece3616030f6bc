import { zodResolver } from '@hookform/resolvers/zod'
import { useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useMutation, useQueryClient } from '@fortnight/shared-ui/query'
import { useNavigate } from '@fortnight/shared-ui/router'
import { toast } from '@fortnight/shared-ui/Toast'
import { useDraft } from '@fortnight/shared-ui/useDraft'
import { useLeaveWarning } from '@fortnight/shared-ui/useLeaveWarning'
import { PostConflict, savePost, type StoredPost } from '@fortnight/supabase/adminPosts'
import { sentenceFor } from '@fortnight/supabase/errors'
import { useSession } from '@fortnight/supabase/session'
import { isUploading, stillUploading } from '../layout/imageUploads.ts'
import { blankPost, formValuesOf, type PostFormValues, postSchema, storedValuesOf } from './postSchema.ts'

const seoFields = ['meta_title', 'meta_description', 'focus_keyword', 'og_image_url', 'canonical_url', 'schema_type']

/** The form of a post, which loses nothing: a refused save keeps every value, and what is typed is kept on this device. */
export function usePostForm(post: StoredPost | undefined) {
  const navigate = useNavigate()
  const userId = useSession(({ user }) => user?.id)
  const queryClient = useQueryClient()
  const save = useMutation(savePost())
  // What the form was filled from; after somebody else's save it is theirs, once the person has chosen.
  const [base, setBase] = useState(post)
  const [conflict, setConflict] = useState<StoredPost>()
  const [failure, setFailure] = useState<string>()
  const [tab, setTab] = useState('content')
  // A double click must not create two posts, nor a click after the save while the list is on its way.
  const isStoring = useRef(false)
  const draftKey = `post-${post?.id ?? 'new'}:${userId}`

  const form = useForm({ resolver: zodResolver(postSchema), defaultValues: post ? formValuesOf(post) : blankPost() })
  const draft = useDraft(draftKey, form)
  const { isDirty, isSubmitting, dirtyFields } = form.formState
  useLeaveWarning(isDirty)

  const store = async (values: PostFormValues, against: StoredPost | undefined) => {
    if (isStoring.current) return
    if (isUploading(queryClient)) return setFailure(stillUploading)
    isStoring.current = true
    setFailure(undefined)
    setConflict(undefined)
    try {
      const stored = storedValuesOf(values)
      await save.mutateAsync(against ? { ...stored, id: against.id, updated_at: against.updated_at } : stored)
    } catch (error) {
      isStoring.current = false
      if (error instanceof PostConflict) setConflict(error.theirs)
      else setFailure(sentenceFor(error, 'Failed to save post'))
      return
    }
    draft.clear()
    toast.success('Post saved')
    await navigate('/admin/blog')
  }

  /** Validates and saves; shows the tab that has the first mistake. */
  const submit = (change: Partial<PostFormValues> = {}) =>
    form.handleSubmit(
      (values) => store({ ...values, ...change }, base),
      (errors) => {
        const [first = 'title'] = Object.keys(errors) as (keyof PostFormValues)[]
        setTab(seoFields.includes(first) ? 'seo' : 'content')
        // A field cannot take the focus before its tab is in sight.
        requestAnimationFrame(() => form.setFocus(first))
      },
    )()

  /** What the person has changed wins, everything else is as it is stored now. */
  const keepMine = (theirs: StoredPost) => {
    const mine = form.getValues()
    const changed = Object.fromEntries(Object.entries(mine).filter(([name]) => name in dirtyFields))
    setBase(theirs)
    form.reset(formValuesOf(theirs), { keepValues: true })
    return form.handleSubmit((values) => store({ ...values, ...formValuesOf(theirs), ...changed }, theirs))()
  }

  const takeTheirs = (theirs: StoredPost) => {
    setBase(theirs)
    setConflict(undefined)
    form.reset(formValuesOf(theirs))
    draft.clear()
  }

  /** Puts another state of the post into the form, to be looked at and saved. */
  const fill = (values: PostFormValues) => {
    for (const [name, value] of Object.entries(values)) {
      form.setValue(name as keyof PostFormValues, value, { shouldDirty: true })
    }
  }

  return {
    ...{ form, draft, draftKey, base, tab, setTab, isDirty, isSubmitting, failure, conflict },
    ...{ submit, keepMine, takeTheirs, fill },
  }
}
