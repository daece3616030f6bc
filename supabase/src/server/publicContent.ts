import type { Database } from '../core/database.types.ts'

/** Tables that public pages show. In the database, triggers on the same tables change the content version. */
export const publicContentTables = [
  'faqs',
  'blog_posts',
  'slug_redirects',
  'partners',
  'pricing_plans',
  'add_ons',
] as const satisfies (keyof Database['public']['Tables'])[]

/** Functions that write to those tables. */
export const publicContentFunctions = [
  'move_faq',
  'publish_pricing',
  'swap_faq_order',
] as const satisfies (keyof Database['public']['Functions'])[]
