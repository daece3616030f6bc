import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Actor, actors, as, service, signUp, withToken } from './actors.ts'
import { type Action, actions, expectedCalls, expectedRights } from './expectations.ts'
import { exclusively } from './exclusively.ts'
import { changes, type Sample, samplesOf } from './samples.ts'

const migrations = join(process.cwd(), 'supabase/migrations')
const sql = readdirSync(migrations)
  .map((file) => readFileSync(join(migrations, file), 'utf8'))
  .join('\n')
const namesIn = (pattern: RegExp) => [...new Set([...sql.matchAll(pattern)].map(([, name]) => name))].sort()

// Publishing a price list, which another test does, replaces these tables as a whole.
const pricing = ['pricing_plans', 'add_ons', 'price_list_versions']

const outcomes: string[][] = []

afterAll(() => {
  const width = Math.max(...outcomes.map(([relation = '']) => relation.length))
  const head = ['relation'.padEnd(width), 'actor'.padEnd(11), ...actions].join('  ')
  const lines = outcomes.map(([relation = '', actor = '', ...rights]) =>
    [relation.padEnd(width), actor.padEnd(11), ...rights.map((right) => right.padEnd(6))].join('  '),
  )
  process.stdout.write(
    `\nx may, - may not; first row published or the client's, second a draft or the other client's\n${head}\n${lines.join('\n')}\n\n`,
  )
})

const exists = async (relation: string, filter: string) =>
  (await service(`${relation}?${filter}&limit=1`)).rows.length > 0

/** Whether the attempt had an effect. What the answer says does not count, only what is in the database afterwards. */
async function attempt(
  actor: Actor,
  action: Action,
  relation: string,
  { row, filter, inserted, prepare, clear }: Sample,
) {
  const [column, value] = changes[relation]!
  await (action === 'insert' ? clear() : prepare())
  if (action === 'select') return (await as(actor, `${relation}?${filter}`)).rows.length > 0
  if (action === 'insert') {
    await as(actor, relation, { method: 'POST', body: row })
    return exists(relation, inserted)
  }
  if (action === 'update') {
    await as(actor, `${relation}?${filter}`, { method: 'PATCH', body: { [column]: value } })
    return exists(relation, `${filter}&${column}=eq.${encodeURIComponent(value)}`)
  }
  await as(actor, `${relation}?${filter}`, { method: 'DELETE' })
  return !(await exists(relation, filter))
}

async function rightsOf(actor: Actor, action: Action, relation: string) {
  const answers: string[] = []
  for (const sample of samplesOf(relation)) answers.push((await attempt(actor, action, relation, sample)) ? 'x' : '-')
  return answers.join('')
}

describe.each(Object.entries(expectedRights))('%s', (relation, expected) => {
  if (pricing.includes(relation)) exclusively('pricing')

  afterAll(async () => {
    for (const sample of samplesOf(relation)) await (relation === 'user_profiles' ? sample.prepare() : sample.clear())
  })

  it.each(actors)('rights of %s: exactly the declared ones [ROLE-1, ROLE-2, ROLE-3, ROLE-4]', async (actor) => {
    const found: Partial<Record<Action, string>> = {}
    for (const action of actions) found[action] = await rightsOf(actor, action, relation)
    outcomes.push([relation, actor, ...actions.map((action) => found[action]!)])
    expect(found).toEqual(Object.fromEntries(actions.map((action) => [action, expected[action][actor]])))
  })
})

describe.each(Object.entries(expectedCalls))('the function %s', (name, { arguments: body, may, isEnd }) => {
  it.each(actors)('called by %s: only as declared', async (actor) => {
    const call = { method: 'POST', body }
    const { code } =
      isEnd && may[actor]
        ? await withToken((await signUp(`last-${actor}@example.com`, {})).token, `rpc/${name}`, call)
        : await as(actor, `rpc/${name}`, call)
    outcomes.push([`${name}()`, actor, code === '42501' ? 'refused' : 'called'])
    expect(code !== '42501').toBe(may[actor])
  })
})

describe('the expectations', () => {
  it('name every table and view of the schema', () => {
    expect(Object.keys(expectedRights).sort()).toEqual(namesIn(/^create (?:table|view) public\.(\w+)/gm))
  })

  it('name every function of the schema', () => {
    expect(Object.keys(expectedCalls).sort()).toEqual(namesIn(/^create (?:or replace )?function public\.(\w+)/gm))
  })

  it('are about tables that all have row-level security', () => {
    expect(namesIn(/^alter table public\.(\w+) enable row level security/gm)).toEqual(
      namesIn(/^create table public\.(\w+)/gm),
    )
  })
})
