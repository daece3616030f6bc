-- A client has at most 500 projects, so that nobody fills the database with one request. Deleted ones do not count, and
-- admins have no limit.
create index projects_of_a_client_kept on public.projects (user_id) where deleted_at is null;

-- Volatile, as functions are unless they say otherwise: only so it counts the rows that the same statement has stored
-- before. The lock makes whoever adds to the same account at the same moment wait, and then count those as well.
create function private.require_room_for_project(owner uuid) returns void
  language plpgsql
  set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtext('projects:' || owner));
  if (select count(*) from public.projects where user_id = owner and deleted_at is null) >= 500 then
    raise exception
      'You have 500 projects, which is the most one account can have. Please delete one that you no longer need.'
      using errcode = 'PT409';
  end if;
end;
$$;
revoke execute on function private.require_room_for_project(uuid) from public;
grant execute on function private.require_room_for_project(uuid) to authenticated;

-- Before each row rather than after the statement, so that of 80,000 rows the 501st is the last one looked at.
create function private.limit_projects() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  if current_user in ('anon', 'authenticated') and not (select private.is_admin()) then
    perform private.require_room_for_project(new.user_id);
  end if;
  return new;
end;
$$;
revoke execute on function private.limit_projects() from public;

create trigger limit_projects
  before insert on public.projects
  for each row execute function private.limit_projects();

-- As before, and a client needs room for what comes back.
create or replace function public.restore_project(project uuid) returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  kept public.projects;
begin
  select * into kept from public.projects
  where id = project and (user_id = (select auth.uid()) or (select private.is_admin()))
  for update;
  if not found then
    raise exception 'There is no such project.' using errcode = 'PT404';
  end if;
  if kept.deleted_at is null then
    return;
  end if;
  if not (select private.is_admin()) then
    perform private.require_room_for_project(kept.user_id);
  end if;
  update public.projects set deleted_at = null where id = project;
end;
$$;
