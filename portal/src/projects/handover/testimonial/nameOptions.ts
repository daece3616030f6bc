import type { NameForm, TestimonialState } from '@fortnight/supabase/testimonials/ownTestimonial'

const forms: NameForm[] = ['full', 'first', 'company', 'anonymous']

/** The names to choose from, each with what it consists of. A company that the profile lacks is left out. */
export function nameOptions(names: TestimonialState['names']) {
  const labels: Record<NameForm, string> = {
    full: names.company ? 'Full name and company' : 'Full name',
    first: names.company ? 'First name and company' : 'First name',
    company: 'Company only',
    anonymous: 'Without a name',
  }
  return forms.flatMap((form) => {
    const name = names[form]
    return name === null ? [] : [{ form, text: `${labels[form]}: ${name}` }]
  })
}
