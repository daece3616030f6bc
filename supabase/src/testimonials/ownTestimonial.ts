import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { database } from '@fortnight/supabase/client'
import { invalidates } from '../core/invalidates.ts'
import { projectsKey } from '../projects/cache.ts'
import { testimonialsKey } from './queries.ts'

/** How a client is named in public: full name and company, first name and company, company, or not at all. */
export type NameForm = 'full' | 'first' | 'company' | 'anonymous'

export const maxSentenceLength = 280

/** What a client has said about a project. */
export type OwnTestimonial = {
  /** From 1 to 5. */
  rating: number
  body: string
  name_form: NameForm
  /** As the client consented to it. */
  shown_name: string
  has_consented: boolean
  is_published: boolean
}

/** `names` are those that the client may choose from now; null for a company that the profile lacks. */
export type TestimonialState = { names: Record<NameForm, string | null>; testimonial: OwnTestimonial | null }

// Below the key of projects, because a live event of the project concerns it.
const ownKey = [...projectsKey, 'testimonial'] as const

/** What the client of a project has said about it, and the names to choose from. */
export const ownTestimonial = (project: string) =>
  queryOptions({
    queryKey: [...ownKey, project],
    queryFn: async ({ signal }) => {
      const db = await database()
      const { data } = await db.rpc('own_testimonial', { project }).abortSignal(signal).throwOnError()
      return data as unknown as TestimonialState
    },
  })

const onSuccess = invalidates(ownKey, testimonialsKey)

type SavedTestimonial = { project: string; rating: number; body: string; nameForm: NameForm; mayPublish: boolean }

/** Stores what the client says about a project, in place of what was said before. */
export const saveTestimonial = () =>
  mutationOptions({
    mutationFn: async ({ project, rating, body, nameForm, mayPublish }: SavedTestimonial) => {
      const db = await database()
      const values = { project, rating, body, name_form: nameForm, may_publish: mayPublish }
      await db.rpc('save_testimonial', values).throwOnError()
    },
    onSuccess,
  })

/** Takes the consent back, which also takes the sentence off the site. */
export const takeBackTestimonialConsent = () =>
  mutationOptions({
    mutationFn: async (project: string) => {
      const db = await database()
      await db.rpc('take_back_testimonial_consent', { project }).throwOnError()
    },
    onSuccess,
  })

/** Deletes what the client has said about a project. */
export const withdrawTestimonial = () =>
  mutationOptions({
    mutationFn: async (project: string) => {
      const db = await database()
      await db.rpc('withdraw_testimonial', { project }).throwOnError()
    },
    onSuccess,
  })
