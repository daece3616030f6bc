import type { Actor } from './actors.ts'

export type Action = 'select' | 'insert' | 'update' | 'delete'
export const actions: Action[] = ['select', 'insert', 'update', 'delete']

/** What each actor may do with the two sample rows of a relation: x for yes, - for no. */
export type Permissions = Record<Action, Record<Actor, string>>

const denied = { visitor: '--', client: '--', otherClient: '--', admin: '--' }
const adminsOnly = { ...denied, admin: 'xx' }
const everyone = { visitor: 'xx', client: 'xx', otherClient: 'xx', admin: 'xx' }
// The first sample row is published, or owned by the client; the second is a draft, or owned by the other client.
const published = { visitor: 'x-', client: 'x-', otherClient: 'x-', admin: 'xx' }
const ownerOrAdmin = { visitor: '--', client: 'x-', otherClient: '-x', admin: 'xx' }
const owner = { ...ownerOrAdmin, admin: '--' }

const adminsWrite = { insert: adminsOnly, update: adminsOnly, delete: adminsOnly }
const readOnly = { insert: denied, update: denied, delete: denied }

/** The whole authorization of the product. A relation that is missing here fails the tests. */
export const expectedPermissions: Record<string, Permissions> = {
  user_profiles: { select: ownerOrAdmin, insert: owner, update: ownerOrAdmin, delete: denied },
  projects: { select: ownerOrAdmin, insert: ownerOrAdmin, update: ownerOrAdmin, delete: ownerOrAdmin },
  project_events: { select: ownerOrAdmin, ...readOnly },
  admin_client_projects: { select: ownerOrAdmin, ...readOnly },
  faqs: { select: published, ...adminsWrite },
  faq_revisions: { select: adminsOnly, ...readOnly },
  blog_posts: { select: published, ...adminsWrite },
  post_revisions: { select: adminsOnly, ...readOnly },
  post_previews: { select: adminsOnly, insert: adminsOnly, update: denied, delete: adminsOnly },
  deleted_slugs: { select: everyone, ...readOnly },
  slug_redirects: { select: published, ...readOnly },
  partners: { select: everyone, ...adminsWrite },
  pricing_plans: { select: everyone, ...adminsWrite },
  add_ons: { select: everyone, ...adminsWrite },
  price_list_versions: { select: adminsOnly, ...readOnly },
  newsletter_subscribers: { select: adminsOnly, insert: denied, update: denied, delete: adminsOnly },
  content_version: { select: everyone, ...readOnly },
}

const calledByAdmins: Record<Actor, boolean> = { visitor: false, client: false, otherClient: false, admin: true }
const calledByNoUser: Record<Actor, boolean> = { visitor: false, client: false, otherClient: false, admin: false }
const calledByClients: Record<Actor, boolean> = { visitor: false, client: true, otherClient: true, admin: false }
const calledBySignedIn: Record<Actor, boolean> = { visitor: false, client: true, otherClient: true, admin: true }
const calledByEveryone: Record<Actor, boolean> = { visitor: true, client: true, otherClient: true, admin: true }

type ExpectedCall = {
  arguments: Record<string, unknown>
  allowed: Record<Actor, boolean>
  /** The error code of an allowed call, because its arguments name nothing or are invalid; without it the call succeeds. */
  errorCode?: string
  /** The call deletes the caller's account, so clients call with an account created for it. */
  deletesAccount?: boolean
}

const unknownId = crypto.randomUUID()

/** Who may call which function, with arguments that pass the permission check and change nothing. */
export const expectedCalls: Record<string, ExpectedCall> = {
  customer_stats: { arguments: { tz: 'Europe/Berlin' }, allowed: calledByAdmins },
  customer_history: { arguments: { customer: unknownId }, allowed: calledByAdmins },
  project_stats: { arguments: {}, allowed: calledByAdmins },
  content_stats: { arguments: {}, allowed: calledByAdmins },
  make_admin: { arguments: { email: 'nobody@example.com' }, allowed: calledByNoUser },
  record_security_notice: {
    arguments: { address: 'x@example.com', kind: 'password', token_hash: '0'.repeat(64) },
    allowed: calledByNoUser,
  },
  report_security_notice: { arguments: { token_hash: '0'.repeat(64) }, allowed: calledByNoUser },
  record_unavailable_address: {
    arguments: { account: unknownId, address: 'x@example.com' },
    allowed: calledByNoUser,
  },
  remember_device: { arguments: { account: unknownId, token_hash: '0'.repeat(64) }, allowed: calledByNoUser },
  is_known_device: { arguments: { token_hash: '0'.repeat(64), address: 'x@example.com' }, allowed: calledByNoUser },
  admin_partners: { arguments: {}, allowed: calledByAdmins },
  admin_subscribers: { arguments: {}, allowed: calledByAdmins },
  own_projects: { arguments: {}, allowed: calledBySignedIn },
  project_history: { arguments: { project: unknownId }, allowed: calledBySignedIn },
  restore_project: { arguments: { project: unknownId }, allowed: calledBySignedIn, errorCode: 'PT404' },
  export_own_data: { arguments: {}, allowed: calledBySignedIn },
  delete_own_account: { arguments: {}, allowed: calledByClients, deletesAccount: true },
  session_is_fresh: { arguments: {}, allowed: calledBySignedIn },
  own_account: { arguments: {}, allowed: calledBySignedIn },
  swap_faq_order: { arguments: { a: unknownId, b: unknownId }, allowed: calledByAdmins, errorCode: 'PT404' },
  admin_faqs: { arguments: {}, allowed: calledByAdmins },
  move_faq: { arguments: { faq: unknownId, up: true }, allowed: calledByAdmins, errorCode: 'PT404' },
  blog_page: { arguments: {}, allowed: calledByEveryone },
  blog_categories: { arguments: {}, allowed: calledByEveryone },
  content_state: { arguments: {}, allowed: calledByEveryone },
  admin_customers: { arguments: {}, allowed: calledByAdmins },
  admin_projects: { arguments: {}, allowed: calledByAdmins },
  admin_posts: { arguments: {}, allowed: calledByAdmins },
  admin_post_categories: { arguments: {}, allowed: calledByAdmins },
  previewed_post: { arguments: { link: 'none' }, allowed: calledByEveryone },
  newsletter_request: { arguments: { email: 'matrix@example.com' }, allowed: calledByNoUser },
  admin_images: { arguments: {}, allowed: calledByAdmins },
  images_to_prune: { arguments: {}, allowed: calledByNoUser },
  purge_pending_subscribers: { arguments: {}, allowed: calledByNoUser },
  newsletter_confirm: { arguments: { token: 'none' }, allowed: calledByEveryone },
  newsletter_unsubscribe: { arguments: { token: 'none' }, allowed: calledByEveryone },
  publish_pricing: { arguments: { plans: {}, add_ons: {} }, allowed: calledByAdmins, errorCode: '22023' },
}
