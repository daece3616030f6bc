import { database, rawRequest, requestAsService, signUp } from '../support/api.ts'

const profileOf = async (id: string) => (await requestAsService(`user_profiles?id=eq.${id}`)).rows[0]

describe('the profile of a new account', () => {
  it('has the values of the form and the type client [SIGNUP-15]', async () => {
    const { id } = await signUp('form@example.com', {
      name: ' Fay Form ',
      mobile_number: '+1 555 0100',
      company_name: 'Form & Co',
      how_heard_about_us: 'conference',
    })
    expect(await profileOf(id)).toMatchObject({
      id,
      name: 'Fay Form',
      email: 'form@example.com',
      mobile_number: '+1 555 0100',
      company_name: 'Form & Co',
      how_heard_about_us: 'conference',
      team_size: '',
      role: '',
      onboarding_completed: true,
      user_type: 'client',
    })
  })

  it('has no company when none was given [SIGNUP-15]', async () => {
    const { id } = await signUp('no-company@example.com', { name: 'Solo', company_name: '  ' })
    expect(await profileOf(id)).toMatchObject({ company_name: null, how_heard_about_us: null, mobile_number: '' })
  })

  it('is named after the email when no name was given', async () => {
    const { id } = await signUp('nameless@example.com', {})
    expect((await profileOf(id))?.name).toBe('nameless')
  })

  it.each([
    ['too long', { name: 'n'.repeat(5_000), mobile_number: '1'.repeat(500), company_name: 'c'.repeat(5_000) }],
    ['of the wrong type', { name: { first: 'A' }, mobile_number: 5, company_name: ['x'], how_heard_about_us: true }],
    ['without visible characters', { name: ' \t\n ', company_name: '\n' }],
    ['not on the list', { how_heard_about_us: 'telepathy', name: 'Tele' }],
    ['SQL and HTML', { name: "'; drop table user_profiles; --", company_name: '<script>alert(1)</script>' }],
    ['in any script', { name: '林 \u202e 𝕏', company_name: 'ΩШ' }],
  ])('is created from values that are %s', async (kind, data) => {
    const { id, token } = await signUp(`${kind.replaceAll(' ', '-')}@example.com`, data)
    expect(token).toBeTruthy()
    expect(await profileOf(id)).toMatchObject({ user_type: 'client', onboarding_completed: true })
  })

  it('is not created for a password shorter than 6 characters [CONST-1]', async () => {
    const headers = { apikey: database.publishableKey }
    const body = { email: 'short@example.com', password: '12345' }
    expect((await rawRequest('/auth/v1/signup', { method: 'POST', body, headers })).status).toBe(422)
  })
})
