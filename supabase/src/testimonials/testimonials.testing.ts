/* For tests: what a client can say about a project, and what was said. */
import type { ListedTestimonial } from './adminTestimonials.ts'
import type { OwnTestimonial, TestimonialState } from './ownTestimonial.ts'

/** Of a client who has said nothing yet. */
export const emptyState: TestimonialState = {
  names: {
    full: 'Noor Haddad, Harbor Lane',
    first: 'Noor, Harbor Lane',
    company: 'Harbor Lane',
    anonymous: 'A client',
  },
  testimonial: null,
}

export const sampleTestimonial: OwnTestimonial = {
  ...{ rating: 4, body: 'It answers half of our inbox.', name_form: 'first', shown_name: 'Noor, Harbor Lane' },
  ...{ has_consented: true, is_published: false },
}

/** Of a client who has said something and consented to its publication. */
export const givenState = (values: Partial<OwnTestimonial> = {}): TestimonialState => ({
  ...emptyState,
  testimonial: { ...sampleTestimonial, ...values },
})

/** A row of the back office’s list. */
export const listedTestimonial = (values: Partial<ListedTestimonial> = {}): ListedTestimonial => ({
  ...{ id: 't1', project_id: 'd1', project_name: 'Invoice agent', client_name: 'Noor Haddad', rating: 4 },
  ...{ body: 'It answers half of our inbox.', shown_name: 'Noor, Harbor Lane', state: 'waiting' },
  ...{ created_at: '2025-09-01T10:00:00Z', updated_at: '2025-09-02T10:00:00Z', place: null, published_total: null },
  ...values,
})
