import type { Actor } from './actors.ts'

type Columns = {
  /** Whoever the row belongs to, and admins. */
  owner?: string
  admin?: string
  /** Neither clients nor admins. They have to be named, too, so that a new column needs a decision. */
  nobody?: string
}

/** Who changes which column of a row, where the row is one that this person may change. */
const columns: Record<string, Columns> = {
  user_profiles: {
    owner: 'name email mobile_number company_name how_heard_about_us team_size role onboarding_completed',
    nobody: 'id user_type created_at updated_at search_text',
  },
  projects: {
    owner: 'name description budget_range timeline priority requirements status',
    admin: 'started_on',
    nobody: 'id user_id created_at updated_at deleted_at search_text',
  },
  project_events: { nobody: 'id project_id actor_id kind from_value to_value changed_fields created_at' },
  admin_client_projects: {
    nobody: `id user_id name description budget_range timeline priority requirements status started_on created_at
      updated_at client_name client_email client_company`,
  },
  faqs: { admin: 'id question answer published order_index created_at', nobody: 'updated_at search_text' },
  faq_revisions: { nobody: 'id faq_id saved_by saved_at changed_fields faq' },
  blog_posts: {
    admin: `id slug title excerpt content category tags author read_time publish_date publish_at image_url published
      meta_title meta_description og_image_url canonical_url focus_keyword schema_type`,
    nobody: 'updated_at',
  },
  post_revisions: { nobody: 'id post_id saved_by saved_at changed_fields post' },
  post_previews: { nobody: 'token post_id created_at expires_at' },
  deleted_slugs: { nobody: 'slug deleted_at post_id' },
  slug_redirects: { nobody: 'from_slug post_id created_at' },
  partners: {
    admin: `id name logo_url description website category partnership_type benefits case_study_title
      case_study_description case_study_results`,
    nobody: 'updated_at',
  },
  pricing_plans: {
    admin: 'id name price original_price discount description timeline features popular cta position',
  },
  add_ons: { admin: 'id name price description position' },
  price_list_versions: { nobody: 'id plans add_ons published_at published_by' },
  newsletter_subscribers: { nobody: 'id email status consented_at confirmed_at unsubscribed_at' },
  content_version: { nobody: 'id version updated_at' },
}

const changers: Record<keyof Columns, Actor[]> = {
  owner: ['client', 'otherClient', 'admin'],
  admin: ['admin'],
  nobody: [],
}

/** The columns of a relation, each with whether the actor may change it: x may, - may not. */
export function expectedColumns(relation: string, actor: Actor): Record<string, string> {
  const groups = Object.entries(columns[relation] ?? {}) as [keyof Columns, string][]
  return Object.fromEntries(
    groups.flatMap(([group, names]) =>
      names.split(/\s+/).map((name) => [name, changers[group].includes(actor) ? 'x' : '-']),
    ),
  )
}
