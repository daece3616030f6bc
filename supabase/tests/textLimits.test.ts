import { sentenceFor } from '../src/errors.ts'
import { ownProfile, updateOwnProfile } from '../src/profiles.ts'
import { createProject, updateProject } from '../src/projects.ts'
import { changeOf, me, newProject, one, queries, run, signedInClient } from './signedInClient.ts'

signedInClient()

const profileForm = () => ({
  ...{ id: me.id, name: 'Querying', email: 'querying@example.com' },
  ...{ mobile_number: '', company_name: '', how_heard_about_us: '' },
})
const saveProfile = (change: object) => run(updateOwnProfile(), { ...profileForm(), ...change })
const profile = () => queries.fetchQuery({ ...ownProfile(me.id), staleTime: 0 })

const saveProject = async (change: object) => {
  const project = await run(createProject(), newProject('Text'))
  return run(updateProject(), { ...changeOf(project), ...change })
}

const forms = { project: saveProject, profile: saveProfile }
const stored = {
  project: async (saved: unknown) => one((saved as { id: string }).id),
  profile,
}

/** How many characters the forms let people type. */
const limits: [form: keyof typeof forms, field: string, most: number][] = [
  ['project', 'name', 160],
  ['project', 'description', 5_000],
  ['project', 'requirements', 10_000],
  ['profile', 'name', 120],
  ['profile', 'email', 320],
  ['profile', 'mobile_number', 40],
  ['profile', 'company_name', 160],
]

const failure = 'It could not be saved.'
const sentenceOf = (saving: Promise<unknown>) =>
  saving.then(
    () => undefined,
    (error: unknown) => sentenceFor(error, failure),
  )

describe.each(limits)('the %s’s %s', (form, field, most) => {
  const ending = field === 'email' ? '@x.example' : ''
  const save = (text: string) => forms[form]({ [field]: `${text}${ending}` })

  it(`takes ${most} characters and not one more`, async () => {
    const longest = 'x'.repeat(most - ending.length)
    await save(longest)
    expect(await sentenceOf(save(`${longest}x`))).toMatch(/not allowed/)
  })

  it.each([
    ['emoji', '🙂👩‍👩‍👧‍👦'],
    ['writing from right to left', 'שלום\u202eمرحبا'],
    ['markup', '<script>alert(1)</script>'],
    ['quotes and code', `';drop/**/table/**/projects;--"\\`],
  ])('keeps %s as it was typed', async (_kind, text) => {
    expect(await stored[form](await save(text))).toMatchObject({ [field]: `${text}${ending}` })
  })

  it.each([
    ['a null byte', 'a\u0000b', /cannot be stored/],
    ['a whole document', 'x'.repeat(1_000_000), /not allowed/],
  ])('refuses %s with a sentence', async (_kind, text, sentence) => {
    expect(await sentenceOf(save(text))).toMatch(sentence)
  })

  it('keeps half of a character as the sign for an unknown one', async () => {
    expect(await stored[form](await save('half\ud83d'))).toMatchObject({ [field]: `half\ufffd${ending}` })
  })
})

it.each([
  ['a project’s name of white space', saveProject, { name: ' \t\n' }],
  ['a person’s name of white space', saveProfile, { name: ' \t\n' }],
  ['an email without an @', saveProfile, { email: 'nobody' }],
  ['an email with a space', saveProfile, { email: 'a b@example.com' }],
  ['a source that is not on the list', saveProfile, { how_heard_about_us: 'telepathy' }],
])('%s, which the form refuses, is refused by the database too', async (_text, save, change) => {
  expect(await sentenceOf(save(change))).toMatch(/not allowed/)
})
