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

/** Functions that write to those tables, or that change what public pages say about deliveries. */
export const publicContentFunctions = [
  'move_faq',
  'publish_pricing',
  'sign_off',
  'swap_faq_order',
] as const satisfies (keyof Database['public']['Functions'])[]
