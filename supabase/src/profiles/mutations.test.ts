import { filtersOf, mockResponses, runMutation } from '../core/fakeRequests.testing.ts'
import { howHeardOptions } from './labels.ts'
import { nameFromEmail, updateOwnProfile } from './mutations.ts'

describe('nameFromEmail', () => {
  it.each([
    ['noor@harbourlane.example', 'noor'],
    ['@nobody.example', 'User'],
    ['', 'User'],
  ])('of %p is %p [DASH-12]', (email, name) => {
    expect(nameFromEmail(email)).toBe(name)
  })

  it('is never longer than the database allows', () => {
    expect(nameFromEmail(`${'n'.repeat(300)}@example.com`)).toHaveLength(120)
  })
})

describe('updateOwnProfile', () => {
  const form = { name: 'Noor', email: 'noor@harbourlane.example', mobile_number: '+44 20 1234' }

  it('updates exactly the fields of the form, by the id of the profile [PROF-10]', async () => {
    const sent = mockResponses({ id: 'me' })
    await runMutation(updateOwnProfile(), {
      ...{ id: 'me', ...form },
      ...{ company_name: 'Harbour Lane', how_heard_about_us: 'referral' },
    })
    expect(sent[0]).toMatchObject({ method: 'PATCH', path: '/rest/v1/user_profiles' })
    expect(filtersOf(sent[0])).toMatchObject({ id: 'eq.me' })
    expect(sent[0]?.body).toEqual({ ...form, company_name: 'Harbour Lane', how_heard_about_us: 'referral' })
  })

  it('stores null for an empty company and an empty source', async () => {
    const sent = mockResponses({ id: 'me' })
    await runMutation(updateOwnProfile(), { id: 'me', ...form, company_name: '', how_heard_about_us: '' })
    expect(sent[0]?.body).toEqual({ ...form, company_name: null, how_heard_about_us: null })
  })
})

describe('howHeardOptions', () => {
  it('has seven choices', () => {
    expect(howHeardOptions).toHaveLength(7)
  })
})
