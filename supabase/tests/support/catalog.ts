import { expectedCalls, expectedRights } from './expectedPermissions.ts'

const inPublic = "relnamespace = 'public'::regnamespace"

/** Questions to the catalogue of a migrated database, each of which is answered by names. */
const questions = {
  relations: `select relname from pg_class where ${inPublic} and relkind in ('r', 'v', 'm', 'p', 'f')`,
  functions: `select proname from pg_proc
    where pronamespace = 'public'::regnamespace and prorettype not in ('trigger'::regtype, 'event_trigger'::regtype)`,
  // Neither a materialised view nor a foreign table can have row-level security.
  openTables: `select relname from pg_class
    where ${inPublic} and (relkind in ('m', 'f') or relkind in ('r', 'p') and not relrowsecurity)`,
  viewsThatPassPolicies: `select relname from pg_class
    where ${inPublic} and relkind = 'v' and not coalesce('security_invoker=true' = any (reloptions), false)`,
  policiesForEverybody: "select policyname from pg_policies where 'public' = any (roles)",
  looseFunctions: `select proname from pg_proc
    where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
    and not coalesce('search_path=""' = any (proconfig), false)`,
  foreignKeysWithoutIndex: `select conrelid::regclass || '.' || conname from pg_constraint
    where contype = 'f' and connamespace = 'public'::regnamespace and not exists (
      select 1 from pg_index where indrelid = conrelid and conkey[1] = indkey[0])`,
}

/** All of the questions at once, answered by the text of one object. */
export const catalogueSql = `select jsonb_build_object(${Object.entries(questions)
  .map(([about, names]) => `'${about}', (select coalesce(jsonb_agg(name), '[]') from (${names}) as found (name))`)
  .join()})::text as found`

export function readCatalogue(answer: string) {
  const found = JSON.parse(answer) as Record<keyof typeof questions, string[]>
  return Object.fromEntries(Object.entries(found).map(([about, names]) => [about, names.sort()]))
}

/** What exists is what somebody has decided about, and nothing of it is open by mistake. */
export const expectedCatalogue: Record<keyof typeof questions, string[]> = {
  relations: Object.keys(expectedRights).sort(),
  functions: Object.keys(expectedCalls).sort(),
  openTables: [],
  viewsThatPassPolicies: [],
  policiesForEverybody: [],
  looseFunctions: [],
  foreignKeysWithoutIndex: [],
}
