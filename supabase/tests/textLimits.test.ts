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
  it(`takes ${most} characters and not one more`, async () => {
    await forms[form]({ [field]: 'x'.repeat(most) })
    expect(await sentenceOf(forms[form]({ [field]: 'x'.repeat(most + 1) }))).toMatch(/not allowed/)
  })

  it.each([
    ['emoji', '🙂👩‍👩‍👧‍👦'],
    ['writing from right to left', 'שלום ‮ مرحبا'],
    ['markup', '<script>alert(1)</script>'],
    ['quotes and code', `'; drop table projects; --"\\`],
  ])('keeps %s as it was typed', async (_kind, text) => {
    const saved = await forms[form]({ [field]: text })
    expect(await stored[form](saved)).toMatchObject({ [field]: text })
  })

  it.each([
    ['a null byte', 'a\u0000b', /cannot be stored/],
    ['a whole document', 'x'.repeat(1_000_000), /not allowed/],
  ])('refuses %s with a sentence', async (_kind, text, sentence) => {
    expect(await sentenceOf(forms[form]({ [field]: text }))).toMatch(sentence)
  })

  it('keeps half of a character as the sign for an unknown one', async () => {
    const saved = await forms[form]({ [field]: 'half \ud83d' })
    expect(await stored[form](saved)).toMatchObject({ [field]: 'half \ufffd' })
  })
})
