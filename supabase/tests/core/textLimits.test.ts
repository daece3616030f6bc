import { z } from 'zod'
import { errorMessageFor } from '../../src/core/errors.ts'
import { createMissingProfile, updateOwnProfile } from '../../src/profiles/mutations.ts'
import { ownProfile } from '../../src/profiles/queries.ts'
import { createProject } from '../../src/projects/mutations.ts'
import { updateProject } from '../../src/projects/updateProject.ts'
import { deleteRows, requestAsService } from '../support/api.ts'
import {
  unchangedForm,
  currentUser,
  newProject,
  fetchProject,
  queryClient,
  runMutation,
  signedInClient,
} from '../support/signedInClient.ts'

signedInClient()

const profileForm = () => ({
  ...{ id: currentUser.id, name: 'Querying', email: 'querying@example.com' },
  ...{ mobile_number: '', company_name: '', how_heard_about_us: '' },
})
const saveProfile = (change: object) => runMutation(updateOwnProfile(), { ...profileForm(), ...change })
const profile = () => queryClient.query({ ...ownProfile(currentUser.id), staleTime: 0 })

const saveProject = async (change: object) => {
  const project = await runMutation(createProject(), newProject('Text'))
  return runMutation(updateProject(), { ...unchangedForm(project), ...change })
}

const forms = { project: saveProject, profile: saveProfile }
const stored = {
  project: async (saved: unknown) => fetchProject((saved as { id: string }).id),
  profile,
}

/** The maximum number of characters of the forms' fields. */
const limits: [form: keyof typeof forms, field: string, maxLength: number][] = [
  ['project', 'name', 160],
  ['project', 'description', 5_000],
  ['project', 'requirements', 10_000],
  ['profile', 'name', 120],
  ['profile', 'email', 320],
  ['profile', 'mobile_number', 40],
  ['profile', 'company_name', 160],
]

const fallbackMessage = 'It could not be saved.'
const errorMessageOf = (saving: Promise<unknown>) =>
  saving.then(
    () => undefined,
    (error: unknown) => errorMessageFor(error, fallbackMessage),
  )

describe.each(limits)('the %s’s %s', (form, field, maxLength) => {
  const ending = field === 'email' ? '@x.example' : ''
  const save = (text: string) => forms[form]({ [field]: `${text}${ending}` })

  it(`accepts ${maxLength} characters and rejects one more`, async () => {
    const longest = 'x'.repeat(maxLength - ending.length)
    await save(longest)
    expect(await errorMessageOf(save(`${longest}x`))).toMatch(/not allowed/)
  })

  it.each([
    ['a null byte', 'a\u0000b', /cannot be stored/],
    ['a million characters', 'x'.repeat(1_000_000), /not allowed/],
  ])('rejects %s with a readable message', async (_kind, text, message) => {
    expect(await errorMessageOf(save(text))).toMatch(message)
  })
})

describe.each(limits.filter(([, field]) => field !== 'email'))('the %s’s %s', (form, field) => {
  const save = (text: string) => forms[form]({ [field]: text })

  it.each([
    ['emoji', '🙂👩‍👩‍👧‍👦'],
    ['right-to-left text', 'שלום\u202eمرحبا'],
    ['markup', '<script>alert(1)</script>'],
    ['quotes and code', `';drop/**/table/**/projects;--"\\`],
  ])('keeps %s as it was typed', async (_kind, text) => {
    expect(await stored[form](await save(text))).toMatchObject({ [field]: text })
  })

  it('stores a lone surrogate as the replacement character', async () => {
    expect(await stored[form](await save('half\ud83d'))).toMatchObject({ [field]: 'half\ufffd' })
  })
})

describe('a contact email', () => {
  const invalidEmailMessage = 'Please enter an email address like name@company.com.'

  it.each([
    ...['ada@example.com', "o'neil+agents@sub.example.co.uk", 'a_b-c.d@x-y.example', 'A@EXAMPLE.COM', '1@2.io'],
    ...['nobody', 'nobody@nowhere', 'a b@example.com', 'a@b@example.com', 'a@example..com', '.a@example.com'],
    ...['a..b@example.com', 'a.@example.com', "a'@example.com", 'a@-x.example', 'a@x.e', 'a@x.example.', 'a@x.ex4mple'],
    ...['ada@example.com?bcc=eve@evil.example', 'ada?bcc=eve%40evil.example@example.com', 'ada@example.com?bcc=eve'],
    ...[
      'a&b@example.com',
      'a#b@example.com',
      'a,b@example.com',
      'a;b@example.com',
      'a:b@example.com',
      'a%b@example.com',
    ],
    ...[
      '<a@example.com>',
      '"a"@example.com',
      'a(b)@example.com',
      'a[b]@example.com',
      'a\\b@example.com',
      'ä@example.com',
    ],
    ...[
      'שלום@example.com',
      '🙂@example.com',
      'a@exämple.com',
      'a@example.com\n',
      '\u00a0a@example.com',
      'half\ud83d@x.example',
    ],
  ])('%j is accepted by the database exactly when the forms accept it', async (email) => {
    expect(await errorMessageOf(saveProfile({ email }))).toBe(
      z.regexes.email.test(email) ? undefined : invalidEmailMessage,
    )
  })

  it('that is invalid stays while other fields are updated', async () => {
    const email = 'a&b@example.com'
    await requestAsService(`user_profiles?id=eq.${currentUser.id}`, { method: 'PATCH', body: { email } })
    await saveProfile({ email, name: 'Still here' })
    expect(await profile()).toMatchObject({ email, name: 'Still here' })
    expect(await errorMessageOf(saveProfile({ email: 'b&a@example.com' }))).toBe(invalidEmailMessage)
  })

  it('is validated in a new profile', async () => {
    await deleteRows(`user_profiles?id=eq.${currentUser.id}`)
    const create = (email: string) => runMutation(createMissingProfile(), { userId: currentUser.id, email })
    expect(await errorMessageOf(create('ada@example.com?bcc=eve'))).toBe(invalidEmailMessage)
    await create('ada@example.com')
    expect(await profile()).toMatchObject({ email: 'ada@example.com' })
  })
})

it.each([
  ['a blank project name', saveProject, { name: ' \t\n' }],
  ['a blank profile name', saveProfile, { name: ' \t\n' }],
  ['a source that is not on the list', saveProfile, { how_heard_about_us: 'telepathy' }],
])('%s is rejected by the database as by the form', async (_value, save, change) => {
  expect(await errorMessageOf(save(change))).toMatch(/not allowed/)
})
