import type { Actor } from './actors.ts'

export type Action = 'select' | 'insert' | 'update' | 'delete'
export const actions: Action[] = ['select', 'insert', 'update', 'delete']

/** What each actor may do with the two sample rows of a relation: x may, - may not. */
export type Rights = Record<Action, Record<Actor, string>>

const nobody = { visitor: '--', client: '--', otherClient: '--', admin: '--' }
const admins = { ...nobody, admin: 'xx' }
const everybody = { visitor: 'xx', client: 'xx', otherClient: 'xx', admin: 'xx' }
// First sample row: published, or of the client. Second: a draft, or of the other client.
const published = { visitor: 'x-', client: 'x-', otherClient: 'x-', admin: 'xx' }
const ownerOrAdmin = { visitor: '--', client: 'x-', otherClient: '-x', admin: 'xx' }
const owner = { ...ownerOrAdmin, admin: '--' }

const adminsWrite = { insert: admins, update: admins, delete: admins }
const nobodyWrites = { insert: nobody, update: nobody, delete: nobody }

/** The whole authorisation of the product. A relation that is missing here fails the tests. */
export const expectedRights: Record<string, Rights> = {
  user_profiles: { select: ownerOrAdmin, insert: owner, update: ownerOrAdmin, delete: nobody },
  projects: { select: ownerOrAdmin, insert: ownerOrAdmin, update: ownerOrAdmin, delete: ownerOrAdmin },
  project_events: { select: ownerOrAdmin, ...nobodyWrites },
  admin_client_projects: { select: ownerOrAdmin, ...nobodyWrites },
  faqs: { select: published, ...adminsWrite },
  faq_revisions: { select: admins, ...nobodyWrites },
  blog_posts: { select: published, ...adminsWrite },
  post_revisions: { select: admins, ...nobodyWrites },
  post_previews: { select: admins, insert: admins, update: nobody, delete: admins },
  deleted_slugs: { select: everybody, ...nobodyWrites },
  slug_redirects: { select: published, ...nobodyWrites },
  partners: { select: everybody, ...adminsWrite },
  pricing_plans: { select: everybody, ...adminsWrite },
  add_ons: { select: everybody, ...adminsWrite },
  price_list_versions: { select: admins, ...nobodyWrites },
  newsletter_subscribers: { select: admins, insert: nobody, update: nobody, delete: admins },
  content_version: { select: everybody, ...nobodyWrites },
}

const adminsCall: Record<Actor, boolean> = { visitor: false, client: false, otherClient: false, admin: true }
const nobodyCalls: Record<Actor, boolean> = { visitor: false, client: false, otherClient: false, admin: false }
const clientsCall: Record<Actor, boolean> = { visitor: false, client: true, otherClient: true, admin: false }
const signedInCall: Record<Actor, boolean> = { visitor: false, client: true, otherClient: true, admin: true }
const everybodyCalls: Record<Actor, boolean> = { visitor: true, client: true, otherClient: true, admin: true }

type Call = {
  arguments: Record<string, unknown>
  may: Record<Actor, boolean>
  /** The code with which whoever may call is told that these arguments name nothing, or nonsense; else the call succeeds. */
  says?: string
  /** The caller's account is gone afterwards, so clients call with an account made for the purpose. */
  isEnd?: boolean
}

const unknown = crypto.randomUUID()

/** Who may call which function, with arguments that get past the check of rights and do no harm. */
export const expectedCalls: Record<string, Call> = {
  customer_stats: { arguments: { tz: 'Europe/Berlin' }, may: adminsCall },
  customer_history: { arguments: { customer: unknown }, may: adminsCall },
  project_stats: { arguments: {}, may: adminsCall },
  content_stats: { arguments: {}, may: adminsCall },
  make_admin: { arguments: { email: 'nobody@example.com' }, may: nobodyCalls },
  admin_partners: { arguments: {}, may: adminsCall },
  admin_subscribers: { arguments: {}, may: adminsCall },
  own_projects: { arguments: {}, may: signedInCall },
  project_history: { arguments: { project: unknown }, may: signedInCall },
  restore_project: { arguments: { project: unknown }, may: signedInCall, says: 'PT404' },
  export_own_data: { arguments: {}, may: signedInCall },
  delete_own_account: { arguments: {}, may: clientsCall, isEnd: true },
  session_is_fresh: { arguments: {}, may: signedInCall },
  swap_faq_order: { arguments: { a: unknown, b: unknown }, may: adminsCall },
  admin_faqs: { arguments: {}, may: adminsCall },
  move_faq: { arguments: { faq: unknown, up: true }, may: adminsCall, says: 'PT404' },
  blog_page: { arguments: {}, may: everybodyCalls },
  blog_categories: { arguments: {}, may: everybodyCalls },
  content_state: { arguments: {}, may: everybodyCalls },
  admin_customers: { arguments: {}, may: adminsCall },
  admin_projects: { arguments: {}, may: adminsCall },
  admin_posts: { arguments: {}, may: adminsCall },
  admin_post_categories: { arguments: {}, may: adminsCall },
  previewed_post: { arguments: { link: 'none' }, may: everybodyCalls },
  newsletter_request: { arguments: { email: 'matrix@example.com' }, may: nobodyCalls },
  newsletter_confirm: { arguments: { token: 'none' }, may: everybodyCalls },
  newsletter_unsubscribe: { arguments: { token: 'none' }, may: everybodyCalls },
  publish_pricing: { arguments: { plans: {}, add_ons: {} }, may: adminsCall, says: '22023' },
}
