import { blankPartner, toFormValues, partnerSchema, toStoredValues } from './partnerSchema.ts'

const valid = {
  ...blankPartner,
  name: 'Keelhost',
  website: 'https://keelhost.example',
  logo_url: '/images/partners/keelhost.svg',
  description: 'Hosting',
}
const invalidFields = (change: object) =>
  partnerSchema.safeParse({ ...valid, ...change }).error?.issues.map(({ path }) => path[0]) ?? []

describe('partnerSchema', () => {
  it('defaults to AI Technology and Technology Partner [ADMIN-PART-8]', () => {
    expect(blankPartner).toMatchObject({ category: 'AI Technology', partnership_type: 'Technology Partner' })
  })

  it('requires name, website, category, type, logo and description, but no benefits [ADMIN-PART-5] [ADMIN-PART-6]', () => {
    expect(invalidFields({})).toEqual([])
    for (const field of ['name', 'website', 'category', 'partnership_type', 'logo_url', 'description']) {
      expect(invalidFields({ [field]: ' ' })).toContain(field)
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
  ])('rejects the invalid or executable URL %j [ADMIN-PART-5]', (url) => {
    expect(invalidFields({ website: url })).toEqual(['website'])
    expect(invalidFields({ logo_url: url })).toEqual(['logo_url'])
  })

  it('drops blank and duplicate benefits and results [ADMIN-PART-6]', () => {
    const list = [' One ', '', '  ', 'Two', 'One']
    const parsed = partnerSchema.parse({ ...valid, benefits: list, case_study_results: list })
    expect(parsed.benefits).toEqual(['One', 'Two'])
    expect(parsed.case_study_results).toEqual(['One', 'Two'])
  })

  it('adds what was typed but not added, unless it is a duplicate [ADMIN-PART-6]', () => {
    const typed = { ...valid, benefits: ['One'], new_benefit: ' Two ', case_study_results: ['One'], new_result: 'One' }
    const stored = toStoredValues(typed)
    expect(stored).toMatchObject({ benefits: ['One', 'Two'], case_study_results: ['One'] })
    expect(stored).not.toHaveProperty('new_benefit')
    expect(stored).not.toHaveProperty('new_result')
    const maxBenefits = Array.from({ length: 30 }, (_, entry) => `benefit ${entry}`)
    expect(invalidFields({ benefits: maxBenefits, new_benefit: 'one more' })).toEqual(['benefits'])
  })

  it('stores empty parts of the case study as null and shows null as empty [ADMIN-PART-7]', () => {
    const emptyCaseStudy = { case_study_title: null, case_study_description: null, case_study_results: null }
    expect(toStoredValues(valid)).toMatchObject(emptyCaseStudy)
    const stored = { ...toStoredValues(valid), id: 'p1', updated_at: '2025-09-01T10:00:00Z' }
    expect(toFormValues(stored)).toEqual(valid)
  })
})
