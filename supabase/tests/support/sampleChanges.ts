/** A valid update per relation: [column, new value]. */
export const sampleChanges: Record<string, [column: string, value: string]> = {
  user_profiles: ['role', 'Changed'],
  projects: ['description', 'Changed'],
  project_events: ['from_value', 'changed'],
  project_messages: ['body', 'Changed'],
  project_reads: ['sequence', '7'],
  project_files: ['name', 'changed.txt'],
  project_file_versions: ['note', 'Changed'],
  project_notes: ['body', 'Changed'],
  project_assignments: ['assigned_at', '2001-01-01T00:00:00Z'],
  saved_replies: ['body', 'Changed'],
  notification_settings: ['messages', 'daily'],
  admin_client_projects: ['description', 'Changed'],
  faqs: ['question', 'Changed?'],
  faq_revisions: ['saved_at', '2001-01-01T00:00:00Z'],
  blog_posts: ['title', 'Changed'],
  post_revisions: ['saved_at', '2001-01-01T00:00:00Z'],
  post_previews: ['expires_at', '2001-01-01T00:00:00Z'],
  deleted_slugs: ['deleted_at', '2001-01-01T00:00:00Z'],
  slug_redirects: ['created_at', '2001-01-01T00:00:00Z'],
  partners: ['description', 'Changed'],
  pricing_plans: ['description', 'Changed'],
  add_ons: ['description', 'Changed'],
  price_list_versions: ['published_at', '2001-01-01T00:00:00Z'],
  newsletter_subscribers: ['status', 'confirmed'],
  content_version: ['updated_at', '2001-01-01T00:00:00Z'],
}

/** Values for columns that accept only some values of their type. */
export const validValues: Record<string, Record<string, unknown[]>> = {
  user_profiles: { email: ['changed@example.com'], how_heard_about_us: ['referral'], user_type: ['admin'] },
  blog_posts: { category: ['Technical'], schema_type: ['TechArticle'] },
  project_file_versions: { restored_from: [2] },
  notification_settings: { messages: ['daily'], files: ['daily'], status: ['daily'], reminders: ['off'] },
  partners: { category: ['Database'], partnership_type: ['Cloud Partner'] },
  projects: { timeline: ['asap'], priority: ['urgent'], status: ['completed'] },
}
