import type { Actor } from '../actors.ts'

type Columns = {
  /** Updated by the owner of the row and by admins. */
  owner?: string
  admin?: string
  /** Updated by the owner of the row only. */
  self?: string
  /** Updated by no one. They are named, too, so that a new column needs a decision. */
  readOnly?: string
}

/** Who may update which column of a row that the actor may update. */
const columns: Record<string, Columns> = {
  user_profiles: {
    owner: 'name email mobile_number company_name how_heard_about_us team_size role onboarding_completed',
    readOnly: 'id user_type created_at updated_at search_text',
  },
  projects: {
    owner: 'name description budget_range timeline priority requirements status',
    admin: 'started_on',
    readOnly: 'id user_id created_at updated_at deleted_at search_text',
  },
  project_events: { readOnly: 'id project_id actor_id kind from_value to_value changed_fields created_at' },
  project_messages: {
    readOnly: 'id project_id sequence author_id side body created_at edited_at deleted_at words',
  },
  project_reads: { readOnly: 'project_id user_id sequence updated_at' },
  project_files: { readOnly: 'id project_id name created_at' },
  project_file_versions: {
    readOnly: `id file_id project_id version object_path bytes mime_type sha256 note uploaded_by side message_id
      restored_from scan_state sequence created_at`,
  },
  project_steps: { readOnly: 'id project_id kind position first_day last_day done_at updated_at' },
  project_holds: { readOnly: 'id project_id waits_for reason held_from held_until' },
  project_step_events: {
    readOnly: `id project_id kind step waits_for reason from_first_day from_last_day to_first_day to_last_day actor_id
      created_at`,
  },
  brief_versions: { admin: 'questions', readOnly: 'id number published_at published_by created_at updated_at' },
  project_briefs: {
    readOnly: 'project_id version_id submitted_at accepted_at skipped_at created_at updated_at',
  },
  brief_answers: { readOnly: 'project_id question_id value file_id updated_at' },
  brief_queries: { readOnly: 'id project_id question_id message_id created_at resolved_at' },
  project_brief_events: { readOnly: 'id project_id kind question_id reason actor_id created_at' },
  acceptance_lists: {
    readOnly: 'project_id version confirmed_by_client_at confirmed_by_team_at agreed_at',
  },
  acceptance_cases: {
    readOnly: 'id project_id position title input expected importance version created_at updated_at deleted_at',
  },
  acceptance_case_files: { readOnly: 'case_id file_version_id project_id' },
  acceptance_proposals: {
    readOnly: `id project_id kind case_id title input expected importance files reason side author_id created_at decision
      decided_by decided_at`,
  },
  agent_versions: { readOnly: 'id project_id name note created_at' },
  acceptance_runs: {
    readOnly: `id sequence project_id case_id case_version agent_version result note picture_id side actor_id created_at`,
  },
  acceptances: {
    readOnly: 'id sequence project_code accepted_at document_hash previous_hash record_hash',
  },
  acceptance_documents: { readOnly: 'acceptance_id project_id content signed_by' },
  acceptance_waivers: { readOnly: 'case_id project_id case_version reason waived_by created_at' },
  handover_items: {
    readOnly: `id project_id kind title note link client_ticked_at client_ticked_by team_ticked_at team_ticked_by
      created_at updated_at`,
  },
  refunds: {
    readOnly: 'id project_id state reason decision_reason amount_cents paid_back_on reference created_at',
  },
  refund_events: {
    readOnly: `id project_id refund_id kind reason amount_cents paid_back_on reference actor_id created_at`,
  },
  testimonials: {
    readOnly: `id project_id rating body name_form shown_name consented_at published_at position created_at updated_at`,
  },
  deliverables: { readOnly: 'id project_id name created_at' },
  deliverable_versions: {
    readOnly: `id deliverable_id project_id number notes state requested_at requested_by ended_at ended_by ended_by_mail
      void_reason comment updated_at`,
  },
  deliverable_items: {
    readOnly: 'id version_id position kind label file_version_id file_version sha256 url decision comment',
  },
  instalments: {
    readOnly: `id project_id part amount_cents currency plan_name price_list_version state due_on paid_on reference
      updated_at`,
  },
  instalment_events: {
    readOnly: `id project_id part kind reason from_amount_cents to_amount_cents due_on paid_on reference actor_id
      created_at`,
  },
  calendar_feeds: { readOnly: 'user_id token created_at' },
  holidays: { readOnly: 'day name' },
  project_notes: { admin: 'body', readOnly: 'id project_id author_id created_at updated_at' },
  project_assignments: { readOnly: 'project_id admin_id assigned_at' },
  saved_replies: { admin: 'id title body created_at', readOnly: 'updated_at' },
  notification_settings: { self: 'messages files status reminders', readOnly: 'user_id updated_at' },
  admin_client_projects: {
    readOnly: `id user_id name description budget_range timeline priority requirements status started_on created_at
      updated_at client_name client_email client_company`,
  },
  faqs: { admin: 'id question answer published order_index created_at', readOnly: 'updated_at search_text' },
  faq_revisions: { readOnly: 'id faq_id saved_by saved_at changed_fields faq' },
  blog_posts: {
    admin: `id slug title excerpt content category tags author read_time publish_date publish_at image_url published
      meta_title meta_description og_image_url canonical_url focus_keyword schema_type`,
    readOnly: 'updated_at',
  },
  post_revisions: { readOnly: 'id post_id saved_by saved_at changed_fields post' },
  post_previews: { readOnly: 'token post_id created_at expires_at' },
  deleted_slugs: { readOnly: 'slug deleted_at post_id' },
  slug_redirects: { readOnly: 'from_slug post_id created_at' },
  partners: {
    admin: `id name logo_url description website category partnership_type benefits case_study_title
      case_study_description case_study_results`,
    readOnly: 'updated_at',
  },
  pricing_plans: {
    admin: 'id name price original_price discount description timeline features popular cta position',
  },
  add_ons: { admin: 'id name price description position' },
  price_list_versions: { readOnly: 'id plans add_ons published_at published_by' },
  newsletter_subscribers: { readOnly: 'id email status consented_at confirmed_at unsubscribed_at' },
  feature_flags: { readOnly: 'area name kind percentage updated_at' },
  feature_flag_events: {
    readOnly: 'id area name kind from_percentage to_percentage reason actor_id created_at',
  },
  release_pins: { readOnly: 'area build reason pinned_by updated_at' },
  release_events: { readOnly: 'id area kind build from_build share reason actor_id is_automatic created_at' },
  release_canaries: {
    readOnly:
      'area build stable_build share error_margin vitals_margin min_views promote_at reason started_by updated_at',
  },
  build_views: { readOnly: 'day area build views failed' },
  client_errors: { readOnly: 'day cause build route browser count' },
  web_vitals: { readOnly: 'day route area build metric script bucket count' },
  content_version: { readOnly: 'id version updated_at' },
}

const actorsByGroup: Record<keyof Columns, Actor[]> = {
  owner: ['client', 'otherClient', 'admin'],
  admin: ['admin'],
  self: ['client', 'otherClient'],
  readOnly: [],
}

/** The columns of a relation, each with whether the actor may update it: x for yes, - for no. */
export function expectedColumns(relation: string, actor: Actor): Record<string, string> {
  const groups = Object.entries(columns[relation] ?? {}) as [keyof Columns, string][]
  return Object.fromEntries(
    groups.flatMap(([group, names]) =>
      names.split(/\s+/).map((name) => [name, actorsByGroup[group].includes(actor) ? 'x' : '-']),
    ),
  )
}
