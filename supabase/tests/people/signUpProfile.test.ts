import { database, rawRequest, requestAsService, signUp } from '../support/api.ts'

const profileOf = async (id: string) => (await requestAsService(`user_profiles?id=eq.${id}`)).rows[0]

describe('signing up makes the profile', () => {
  it('from the form, complete and as a client [SIGNUP-15]', async () => {
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

  it('with no company where none was given [SIGNUP-15]', async () => {
    const { id } = await signUp('no-company@example.com', { name: 'Solo', company_name: '  ' })
    expect(await profileOf(id)).toMatchObject({ company_name: null, how_heard_about_us: null, mobile_number: '' })
  })

  it('named after the e-mail where no name was given', async () => {
    const { id } = await signUp('nameless@example.com', {})
    expect((await profileOf(id))?.name).toBe('nameless')
  })

  it.each([
    ['far too long', { name: 'n'.repeat(5_000), mobile_number: '1'.repeat(500), company_name: 'c'.repeat(5_000) }],
    ['of the wrong kind', { name: { first: 'A' }, mobile_number: 5, company_name: ['x'], how_heard_about_us: true }],
    ['nothing to see', { name: ' \t\n ', company_name: '\n' }],
    ['not on the list', { how_heard_about_us: 'telepathy', name: 'Tele' }],
    ['meant as code', { name: "'; drop table user_profiles; --", company_name: '<script>alert(1)</script>' }],
    ['in any script', { name: '林 \u202e 𝕏', company_name: 'ΩШ' }],
  ])('also from answers that are %s, and never fails', async (kind, data) => {
    const { id, token } = await signUp(`${kind.replaceAll(' ', '-')}@example.com`, data)
    expect(token).toBeTruthy()
    expect(await profileOf(id)).toMatchObject({ user_type: 'client', onboarding_completed: true })
  })

  it('only for passwords of at least 6 characters [CONST-1]', async () => {
    const headers = { apikey: database.publishableKey }
    const body = { email: 'short@example.com', password: '12345' }
    expect((await rawRequest('/auth/v1/signup', { method: 'POST', body, headers })).status).toBe(422)
  })
})
