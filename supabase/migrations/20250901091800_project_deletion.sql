-- A project deleted through the API is only put aside: its owner no longer sees it and can take the deletion back,
-- admins keep the record. It goes for good with its owner's account, or by the hand of the database's owner.
alter table public.projects add column deleted_at timestamptz;
comment on column public.projects.deleted_at is 'When it was put aside; null for every project that counts. Set by a DELETE, unset by restore_project().';

alter policy "Clients read their own projects and admins read all" on public.projects
  using ((user_id = (select auth.uid()) and deleted_at is null) or (select private.is_admin()));
alter policy "Clients change their own projects and admins change all" on public.projects
  using ((user_id = (select auth.uid()) and deleted_at is null) or (select private.is_admin()));
alter policy "Clients delete their own projects and admins delete any" on public.projects
  using ((user_id = (select auth.uid()) and deleted_at is null) or (select private.is_admin()));

-- A form finds out by updated_at that somebody else was faster, so two changes never bear the same moment.
create or replace function private.touch_updated_at() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  new.updated_at := greatest(now(), old.updated_at + interval '1 microsecond');
  return new;
end;
$$;

create or replace function private.guard_project() returns trigger
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
  if new.deleted_at is distinct from (case tg_op when 'UPDATE' then old.deleted_at end) then
    raise exception 'A project is deleted by DELETE and brought back by restore_project().' using errcode = '42501';
  end if;
  if new.started_on is distinct from (case tg_op when 'UPDATE' then old.started_on end)
    and not (select private.is_admin()) then
    raise exception 'Only administrators set the first day of a project.' using errcode = '42501';
  end if;
  return new;
end;
$$;

-- Callers of the API may not write deleted_at, so this does it for them, for rows that are theirs.
create function private.put_project_aside(project uuid) returns void
  language sql
  security definer
  set search_path = ''
as $$
  update public.projects set deleted_at = now()
  where id = project and deleted_at is null
    and (user_id = (select auth.uid()) or (select private.is_admin()));
$$;
revoke execute on function private.put_project_aside(uuid) from public;
grant execute on function private.put_project_aside(uuid) to authenticated;

-- Not security definer: who is asking decides. A cascade from the account runs as the owner of the table and deletes.
create function private.turn_deletion_aside() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  if current_user not in ('anon', 'authenticated') then
    return old;
  end if;
  perform private.put_project_aside(old.id);
  return null;
end;
$$;
revoke execute on function private.turn_deletion_aside() from public;

create trigger turn_deletion_aside
  before delete on public.projects
  for each row execute function private.turn_deletion_aside();

-- Brings a deleted project back, for its owner and for admins. For one that was not deleted nothing happens.
create function public.restore_project(project uuid) returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  perform 1 from public.projects
  where id = project and (user_id = (select auth.uid()) or (select private.is_admin()))
  for update;
  if not found then
    raise exception 'There is no such project.' using errcode = 'PT404';
  end if;
  update public.projects set deleted_at = null where id = project and deleted_at is not null;
end;
$$;
revoke execute on function public.restore_project(uuid) from public, anon, authenticated;
grant execute on function public.restore_project(uuid) to authenticated;

create or replace view public.admin_client_projects
  with (security_invoker = true)
as
select
  projects.id,
  projects.user_id,
  projects.name,
  projects.description,
  projects.budget_range,
  projects.timeline,
  projects.priority,
  projects.requirements,
  projects.status,
  projects.started_on,
  projects.created_at,
  projects.updated_at,
  user_profiles.name as client_name,
  user_profiles.email as client_email,
  user_profiles.company_name as client_company
from public.projects
join public.user_profiles on user_profiles.id = projects.user_id
where projects.deleted_at is null;

create or replace function public.project_stats()
  returns table (total bigint, active bigint, completed bigint, on_hold bigint, draft bigint)
  language plpgsql
  stable
  set search_path = ''
as $$
begin
  perform private.require_admin();
  return query
  select
    count(*),
    count(*) filter (where status = 'active'),
    count(*) filter (where status = 'completed'),
    count(*) filter (where status = 'on-hold'),
    count(*) filter (where status = 'draft')
  from public.projects
  where deleted_at is null;
end;
$$;
