-- A million messages in 20,000 projects of 4,000 clients, 10,000 of them in one project of the seeded client, and a file in
-- each project. Without triggers and foreign keys, which would make it take an hour.
set session_replication_role = replica;

insert into auth.users (id, aud, role, email, encrypted_password, email_confirmed_at, confirmation_token, recovery_token,
  email_change, email_change_token_new, email_change_token_current, reauthentication_token, phone_change,
  phone_change_token, raw_app_meta_data, raw_user_meta_data)
values ('00000000-0000-4000-8000-0000000000a9', 'authenticated', 'authenticated', 'reader@fortnight.example',
  extensions.crypt('fortnight-admin', extensions.gen_salt('bf', 4)), now(), '', '', '', '', '', '', '', '',
  '{"provider": "email", "providers": ["email"]}', '{}');
insert into auth.identities (id, user_id, provider, provider_id, identity_data, last_sign_in_at, created_at, updated_at)
select id, id, 'email', id::text, jsonb_build_object('sub', id, 'email', email), now(), now(), now()
from auth.users where email = 'reader@fortnight.example';

insert into public.user_profiles (id, name, email, user_type)
values ('00000000-0000-4000-8000-0000000000a9', 'Reading Admin', 'reader@fortnight.example', 'admin');
insert into public.user_profiles (id, name, email, company_name)
select ('00000000-0000-4000-b000-' || lpad(to_hex(n), 12, '0'))::uuid, 'Person ' || n, 'person' || n || '@customers.example', 'Company ' || n
from generate_series(1, 4000) as n;

insert into public.projects (id, user_id, name, status, created_at)
select
  ('00000000-0000-4000-d000-' || lpad(to_hex(n), 12, '0'))::uuid,
  case when n <= 5 then '00000000-0000-4000-8000-0000000000c1'::uuid
    else ('00000000-0000-4000-b000-' || lpad(to_hex(1 + n % 4000), 12, '0'))::uuid end,
  'Project ' || n, 'active', now() - interval '2 years'
from generate_series(1, 20000) as n;

-- Every third message contains "agent", one of 20 "invoice", one of 2,000 "calendar", and one of 100,000 "zanzibar".
insert into public.project_messages (id, project_id, sequence, author_id, side, body, created_at)
select
  ('00000000-0000-4000-e000-' || lpad(to_hex(n), 12, '0'))::uuid,
  ('00000000-0000-4000-d000-' || lpad(to_hex(project), 12, '0'))::uuid,
  1000 + n,
  case when n % 7 < 3 then '00000000-0000-4000-8000-0000000000a1'::uuid
    else ('00000000-0000-4000-b000-' || lpad(to_hex(1 + project % 4000), 12, '0'))::uuid end,
  case when n % 7 < 3 then 'team' else 'client' end,
  concat_ws(' ',
    'We looked at the replies of', md5((n % 3000)::text), 'and the list of', md5((n % 70000)::text),
    'once more. Most of them are what the front desk would have written, and three of them need another word or two before they go out on',
    case when n % 3 = 0 then 'Monday with the agent' else 'Thursday afternoon' end,
    case when n % 20 = 0 then 'and the invoice' end, case when n % 2000 = 0 then 'for the calendar' end,
    case when n % 100000 = 0 then 'of Zanzibar' end),
  now() - (1000001 - n) * interval '1 minute'
from (
  select n, case when n % 100 = 0 then 1 else 1 + (n::bigint * 7919 + n / 20000) % 20000 end as project
  from generate_series(1, 1000000) as n
) as message;

insert into public.project_files (id, project_id, name)
select id, id, 'Price list ' || row_number() over (order by id) || '.pdf' from public.projects where name like 'Project %';
insert into public.project_file_versions
  (id, file_id, project_id, version, object_path, bytes, mime_type, sha256, side, sequence)
select id, id, project_id, 1, project_id || '/' || id, 1000, 'application/pdf', repeat('0', 64), 'team', 1
from public.project_files;

insert into private.room_summaries
  (project_id, last_message_id, last_sequence, last_client_sequence, last_team_sequence, last_at, waiting_for, waiting_since)
select last.project_id, last.id, last.sequence, sides.client, sides.team, last.created_at,
  case last.side when 'client' then 'team' else 'client' end, last.created_at
from (
  select project_id, max(sequence) as latest, coalesce(max(sequence) filter (where side = 'client'), 0) as client,
    coalesce(max(sequence) filter (where side = 'team'), 0) as team
  from public.project_messages where sequence > 1000 group by project_id
) as sides
join public.project_messages as last on last.project_id = sides.project_id and last.sequence = sides.latest
on conflict do nothing;

-- One admin has read everything but the latest messages of 50 projects.
insert into public.project_reads (project_id, user_id, sequence)
select project_id, '00000000-0000-4000-8000-0000000000a9',
  case when row_number() over (order by last_sequence desc) <= 50 then last_sequence - 40000 else last_sequence end
from private.room_summaries;
insert into public.project_assignments (project_id, admin_id)
select id, '00000000-0000-4000-8000-0000000000a9' from public.projects where name like 'Project %7';

select setval('private.room_sequence', 2000000);
set session_replication_role = origin;
analyze;
