import { expectedCalls } from './expectedCalls.ts'
import { expectedPermissions } from './expectedPermissions.ts'

const inPublic = "relnamespace = 'public'::regnamespace"

/** Queries of the catalog of a migrated database, each of which returns names. */
const catalogQueries = {
  relations: `select relname from pg_class where ${inPublic} and relkind in ('r', 'v', 'm', 'p', 'f')`,
  functions: `select proname from pg_proc
    where pronamespace = 'public'::regnamespace and prorettype not in ('trigger'::regtype, 'event_trigger'::regtype)`,
  // Neither materialized views nor foreign tables can have row-level security.
  openTables: `select oid::regclass::text from pg_class
    where relnamespace in ('public'::regnamespace, 'private'::regnamespace)
    and (relkind in ('m', 'f') or relkind in ('r', 'p') and not relrowsecurity)`,
  viewsBypassingPolicies: `select relname from pg_class
    where ${inPublic} and relkind = 'v' and not coalesce('security_invoker=true' = any (reloptions), false)`,
  policiesForPublic: "select policyname from pg_policies where 'public' = any (roles)",
  // The planner can make a query part of the one that calls it only if it has neither own rights nor settings.
  functionsWithoutSearchPath: `select proname from pg_proc
    where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
    and (prosecdef or prolang <> (select oid from pg_language where lanname = 'sql'))
    and not coalesce('search_path=""' = any (proconfig), false)`,
  foreignKeysWithoutIndex: `select conrelid::regclass || '.' || conname from pg_constraint
    where contype = 'f' and connamespace = 'public'::regnamespace and not exists (
      select 1 from pg_index where indrelid = conrelid and conkey[1] = indkey[0])`,
}

/** All queries as one, which returns the text of a JSON object. */
export const catalogSql = `select jsonb_build_object(${Object.entries(catalogQueries)
  .map(([about, names]) => `'${about}', (select coalesce(jsonb_agg(name), '[]') from (${names}) as found (name))`)
  .join()})::text as found`

export function parseCatalog(json: string) {
  const found = JSON.parse(json) as Record<keyof typeof catalogQueries, string[]>
  return Object.fromEntries(Object.entries(found).map(([about, names]) => [about, names.sort()]))
}

/** Only what the expected permissions name exists, and nothing is open by mistake. */
export const expectedCatalog: Record<keyof typeof catalogQueries, string[]> = {
  relations: Object.keys(expectedPermissions).sort(),
  functions: Object.keys(expectedCalls).sort(),
  openTables: [],
  viewsBypassingPolicies: [],
  policiesForPublic: [],
  functionsWithoutSearchPath: [],
  foreignKeysWithoutIndex: [],
}
