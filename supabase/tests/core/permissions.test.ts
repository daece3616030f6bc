import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { probeColumns, probeRows } from '../support/probePermissions.ts'
import { embeddedDriver as door } from '../support/embeddedDriver.ts'
import { type Action, actions, expectedCalls, expectedPermissions } from '../support/expectedPermissions.ts'
import { expectedColumns } from '../support/expectedColumns.ts'
import { runExclusively } from '../support/runExclusively.ts'
import { actors } from '../support/actors.ts'
import { sampleRowsOf } from '../support/sampleRows.ts'

const read = (path: string) => readFileSync(join(process.cwd(), 'supabase', path), 'utf8')
const types = read('src/database.types.ts')

/** The names in a part of the types that are generated from the migrated database: Tables, Views or Functions. */
function generated(part: string) {
  const [, body = ''] = new RegExp(`^    ${part}: {\n(.*?)\n    }`, 'ms').exec(types) ?? []
  return [...body.matchAll(/^ {6}(\w+):/gm)].map(([, name]) => name)
}

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

describe.each(Object.entries(expectedPermissions))('%s', (relation, expected) => {
  if (pricing.includes(relation)) runExclusively('pricing')

  afterAll(async () => {
    for (const sample of sampleRowsOf(relation)) {
      await (relation === 'user_profiles' ? sample.prepare(door) : sample.clear(door))
    }
  })

  it.each(actors)(
    'rights of %s: exactly the declared ones [ROLE-1, ROLE-2, ROLE-3, ROLE-4]',
    async (actor) => {
      const found: Partial<Record<Action, string>> = {}
      for (const action of actions) found[action] = await probeRows(door, actor, action, relation)
      outcomes.push([relation, actor, ...actions.map((action) => found[action]!)])
      expect(found).toEqual(Object.fromEntries(actions.map((action) => [action, expected[action][actor]])))
    },
    30_000,
  )

  it.each(actors)(
    'columns that %s changes: exactly the declared ones [ROLE-1, ROLE-2, ROLE-3, ROLE-4]',
    async (actor) => {
      const found = await probeColumns(door, actor, relation)
      expect(found).toEqual(expectedColumns(relation, actor))
    },
    30_000,
  )
})

describe.each(Object.entries(expectedCalls))(
  'the function %s',
  (name, { arguments: body, allowed: may, errorCode: says = 'called', deletesAccount: isEnd }) => {
    it.each(actors)('called by %s: only as declared', async (actor) => {
      const outcome = (await door.call(actor, name, body, isEnd)) ?? 'called'
      outcomes.push([`${name}()`, actor, outcome === '42501' ? 'refused' : 'called'])
      expect(outcome).toBe(may[actor] ? says : '42501')
    })
  },
)

describe('the expectations', () => {
  it('name every table and view of the schema', () => {
    expect(Object.keys(expectedPermissions).sort()).toEqual([...generated('Tables'), ...generated('Views')].sort())
  })

  it('name every function of the schema', () => {
    expect(Object.keys(expectedCalls).sort()).toEqual(generated('Functions').sort())
  })
})
