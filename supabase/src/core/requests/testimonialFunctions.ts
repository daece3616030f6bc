/** Functions of testimonials that the product calls; part of `allowedFunctions`. */
export const testimonialFunctions = {
  admin_testimonials: { method: 'POST', arguments: ['searched', 'page', 'page_size', 'in_state'] },
  move_testimonial: { method: 'POST', arguments: ['testimonial', 'up'] },
  own_testimonial: { method: 'POST', arguments: ['project'] },
  publish_testimonial: { method: 'POST', arguments: ['testimonial', 'is_published', 'base_version'] },
  published_testimonials: { method: 'GET', arguments: [] },
  save_testimonial: { method: 'POST', arguments: ['project', 'rating', 'body', 'name_form', 'may_publish'] },
  take_back_testimonial_consent: { method: 'POST', arguments: ['project'] },
  withdraw_testimonial: { method: 'POST', arguments: ['project'] },
} as const
