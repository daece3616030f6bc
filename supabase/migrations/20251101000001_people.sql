-- Accounts as the business sees them: one profile each, who is an admin, and what the back office reads about customers.

-- One profile per account: what the business knows about a user, and whether that user is an admin or a client. A
-- trigger creates it at sign-up; user_type never changes through the API.
create table public.user_profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  name text not null check (trim(name) <> '' and char_length(name) <= 120),
  email text not null check (char_length(email) between 3 and 320),
  mobile_number text not null default '' check (char_length(mobile_number) <= 40),
  company_name text check (char_length(company_name) <= 160),
  how_heard_about_us text check (
    how_heard_about_us in
      ('google-search', 'social-media', 'referral', 'blog-article', 'conference', 'newsletter', 'other')
  ),
  team_size text not null default '' check (char_length(team_size) <= 60),
  role text not null default '' check (char_length(role) <= 120),
  onboarding_completed boolean not null default false,
  user_type text not null default 'client' check (user_type in ('admin', 'client')),
  created_at timestamptz not null default now(),
  -- What the back office searches customers by. It is stored, because the embedded database has no index for parts of
  -- words and there may be a hundred thousand rows.
  search_text text generated always as (lower(name || e'\n' || email || e'\n' || coalesce(company_name, ''))) stored,
  updated_at timestamptz not null default now(),
  -- trim() removes spaces only; a name of other white space is invisible, too.
  constraint user_profiles_name_is_visible check (name ~ '\S'),
  constraint user_profiles_email_is_an_address check (email ~ '^[^\s@]+@[^\s@]+$')
);
comment on column public.user_profiles.email is 'Contact e-mail. The address to sign in with lives in auth.users.';

-- They hold the order, the filter and the id of a list, so that the way to a deep page reads no rows.
create index user_profiles_clients_newest_first on public.user_profiles (created_at desc, id)
  include (onboarding_completed) where user_type = 'client';
create index user_profiles_clients_by_name on public.user_profiles (lower(name), id)
  include (name, onboarding_completed) where user_type = 'client';

-- Whether the caller is an admin, for policies. Security definer, so that reading user_profiles here does not evaluate
-- the policies of user_profiles again. It reads the table, so a demotion applies at once; and the session, because an
-- access token is valid for up to an hour after its session has ended.
create function private.is_admin() returns boolean
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select exists (
    select 1 from public.user_profiles as profile
    join auth.sessions as session on session.user_id = profile.id
    where profile.id = (select auth.uid()) and profile.user_type = 'admin'
      and session.id = ((select auth.jwt()) ->> 'session_id')::uuid
  );
$$;
revoke execute on function private.is_admin() from public;
grant execute on function private.is_admin() to anon, authenticated, service_role;

-- Functions for admins call this first. Without it they would return only the rows that the caller may see.
create function private.require_admin() returns void
  language plpgsql
  stable
  set search_path = ''
as $$
begin
  if not (select private.is_admin()) then
    raise exception 'Only administrators may do this.' using errcode = '42501';
  end if;
end;
$$;
revoke execute on function private.require_admin() from public;
grant execute on function private.require_admin() to authenticated;

-- Keeps callers of the API from promoting themselves. Grants differ between installations, so this trigger is enough
-- by itself.
create function private.guard_user_profile() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  if current_user not in ('anon', 'authenticated') then
    return new;
  end if;
  if tg_op = 'INSERT' and (new.user_type <> 'client' or new.created_at <> now() or new.updated_at <> now()) then
    raise exception 'A new profile is a client created now.' using errcode = '42501';
  end if;
  if tg_op = 'UPDATE'
    and (new.id, new.user_type, new.created_at) is distinct from (old.id, old.user_type, old.created_at) then
    raise exception 'The id, type and creation time of a profile cannot be changed.' using errcode = '42501';
  end if;
  return new;
end;
$$;
revoke execute on function private.guard_user_profile() from public;

create trigger guard_user_profile
  before insert or update on public.user_profiles
  for each row execute function private.guard_user_profile();

-- Accepts only contact addresses that the forms accept: another could add recipients and text to the mail that an admin
-- starts from it. Applies only when the address changes, so a profile with an unusual address can still be edited.
create function private.check_contact_email() returns trigger
  language plpgsql
  set search_path = ''
as $$
declare
  name constant text := '([A-Za-z0-9_''+-]+\.)*[A-Za-z0-9_''+-]*[A-Za-z0-9_+-]';
  place constant text := '([A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}';
