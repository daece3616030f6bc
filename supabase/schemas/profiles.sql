-- Accounts as the product sees them: one profile each, and which of them are admins.

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
comment on column public.user_profiles.email is 'Contact email. The address to sign in with lives in auth.users.';

-- They hold the order, the filter and the id of a list, so that the way to a deep page reads no rows.
create index user_profiles_clients_newest_first on public.user_profiles (created_at desc, id)
  include (onboarding_completed) where user_type = 'client';
create index user_profiles_clients_by_name on public.user_profiles (lower(name), id)
  include (name, onboarding_completed) where user_type = 'client';

-- Whether the caller is an admin, for policies. Security definer, so that reading user_profiles here does not evaluate
-- the policies of user_profiles again. It reads the table, so a demotion applies at once.
create function private.is_admin() returns boolean
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select exists (
    select 1 from public.user_profiles where id = (select private.caller_id()) and user_type = 'admin'
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
    raise exception 'Please enter an email address like name@company.com.' using errcode = 'PT422';
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
  using (id = (select private.caller_id()) or (select private.is_admin()));

create policy "Users create their own profile as a client" on public.user_profiles
  for insert to authenticated
  with check (id = (select private.caller_id()) and user_type = 'client');

create policy "Users change their own profile and admins change all" on public.user_profiles
  for update to authenticated
  using (id = (select private.caller_id()) or (select private.is_admin()))
  with check (id = (select private.caller_id()) or (select private.is_admin()));

-- What a user is called in histories: 'you', 'team' or 'client'. A client does not learn which admin it was.
create function private.actor_label(actor uuid) returns text
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
begin
  return (
    select case
      when actor = (select auth.uid()) then 'you'
      when profile.user_type = 'admin' then 'team'
      else 'client'
    end
    from public.user_profiles as profile
    where profile.id = actor
  );
end;
$$;
revoke execute on function private.actor_label(uuid) from public;
grant execute on function private.actor_label(uuid) to authenticated;
