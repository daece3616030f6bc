import { acceptanceSamples } from './acceptanceSamples.ts'
import { briefSamples } from './briefSamples.ts'
import { roomSamples } from './roomSamples.ts'
import { handoverSamples } from './handoverSamples.ts'
import { signOffSamples } from './signOffSamples.ts'
import type { Row } from '../databaseDriver.ts'
import { owners, project, type SampleRow, sampleId, simpleSample, type Step } from './sampleRow.ts'

const doNothing: Step = async () => {}
const url = 'https://example.com/picture.png'

const flagChange = { area: 'portal', kind: 'boolean', from_percentage: 0, to_percentage: 100, reason: 'Sample' }
const pinChange = { kind: 'pinned', build: '0123456789ab', reason: 'Sample' }
const canaryChange = { build: '0123456789ab', error_margin: 20, vitals_margin: 20, min_views: 200, reason: 'Sample' }

const post = (index: number, relation: number) =>
  simpleSample('blog_posts', {
    id: sampleId(index, relation),
    slug: `sample-${relation}-${index}`,
    title: 'Sample',
    excerpt: 'Sample',
    image_url: url,
    published: index === 0,
  })

const faq = (index: number, relation: number) =>
  simpleSample('faqs', {
    id: sampleId(index, relation),
    question: 'Sample?',
    answer: '',
    published: index === 0,
    order_index: 9000,
  })

function projectEvent(index: number): SampleRow {
  const { row, prepare, clear } = project(index, 30)
  const where = { project_id: row.id }
  return {
    row: { project_id: row.id, kind: 'edited', to_value: 'forged' },
    where,
    inserted: { ...where, to_value: 'forged' },
    prepare,
    clear: (driver) => clear(driver).then(() => prepare(driver)),
  }
}

function redirect(index: number): SampleRow {
  const target = post(index, 70)
  const row = { from_slug: `former-${index}`, post_id: target.row.id }
  const sample = simpleSample('slug_redirects', row, 'from_slug')
  // A post that is inserted again restores its redirects, so the redirect is deleted by itself.
  const clear: Step = (driver) => target.prepare(driver).then(() => sample.clear(driver))
  return {
    ...sample,
    clear,
    prepare: (driver) => clear(driver).then(() => driver.insert('service', 'slug_redirects', row)),
  }
}

/** A saved version of a record. */
function revision(table: 'post_revisions' | 'faq_revisions', record: 'post' | 'faq', saved: SampleRow): SampleRow {
  const where = { [`${record}_id`]: saved.row.id }
  const saved_at = '2001-01-01T00:00:00Z'
  const clear: Step = (driver) => saved.clear(driver).then(() => driver.delete('service', table, where))
  return {
    row: { ...where, saved_at, [record]: {} },
    where,
    inserted: { ...where, saved_at },
    prepare: (driver) => clear(driver).then(() => saved.prepare(driver)),
    clear,
  }
}

function preview(index: number): SampleRow {
  const { row, prepare, clear } = post(index, 32)
  const where = { post_id: row.id }
  return {
    row: where,
    where,
    inserted: where,
    prepare: (driver) => prepare(driver).then(() => driver.insert('service', 'post_previews', where)),
    clear: (driver) => clear(driver).then(() => prepare(driver)),
  }
}