begin
  if current_user not in ('anon', 'authenticated') then
    return new;
  end if;
  if new.email is distinct from (case tg_op when 'UPDATE' then old.email end)
    and new.email !~ ('^' || name || '@' || place || '$') then
    raise exception 'Please enter an e-mail address like name@company.com.' using errcode = 'PT422';
  end if;
  return new;
end;
$$;
revoke execute on function private.check_contact_email() from public;

create trigger check_contact_email
  before insert or update of email on public.user_profiles
  for each row execute function private.check_contact_email();

-- Keeps the product from losing its last admin, even when the owner of the database makes the mistake.
create function private.prevent_removing_last_admin() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  if old.user_type = 'admin' and (tg_op = 'DELETE' or new.user_type <> 'admin') then
    -- Locking every admin makes concurrent demotions wait for each other.
    perform 1 from public.user_profiles where user_type = 'admin' order by id for update;
    if not exists (select 1 from public.user_profiles where user_type = 'admin' and id <> old.id) then
      raise exception 'The last administrator cannot be removed.' using errcode = '42501';
    end if;
  end if;
  return case tg_op when 'DELETE' then old else new end;
end;
$$;
revoke execute on function private.prevent_removing_last_admin() from public;

create trigger prevent_removing_last_admin
  before update of user_type or delete on public.user_profiles
  for each row execute function private.prevent_removing_last_admin();

create trigger touch_updated_at
  before update on public.user_profiles
  for each row execute function private.touch_updated_at();

-- One text of the sign-up form without surrounding white space, cut to its limit; other JSON types become ''.
create function private.sign_up_field(form jsonb, field text, max_length integer) returns text
  language sql
  immutable
  set search_path = ''
as $$
  select case jsonb_typeof(form -> field)
    when 'string' then left(regexp_replace(form ->> field, '^\s+|\s+$', '', 'g'), max_length)
    else ''
  end;
$$;
revoke execute on function private.sign_up_field(jsonb, text, integer) from public;

-- Creates the profile of a new account from the sign-up form. An error here would block the sign-up itself, so every
-- value is cut and filtered, and what still fails is only logged: the dashboard creates a missing profile.
create function private.create_profile_for_new_user() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  form jsonb := coalesce(new.raw_user_meta_data::jsonb, '{}');
  heard_about_us text;
