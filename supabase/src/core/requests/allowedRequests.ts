import type { Database } from '../database.types.ts'
import { acceptanceFunctions } from './acceptanceFunctions.ts'

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
  calendar_feeds: { methods: ['GET', 'DELETE'] },
  deleted_slugs: { methods: ['GET'] },
  faq_revisions: { methods: ['GET'], embeds: ['user_profiles'] },
  faqs: { methods: ['GET', 'POST', 'PATCH', 'DELETE'] },
  holidays: { methods: ['GET', 'POST', 'DELETE'] },
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
  admin_customers: { method: 'POST', arguments: [...listArguments, 'in_state', 'sorted'] },
  admin_faqs: { method: 'POST', arguments: [...listArguments, 'in_state'] },
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
  customer_history: { method: 'POST', arguments: ['customer'] },
  customer_stats: { method: 'POST', arguments: ['tz'] },
  delete_own_account: { method: 'POST', arguments: [] },
  delete_message: { method: 'POST', arguments: ['message'] },
  delete_project_file: { method: 'POST', arguments: ['file'] },
  edit_message: { method: 'POST', arguments: ['message', 'body'], longArguments: ['body'] },
  export_own_data: { method: 'POST', arguments: [] },
  file_versions: { method: 'POST', arguments: ['file'] },
  hold_project: { method: 'POST', arguments: ['project', 'waits_for', 'reason'] },
  inbox_stats: { method: 'POST', arguments: [] },
  move_faq: { method: 'POST', arguments: ['faq', 'up', 'searched', 'in_state'] },
  move_project_step: { method: 'POST', arguments: ['step', 'first_day', 'last_day', 'reason', 'base_version'] },
  own_projects: { method: 'POST', arguments: [...listArguments, 'in_status', 'in_order'] },
  previewed_post: { method: 'GET', arguments: ['link'] },
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
  renew_calendar_feed: { method: 'POST', arguments: [] },
  reopen_project_step: { method: 'POST', arguments: ['step'] },
  restore_file_version: { method: 'POST', arguments: ['version'] },
  restore_project: { method: 'POST', arguments: ['project'] },
  resume_project: { method: 'POST', arguments: ['project'] },
  retry_mail: { method: 'POST', arguments: ['mail'] },
  search_rooms: { method: 'POST', arguments: ['searched', 'in_project'] },
  send_message: {
    method: 'POST',
    arguments: ['message', 'project', 'body', 'files'],
    longArguments: ['body'],
    listArguments: ['files'],
  },
  set_read_mark: { method: 'POST', arguments: ['project', 'up_to', 'is_unread'] },
  settle_wait: { method: 'POST', arguments: ['project', 'up_to'] },
  start_project_steps: { method: 'POST', arguments: ['project', 'first_day'] },
  unread_counts: { method: 'POST', arguments: [] },
} as const satisfies { [Name in keyof Functions]?: FunctionAccess<Name> }

/** Functions that only pages of an earlier release call, which may still be open. */
export const earlierFunctions = {
  swap_faq_order: { method: 'POST', arguments: ['a', 'b'] },
} as const satisfies { [Name in keyof Functions]?: FunctionAccess<Name> }

/** Functions that only the web server calls, without passing its own checks. */
export const serverFunctions = [
  'begin_file_upload',
  'calendar_feed',
  'cancel_file_upload',
  'content_state',
  'continue_file_upload',
  'existing_sessions',
  'export_account',
  'exported_file_versions',
  'files_to_scan',
  'finish_file_upload',
  'finish_mail',
  'forget_removed_objects',
  'images_to_prune',
  'newsletter_confirm',
  'is_known_device',
  'lease_mails',
  'live_events_after',
  'newsletter_request',
  'newsletter_unsubscribe',
  'objects_to_remove',
  'purge_live_events',
  'purge_mails',
  'purge_pending_subscribers',
  'queue_mail',
  'queue_reminders',
  'record_scan',
  'record_security_notice',
  'record_unavailable_address',
  'report_security_notice',
  'remember_device',
  'set_storage_upload',
  'stored_file_version',
  'unsubscribe_notifications',
] as const satisfies (keyof Functions)[]

/** The part of the database that the product's clients may use. */
export type AllowedDatabase = {
  public: Omit<Public, 'Tables' | 'Views' | 'Functions'> & {
    Tables: Pick<Public['Tables'], keyof typeof allowedTables & keyof Public['Tables']>
    Views: Pick<Public['Views'], keyof typeof allowedTables & keyof Public['Views']>
    Functions: Pick<Functions, keyof typeof allowedFunctions | (typeof serverFunctions)[number]>
  }
}
