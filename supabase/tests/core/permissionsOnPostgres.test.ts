import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TemporaryPostgres } from '../../../.config/database/temporaryPostgres.ts'
import { policiesFile, formatPolicies } from '../../../.config/database/policyTables.ts'
import { expectedCalls } from '../support/permissions/expectedCalls.ts'
import { actions, expectedPermissions } from '../support/permissions/expectedPermissions.ts'
import { expectedColumns } from '../support/permissions/expectedColumns.ts'
import { findPermissions } from '../support/permissions/findPermissions.ts'
import { describeOnPostgres } from '../support/onPostgres.ts'
import { actors } from '../support/actors.ts'
import { openPostgresDriver } from '../support/postgresDriver.ts'
import { root } from '../../../.config/workspace.ts'

let sql: TemporaryPostgres['sql']
let found: Awaited<ReturnType<typeof findPermissions>>

/** Formats Markdown as `npm run policies` does. Jest cannot import prettier, so this runs its command. */
const formatMarkdown = (text: string) =>
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

describeOnPostgres(
  'a real Postgres without default grants',
  async (postgres) => {
    sql = postgres.sql
    const driver = await openPostgresDriver(postgres)
    found = await findPermissions(driver)
    await driver.close()
  },
  () => {
    it('grants every actor exactly the declared actions [ROLE-1, ROLE-2, ROLE-3, ROLE-4]', () => {
      expect(found.rows).toEqual(
        relations.flatMap((relation) =>
          actions.map((action) => ({
            names: [relation, action],
            outcomes: actors.map((actor) => expectedPermissions[relation]![action][actor]),
          })),
        ),
      )
    })

    it('lets every actor update exactly the declared columns [ROLE-1, ROLE-2, ROLE-3, ROLE-4]', () => {
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

    it('lets every actor call exactly the declared functions', () => {
      expect(found.calls).toEqual(
        Object.entries(expectedCalls).map(([name, { allowed, errorCode = 'called' }]) => ({
          names: [name],
          outcomes: actors.map((actor) => (allowed[actor] ? errorCode : '42501')),
        })),
      )
    })

    it('matches supabase/policies.md word for word', () => {
      expect(readFileSync(policiesFile, 'utf8')).toBe(formatMarkdown(formatPolicies(sql, found)))
    })
  },
)
