-- The history of a project: what happened, when and by whom. Written by a trigger only, never changed.
create table public.project_events (
  id bigint generated always as identity primary key,
  project_id uuid not null references public.projects (id) on delete cascade,
  actor_id uuid references public.user_profiles (id) on delete set null,
  kind text not null check (kind in ('created', 'edited', 'status', 'priority')),
  from_value text check (char_length(from_value) <= 40),
  to_value text check (char_length(to_value) <= 40),
  changed_fields text[] not null default '{}' check (cardinality(changed_fields) <= 20),
  created_at timestamptz not null default now()
);
comment on column public.project_events.actor_id is 'Who did it; null when it was not done through the API or the account is gone.';
comment on column public.project_events.changed_fields is 'Names of the fields that an edit touched. The texts themselves are not kept.';

create index project_events_in_order on public.project_events (project_id, id);
create index project_events_of_an_actor on public.project_events (actor_id);

create function private.record_project_event() returns trigger
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
  if new.status <> old.status then
    insert into public.project_events (project_id, actor_id, kind, from_value, to_value)
    values (new.id, actor, 'status', old.status, new.status);
  end if;
  if new.priority <> old.priority then
    insert into public.project_events (project_id, actor_id, kind, from_value, to_value)
    values (new.id, actor, 'priority', old.priority, new.priority);
  end if;
  select array_agg(after.key order by after.key) into fields
  from jsonb_each(to_jsonb(new) - array['status', 'priority', 'updated_at']) as after
  where after.value is distinct from to_jsonb(old) -> after.key;
  if fields is not null then
    insert into public.project_events (project_id, actor_id, kind, changed_fields)
    values (new.id, actor, 'edited', fields);
  end if;
  return null;
end;
$$;
revoke execute on function private.record_project_event() from public;

create trigger record_project_event
  after insert or update on public.projects
  for each row execute function private.record_project_event();

revoke all on public.project_events from anon, authenticated;
grant select on public.project_events to authenticated;
grant all on public.project_events to service_role;

alter table public.project_events enable row level security;

create policy "Whoever may read a project reads its history" on public.project_events
  for select to authenticated
  using (exists (select 1 from public.projects where projects.id = project_id));
