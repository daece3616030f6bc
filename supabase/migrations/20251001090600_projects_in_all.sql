-- A deleted project is kept, so whoever created and deleted by turns could store without end. A client creates at most
-- 1,000 projects in all; of these 500 may be there at the same time, as before.

-- Whether the caller has room for a project that is new, or that comes back and was counted before. Security definer,
-- because clients do not see what they have deleted. The caller is asked and nobody else, so that nobody learns how much
-- another one has. Volatile, as functions are unless they say otherwise: only so it counts the rows that the same
-- statement has stored before. The lock makes whoever adds to the same account at the same moment wait, and then count
-- those as well.
create function private.require_room_for_project(is_new boolean) returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  caller uuid := (select auth.uid());
  kept bigint;
  in_all bigint;
begin
  perform pg_advisory_xact_lock(hashtext('projects:' || caller));
  select count(*) filter (where deleted_at is null), count(*) into kept, in_all
  from public.projects where user_id = caller;
  -- First, because a deletion would make no room.
  if is_new and in_all >= 1000 then
    raise exception
      'You have created 1,000 projects, deleted ones included, which is the most one account can have. Please get in touch with us.'
      using errcode = 'PT409';
  end if;
  if kept >= 500 then
    raise exception
      'You have 500 projects, which is the most one account can have. Please delete one that you no longer need.'
      using errcode = 'PT409';
  end if;
end;
$$;
revoke execute on function private.require_room_for_project(boolean) from public;
grant execute on function private.require_room_for_project(boolean) to authenticated;

-- As before. A row for somebody else is refused by its policy.
create or replace function private.limit_projects() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  if current_user in ('anon', 'authenticated') and not (select private.is_admin()) then
    perform private.require_room_for_project(is_new => true);
  end if;
  return new;
end;
$$;

-- As before: who gets here without being an admin is the owner.
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
    perform private.require_room_for_project(is_new => false);
  end if;
  update public.projects set deleted_at = null where id = project;
end;
$$;

drop function private.require_room_for_project(uuid);
-- It only served to count those that are there.
drop index public.projects_of_a_client_kept;
