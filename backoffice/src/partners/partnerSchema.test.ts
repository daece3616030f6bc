import { blankPartner, formValuesOf, partnerSchema, storedValuesOf } from './partnerSchema.ts'

const valid = {
  ...blankPartner,
  name: 'Keelhost',
  website: 'https://keelhost.example',
  logo_url: '/images/partners/keelhost.svg',
  description: 'Hosting',
}
const problems = (change: object) =>
  partnerSchema.safeParse({ ...valid, ...change }).error?.issues.map(({ path }) => path[0]) ?? []

describe('the values of a partner', () => {
  it('start with AI Technology and Technology Partner [ADMIN-PART-8]', () => {
    expect(blankPartner).toMatchObject({ category: 'AI Technology', partnership_type: 'Technology Partner' })
  })

  it('need name, website, category, type, logo and description, and no benefit [ADMIN-PART-5] [ADMIN-PART-6]', () => {
    expect(problems({})).toEqual([])
    for (const field of ['name', 'website', 'category', 'partnership_type', 'logo_url', 'description']) {
      expect(problems({ [field]: ' ' })).toContain(field)
    }
  })

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>',
    'vbscript:x',
    'file:///etc/passwd',
    '//evil.example/a',
    'https:evil.example',
    'https://exa mple.com',
    'https://example.com/"onload=x',
    'example.com',
  ])('take no address that is none, or that a browser would run: %j [ADMIN-PART-5]', (address) => {
    expect(problems({ website: address })).toEqual(['website'])
    expect(problems({ logo_url: address })).toEqual(['logo_url'])
  })

  it('hold each benefit and result once, and none that is blank [ADMIN-PART-6]', () => {
    const list = [' One ', '', '  ', 'Two', 'One']
    const parsed = partnerSchema.parse({ ...valid, benefits: list, case_study_results: list })
    expect(parsed.benefits).toEqual(['One', 'Two'])
    expect(parsed.case_study_results).toEqual(['One', 'Two'])
  })

  it('hold what was typed and not added yet, unless it is there already [ADMIN-PART-6]', () => {
    const typed = { ...valid, benefits: ['One'], new_benefit: ' Two ', case_study_results: ['One'], new_result: 'One' }
    const stored = storedValuesOf(typed)
    expect(stored).toMatchObject({ benefits: ['One', 'Two'], case_study_results: ['One'] })
    expect(stored).not.toHaveProperty('new_benefit')
    expect(stored).not.toHaveProperty('new_result')
    const most = Array.from({ length: 30 }, (_, entry) => `benefit ${entry}`)
    expect(problems({ benefits: most, new_benefit: 'one more' })).toEqual(['benefits'])
  })

  it('store what the case study lacks as null, and show null as empty [ADMIN-PART-7]', () => {
    const none = { case_study_title: null, case_study_description: null, case_study_results: null }
    expect(storedValuesOf(valid)).toMatchObject(none)
    const stored = { ...storedValuesOf(valid), id: 'p1', updated_at: '2025-09-01T10:00:00Z' }
    expect(formValuesOf(stored)).toEqual(valid)
  })
})
