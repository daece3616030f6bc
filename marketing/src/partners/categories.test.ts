import type { Partner } from '@fortnight/supabase/partners/queries'
import { filterByCategory, listCategories, pairPartners, parseSuccessStory } from './categories.ts'

const samplePartner = (values: Partial<Partner>) => values as Partner

describe('categories', () => {
  const partners = [
    samplePartner({ category: 'Database' }),
    samplePartner({ category: 'Automation' }),
    samplePartner({ category: 'Database' }),
  ]

  it('are the distinct categories of the partners [PART-1]', () => {
    expect(listCategories(partners)).toEqual(['Automation', 'Database'])
  })

  it('filter the partners, and no category keeps all [PART-1]', () => {
    expect(filterByCategory(partners, 'Database')).toHaveLength(2)
    expect(filterByCategory(partners, 'Unknown')).toEqual([])
    expect(filterByCategory(partners, null)).toBe(partners)
  })
})

describe('a success story', () => {
  const complete = {
    case_study_title: 'A title',
    case_study_description: 'What happened',
    case_study_results: ['More'],
  }

  it('consists of a title, a description and results [PART-3]', () => {
    expect(parseSuccessStory(samplePartner(complete))).toEqual({
      title: 'A title',
      description: 'What happened',
      results: ['More'],
    })
  })

  it.each([
    ['title', { case_study_title: null }],
    ['title', { case_study_title: '  ' }],
    ['description', { case_study_description: null }],
    ['results', { case_study_results: null }],
    ['results', { case_study_results: [] }],
    ['results', { case_study_results: [' '] }],
  ])('is undefined without a %s [PART-3]', (_part, missing) => {
    expect(parseSuccessStory(samplePartner({ ...complete, ...missing }))).toBeUndefined()
  })
})

describe('partners without a success story', () => {
  const story = { case_study_title: 'A title', case_study_description: 'What happened', case_study_results: ['More'] }
  const paired = (...partners: Partner[]) => partners.map((partner) => pairPartners(partners).has(partner))

  it('share a row two by two, and one left over has its own', () => {
    const [a, b, c, d] = [samplePartner({}), samplePartner({}), samplePartner({}), samplePartner(story)]
    expect(paired(a, b, c, d)).toEqual([true, true, false, false])
    expect(paired(a, d, b, c)).toEqual([false, false, true, true])
  })
})
