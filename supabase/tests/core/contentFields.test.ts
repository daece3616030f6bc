import { partnershipTypes } from '../../src/partners/adminQueries.ts'
import { partnerCategories } from '../../src/partners/queries.ts'
import { requestAs, deleteRows } from '../support/api.ts'
import { runExclusively } from '../support/runExclusively.ts'

// Another test replaces the price list as a whole.
runExclusively('pricing')

const id = crypto.randomUUID()
const partner = {
  ...{ id, name: 'Fieldstone', logo_url: '/images/partners/fieldstone.svg', description: 'Hosts agents.' },
  ...{ website: 'https://fieldstone.example', category: 'Database', partnership_type: 'Cloud Partner' },
  benefits: ['Close to the data', 'Backups'],
}
const story = { case_study_title: 'Moved', case_study_description: 'In a week.', case_study_results: ['Half the bill'] }
const noStory = { case_study_title: null, case_study_description: null, case_study_results: null }
const faq = { id, question: 'Fields?', answer: '<p>All.</p>', published: false, order_index: 9_001 }
const plan = {
  ...{ id, name: 'Fields', price: 'From $2,500', original_price: 'On request', discount: '70% off', popular: false },
  ...{ description: 'All of them', timeline: '7-10 days', features: ['One agent', 'Two letters'], cta: 'Begin' },
}
const addOn = { id, name: 'Fields', price: '$1,000 per month', description: 'All of them' }

const store = (relation: string, body: object) => requestAs('admin', relation, { method: 'POST', body })
const stored = async (relation: string) => (await requestAs('admin', `${relation}?id=eq.${id}`)).rows
const createdAt = '2025-09-01T10:00:00.000Z'

afterEach(async () => {
  for (const relation of ['partners', 'faqs', 'pricing_plans', 'add_ons']) await deleteRows(`${relation}?id=eq.${id}`)
})

it.each([
  ['a partner with a case study [ENT-5]', 'partners', { ...partner, ...story }],
  ['a partner without one [ENT-5]', 'partners', { ...partner, ...noStory }],
  ['a FAQ [ENT-6]', 'faqs', { ...faq, created_at: createdAt }],
  ['a pricing plan with prices as texts [ENT-7]', 'pricing_plans', plan],
  ['an add-on with its price as text [ENT-7]', 'add_ons', addOn],
])('%s is stored with every field', async (_entity, relation, fields) => {
  expect((await store(relation, fields)).status).toBe(201)
  const [row] = await stored(relation)
  // The embedded database and Postgres format timestamps differently.
  if (row?.created_at) row.created_at = new Date(row.created_at as string).toISOString()
  expect(row).toMatchObject(fields)
})

const categories = [
  ...['AI Technology', 'Cloud Infrastructure', 'Communication', 'Productivity', 'Automation', 'Database'],
  'Development Framework',
]
const types = ['Technology Partner', 'Cloud Partner', 'Integration Partner', 'Strategic Partner']

it.each([
  ['category, of seven [ENT-13]', 'category', partnerCategories, categories],
  ['partnership type, of four [ENT-14]', 'partnership_type', partnershipTypes, types],
])('a partner has a %s, and the database accepts no other', async (_field, field, known, listed) => {
  expect(known).toEqual(listed)
  await store('partners', partner)
  const change = (value: string) =>
    requestAs('admin', `partners?id=eq.${id}`, { method: 'PATCH', body: { [field]: value } })
  for (const value of listed) {
    await change(value)
    expect(await stored('partners')).toMatchObject([{ [field]: value }])
  }
  for (const other of ['', listed[0]!.toLowerCase(), 'Something else']) {
    expect((await change(other)).status).toBeGreaterThanOrEqual(400)
    expect(await stored('partners')).toMatchObject([{ [field]: listed.at(-1) }])
  }
})
