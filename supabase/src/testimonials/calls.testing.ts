/* For tests: every request about testimonials. */
import { queryClient, runMutation as mutate } from '../core/fakeRequests.testing.ts'
import * as admin from './adminTestimonials.ts'
import * as own from './ownTestimonial.ts'
import { publishedTestimonials } from './queries.ts'

const id = '00000000-0000-4000-8000-000000000101'
const updated_at = '2025-09-01T10:00:00.123456+00:00'
/** Characters that need the most bytes. */
const longest = (length: number) => '\u{1F98A}'.repeat(length)

/** Runs every query and mutation by its name, with the largest input that the product gives it. */
export const testimonialCalls: Record<string, () => unknown> = {
  publishedTestimonials: () => queryClient.query(publishedTestimonials()),
  ownTestimonial: () => queryClient.query(own.ownTestimonial(id)),
  saveTestimonial: () =>
    mutate(own.saveTestimonial(), {
      ...{ project: id, rating: 5, body: longest(own.maxSentenceLength), nameForm: 'anonymous', mayPublish: true },
    }),
  takeBackTestimonialConsent: () => mutate(own.takeBackTestimonialConsent(), id),
  withdrawTestimonial: () => mutate(own.withdrawTestimonial(), id),
  adminTestimonials: () =>
    queryClient.query(admin.adminTestimonials({ q: longest(100), state: 'published', page: 100_000 })),
  publishTestimonial: () => mutate(admin.publishTestimonial(), { id, updated_at, isPublished: true }),
  moveTestimonial: () => mutate(admin.moveTestimonial(), { id, isUp: true }),
}
