-- One profile per account: what the business knows about a person, and whether that person is an admin or a client.
-- The profile is created by a trigger when somebody signs up; user_type never changes through the API.
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
  created_at timestamptz not null default now()
);
comment on column public.user_profiles.email is 'Contact e-mail. The address to sign in with lives in auth.users.';

create index user_profiles_clients_newest_first on public.user_profiles (created_at desc, id) where user_type = 'client';

-- Answers "is the caller an admin?" for policies. Security definer, so that reading user_profiles here does not
-- evaluate the policies of user_profiles again; it reads the table, so a demotion counts at once.
create function private.is_admin() returns boolean
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select exists (select 1 from public.user_profiles where id = (select auth.uid()) and user_type = 'admin');
$$;
revoke execute on function private.is_admin() from public;
grant execute on function private.is_admin() to anon, authenticated, service_role;

-- Functions for admins call this first: without it they would quietly answer with what the caller may see.
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

-- Grants differ between installations, so this trigger alone keeps people from promoting themselves.
create function private.guard_user_profile() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  if current_user not in ('anon', 'authenticated') then
    return new;
  end if;
  if tg_op = 'INSERT' and (new.user_type <> 'client' or new.created_at <> now()) then
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

-- Nobody, not even the owner of the database by accident, may leave the product without an admin.
create function private.keep_one_admin() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  if old.user_type = 'admin' and (tg_op = 'DELETE' or new.user_type <> 'admin') then
    -- Locking every admin makes two demotions at the same moment wait for each other.
    perform 1 from public.user_profiles where user_type = 'admin' order by id for update;
    if not exists (select 1 from public.user_profiles where user_type = 'admin' and id <> old.id) then
      raise exception 'The last administrator cannot be removed.' using errcode = '42501';
    end if;
  end if;
  return case tg_op when 'DELETE' then old else new end;
end;
$$;
revoke execute on function private.keep_one_admin() from public;

create trigger keep_one_admin
  before update of user_type or delete on public.user_profiles
  for each row execute function private.keep_one_admin();

-- One text of the sign-up form, trimmed and cut; anything that is not text counts as empty.
create function private.sign_up_text(form jsonb, field text, max_length integer) returns text
  language sql
  immutable
  set search_path = ''
as $$
  select case jsonb_typeof(form -> field) when 'string' then left(trim(form ->> field), max_length) else '' end;
$$;
revoke execute on function private.sign_up_text(jsonb, text, integer) from public;

-- Creates the profile of a new account from the sign-up form. An error in here would block the sign-up itself,
-- so everything is cut and filtered, and what still fails is only logged: the dashboard creates a missing profile.
create function private.create_profile_of_new_user() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  form jsonb := coalesce(new.raw_user_meta_data::jsonb, '{}');
  heard text;
begin
  if jsonb_typeof(form) = 'string' then
    form := (form #>> '{}')::jsonb;
  end if;
  heard := private.sign_up_text(form, 'how_heard_about_us', 40);
  insert into public.user_profiles
    (id, name, email, mobile_number, company_name, how_heard_about_us, onboarding_completed)
  values (
    new.id,
    coalesce(
      nullif(private.sign_up_text(form, 'name', 120), ''),
      nullif(left(split_part(new.email, '@', 1), 120), ''),
      'User'
    ),
    left(new.email, 320),
    private.sign_up_text(form, 'mobile_number', 40),
    nullif(private.sign_up_text(form, 'company_name', 160), ''),
    case
      when heard in ('google-search', 'social-media', 'referral', 'blog-article', 'conference', 'newsletter', 'other')
      then heard
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
revoke execute on function private.create_profile_of_new_user() from public;

create trigger create_profile_of_new_user
  after insert on auth.users
  for each row execute function private.create_profile_of_new_user();

revoke all on public.user_profiles from anon, authenticated;
grant select on public.user_profiles to authenticated;
grant insert (id, name, email, mobile_number, company_name, how_heard_about_us, team_size, role, onboarding_completed)
  on public.user_profiles to authenticated;
grant update (name, email, mobile_number, company_name, how_heard_about_us, team_size, role, onboarding_completed)
  on public.user_profiles to authenticated;
grant all on public.user_profiles to service_role;

alter table public.user_profiles enable row level security;

create policy "People read their own profile and admins read all" on public.user_profiles
  for select to authenticated
  using (id = (select auth.uid()) or (select private.is_admin()));

create policy "People create their own profile as a client" on public.user_profiles
  for insert to authenticated
  with check (id = (select auth.uid()) and user_type = 'client');

create policy "People change their own profile and admins change all" on public.user_profiles
  for update to authenticated
  using (id = (select auth.uid()) or (select private.is_admin()))
  with check (id = (select auth.uid()) or (select private.is_admin()));
