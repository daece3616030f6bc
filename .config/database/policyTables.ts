import { join } from 'node:path'
import type { Finding, findPermissions } from '../../supabase/tests/support/permissions/findPermissions.ts'
import { root } from '../workspace.ts'

type Sql = (statements: string) => string
type Permissions = Awaited<ReturnType<typeof findPermissions>>

/** The generated description of the whole product's authorization. */
export const policiesFile = join(root, 'supabase/policies.md')

/**
 * Who may do what in the schema `public`, and in this product's parts of `storage` and `private`, as Markdown: what each
 * actor was able to do, and what the catalog states for each role. `sql` runs statements as the owner of the migrated
 * Postgres where the permissions were found.
 */
export function formatPolicies(sql: Sql, found: Permissions) {
  const rows = (query: string) => sql(query).split('\n').filter(Boolean)
  return [
    '# Who may do what',
    'Generated on a migrated Postgres without default grants by `npm run policies -- --write`. The tests compare it.',
    '## Rows, by actor',
    'What each actor may do with two rows: one that is published or the client’s, and one that is a draft or the other client’s.',
    table(['Relation', 'Action', ...actorLabels], found.rows.map(toRow)),
    '## Columns, by actor',
    'Which columns each actor may update on a row that the actor may update.',
    table(['Relation', 'Columns', ...actorLabels], groupColumns(found.columns).map(toRow)),
    '## Functions, by actor',
    table(['Function', ...actorLabels], found.calls.map(toAllowed).map(toRow)),
    '## Columns, by role',
    'S: select, I: insert, U: update, D: delete. Visitors are `anon`; clients and admins are `authenticated`.',
    table(['Relation', 'Columns', 'anon', 'authenticated'], rows(columns)),
    '## Policies',
    table(['Table', 'Policy', 'Action', 'Role'], rows(policies)),
    '## Functions, by role',
    table(['Function', 'anon', 'authenticated', 'Runs as'], rows(functions)),
  ].join('\n\n')
}

const actorLabels = ['visitor', 'client', 'other client', 'admin']

const toRow = ({ names, outcomes }: Finding) => [...names, ...outcomes].join('|')

/** A call that failed because of its arguments was allowed all the same. */
const toAllowed = ({ names, outcomes }: Finding): Finding => ({
  names,
  outcomes: outcomes.map((outcome) => (outcome === '42501' ? '-' : 'yes')),
})

/** Joins the columns of a relation that the same actors may update. */
function groupColumns(columns: Finding[]): Finding[] {
  const groups = Map.groupBy(columns, ({ names: [relation], outcomes }) => [relation, ...outcomes].join(' '))
  return [...groups.values()].map((group) => ({
    names: [group[0]!.names[0]!, group.map(({ names }) => names[1]).join(', ')],
    outcomes: group[0]!.outcomes,
  }))
}

const table = (head: string[], rows: string[]) =>
  [head.join('|'), head.map(() => '---').join('|'), ...rows].map((row) => `|${row}|`).join('\n')

const grants = (role: string) => `
  concat(
    case when has_column_privilege('${role}', relation.oid, attnum, 'select') then 'S' else '-' end,
    case when has_column_privilege('${role}', relation.oid, attnum, 'insert') then 'I' else '-' end,
    case when has_column_privilege('${role}', relation.oid, attnum, 'update') then 'U' else '-' end,
    case when has_table_privilege('${role}', relation.oid, 'delete') then 'D' else '-' end)`

const columns = `
  select concat_ws('|', relname, string_agg(attname, ', ' order by attnum), anon, signed_in)
  from (
    select relname, attname, attnum, ${grants('anon')} anon, ${grants('authenticated')} signed_in
    from pg_class relation
    join pg_attribute on attrelid = relation.oid and attnum > 0 and not attisdropped
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'v', 'm', 'p', 'f')
  ) found
  group by relname, anon, signed_in
  order by relname collate "C", min(attnum)`

const named = (schema: string, name: string) => `concat(nullif(${schema}, 'public') || '.', ${name})`

const policies = `
  select concat_ws('|', ${named('schemaname', 'tablename')}, policyname, lower(cmd), array_to_string(roles, ', '))
  from pg_policies
  where schemaname in ('public', 'storage')
  order by schemaname, tablename collate "C", cmd, policyname collate "C"`

const yesNo = (condition: string) => `case when ${condition} then 'yes' else '-' end`

const functions = `
  select concat_ws('|', ${named('nspname', 'proname')}, ${yesNo("has_function_privilege('anon', pg_proc.oid, 'execute')")},
    ${yesNo("has_function_privilege('authenticated', pg_proc.oid, 'execute')")},
    case when prosecdef then 'owner' else 'caller' end)
  from pg_proc join pg_namespace on pg_namespace.oid = pronamespace
  where nspname in ('public', 'private') and prorettype <> 'trigger'::regtype
  order by nspname desc, proname collate "C"`
