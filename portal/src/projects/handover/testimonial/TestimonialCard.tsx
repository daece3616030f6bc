import { lazy } from 'react'
import { Skeleton } from '@fortnight/shared-ui/feedback/Skeleton'
import { PageBoundary } from '@fortnight/shared-ui/page/PageBoundary'
import { HandoverCard } from '../handoverStyles.ts'

// Loaded on demand: before the sign-off no one needs it.
const Testimonial = lazy(() => import('./Testimonial.tsx').then((module) => ({ default: module.Testimonial })))

/** Asks the client of a project that is signed off how it went. An error here does not affect the certificate. [FORT-209] */
export function TestimonialCard({ project }: { project: string }) {
  return (
    <HandoverCard as="section" data-part="main" aria-label="Your rating">
      <PageBoundary
        fallback={<Skeleton lines={4} label="Loading your rating…" />}
        errorTitle="Your rating could not be loaded"
      >
        <Testimonial project={project} />
      </PageBoundary>
    </HandoverCard>
  )
}
