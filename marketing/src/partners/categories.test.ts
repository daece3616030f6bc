import type { Partner } from '@fortnight/supabase/partners/queries'
import { listCategories, filterByCategory, parseSuccessStory } from './categories.ts'

const partner = (values: Partial<Partner>) => values as Partner

describe('categories', () => {
  const partners = [
    partner({ category: 'Database' }),
    partner({ category: 'Automation' }),
    partner({ category: 'Database' }),
  ]

  it('are those that occur, each once [PART-1]', () => {
    expect(listCategories(partners)).toEqual(['Automation', 'Database'])
  })

  it('choose their partners, and none chooses all [PART-1]', () => {
    expect(filterByCategory(partners, 'Database')).toHaveLength(2)
    expect(filterByCategory(partners, 'No such thing')).toEqual([])
    expect(filterByCategory(partners, null)).toBe(partners)
  })
})

describe('a success story', () => {
  const complete = {
    case_study_title: 'A title',
    case_study_description: 'What happened',
    case_study_results: ['More'],
  }

  it('has a title, a description and results [PART-3]', () => {
    expect(parseSuccessStory(partner(complete))).toEqual({
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
  ])('does not show without a %s [PART-3]', (_part, missing) => {
    expect(parseSuccessStory(partner({ ...complete, ...missing }))).toBeUndefined()
  })
})
