import type { Database } from '../database.types.ts'

// All that the product asks of the REST API. The types of the clients are made of it, so a query of something else does not
// compile, and the web server rejects it. Neither replaces row-level security.

type Public = Database['public']
type Relation = keyof (Public['Tables'] & Public['Views'])
type Functions = Public['Functions']
type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'
/**
 * `embeds` are the tables whose columns a query may add to the rows. `longColumns` have texts of many pages, so a query
 * reads them of few rows only.
 */
type TableAccess = { methods: Method[]; embeds?: Relation[]; longColumns?: string[] }
type FunctionAccess<Name extends keyof Functions> = {
  method: 'GET' | 'POST'
  arguments: (keyof Functions[Name]['Args'])[]
}

/** Tables and views by name, and what may be done with their rows. */
export const allowedTables = {
  add_ons: { methods: ['GET'] },
  admin_client_projects: { methods: ['GET'] },
  blog_posts: { methods: ['GET', 'POST', 'PATCH', 'DELETE'], longColumns: ['content'] },
  deleted_slugs: { methods: ['GET'] },
  faq_revisions: { methods: ['GET'], embeds: ['user_profiles'] },
  faqs: { methods: ['GET', 'POST', 'PATCH', 'DELETE'] },
  newsletter_subscribers: { methods: ['DELETE'] },
  partners: { methods: ['GET', 'POST', 'PATCH', 'DELETE'] },
  post_previews: { methods: ['GET', 'POST', 'DELETE'] },
  post_revisions: { methods: ['GET'], embeds: ['user_profiles'] },
  price_list_versions: { methods: ['GET'] },
  pricing_plans: { methods: ['GET'] },
  projects: { methods: ['GET', 'POST', 'PATCH', 'DELETE'] },
  slug_redirects: { methods: ['GET'], embeds: ['blog_posts'] },
  user_profiles: { methods: ['GET', 'POST', 'PATCH'] },
} as const satisfies Partial<Record<Relation, TableAccess>>

type Rows = Public['Tables'] & Public['Views']
type ListColumn<Row> = { [Column in keyof Row]: NonNullable<Row[Column]> extends unknown[] ? Column : never }[keyof Row]
type ListColumns = {
  [Name in keyof typeof allowedTables as ListColumn<Rows[Name]['Row']> extends never ? never : Name]: Record<
    ListColumn<Rows[Name]['Row']>,
    true
  >
}

/** The columns of these tables whose values are lists of texts. */
export const listColumns: ListColumns = {
  blog_posts: { tags: true },
  faq_revisions: { changed_fields: true },
  partners: { benefits: true, case_study_results: true },
  post_revisions: { changed_fields: true },
  pricing_plans: { features: true },
}

const listArguments = ['searched', 'page', 'page_size'] as const

/** Functions by name, with their arguments. */
export const allowedFunctions = {
  admin_customers: { method: 'POST', arguments: [...listArguments, 'in_state', 'sorted'] },
  admin_faqs: { method: 'POST', arguments: [...listArguments, 'in_state'] },
  admin_images: { method: 'POST', arguments: [...listArguments, 'in_state'] },
  admin_partners: { method: 'POST', arguments: [...listArguments, 'in_category'] },
  admin_post_categories: { method: 'GET', arguments: [] },
  admin_posts: { method: 'GET', arguments: [...listArguments, 'in_category', 'in_state', 'sorted'] },
  admin_projects: { method: 'POST', arguments: [...listArguments, 'in_status', 'of_client', 'sorted'] },
  admin_subscribers: { method: 'POST', arguments: [...listArguments, 'in_status'] },
  blog_categories: { method: 'GET', arguments: [] },
  blog_page: { method: 'GET', arguments: [...listArguments, 'in_category'] },
  content_stats: { method: 'POST', arguments: [] },
  customer_history: { method: 'POST', arguments: ['customer'] },
  customer_stats: { method: 'POST', arguments: ['tz'] },
  delete_own_account: { method: 'POST', arguments: [] },
  export_own_data: { method: 'POST', arguments: [] },
  move_faq: { method: 'POST', arguments: ['faq', 'up', 'searched', 'in_state'] },
  own_projects: { method: 'POST', arguments: [...listArguments, 'in_status', 'in_order'] },
  previewed_post: { method: 'GET', arguments: ['link'] },
  project_history: { method: 'GET', arguments: ['project'] },
  project_stats: { method: 'POST', arguments: [] },
  publish_pricing: { method: 'POST', arguments: ['plans', 'add_ons', 'based_on'] },
  restore_project: { method: 'POST', arguments: ['project'] },
} as const satisfies { [Name in keyof Functions]?: FunctionAccess<Name> }

/** Functions that only pages of an earlier release call, which may still be open. */
export const earlierFunctions = {
  swap_faq_order: { method: 'POST', arguments: ['a', 'b'] },
} as const satisfies { [Name in keyof Functions]?: FunctionAccess<Name> }

/** Functions that only the web server calls, without passing its own checks. */
export const serverFunctions = [
  'content_state',
  'images_to_prune',
  'newsletter_confirm',
  'is_known_device',
  'newsletter_request',
  'newsletter_unsubscribe',
  'purge_pending_subscribers',
  'record_security_notice',
  'record_unavailable_address',
  'report_security_notice',
  'remember_device',
] as const satisfies (keyof Functions)[]

/** What one request may ask for. The product stays far below each of these. */
export const requestLimits = {
  /** Of a query string as it is sent. */
  maxQueryBytes: 3 * 1024,
  /** Comparisons, counted one by one in groups of them. */
  maxConditions: 20,
  /** Of groups of conditions within each other. */
  maxConditionDepth: 2,
  /** Of the values that a column may have; one page of a list is 25. */
  maxListedValues: 100,
  maxColumns: 40,
  maxOrderColumns: 3,
  /** Of one search by pattern, so that no pattern makes Postgres go back and forth in long texts. */
  maxWildcards: 2,
  maxRows: 1_000,
  /** Of rows with long columns, unless `id` or `slug` says which ones. */
  maxLongRows: 25,
  maxOffset: 100_000,
  maxInsertedRows: 100,
  /** Of one text that a function gets; searches have 100. */
  maxArgumentLength: 1_000,
  /** Of all arguments of a function. */
  maxArgumentsBytes: 8 * 1024,
} as const

type AllowedFunction = keyof typeof allowedFunctions | (typeof serverFunctions)[number]

/** The part of the database that the product's clients may use. */
export type AllowedDatabase = {
  public: Omit<Public, 'Tables' | 'Views' | 'Functions'> & {
    Tables: Pick<Public['Tables'], keyof typeof allowedTables & keyof Public['Tables']>
    Views: Pick<Public['Views'], keyof typeof allowedTables & keyof Public['Views']>
    Functions: Pick<Functions, AllowedFunction>
  }
}
