import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { policiesFile, formatPolicies } from '../../../.config/database/policyTables.ts'
import { actions, expectedCalls, expectedPermissions } from '../support/expectedPermissions.ts'
import { expectedColumns } from '../support/expectedColumns.ts'
import { findPermissions } from '../support/findPermissions.ts'
import { testOnSharedPostgres } from '../support/onPostgres.ts'
import { actors } from '../support/actors.ts'
import { openPostgresDriver } from '../support/postgresDriver.ts'
import { root } from '../../../.config/workspace.ts'

let found: Awaited<ReturnType<typeof findPermissions>>

const onPostgres = testOnSharedPostgres(async (postgres) => {
  const door = await openPostgresDriver(postgres)
  found = await findPermissions(door)
  await door.close()
})

/** A text in Markdown as `npm run policies` would commit it. Jest cannot load prettier, so this runs it. */
const formatted = (text: string) =>
  execFileSync(
    process.execPath,
    [join(root, 'node_modules/prettier/bin/prettier.cjs'), '--stdin-filepath', policiesFile],
    {
      cwd: root,
      encoding: 'utf8',
      input: text,
    },
  )

const relations = Object.keys(expectedPermissions)

describe('on a real Postgres, where nothing is granted by default,', () => {
  onPostgres('everybody does with rows exactly what is declared [ROLE-1, ROLE-2, ROLE-3, ROLE-4]', () => {
    expect(found.rows).toEqual(
      relations.flatMap((relation) =>
        actions.map((action) => ({
          names: [relation, action],
          outcomes: actors.map((actor) => expectedPermissions[relation]![action][actor]),
        })),
      ),
    )
  })

  onPostgres('everybody changes exactly the declared columns [ROLE-1, ROLE-2, ROLE-3, ROLE-4]', () => {
    expect(found.columns).toEqual(
      relations.flatMap((relation) =>
        Object.keys(expectedColumns(relation, 'admin'))
          .sort()
          .map((column) => ({
            names: [relation, column],
            outcomes: actors.map((actor) => expectedColumns(relation, actor)[column]),
          })),
      ),
    )
  })

  onPostgres('everybody calls functions only as declared', () => {
    expect(found.calls).toEqual(
      Object.entries(expectedCalls).map(([name, { allowed: may, errorCode: says = 'called' }]) => ({
        names: [name],
        outcomes: actors.map((actor) => (may[actor] ? says : '42501')),
      })),
    )
  })

  onPostgres('everybody does what supabase/policies.md says, to the letter', ({ sql }) => {
    expect(readFileSync(policiesFile, 'utf8')).toBe(formatted(formatPolicies(sql, found)))
  })
})
