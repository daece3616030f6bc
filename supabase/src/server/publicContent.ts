import type { Database } from '../core/database.types.ts'

/**
 * Tables that public pages show, and the flags, pins and canaries that decide how. In the database, triggers on the same tables change the
 * content version.
 */
export const publicContentTables = [
  'faqs',
  'blog_posts',
  'slug_redirects',
  'partners',
  'pricing_plans',
  'add_ons',
  'testimonials',
  'feature_flags',
  'release_pins',
  'release_canaries',
] as const satisfies (keyof Database['public']['Tables'])[]

/** Functions that write to those tables, or that change what public pages say about deliveries. */
export const publicContentFunctions = [
  'decide_refund',
  'delete_own_account',
  'end_canary',
  'move_faq',
  'move_testimonial',
  'publish_pricing',
  'publish_testimonial',
  'remove_feature_flag',
  'set_feature_flag',
  'sign_off',
  'swap_faq_order',
  'take_back_testimonial_consent',
  'unpin_release',
  'withdraw_testimonial',
] as const satisfies (keyof Database['public']['Functions'])[]
