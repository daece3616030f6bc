import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { PostFormValues } from './postSchema.ts'
import { slugify } from './slugify.ts'

/**
 * The slug of a new post follows its title until the admin chooses another. That of a stored post does not, because links
 * would break. [ADMIN-BLOG-19, ADMIN-BLOG-20]
 */
export function useTitleSlug({ setValue, formState }: UseFormReturn<PostFormValues>, id: string | undefined) {
  const [isFixed, setIsFixed] = useState(id !== undefined)
  return {
    follow: (title: string) => {
      if (!isFixed) setValue('slug', slugify(title), { shouldValidate: formState.isSubmitted })
    },
    choose: (slug: string) => setIsFixed(id !== undefined || slug !== ''),
  }
}
