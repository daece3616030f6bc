import type { Database } from '../database.types.ts'
import { acceptanceFunctions } from './acceptanceFunctions.ts'
import { briefFunctions } from './briefFunctions.ts'
import { handoverFunctions } from './handoverFunctions.ts'
import type { serverFunctions } from './serverFunctions.ts'
import { signOffFunctions } from './signOffFunctions.ts'
import { telemetryFunctions } from './telemetryFunctions.ts'
import { testimonialFunctions } from './testimonialFunctions.ts'

// All that the product asks of the REST API. The types of the clients are made of it, so a query of something else does not
// compile, and the web server rejects it. Neither replaces row-level security.

type Public = Database['public']
type Relation = keyof (Public['Tables'] & Public['Views'])
type Functions = Public['Functions']
type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'
// `embeds` are the tables whose columns a query may add to the rows. `longColumns` have texts of many pages, so a query
// reads them of few rows only.
type TableAccess = { methods: Method[]; embeds?: Relation[]; longColumns?: string[] }
type FunctionAccess<Name extends keyof Functions> = {
  method: 'GET' | 'POST'
  arguments: readonly (keyof Functions[Name]['Args'])[]
  /** Arguments that are texts of up to a few pages. */
  longArguments?: readonly (keyof Functions[Name]['Args'])[]
  /** Arguments that are short lists of ids. */
  listArguments?: readonly (keyof Functions[Name]['Args'])[]
}

