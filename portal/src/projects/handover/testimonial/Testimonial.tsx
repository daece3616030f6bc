import { useRef, useState } from 'react'
import { toast } from '@fortnight/shared-ui/feedback/Toast'
import { useSuspenseQuery } from '@fortnight/shared-ui/query'
import { ownTestimonial } from '@fortnight/supabase/testimonials/ownTestimonial'
import { GivenTestimonial } from './GivenTestimonial.tsx'
import { TestimonialForm } from './TestimonialForm.tsx'

/** What the client says about a project, or the form for it. */
export function Testimonial({ project }: { project: string }) {
  const { data } = useSuspenseQuery(ownTestimonial(project))
  const [isEditing, setIsEditing] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const { names, testimonial } = data

  const finish = (message: string) => {
    setIsEditing(false)
    // The button that was pressed goes.
    heading.current?.focus()
    void toast.success(message)
  }
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        {testimonial ? 'Your rating' : 'How did it go?'}
      </h2>
      {testimonial && !(isEditing && !testimonial.is_published) ? (
        <GivenTestimonial
          {...{ project, testimonial }}
          onEdit={() => setIsEditing(true)}
          onChanged={(message) => finish(message)}
        />
      ) : (
        <TestimonialForm
          {...{ project, names, testimonial }}
          onCancel={testimonial ? () => setIsEditing(false) : undefined}
          onSaved={() => finish('Thank you. Your rating is saved')}
        />
      )}
    </>
  )
}