const samplesByRelation: Record<string, (index: number) => SampleRow> = {
  user_profiles: (index) =>
    simpleSample('user_profiles', {
      id: owners[index],
      name: `Person ${index}`,
      email: `person${index + 1}@clients.example`,
    }),
  // `service` still sees a soft-deleted project.
  projects: (index) => ({ ...project(index, 20), where: { id: sampleId(index, 20), deleted_at: null } }),
  project_events: projectEvent,
  ...roomSamples,
  ...briefSamples,
  ...acceptanceSamples,
  ...signOffSamples,
  ...handoverSamples,
  admin_client_projects: (index) => ({
    ...project(index, 40),
    inserted: { id: sampleId(index, 41) },
    row: { ...project(index, 41).row },
  }),
  faqs: (index) => faq(index, 50),
  faq_revisions: (index) => revision('faq_revisions', 'faq', faq(index, 51)),
  blog_posts: (index) => post(index, 60),
  post_revisions: (index) => revision('post_revisions', 'post', post(index, 31)),
  post_previews: preview,
  deleted_slugs: (index) => simpleSample('deleted_slugs', { slug: `gone-${index}` }, 'slug'),
  slug_redirects: redirect,
  partners: (index) =>
    simpleSample('partners', {
      id: sampleId(index, 80),
      name: 'Sample',
      logo_url: url,
      website: url,
      description: 'Sample',
    }),
  pricing_plans: (index) =>
    simpleSample('pricing_plans', {
      id: sampleId(index, 90),
      name: 'Sample',
      price: '$1',
      original_price: '$2',
      discount: '50% off',
      description: 'Sample',
      timeline: '1 day',
      cta: 'Go',
    }),
  add_ons: (index) =>
    simpleSample('add_ons', { id: sampleId(index, 10), name: 'Sample', price: '$1', description: 'Sample' }),
  price_list_versions: (index) =>
    simpleSample(
      'price_list_versions',
      { published_by: `sample${index}@example.com`, plans: [], add_ons: [] },
      'published_by',
    ),
  newsletter_subscribers: (index) =>
    simpleSample('newsletter_subscribers', { email: `reader${index}@example.com` }, 'email'),
  feature_flags: (index) =>
    simpleSample('feature_flags', { area: 'portal', name: `sample${index}`, kind: 'boolean', percentage: 0 }, 'name'),
  feature_flag_events: (index) =>
    loggedEvent('feature_flag_events', { name: `sample${index}` }, { name: `forged${index}` }, flagChange),
  release_pins: (index) =>
    simpleSample('release_pins', { area: `sample${index}`, build: '0123456789ab', reason: 'Sample' }, 'area'),
  release_events: (index) =>
    loggedEvent('release_events', { area: `sample${index}` }, { area: `forged${index}` }, pinChange),
  release_canaries: (index) =>
    simpleSample(
      'release_canaries',
      { area: `sample${index}`, stable_build: 'ba9876543210', share: 5, ...canaryChange },
      'area',
    ),
  build_views: (index) =>
    simpleSample(
      'build_views',
      { day: '2025-09-01', area: `sample${index}`, build: '0123456789ab', views: 1, failed: 0 },
      'area',
    ),
  client_errors: (index) =>
    simpleSample(
      'client_errors',
      { day: '2025-09-01', cause: `sample${index}`, build: '', route: '/', browser: 'Other', count: 1 },
      'cause',
    ),
  web_vitals: (index) =>
    simpleSample(
      'web_vitals',
      {
        ...{ day: '2025-09-01', route: `/sample${index}`, area: 'shell', build: '', metric: 'TASKS', script: 'shell' },
        ...{ bucket: 1, count: 1 },
      },
      'route',
    ),
  content_version: () => ({
    row: { id: false },
    where: { id: true },
    inserted: { id: false },
    prepare: doNothing,
    clear: doNothing,
  }),
}

/** A log entry is never deleted, so it is added once. */
function loggedEvent(relation: string, where: Row, inserted: Row, values: Row): SampleRow {
  const prepare: Step = async (driver) => {
    const [existing] = await driver.select('service', relation, where)
    if (!existing) await driver.insert('service', relation, { ...values, ...where })
  }
  return { row: { ...values, ...inserted }, where, inserted, prepare, clear: doNothing }
}

/** The two sample rows of a relation, in the order of the expected permissions. */
export function sampleRowsOf(relation: string): [SampleRow, SampleRow] {
  const sample = samplesByRelation[relation]
  if (!sample) throw new Error(`Describe two sample rows of ${relation} in sampleRows.ts.`)
  return [sample(0), sample(1)]
}
