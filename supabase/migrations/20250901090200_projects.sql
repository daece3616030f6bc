-- The agent projects of clients. A client works on its own projects only, admins on all of them.
create table public.projects (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references public.user_profiles (id) on delete cascade,
  name text not null check (trim(name) <> '' and char_length(name) <= 160),
  description text check (char_length(description) <= 5000),
  budget_range text check (char_length(budget_range) <= 120),
  timeline text check (timeline in ('asap', '1-2-weeks', '2-4-weeks', '1-2-months', 'flexible')),
  priority text not null default 'medium' check (priority in ('low', 'medium', 'high', 'urgent')),
  requirements text check (char_length(requirements) <= 10000),
  status text not null default 'draft' check (status in ('draft', 'active', 'on-hold', 'completed')),
  started_on date,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on column public.projects.budget_range is 'A pricing plan value; free text, because unknown values are shown as they are.';
comment on column public.projects.started_on is 'Day 1 of the delivery, set by an admin. The day strip counts from here.';

create index projects_of_a_client_newest_first on public.projects (user_id, created_at desc);
create index projects_newest_first on public.projects (created_at desc, id);
create index projects_by_status_newest_first on public.projects (status, created_at desc);

create trigger touch_updated_at
  before update on public.projects
  for each row execute function private.touch_updated_at();

-- What the caller may not choose, whatever the grants of the installation say.
create function private.guard_project() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  if current_user not in ('anon', 'authenticated') then
    return new;
  end if;
  if tg_op = 'INSERT' and (new.created_at <> now() or new.updated_at <> now()) then
    raise exception 'A new project is created now.' using errcode = '42501';
  end if;
  if tg_op = 'UPDATE'
    and (new.id, new.user_id, new.created_at) is distinct from (old.id, old.user_id, old.created_at) then
    raise exception 'The id, owner and creation time of a project cannot be changed.' using errcode = '42501';
  end if;
  if new.started_on is distinct from (case tg_op when 'UPDATE' then old.started_on end)
    and not (select private.is_admin()) then
    raise exception 'Only administrators set the first day of a project.' using errcode = '42501';
  end if;
  return new;
end;
$$;
revoke execute on function private.guard_project() from public;

create trigger guard_project
  before insert or update on public.projects
  for each row execute function private.guard_project();

revoke all on public.projects from anon, authenticated;
grant select, delete on public.projects to authenticated;
grant insert (id, user_id, name, description, budget_range, timeline, priority, requirements, status, started_on)
  on public.projects to authenticated;
grant update (name, description, budget_range, timeline, priority, requirements, status, started_on)
  on public.projects to authenticated;
grant all on public.projects to service_role;

alter table public.projects enable row level security;

create policy "Clients read their own projects and admins read all" on public.projects
  for select to authenticated
  using (user_id = (select auth.uid()) or (select private.is_admin()));

create policy "Clients create projects for themselves and admins for anyone" on public.projects
  for insert to authenticated
  with check (user_id = (select auth.uid()) or (select private.is_admin()));

create policy "Clients change their own projects and admins change all" on public.projects
  for update to authenticated
  using (user_id = (select auth.uid()) or (select private.is_admin()))
  with check (user_id = (select auth.uid()) or (select private.is_admin()));

create policy "Clients delete their own projects and admins delete any" on public.projects
  for delete to authenticated
  using (user_id = (select auth.uid()) or (select private.is_admin()));
