import type { Actor } from '../actors.ts'

export type Action = 'select' | 'insert' | 'update' | 'delete'
export const actions: Action[] = ['select', 'insert', 'update', 'delete']

/** What each actor may do with the two sample rows of a relation: x for yes, - for no. */
export type Permissions = Record<Action, Record<Actor, string>>

const denied = { visitor: '--', client: '--', otherClient: '--', admin: '--' }
const adminsOnly = { ...denied, admin: 'xx' }
const signedIn = { visitor: '--', client: 'xx', otherClient: 'xx', admin: 'xx' }
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
  project_messages: { select: ownerOrAdmin, ...readOnly },
  project_reads: { select: owner, ...readOnly },
  project_files: { select: ownerOrAdmin, ...readOnly },
  project_file_versions: { select: ownerOrAdmin, ...readOnly },
  project_steps: { select: ownerOrAdmin, ...readOnly },
  project_holds: { select: ownerOrAdmin, ...readOnly },
  project_step_events: { select: ownerOrAdmin, ...readOnly },
  brief_versions: { select: adminsOnly, ...adminsWrite },
  project_briefs: { select: ownerOrAdmin, ...readOnly },
  brief_answers: { select: ownerOrAdmin, ...readOnly },
  brief_queries: { select: ownerOrAdmin, ...readOnly },
  project_brief_events: { select: ownerOrAdmin, ...readOnly },
  deliverables: { select: ownerOrAdmin, ...readOnly },
  deliverable_versions: { select: ownerOrAdmin, ...readOnly },
  deliverable_items: { select: ownerOrAdmin, ...readOnly },
  instalments: { select: ownerOrAdmin, ...readOnly },
  instalment_events: { select: ownerOrAdmin, ...readOnly },
  acceptance_lists: { select: ownerOrAdmin, ...readOnly },
  acceptance_cases: { select: ownerOrAdmin, ...readOnly },
  acceptance_case_files: { select: ownerOrAdmin, ...readOnly },
  acceptance_proposals: { select: ownerOrAdmin, ...readOnly },
  agent_versions: { select: ownerOrAdmin, ...readOnly },
  acceptance_runs: { select: ownerOrAdmin, ...readOnly },
  acceptances: { select: ownerOrAdmin, ...readOnly },
  acceptance_documents: { select: ownerOrAdmin, ...readOnly },
  acceptance_waivers: { select: ownerOrAdmin, ...readOnly },
  handover_items: { select: ownerOrAdmin, ...readOnly },
  refunds: { select: ownerOrAdmin, ...readOnly },
  refund_events: { select: ownerOrAdmin, ...readOnly },
  testimonials: { select: ownerOrAdmin, ...readOnly },
  calendar_feeds: { select: owner, insert: denied, update: denied, delete: owner },
  holidays: { select: signedIn, insert: adminsOnly, update: denied, delete: adminsOnly },
  project_notes: { select: adminsOnly, ...adminsWrite },
  project_assignments: { select: adminsOnly, ...readOnly },
  saved_replies: { select: adminsOnly, ...adminsWrite },
  notification_settings: { select: owner, insert: owner, update: owner, delete: denied },
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
  feature_flags: { select: adminsOnly, ...readOnly },
  feature_flag_events: { select: adminsOnly, ...readOnly },
  release_pins: { select: adminsOnly, ...readOnly },
  release_events: { select: adminsOnly, ...readOnly },
  release_canaries: { select: adminsOnly, ...readOnly },
  build_views: { select: adminsOnly, ...readOnly },
  client_errors: { select: adminsOnly, ...readOnly },
  web_vitals: { select: adminsOnly, ...readOnly },
  content_version: { select: everyone, ...readOnly },
}
