import { howHeardOptions, nameFromEmail, updateOwnProfile } from './queries.ts'
import { answering, run } from '../core/fakeRequests.testing.ts'

describe('a profile made on the dashboard', () => {
  it.each([
    ['noor@harbourlane.example', 'noor'],
    ['@nobody.example', 'User'],
    ['', 'User'],
  ])('of %p carries the name %p [DASH-12]', (email, name) => {
    expect(nameFromEmail(email)).toBe(name)
  })

  it('never carries a name that the database would refuse', () => {
    expect(nameFromEmail(`${'n'.repeat(300)}@example.com`)).toHaveLength(120)
  })
})

describe('the own profile', () => {
  const form = { name: 'Noor', email: 'noor@harbourlane.example', mobile_number: '+44 20 1234' }

  it('is changed by its id, in exactly the fields of the form [PROF-10]', async () => {
    const sent = answering({ id: 'me' })
    await run(updateOwnProfile(), { id: 'me', ...form, company_name: 'Harbour Lane', how_heard_about_us: 'referral' })
    expect(sent[0]).toMatchObject({ method: 'PATCH', path: '/rest/v1/user_profiles', filters: { id: 'eq.me' } })
    expect(sent[0]?.body).toEqual({ ...form, company_name: 'Harbour Lane', how_heard_about_us: 'referral' })
  })

  it('has no company and no source where the form has none', async () => {
    const sent = answering({ id: 'me' })
    await run(updateOwnProfile(), { id: 'me', ...form, company_name: '', how_heard_about_us: '' })
    expect(sent[0]?.body).toEqual({ ...form, company_name: null, how_heard_about_us: null })
  })

  it('knows seven ways of having heard about us', () => {
    expect(howHeardOptions).toHaveLength(7)
  })
})
