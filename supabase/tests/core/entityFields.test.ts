import { updateOwnProfile } from '../../src/profiles/mutations.ts'
import { budgetRanges, priorities, projectStatuses, timelines } from '../../src/projects/labels.ts'
import { requestAs, insertRows, requestAsService } from '../support/api.ts'
import { currentUser, runMutation, signedInClient, storedProject } from '../support/signedInClient.ts'

signedInClient()

const valuesOf = (list: readonly { value: string }[]) => list.map(({ value }) => value)

describe('the columns of an entity', () => {
  const profile = ['id', 'name', 'email', 'mobile_number', 'company_name', 'how_heard_about_us', 'team_size', 'role']
  const project = ['id', 'user_id', 'name', 'description', 'budget_range', 'timeline', 'priority', 'requirements']
  const projectState = ['status', 'created_at', 'updated_at']

  it.each([
    ['a profile [ENT-1]', 'user_profiles', [...profile, 'onboarding_completed', 'user_type', 'created_at']],
    ['a project [ENT-2]', 'projects', [...project, ...projectState]],
    [
      'a project in the back office [ENT-3]',
      'admin_client_projects',
      [...project, ...projectState, 'client_name', 'client_email', 'client_company'],
    ],
  ])('include the fields of %s', async (_entity, relation, fields) => {
    const { rows } = await requestAs('admin', `${relation}?limit=1`)
    expect(Object.keys(rows[0] ?? {})).toEqual(expect.arrayContaining(fields))
  })
})

describe('a project', () => {
  const id = crypto.randomUUID()
  const change = (body: object) => requestAs('admin', `projects?id=eq.${id}`, { method: 'PATCH', body })
  const canStore = async (field: string, value: string) => {
    const { status } = await change({ [field]: value })
    return status === 204 && (await storedProject(id))?.[field] === value
  }

  beforeEach(() => insertRows('projects', { id, user_id: currentUser.id, name: 'Values' }))

  it.each([
    ['timeline', 'ENT-9', valuesOf(timelines), 'soon'],
    ['priority', 'ENT-10', valuesOf(priorities), 'highest'],
    ['status', 'ENT-10', valuesOf(projectStatuses), 'done'],
  ])('has a %s from its list and no other [%s]', async (field, _row, values, other) => {
    for (const value of values) expect(await canStore(field, value)).toBe(true)
    expect(await canStore(field, other)).toBe(false)
  })

  it('has a plan from the list, or one of an older list [ENT-8, PROJ-12]', async () => {
    for (const value of [...valuesOf(budgetRanges), 'gold-plan-2019'])
      expect(await canStore('budget_range', value)).toBe(true)
  })
})

describe('the own profile', () => {
  it('is updated in the fields of the form only [PROF-10]', async () => {
    const fetchProfile = async (id: string) => (await requestAsService(`user_profiles?id=eq.${id}`)).rows[0]
    const before = await fetchProfile(currentUser.id)
    const form = {
      ...{ name: 'Noor', email: 'noor@harbourlane.example', mobile_number: '+44 20 1234' },
      ...{ company_name: 'Harbour Lane', how_heard_about_us: 'referral' },
    }
    await runMutation(updateOwnProfile(), { id: currentUser.id, ...form })
    const derived = { search_text: expect.any(String) as string, updated_at: expect.any(String) as string }
    expect(await fetchProfile(currentUser.id)).toEqual({ ...before, ...form, ...derived })
    await runMutation(updateOwnProfile(), { id: currentUser.id, ...form, company_name: '', how_heard_about_us: '' })
    expect(await fetchProfile(currentUser.id)).toMatchObject({ company_name: null, how_heard_about_us: null })
  })
})
