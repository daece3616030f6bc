-- The history of a project: what happened, when and by whom. Written by a trigger of projects, and by the sign-off, never
-- changed.
create table public.project_events (
  id bigint generated always as identity primary key,
  project_id uuid not null references public.projects (id) on delete cascade,
  actor_id uuid references public.user_profiles (id) on delete set null,
  kind text not null check (kind in ('created', 'edited', 'status', 'priority', 'deleted', 'restored', 'accepted')),
  from_value text check (char_length(from_value) <= 40),
  to_value text check (char_length(to_value) <= 40),
  changed_fields text[] not null default '{}' check (cardinality(changed_fields) <= 20),
  created_at timestamptz not null default now()
);
comment on column public.project_events.actor_id is 'Who did it; null when it was not done through the API or the account is gone.';
comment on column public.project_events.changed_fields is 'Names of the fields that an edit touched. The texts themselves are not kept.';

create index project_events_by_project on public.project_events (project_id, id);
create index project_events_by_actor on public.project_events (actor_id);

-- Writes one event for each kind of change of a project.
create function private.record_project_event() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  actor uuid := (select id from public.user_profiles where id = (select auth.uid()));
  edited_fields text[];
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
  select array_agg(after.key order by after.key) into edited_fields
  from jsonb_each(to_jsonb(new) - array['status', 'priority', 'updated_at', 'deleted_at', 'search_text']) as after
  where after.value is distinct from to_jsonb(old) -> after.key;
  if edited_fields is not null then
    insert into public.project_events (project_id, actor_id, kind, changed_fields)
    values (new.id, actor, 'edited', edited_fields);
  end if;
  return null;
end;
$$;
revoke execute on function private.record_project_event() from public;

create trigger record_project_event
  after insert or update on public.projects
  for each row execute function private.record_project_event();

-- Keeps the event of the creation and the 199 latest ones, so that the history of a project cannot grow without limit.
create function private.prune_project_events() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  delete from public.project_events
  where project_id = new.project_id and kind <> 'created' and id <= (
    select id from public.project_events
    where project_id = new.project_id and kind <> 'created'
    order by id desc offset 199 limit 1
  );
  return null;
end;
$$;
revoke execute on function private.prune_project_events() from public;

-- Not for the first event of a project, so that inserting many projects stays fast.
create trigger prune_project_events
  after insert on public.project_events
  for each row when (new.kind <> 'created') execute function private.prune_project_events();

revoke all on public.project_events from anon, authenticated;
grant select on public.project_events to authenticated;
grant all on public.project_events to service_role;

alter table public.project_events enable row level security;

create policy "Users who may read a project read its events" on public.project_events
  for select to authenticated
  using (exists (select 1 from public.projects where projects.id = project_id));

-- The history of a project, newest first; empty for callers who may not read the project.
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
    private.actor_label(event.actor_id)
  from public.project_events as event
  where event.project_id = project
  order by event.id desc;
$$;
revoke execute on function public.project_history(uuid) from public, anon, authenticated;
grant execute on function public.project_history(uuid) to authenticated;
