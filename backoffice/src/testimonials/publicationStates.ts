import type { ListedTestimonial, PublicationState } from '@fortnight/supabase/testimonials/adminTestimonials'

/** The states of testimonials, as filter and rows name them. */
export const publicationStates = [
  { value: 'published', label: 'Published' },
  { value: 'waiting', label: 'Not published' },
  { value: 'private', label: 'No consent' },
] as const satisfies { value: PublicationState; label: string }[]

/** Names a row in the labels of its controls. */
export const titleOf = ({ client_name, project_name }: ListedTestimonial) => `${client_name}, ${project_name}`
