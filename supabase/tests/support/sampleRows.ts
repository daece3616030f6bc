import type { Door, Row } from './databaseDriver.ts'
import { ids } from './actors.ts'

type Step = (door: Door) => Promise<unknown>

export type Sample = {
  /** What an insert sends, and what finds it afterwards. */
  row: Row
  inserted: Row
  /** What finds the prepared row. */
  where: Row
  prepare: Step
  clear: Step
}

/** A harmless change per relation: [column, new value]. */
export const changes: Record<string, [column: string, value: string]> = {
  user_profiles: ['role', 'Changed'],
  projects: ['description', 'Changed'],
  project_events: ['from_value', 'changed'],
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

/** Values of columns that do not take just any value of their type. */
export const fitting: Record<string, Record<string, unknown[]>> = {
  user_profiles: { email: ['changed@example.com'], how_heard_about_us: ['referral'], user_type: ['admin'] },
  blog_posts: { category: ['Technical'], schema_type: ['TechArticle'] },
  partners: { category: ['Database'], partnership_type: ['Cloud Partner'] },
  projects: { timeline: ['asap'], priority: ['urgent'], status: ['completed'] },
}

const nothing: Step = async () => {}
const url = 'https://example.com/picture.png'

/** Two fixed identifiers, so that every attempt is about a row of its own. */
const key = (place: number, relation: number) => `00000000-0000-4000-a000-00000000${relation}0${place}`

/** A row that the owner of the database simply inserts and deletes. */
function plain(relation: string, row: Row, by = 'id'): Sample {
  const where = { [by]: row[by] }
  const clear: Step = (door) => door.remove('service', relation, where)
  const prepare: Step = (door) => clear(door).then(() => door.insert('service', relation, row))
  return { row, where, inserted: where, prepare, clear }
}

const owners = [ids.client, ids.otherClient]
const project = (place: number, kind: number) =>
  plain('projects', { id: key(place, kind), user_id: owners[place], name: 'Sample', status: 'active' })
const post = (place: number, kind: number) =>
  plain('blog_posts', {
    id: key(place, kind),
    slug: `sample-${kind}-${place}`,
    title: 'Sample',
    excerpt: 'Sample',
    image_url: url,
    published: place === 0,
  })

const faq = (place: number, kind: number) =>
  plain('faqs', { id: key(place, kind), question: 'Sample?', answer: '', published: place === 0, order_index: 9000 })

function history(place: number): Sample {
  const { row, prepare, clear } = project(place, 30)
  const where = { project_id: row.id }
  return {
    row: { project_id: row.id, kind: 'edited', to_value: 'forged' },
    where,
    inserted: { ...where, to_value: 'forged' },
    prepare,
    clear: (door) => clear(door).then(() => prepare(door)),
  }
}

function redirect(place: number): Sample {
  const target = post(place, 70)
  const row = { from_slug: `former-${place}`, post_id: target.row.id }
  const sample = plain('slug_redirects', row, 'from_slug')
  // A post that returns brings its former addresses back, so this one is taken away by itself.
  const clear: Step = (door) => target.prepare(door).then(() => sample.clear(door))
  return { ...sample, clear, prepare: (door) => clear(door).then(() => door.insert('service', 'slug_redirects', row)) }
}

/** A state of a record that was kept when it was saved. */
function revision(table: 'post_revisions' | 'faq_revisions', record: 'post' | 'faq', saved: Sample): Sample {
  const where = { [`${record}_id`]: saved.row.id }
  const saved_at = '2001-01-01T00:00:00Z'
  const forget: Step = (door) => saved.clear(door).then(() => door.remove('service', table, where))
  return {
    row: { ...where, saved_at, [record]: {} },
    where,
    inserted: { ...where, saved_at },
    prepare: (door) => forget(door).then(() => saved.prepare(door)),
    clear: forget,
  }
}

function preview(place: number): Sample {
  const { row, prepare, clear } = post(place, 32)
  const where = { post_id: row.id }
  return {
    row: where,
    where,
    inserted: where,
    prepare: (door) => prepare(door).then(() => door.insert('service', 'post_previews', where)),
    clear: (door) => clear(door).then(() => prepare(door)),
  }
}

const makers: Record<string, (place: number) => Sample> = {
  user_profiles: (place) =>
    plain('user_profiles', { id: owners[place], name: `Person ${place}`, email: `person${place + 1}@crowd.example` }),
  // A deleted project is still there for the owner of the database.
  projects: (place) => ({ ...project(place, 20), where: { id: key(place, 20), deleted_at: null } }),
  project_events: history,
  admin_client_projects: (place) => ({
    ...project(place, 40),
    inserted: { id: key(place, 41) },
    row: { ...project(place, 41).row },
  }),
  faqs: (place) => faq(place, 50),
  faq_revisions: (place) => revision('faq_revisions', 'faq', faq(place, 51)),
  blog_posts: (place) => post(place, 60),
  post_revisions: (place) => revision('post_revisions', 'post', post(place, 31)),
  post_previews: preview,
  deleted_slugs: (place) => plain('deleted_slugs', { slug: `gone-${place}` }, 'slug'),
  slug_redirects: redirect,
  partners: (place) =>
    plain('partners', { id: key(place, 80), name: 'Sample', logo_url: url, website: url, description: 'Sample' }),
  pricing_plans: (place) =>
    plain('pricing_plans', {
      id: key(place, 90),
      name: 'Sample',
      price: '$1',
      original_price: '$2',
      discount: '50% off',
      description: 'Sample',
      timeline: '1 day',
      cta: 'Go',
    }),
  add_ons: (place) => plain('add_ons', { id: key(place, 10), name: 'Sample', price: '$1', description: 'Sample' }),
  price_list_versions: (place) =>
    plain(
      'price_list_versions',
      { published_by: `sample${place}@example.com`, plans: [], add_ons: [] },
      'published_by',
    ),
  newsletter_subscribers: (place) => plain('newsletter_subscribers', { email: `reader${place}@example.com` }, 'email'),
  content_version: () => ({
    row: { id: false },
    where: { id: true },
    inserted: { id: false },
    prepare: nothing,
    clear: nothing,
  }),
}

/** The two sample rows of a relation, in the order of the expectations. */
export function samplesOf(relation: string): [Sample, Sample] {
  const make = makers[relation]
  if (!make) throw new Error(`Describe two sample rows of ${relation} in samples.ts.`)
  return [make(0), make(1)]
}
