import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './liteProcess.ts'

// `npm run db:new <name>` makes an empty migration in the order that every migration follows.
const name = process.argv[2] ?? ''
if (!/^[a-z][a-z0-9_]*$/.test(name)) {
  console.error('Give the migration a name in snake_case, for example: npm run db:new invoices')
  process.exit(1)
}

const template = `-- What the table ${name} holds and why it exists.
create table public.${name} (
  id uuid primary key default gen_random_uuid(),
  name text not null check (trim(name) <> '' and char_length(name) <= 120),
  created_at timestamptz not null default now()
);

create index ${name}_newest_first on public.${name} (created_at desc, id);

-- Triggers go here. Grants differ between installations, so policies and triggers must be enough without them.

revoke all on public.${name} from anon, authenticated;
grant select, insert, update, delete on public.${name} to authenticated;
grant all on public.${name} to service_role;

alter table public.${name} enable row level security;

create policy "Admins read ${name}" on public.${name}
  for select to authenticated
  using ((select private.is_admin()));

create policy "Admins create ${name}" on public.${name}
  for insert to authenticated
  with check ((select private.is_admin()));

create policy "Admins change ${name}" on public.${name}
  for update to authenticated
  using ((select private.is_admin()))
  with check ((select private.is_admin()));

create policy "Admins delete ${name}" on public.${name}
  for delete to authenticated
  using ((select private.is_admin()));
`

const timestamp = new Date().toISOString().replace(/\D/g, '').slice(0, 14)
const file = join('supabase/migrations', `${timestamp}_${name}.sql`)
writeFileSync(join(root, file), template, { flag: 'wx' })
console.log(`${file} is written. Declare who may do what with it in supabase/tests, then run npm run db:types.`)
