-- 1,500 clients, more than the API returns in one response, and the accounts that the policy tests sign in with.
insert into auth.users (id, aud, role, email, encrypted_password, email_confirmed_at, confirmation_token, recovery_token,
  email_change, email_change_token_new, email_change_token_current, reauthentication_token, phone_change,
  phone_change_token, raw_app_meta_data, raw_user_meta_data)
select
  ('00000000-0000-4000-9000-' || lpad(to_hex(n), 12, '0'))::uuid, 'authenticated', 'authenticated',
  'person' || n || '@clients.example', '', now(), '', '', '', '', '', '', '', '', '{}',
  jsonb_build_object('name', 'Person ' || n, 'company_name', 'Company ' || n % 40)
from generate_series(1, 1500) as n;

-- Two of them can sign in with the password "fortnight-client".
with client as (
  update auth.users
  set encrypted_password = extensions.crypt('fortnight-client', extensions.gen_salt('bf', 4)),
    raw_app_meta_data = '{"provider": "email", "providers": ["email"]}'
  where id in ('00000000-0000-4000-9000-000000000001', '00000000-0000-4000-9000-000000000002')
  returning id, email
)
insert into auth.identities (id, user_id, provider, provider_id, identity_data, last_sign_in_at, created_at, updated_at)
select id, id, 'email', id::text, jsonb_build_object('sub', id, 'email', email), now(), now(), now() from client;

update public.user_profiles set
  onboarding_completed = (right(id::text, 1) <> '0'),
  created_at = case when right(id::text, 1) < '8' then now() else now() - interval '90 days' end
where email like '%@clients.example';

insert into public.projects (user_id, name, status)
select id, 'Project of ' || name, (array['draft', 'active', 'on-hold', 'completed'])[1 + abs(hashtext(id::text)) % 4]
from public.user_profiles where email like '%@clients.example';

-- The third signed in six minutes ago, the fourth sixteen minutes ago.
insert into auth.sessions (id, user_id, created_at) values
  ('00000000-0000-4000-9000-0000000000a3', '00000000-0000-4000-9000-000000000003', now() - interval '6 minutes'),
  ('00000000-0000-4000-9000-0000000000a4', '00000000-0000-4000-9000-000000000004', now() - interval '16 minutes');

-- A project named "Signed off" is, because no role of the API can do that for the tests. Its record has the id of the project,
-- and stays when the project is deleted and inserted again.
create schema policy_tests;
create function policy_tests.sign_off() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  document jsonb := '{"format": 1, "name": "Sample"}';
begin
  if not exists (select 1 from public.acceptances where id = new.id) then
    perform private.append_acceptance(new.id, new.id, new.user_id, document, now());
  else
    insert into public.acceptance_documents (acceptance_id, project_id, content, signed_by)
    values (
      new.id, new.id, private.canonical_json(document || jsonb_build_object('signed_by', new.user_id)), new.user_id);
  end if;
  return null;
end;
$$;
create trigger sign_off
  after insert on public.projects
  for each row when (new.name = 'Signed off') execute function policy_tests.sign_off();
