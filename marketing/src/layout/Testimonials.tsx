import { styled } from 'styled-components'
import { Quote } from '@fortnight/shared-ui/data/Quote'
import { useQuery } from '@fortnight/shared-ui/query'
import { publishedTestimonials } from '@fortnight/supabase/testimonials/queries'
import { Section } from './section/Section.tsx'

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr));
  gap: var(--space-6) var(--space-7);
  padding: 0;
  list-style: none;

  > :only-child blockquote {
    font-size: var(--text-22);
  }
`

/** What clients allow us to publish. Renders nothing without any, and when they cannot be loaded. [FORT-206] */
export function Testimonials() {
  const { data: testimonials = [] } = useQuery(publishedTestimonials())
  if (testimonials.length === 0) return null
  return (
    <Section
      id="testimonials"
      title="What clients say"
      lead="Written by clients after they accepted their agent, and published with their consent."
    >
      <List role="list">
        {testimonials.map(({ id, body, shown_name }) => (
          <li key={id}>
            <Quote text={body} author={shown_name} />
          </li>
        ))}
      </List>
    </Section>
  )
}
