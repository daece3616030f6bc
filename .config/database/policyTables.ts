import { join } from 'node:path'
import type { Finding, findPermissions } from '../../supabase/tests/support/findPermissions.ts'
import { root } from '../workspace.ts'

type Sql = (statements: string) => string
type Found = Awaited<ReturnType<typeof findPermissions>>

/** Where the authorisation of the whole product is written down. */
export const policiesFile = join(root, 'supabase/policies.md')

/**
 * Who may do what in the schema `public`, and what is ours in `storage` and `private`, as Markdown: what each
 * person was found to do, and what the catalogue says of each role: columns, policies and functions. `sql` runs
 * statements, as its owner, on the migrated Postgres where that was found.
 */
export function formatPolicies(sql: Sql, found: Found) {
  const rows = (query: string) => sql(query).split('\n').filter(Boolean)
  return [
    '# Who may do what',
    'Found on a Postgres without default grants after all migrations: `npm run policies -- --write`. The tests compare it.',
    '## Rows, by person',
    'What each person does with two rows: one that is published or the client’s, and one that is a draft or the other client’s.',
    table(['Relation', 'Action', ...people], found.rows.map(line)),
    '## Columns, by person',
    'Which columns each person changes on a row that this person may change.',
    table(['Relation', 'Columns', ...people], alike(found.columns).map(line)),
    '## Functions, by person',
    table(['Function', ...people], found.calls.map(asCall).map(line)),
    '## Columns, by role',
    'S reads, I inserts, U updates, D deletes. Visitors are `anon`; clients and admins are `authenticated`.',
    table(['Relation', 'Columns', 'anon', 'authenticated'], rows(columns)),
    '## Policies',
    table(['Table', 'Policy', 'Action', 'Role'], rows(policies)),
    '## Functions, by role',
    table(['Function', 'anon', 'authenticated', 'Runs as'], rows(functions)),
  ].join('\n\n')
}

const people = ['visitor', 'client', 'other client', 'admin']

const line = ({ names, outcomes }: Finding) => [...names, ...outcomes].join('|')

/** A function that then found its arguments to be nonsense was called all the same. */
const asCall = ({ names, outcomes }: Finding): Finding => ({
  names,
  outcomes: outcomes.map((outcome) => (outcome === '42501' ? '-' : 'yes')),
})

/** Columns of a relation that the same people change, as one. */
function alike(columns: Finding[]): Finding[] {
  const groups = Map.groupBy(columns, ({ names: [relation], outcomes }) => [relation, ...outcomes].join(' '))
  return [...groups.values()].map((group) => ({
    names: [group[0]!.names[0]!, group.map(({ names }) => names[1]).join(', ')],
    outcomes: group[0]!.outcomes,
  }))
}

const table = (head: string[], rows: string[]) =>
  [head.join('|'), head.map(() => '---').join('|'), ...rows].map((row) => `|${row}|`).join('\n')

const rights = (role: string) => `
  concat(
    case when has_column_privilege('${role}', relation.oid, attnum, 'select') then 'S' else '-' end,
    case when has_column_privilege('${role}', relation.oid, attnum, 'insert') then 'I' else '-' end,
    case when has_column_privilege('${role}', relation.oid, attnum, 'update') then 'U' else '-' end,
    case when has_table_privilege('${role}', relation.oid, 'delete') then 'D' else '-' end)`

const columns = `
  select concat_ws('|', relname, string_agg(attname, ', ' order by attnum), anon, signed_in)
  from (
    select relname, attname, attnum, ${rights('anon')} anon, ${rights('authenticated')} signed_in
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