begin
  if jsonb_typeof(form) = 'string' then
    form := (form #>> '{}')::jsonb;
  end if;
  heard_about_us := private.sign_up_field(form, 'how_heard_about_us', 40);
  insert into public.user_profiles
    (id, name, email, mobile_number, company_name, how_heard_about_us, onboarding_completed)
  values (
    new.id,
    coalesce(
      nullif(private.sign_up_field(form, 'name', 120), ''),
      nullif(left(split_part(new.email, '@', 1), 120), ''),
      'User'
    ),
    left(new.email, 320),
    private.sign_up_field(form, 'mobile_number', 40),
    nullif(private.sign_up_field(form, 'company_name', 160), ''),
    case
      when heard_about_us in ('google-search', 'social-media', 'referral', 'blog-article', 'conference', 'newsletter', 'other')
      then heard_about_us
    end,
    true
  )
  on conflict (id) do nothing;
  return new;
exception when others then
  raise warning 'No profile was created for account %: %', new.id, sqlerrm;
  return new;
end;
$$;
revoke execute on function private.create_profile_for_new_user() from public;

create trigger create_profile_for_new_user
  after insert on auth.users
  for each row execute function private.create_profile_for_new_user();

revoke all on public.user_profiles from anon, authenticated;
grant select on public.user_profiles to authenticated;
grant insert (id, name, email, mobile_number, company_name, how_heard_about_us, team_size, role, onboarding_completed)
  on public.user_profiles to authenticated;
grant update (name, email, mobile_number, company_name, how_heard_about_us, team_size, role, onboarding_completed)
  on public.user_profiles to authenticated;
grant all on public.user_profiles to service_role;

alter table public.user_profiles enable row level security;

create policy "Users read their own profile and admins read all" on public.user_profiles
  for select to authenticated
  using (id = (select auth.uid()) or (select private.is_admin()));

create policy "Users create their own profile as a client" on public.user_profiles
  for insert to authenticated
  with check (id = (select auth.uid()) and user_type = 'client');

create policy "Users change their own profile and admins change all" on public.user_profiles
  for update to authenticated
  using (id = (select auth.uid()) or (select private.is_admin()))
  with check (id = (select auth.uid()) or (select private.is_admin()));

-- What a user is called in histories: 'you', 'team' or 'client'. A client does not learn which admin it was.
create function private.actor_label(actor uuid) returns text
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select case
    when actor = (select auth.uid()) then 'you'
    when profile.user_type = 'admin' then 'team'
    else 'client'
  end
  from public.user_profiles as profile
  where profile.id = actor;
$$;
revoke execute on function private.actor_label(uuid) from public;
grant execute on function private.actor_label(uuid) to authenticated;

-- Whether the hash is that of the password. pgcrypto writes "2a" where some services write "2b" or "2y"; for passwords
-- like these the hashes are the same.
create function private.password_matches_hash(password text, hash text) returns boolean
  language sql
  set search_path = ''
as $$
  select case when hash like '$2_$%' then
    extensions.crypt(password, '$2a$' || substr(hash, 5)) = '$2a$' || substr(hash, 5)
  else false end;
$$;
revoke execute on function private.password_matches_hash(text, text) from public;

-- Ends every session of an account, every mailed link and a pending change of address, which an attacker may have
-- requested, and replaces the password by a random one. Installations differ in which tables the auth service has.
create function private.lock_account(account uuid) returns void
  language plpgsql
  set search_path = ''
as $$
declare
  tables constant text[] := array['refresh_tokens', 'sessions', 'one_time_tokens', 'flow_state', 'mfa_factors'];
  table_name text;
begin
  foreach table_name in array tables loop
    if to_regclass('auth.' || table_name) is not null then
      execute format('delete from auth.%I where user_id::text = $1', table_name) using account::text;
    end if;
  end loop;
  update auth.users set
    encrypted_password =
      extensions.crypt(encode(extensions.gen_random_bytes(32), 'hex'), extensions.gen_salt('bf', 10)),
    confirmation_token = '',
    recovery_token = '',
    email_change = '',
    email_change_token_new = '',
    email_change_token_current = '',
    reauthentication_token = ''
  where id = account;
end;
$$;
revoke execute on function private.lock_account(uuid) from public;

-- Makes the account with this sign-in address an admin, for `npm run admin:create` with the secret key; no user can call
-- it. It reads the accounts and not the profiles, whose contact address users set to any text. An attacker may have
-- registered the address, so it must be confirmed and everything that opens the account is revoked. An account that has
-- the given password was just created by the caller and keeps it. Returns 'made', 'kept', 'already' or 'unknown'.
create function public.make_admin(email text, password text default null) returns text
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  address text := lower(trim(make_admin.email));
  account record;
  is_own boolean;
begin
  select users.id, users.email_confirmed_at, users.encrypted_password into account
  from auth.users as users where lower(users.email) = address limit 1
  for update;
  if account.id is null then
    return 'unknown';
  end if;
  if exists (select 1 from public.user_profiles where id = account.id and user_type = 'admin') then
    return 'already';
  end if;
  is_own := coalesce(private.password_matches_hash(make_admin.password, account.encrypted_password), false);
  if not is_own then
    if account.email_confirmed_at is null then
      raise exception
        'This account has not confirmed its address. Follow the link in the mail that it was sent, then run this again.'
        using errcode = 'PT409';
    end if;
    perform private.lock_account(account.id);
  end if;
  insert into public.user_profiles (id, name, email, user_type)
  values (account.id, left(split_part(address, '@', 1), 120), address, 'admin')
  on conflict (id) do update set user_type = 'admin';
  return case when is_own then 'kept' else 'made' end;
end;
$$;
revoke execute on function public.make_admin(text, text) from public, anon, authenticated;
grant execute on function public.make_admin(text, text) to service_role;

-- One page of the back office's list of clients, searched by name, e-mail and company. State is 'onboarded', 'pending'
-- or ''. Every row carries the number of all matches; a page past the end is the last one. Security definer, because
-- the policies let an admin read every row and checking each costs as much as the search.
create function public.admin_customers(
  searched text default '', in_state text default '', sorted text default 'newest', page integer default 1,
  page_size integer default 25
)
  returns table (
    id uuid, name text, email text, mobile_number text, company_name text, how_heard_about_us text, team_size text,
    role text, onboarding_completed boolean, created_at timestamptz, total bigint
  )
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
#variable_conflict use_column
declare
  search_term text := lower(trim(searched));
  row_limit integer := least(greatest(page_size, 1), 1000);
  conditions text := concat_ws(' and ',
    'user_type = ''client''',
    case in_state when 'onboarded' then 'onboarding_completed' when 'pending' then 'not onboarding_completed' end,
    case when search_term <> '' then format('strpos(search_text, %L) > 0', search_term) end);
  result record;
begin
  perform private.require_admin();
  if char_length(search_term) > 100 then
    raise exception 'A search has at most 100 characters.' using errcode = '22023';
  end if;
  result := private.paginate_ids(
    'public.user_profiles where ' || conditions,
    case sorted when 'oldest' then 'created_at, id desc' when 'name' then 'lower(name), id' else 'created_at desc, id' end,
    case sorted when 'oldest' then 'created_at desc, id' when 'name' then 'lower(name) desc, id desc' else 'created_at, id desc' end,
    page, row_limit);
  return query
  select
    client.id, client.name, client.email, client.mobile_number, client.company_name, client.how_heard_about_us,
    client.team_size, client.role, client.onboarding_completed, client.created_at, result.total
  from unnest(result.ids) with ordinality as entry (id, ordinal)
  join public.user_profiles as client on client.id = entry.id
  order by entry.ordinal;
end;
$$;
revoke execute on function public.admin_customers(text, text, text, integer, integer) from public, anon, authenticated;
grant execute on function public.admin_customers(text, text, text, integer, integer) to authenticated;

-- Counts clients: all, onboarded, pending, and new in the current month of the given time zone. The API returns at most
-- 1,000 rows, so the browser cannot count them.
create function public.customer_stats(tz text default 'UTC')
  returns table (total bigint, onboarded bigint, pending bigint, this_month bigint)
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
declare
  month timestamp := date_trunc('month', now() at time zone tz);
begin
  perform private.require_admin();
  return query
  select
    count(*),
    count(*) filter (where onboarding_completed),
    count(*) filter (where not onboarding_completed),
    count(*) filter (where created_at >= month at time zone tz and created_at < (month + interval '1 month') at time zone tz)
  from public.user_profiles
  where user_type = 'client';
end;
$$;
revoke execute on function public.customer_stats(text) from public, anon, authenticated;
grant execute on function public.customer_stats(text) to authenticated;

-- What is known about a customer's past, newest first: sign-up, last change of the profile, newsletter at the contact
-- address, and events of the customer's projects. At most 100 rows.
create function public.customer_history(customer uuid)
  returns table (
    kind text, created_at timestamptz, "by" text, project_id uuid, project_name text, from_value text, to_value text,
    changed_fields text[]
  )
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.require_admin();
  return query
  with profile as (
    select * from public.user_profiles where id = customer and user_type = 'client'
  ),
  newsletter as (
    select subscriber.* from public.newsletter_subscribers as subscriber, profile
    where lower(subscriber.email) = lower(profile.email)
  ),
  entries (kind, created_at, tie_breaker, actor_id, project_id, project_name, from_value, to_value, changed_fields) as (
    select 'joined', profile.created_at, 0::bigint, null::uuid, null::uuid, null, null, null, '{}'::text[] from profile
    union all
    select 'profile_changed', profile.updated_at, 0, null, null, null, null, null, '{}' from profile
    where profile.updated_at > profile.created_at
    union all
    select 'newsletter_asked', consented_at, 0, null, null, null, null, null, '{}' from newsletter
    union all
    select 'newsletter_confirmed', confirmed_at, 0, null, null, null, null, null, '{}' from newsletter
    where confirmed_at is not null
    union all
    select 'newsletter_ended', unsubscribed_at, 0, null, null, null, null, null, '{}' from newsletter
    where unsubscribed_at is not null
    union all
    (
      select event.kind, event.created_at, event.id, event.actor_id, project.id, project.name, event.from_value,
        event.to_value, event.changed_fields
      from public.project_events as event
      join public.projects as project on project.id = event.project_id
      where project.user_id = (select id from profile)
      order by event.id desc
      limit 100
    )
  )
  select entries.kind, entries.created_at, private.actor_label(entries.actor_id), entries.project_id,
    entries.project_name, entries.from_value, entries.to_value, entries.changed_fields
  from entries
  order by entries.created_at desc, entries.tie_breaker desc
  limit 100;
end;
$$;
revoke execute on function public.customer_history(uuid) from public, anon, authenticated;
grant execute on function public.customer_history(uuid) to authenticated;