/** Tables and views by name, and what may be done with their rows. */
export const allowedTables = {
  add_ons: { methods: ['GET'] },
  admin_client_projects: { methods: ['GET'] },
  blog_posts: { methods: ['GET', 'POST', 'PATCH', 'DELETE'], longColumns: ['content'] },
  brief_versions: {
    methods: ['GET', 'POST', 'PATCH', 'DELETE'],
    embeds: ['user_profiles'],
    longColumns: ['questions'],
  },
  calendar_feeds: { methods: ['GET', 'DELETE'] },
  deleted_slugs: { methods: ['GET'] },
  feature_flag_events: { methods: ['GET'], embeds: ['user_profiles'] },
  feature_flags: { methods: ['GET'] },
  faq_revisions: { methods: ['GET'], embeds: ['user_profiles'] },
  faqs: { methods: ['GET', 'POST', 'PATCH', 'DELETE'] },
  handover_items: { methods: ['GET'] },
  holidays: { methods: ['GET', 'POST', 'DELETE'] },
  instalments: { methods: ['GET'] },
  newsletter_subscribers: { methods: ['DELETE'] },
  notification_settings: { methods: ['GET', 'POST', 'PATCH'] },
  partners: { methods: ['GET', 'POST', 'PATCH', 'DELETE'] },
  post_previews: { methods: ['GET', 'POST', 'DELETE'] },
  post_revisions: { methods: ['GET'], embeds: ['user_profiles'] },
  price_list_versions: { methods: ['GET'] },
  pricing_plans: { methods: ['GET'] },
  project_assignments: { methods: ['GET'] },
  project_notes: { methods: ['GET', 'POST', 'PATCH', 'DELETE'], embeds: ['user_profiles'] },
  project_steps: { methods: ['GET'] },
  projects: { methods: ['GET', 'POST', 'PATCH', 'DELETE'] },
  saved_replies: { methods: ['GET', 'POST', 'PATCH', 'DELETE'] },
  slug_redirects: { methods: ['GET'], embeds: ['blog_posts'] },
  release_events: { methods: ['GET'], embeds: ['user_profiles'] },
  release_pins: { methods: ['GET'], embeds: ['user_profiles'] },
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
  ...acceptanceFunctions,
  ...briefFunctions,
  ...handoverFunctions,
  ...signOffFunctions,
  ...telemetryFunctions,
  ...testimonialFunctions,
  admin_customers: { method: 'POST', arguments: [...listArguments, 'in_state', 'sorted'] },
  admin_faqs: { method: 'POST', arguments: [...listArguments, 'in_state'] },
  admin_feature_flags: { method: 'POST', arguments: [] },
  admin_images: { method: 'POST', arguments: [...listArguments, 'in_state'] },
  admin_inbox: { method: 'POST', arguments: ['in_filter', 'page', 'page_size'] },
  admin_mails: { method: 'POST', arguments: [...listArguments, 'in_state'] },
  admin_partners: { method: 'POST', arguments: [...listArguments, 'in_category'] },
  admin_post_categories: { method: 'GET', arguments: [] },
  admin_posts: { method: 'GET', arguments: [...listArguments, 'in_category', 'in_state', 'sorted'] },
  admin_projects: { method: 'POST', arguments: [...listArguments, 'in_status', 'of_client', 'sorted'] },
  admin_subscribers: { method: 'POST', arguments: [...listArguments, 'in_status'] },
  admin_team: { method: 'POST', arguments: [] },
  assign_project: { method: 'POST', arguments: ['project', 'admin'] },
  blog_categories: { method: 'GET', arguments: [] },
  blog_page: { method: 'GET', arguments: [...listArguments, 'in_category'] },
  complete_project_step: { method: 'POST', arguments: ['step'] },
  content_stats: { method: 'POST', arguments: [] },
  correct_instalment: {
    method: 'POST',
    arguments: ['instalment', 'correction', 'reason', 'base_version', 'amount_cents', 'due_on'],
  },
  customer_history: { method: 'POST', arguments: ['customer'] },
  customer_stats: { method: 'POST', arguments: ['tz'] },
  decide_deliverable: { method: 'POST', arguments: ['version', 'decisions'] },
  delivery_promise: { method: 'GET', arguments: [] },
  delivery_report: { method: 'POST', arguments: ['days', 'of_plan'] },
  delete_own_account: { method: 'POST', arguments: [] },
  delete_message: { method: 'POST', arguments: ['message'] },
  delete_project_file: { method: 'POST', arguments: ['file'] },
  discard_deliverable_draft: { method: 'POST', arguments: ['version'] },
  edit_message: { method: 'POST', arguments: ['message', 'body'], longArguments: ['body'] },
  export_own_data: { method: 'POST', arguments: [] },
  file_versions: { method: 'POST', arguments: ['file'] },
  hold_project: { method: 'POST', arguments: ['project', 'waits_for', 'reason'] },
  inbox_stats: { method: 'POST', arguments: [] },
  instalment_history: { method: 'POST', arguments: ['project'] },
  mark_instalment_paid: { method: 'POST', arguments: ['instalment', 'paid_on', 'reference', 'base_version'] },
  move_faq: { method: 'POST', arguments: ['faq', 'up', 'searched', 'in_state'] },
  move_project_step: { method: 'POST', arguments: ['step', 'first_day', 'last_day', 'reason', 'base_version'] },
  open_approvals: { method: 'POST', arguments: [] },
  own_projects: { method: 'POST', arguments: [...listArguments, 'in_status', 'in_order'] },
  previewed_post: { method: 'GET', arguments: ['link'] },
  project_deliverables: { method: 'POST', arguments: ['project'] },
  project_file_list: { method: 'POST', arguments: ['project'] },
  project_history: { method: 'GET', arguments: ['project'] },
  project_plans: { method: 'POST', arguments: ['projects'], listArguments: ['projects'] },
  project_room: { method: 'POST', arguments: ['project'] },
  project_stats: { method: 'POST', arguments: [] },
  project_step_history: { method: 'POST', arguments: ['project'] },
  project_thread: {
    method: 'POST',
    arguments: ['project', 'before_sequence', 'after_sequence', 'around_sequence', 'page_size'],
  },
  publish_pricing: { method: 'POST', arguments: ['plans', 'add_ons', 'based_on'] },
  remove_feature_flag: { method: 'POST', arguments: ['area', 'name', 'reason', 'base_version'] },
  renew_calendar_feed: { method: 'POST', arguments: [] },
  reopen_project_step: { method: 'POST', arguments: ['step'] },
  request_approval: { method: 'POST', arguments: ['version', 'base_version'] },
  restore_file_version: { method: 'POST', arguments: ['version'] },
  restore_project: { method: 'POST', arguments: ['project'] },
  resume_project: { method: 'POST', arguments: ['project'] },
  retry_mail: { method: 'POST', arguments: ['mail'] },
  save_deliverable_draft: {
    method: 'POST',
    arguments: ['deliverable', 'project', 'name', 'notes', 'items', 'base_version'],
  },
  search_rooms: { method: 'POST', arguments: ['searched', 'in_project'] },
  send_message: {
    method: 'POST',
    arguments: ['message', 'project', 'body', 'files'],
    longArguments: ['body'],
    listArguments: ['files'],
  },
  set_feature_flag: {
    method: 'POST',
    arguments: ['area', 'name', 'kind', 'percentage', 'reason', 'base_version'],
  },
  set_project_total: { method: 'POST', arguments: ['project', 'total_cents', 'reason'] },
  set_read_mark: { method: 'POST', arguments: ['project', 'up_to', 'is_unread'] },
  settle_wait: { method: 'POST', arguments: ['project', 'up_to'] },
  start_project_steps: { method: 'POST', arguments: ['project', 'first_day'] },
  unread_counts: { method: 'POST', arguments: [] },
  withdraw_approval_request: { method: 'POST', arguments: ['version'] },
} as const satisfies { [Name in keyof Functions]?: FunctionAccess<Name> }

/** Functions that only pages of an earlier release call, which may still be open. */
export const earlierFunctions = {
  swap_faq_order: { method: 'POST', arguments: ['a', 'b'] },
} as const satisfies { [Name in keyof Functions]?: FunctionAccess<Name> }

/** The part of the database that the product's clients may use. */
export type AllowedDatabase = {
  public: Omit<Public, 'Tables' | 'Views' | 'Functions'> & {
    Tables: Pick<Public['Tables'], keyof typeof allowedTables & keyof Public['Tables']>
    Views: Pick<Public['Views'], keyof typeof allowedTables & keyof Public['Views']>
    Functions: Pick<Functions, keyof typeof allowedFunctions | (typeof serverFunctions)[number]>
  }
}
