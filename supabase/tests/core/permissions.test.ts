import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { probeColumns, probeRows } from '../support/permissions/probePermissions.ts'
import { embeddedDriver } from '../support/embeddedDriver.ts'
import { expectedCalls } from '../support/permissions/expectedCalls.ts'
import { type Action, actions, expectedPermissions } from '../support/permissions/expectedPermissions.ts'
import { expectedColumns } from '../support/permissions/expectedColumns.ts'
import { runExclusively } from '../support/runExclusively.ts'
import { actors } from '../support/actors.ts'
import { sampleRowsOf } from '../support/permissions/sampleRows.ts'

const types = readFileSync(join(process.cwd(), 'supabase/src/core/database.types.ts'), 'utf8')

/** The names in the section Tables, Views or Functions of the generated types. */
function namesInTypes(part: string) {
  const [, body = ''] = new RegExp(`^    ${part}: {\n(.*?)\n    }`, 'ms').exec(types) ?? []
  return [...body.matchAll(/^ {6}(\w+):/gm)].map(([, name]) => name)
}

// Another test replaces the price list as a whole.
const pricing = ['pricing_plans', 'add_ons', 'price_list_versions']

const outcomes: string[][] = []

afterAll(() => {
  const width = Math.max(...outcomes.map(([relation = '']) => relation.length))
  const head = ['relation'.padEnd(width), 'actor'.padEnd(11), ...actions].join('  ')
  const lines = outcomes.map(([relation = '', actor = '', ...permissions]) =>
    [relation.padEnd(width), actor.padEnd(11), ...permissions.map((mark) => mark.padEnd(6))].join('  '),
  )
  process.stdout.write(
    `\nx: allowed, -: denied; the first row is published or the client's, the second a draft or the other client's\n${head}\n${lines.join('\n')}\n\n`,
  )
})

describe.each(Object.entries(expectedPermissions))('%s', (relation, expected) => {
  if (pricing.includes(relation)) runExclusively('pricing')
  // There is one draft at most.
  if (relation === 'brief_versions') runExclusively('brief-draft')
  // Another test deletes all of them.
  if (relation === 'testimonials') runExclusively('testimonials')

  afterAll(async () => {
    for (const sample of sampleRowsOf(relation)) {
      await (relation === 'user_profiles' ? sample.prepare(embeddedDriver) : sample.clear(embeddedDriver))
    }
  })

  it.each(actors)(
    'grants %s exactly the declared actions [ROLE-1, ROLE-2, ROLE-3, ROLE-4]',
    async (actor) => {
      const found: Partial<Record<Action, string>> = {}
      for (const action of actions) found[action] = await probeRows(embeddedDriver, actor, action, relation)
      outcomes.push([relation, actor, ...actions.map((action) => found[action]!)])
      expect(found).toEqual(Object.fromEntries(actions.map((action) => [action, expected[action][actor]])))
    },
    30_000,
  )

  it.each(actors)(
    'lets %s update exactly the declared columns [ROLE-1, ROLE-2, ROLE-3, ROLE-4]',
    async (actor) => {
      const found = await probeColumns(embeddedDriver, actor, relation)
      expect(found).toEqual(expectedColumns(relation, actor))
    },
    30_000,
  )
})

describe.each(Object.entries(expectedCalls))(
  'the function %s',
  (name, { arguments: body, allowed, errorCode = 'called', deletesAccount }) => {
    it.each(actors)('is callable by %s only as declared', async (actor) => {
      const outcome = (await embeddedDriver.call(actor, name, body, deletesAccount)) ?? 'called'
      outcomes.push([`${name}()`, actor, outcome === '42501' ? 'refused' : 'called'])
      expect(outcome).toBe(allowed[actor] ? errorCode : '42501')
    })
  },
)

describe('the expected permissions', () => {
  it('include every table and view of the schema', () => {
    expect(Object.keys(expectedPermissions).sort()).toEqual(
      [...namesInTypes('Tables'), ...namesInTypes('Views')].sort(),
    )
  })

  it('include every function of the schema', () => {
    expect(Object.keys(expectedCalls).sort()).toEqual(namesInTypes('Functions').sort())
  })
})
