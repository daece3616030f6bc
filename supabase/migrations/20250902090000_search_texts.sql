-- What the back office searches customers and projects by, ready to be compared: there may be a hundred thousand of
-- them, and the embedded database has no index for parts of words.
alter table public.user_profiles add column search_text text
  generated always as (lower(name || e'\n' || email || e'\n' || coalesce(company_name, ''))) stored;
alter table public.projects add column search_text text
  generated always as (lower(name || e'\n' || coalesce(description, ''))) stored;

create index user_profiles_clients_by_name on public.user_profiles (lower(name), id) where user_type = 'client';
create index projects_by_name on public.projects (lower(name), id);
create index projects_by_change on public.projects (updated_at desc, id);
create index projects_kept_by_status on public.projects (status) where deleted_at is null;
create index projects_deleted on public.projects (created_at desc, id) where deleted_at is not null;

-- As before, but the search text is no field that anybody edits.
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
  from jsonb_each(to_jsonb(new) - array['status', 'priority', 'updated_at', 'deleted_at', 'search_text']) as after
  where after.value is distinct from to_jsonb(old) -> after.key;
  if fields is not null then
    insert into public.project_events (project_id, actor_id, kind, changed_fields)
    values (new.id, actor, 'edited', fields);
  end if;
  return null;
end;
$$;
