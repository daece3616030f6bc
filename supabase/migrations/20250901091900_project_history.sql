-- The history knows deletions too, and can be read with the one thing that people want to know: who did it.
alter table public.project_events drop constraint project_events_kind_check;
alter table public.project_events add constraint project_events_kind_check
  check (kind in ('created', 'edited', 'status', 'priority', 'deleted', 'restored'));

create or replace function private.record_project_event() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  actor uuid := (select id from public.user_profiles where id = (select auth.uid()));
  fields text[];
begin
  if tg_op = 'INSERT' then
    insert into public.project_events (project_id, actor_id, kind, to_value) values (new.id, actor, 'created', new.status);
    return null;
  end if;
  if (new.deleted_at is null) <> (old.deleted_at is null) then
    insert into public.project_events (project_id, actor_id, kind)
    values (new.id, actor, case when new.deleted_at is null then 'restored' else 'deleted' end);
  end if;
  if new.status <> old.status then
    insert into public.project_events (project_id, actor_id, kind, from_value, to_value)
    values (new.id, actor, 'status', old.status, new.status);
  end if;
  if new.priority <> old.priority then
    insert into public.project_events (project_id, actor_id, kind, from_value, to_value)
    values (new.id, actor, 'priority', old.priority, new.priority);
  end if;
  select array_agg(after.key order by after.key) into fields
  from jsonb_each(to_jsonb(new) - array['status', 'priority', 'updated_at', 'deleted_at']) as after
  where after.value is distinct from to_jsonb(old) -> after.key;
  if fields is not null then
    insert into public.project_events (project_id, actor_id, kind, changed_fields)
    values (new.id, actor, 'edited', fields);
  end if;
  return null;
end;
$$;

-- Who did something, as the caller may know it: a client learns that it was the team, not which of its people.
create function private.author_of(actor uuid) returns text
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
revoke execute on function private.author_of(uuid) from public;
grant execute on function private.author_of(uuid) to authenticated;

-- The history of a project, newest first; empty for everybody who may not read the project.
create function public.project_history(project uuid)
  returns table (
    id bigint, kind text, from_value text, to_value text, changed_fields text[], created_at timestamptz, "by" text
  )
  language sql
  stable
  set search_path = ''
as $$
  select
    event.id, event.kind, event.from_value, event.to_value, event.changed_fields, event.created_at,
    private.author_of(event.actor_id)
  from public.project_events as event
  where event.project_id = project
  order by event.id desc;
$$;
revoke execute on function public.project_history(uuid) from public, anon, authenticated;
grant execute on function public.project_history(uuid) to authenticated;
