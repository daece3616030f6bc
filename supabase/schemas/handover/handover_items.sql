-- The checklist of a handover: what the client gets, and where it is. The team writes it, both sides tick each item. It must
-- not contain passwords or keys: everyone who may read the project would see them.

-- Whether a text looks as if it contained a password or a key: private keys, keys of known services, tokens, addresses with a
-- password in them, and words such as "password:" with a value. The same patterns are in
-- supabase/src/handover/containsSecret.ts.
create function private.contains_secret(value text) returns boolean
  language sql
  immutable
  set search_path = ''
as $$
  select value ~ '-----BEGIN [A-Z0-9 ]+-----'
    or value ~ '\m(sk|pk|rk)[-_][A-Za-z0-9_-]{8,}'
    or value ~ '\mgh[opsur]_[A-Za-z0-9]{8,}'
    or value ~ '\mgithub_pat_[A-Za-z0-9_]{8,}'
    or value ~ '\mglpat-[A-Za-z0-9_-]{8,}'
    or value ~ '\mxox[a-z]-[A-Za-z0-9-]{8,}'
    or value ~ '\m(AKIA|ASIA)[A-Z0-9]{8,}'
    or value ~ '\mAIza[A-Za-z0-9_-]{20,}'
    or value ~ '\meyJ[A-Za-z0-9_-]{8,}\.[A-Za-z0-9_-]{8,}'
    or value ~* '\m[a-z][a-z0-9+.-]*://[^\s/:@]+:[^\s/@]+@'
    or value ~* '(password|passwd|passphrase|passcode|pwd|secret|api[ _-]?key|access[ _-]?key|private[ _-]?key|token)["'']?\s*[:=]\s*\S'
$$;
revoke execute on function private.contains_secret(text) from public;
grant execute on function private.contains_secret(text) to service_role;

create table public.handover_items (
  id uuid primary key,
  project_id uuid not null references public.projects (id) on delete cascade,
  kind text not null check (kind in ('repository', 'accounts', 'documents', 'training')),
  title text not null check (title ~ '\S' and char_length(title) <= 120),
  note text check (note ~ '\S' and char_length(note) <= 500),
  link text check (char_length(link) <= 500 and link ~* '^https://[a-z0-9.-]+(:\d{1,5})?([/?#]\S*)?$'),
  client_ticked_at timestamptz,
  client_ticked_by uuid references public.user_profiles (id) on delete set null,
  team_ticked_at timestamptz,
  team_ticked_by uuid references public.user_profiles (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint handover_items_without_secrets check (
    not private.contains_secret(title)
    and not coalesce(private.contains_secret(note), false)
    and not coalesce(private.contains_secret(link), false)
  )
);
comment on column public.handover_items.client_ticked_by is 'Null when the account is gone, or no one has ticked it.';
comment on column public.handover_items.updated_at is 'When its text was changed. A tick does not change it.';

create index handover_items_by_project on public.handover_items (project_id, created_at);
create index handover_items_by_client on public.handover_items (client_ticked_by);
create index handover_items_by_admin on public.handover_items (team_ticked_by);

revoke all on public.handover_items from anon, authenticated;
grant select on public.handover_items to authenticated;
grant all on public.handover_items to service_role;

alter table public.handover_items enable row level security;

create policy "Users who may read a project read the checklist of its handover" on public.handover_items
  for select to authenticated
  using (exists (select 1 from public.projects where projects.id = project_id));

-- Locks a project whose checklist the caller changes, so that changes run one after the other; returns the caller's side. An
-- error for callers who may not, and once the money is paid back: then nothing is handed over.
create function private.lock_handover(project uuid) returns text
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  own_side text := private.require_room(lock_handover.project);
begin
  perform 1 from public.projects as room
  where room.id = lock_handover.project and room.deleted_at is null for no key update;
  if not found then
    raise exception 'This project was deleted. Restore it to change its handover.' using errcode = 'PT409';
  end if;
  if private.is_refunded(lock_handover.project) then
    raise exception 'The money-back request is approved, so the handover stays as it is.' using errcode = 'PT409';
  end if;
  return own_side;
end;
$$;
revoke execute on function private.lock_handover(uuid) from public;

-- Raises an error when a project has as many items as it may have.
create function private.require_item_space(project uuid) returns void
  language plpgsql
  stable
  set search_path = ''
as $$
begin
  if (select count(*) from public.handover_items as item where item.project_id = require_item_space.project) >= 50 then
    raise exception 'A handover has at most 50 items.' using errcode = 'PT409';
  end if;
end;
$$;
revoke execute on function private.require_item_space(uuid) from public;

-- Adds an item, or changes the one that the caller knows in this version; for admins. A change resets the ticks of both sides.
-- Returns the stored one, or no row when it is no longer that version: then nothing is changed. Adding it again does nothing.
create function public.save_handover_item(
  item uuid, project uuid, kind text, title text, note text default null, link text default null,
  base_version timestamptz default null
)
  returns setof public.handover_items
  language plpgsql
  security definer
  set search_path = ''
as $$
#variable_conflict use_column
declare
  stored public.handover_items;
  new_title text := trim(coalesce(save_handover_item.title, ''));
  new_note text := nullif(trim(coalesce(save_handover_item.note, '')), '');
  new_link text := nullif(trim(coalesce(save_handover_item.link, '')), '');
begin
  perform private.require_admin();
  perform private.lock_handover(save_handover_item.project);
  select * into stored from public.handover_items as known
  where known.id = save_handover_item.item and known.project_id = save_handover_item.project;
  if stored.id is null and base_version is not null then
    raise exception 'This item was deleted in the meantime.' using errcode = 'PT404';
  end if;
  if stored.id is not null and base_version is null then
    return next stored;
    return;
  end if;
  if stored.id is not null and stored.updated_at <> base_version then
    return;
  end if;
  if save_handover_item.kind is null or save_handover_item.kind not in ('repository', 'accounts', 'documents', 'training') then
    raise exception 'Please choose what kind of item it is.' using errcode = 'PT422';
  end if;
  if char_length(new_title) not between 1 and 120 then
    raise exception 'A title has 1 to 120 characters.' using errcode = 'PT422';
  end if;
  if char_length(new_note) > 500 then
    raise exception 'A note has at most 500 characters.' using errcode = 'PT422';
  end if;
  if char_length(new_link) > 500 or new_link !~* '^https://[a-z0-9.-]+(:\d{1,5})?([/?#]\S*)?$' then
    raise exception 'A link starts with https:// and has at most 500 characters.' using errcode = 'PT422';
  end if;
  if private.contains_secret(new_title) or private.contains_secret(new_note) or private.contains_secret(new_link) then
    raise exception 'This looks like a password or a key. Keep it in a password manager, and say here only where it is.'
      using errcode = 'PT422';
  end if;
  if stored.id is null then
    perform private.require_item_space(save_handover_item.project);
    insert into public.handover_items (id, project_id, kind, title, note, link)
    values (save_handover_item.item, save_handover_item.project, save_handover_item.kind, new_title, new_note, new_link)
    returning * into stored;
  elsif (stored.kind, stored.title, stored.note, stored.link)
    is distinct from (save_handover_item.kind, new_title, new_note, new_link) then
    update public.handover_items as known
    set kind = save_handover_item.kind, title = new_title, note = new_note, link = new_link, updated_at = now(),
      client_ticked_at = null, client_ticked_by = null, team_ticked_at = null, team_ticked_by = null
    where known.id = stored.id returning * into stored;
  end if;
  perform private.record_live_event('project', save_handover_item.project);
  return next stored;
end;
$$;
revoke execute on function public.save_handover_item(uuid, uuid, text, text, text, text, timestamptz)
  from public, anon, authenticated;
grant execute on function public.save_handover_item(uuid, uuid, text, text, text, text, timestamptz) to authenticated;

-- Deletes an item that not both sides have ticked; for admins. Does nothing when it is gone already.
create function public.delete_handover_item(project uuid, item uuid) returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
#variable_conflict use_column
declare
  target public.handover_items;
begin
  perform private.require_admin();
  perform private.lock_handover(delete_handover_item.project);
  select * into target from public.handover_items as known
  where known.id = delete_handover_item.item and known.project_id = delete_handover_item.project;
  if target.client_ticked_at is not null and target.team_ticked_at is not null then
    raise exception 'Both sides have ticked this item, so it stays.' using errcode = 'PT409';
  end if;
  delete from public.handover_items as known where known.id = target.id;
  if found then
    perform private.record_live_event('project', delete_handover_item.project);
  end if;
end;
$$;
revoke execute on function public.delete_handover_item(uuid, uuid) from public, anon, authenticated;
grant execute on function public.delete_handover_item(uuid, uuid) to authenticated;

-- Adds the items of every handover that a project does not have yet, by their kind and title; for admins. Returns how many.
create function public.add_standard_handover_items(project uuid) returns bigint
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  added bigint;
begin
  perform private.require_admin();
  perform private.lock_handover(add_standard_handover_items.project);
  insert into public.handover_items (id, project_id, kind, title, note, created_at)
  select
    gen_random_uuid(), add_standard_handover_items.project, standard.kind, standard.title, standard.note,
    -- In this order.
    now() + standard.position * interval '1 microsecond'
  from (values
    (1, 'repository', 'Source code in your repository', 'With the history, the prompts, and the acceptance cases.'),
    (2, 'repository', 'Ownership of the repository', null),
    (3, 'accounts', 'Agent running in your accounts', 'Hosting and the language model are billed to you.'),
    (4, 'accounts', 'Our access removed or agreed on', 'Keys that we knew are replaced.'),
    (5, 'documents', 'Handbook', 'How to run the agent, change its instructions, and switch it off.'),
    (6, 'documents', 'Test report', null),
    (7, 'training', 'Handover call with your team', null)
  ) as standard (position, kind, title, note)
  where not exists (
    select 1 from public.handover_items as known
    where known.project_id = add_standard_handover_items.project and known.kind = standard.kind
      and known.title = standard.title
  );
  get diagnostics added = row_count;
  if (
    select count(*) from public.handover_items as known where known.project_id = add_standard_handover_items.project
  ) > 50 then
    raise exception 'A handover has at most 50 items.' using errcode = 'PT409';
  end if;
  if added > 0 then
    perform private.record_live_event('project', add_standard_handover_items.project);
  end if;
  return added;
end;
$$;
revoke execute on function public.add_standard_handover_items(uuid) from public, anon, authenticated;
grant execute on function public.add_standard_handover_items(uuid) to authenticated;

-- Ticks an item for the caller's side, in the version that was read, or takes the tick back until both sides have ticked it.
-- Does nothing when it is so already.
create function public.tick_handover_item(project uuid, item uuid, base_version timestamptz, is_ticked boolean) returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
#variable_conflict use_column
declare
  own_side text := private.lock_handover(tick_handover_item.project);
  target public.handover_items;
  caller uuid := (select private.caller_id());
begin
  select * into target from public.handover_items as known
  where known.id = tick_handover_item.item and known.project_id = tick_handover_item.project;
  if target.id is null then
    raise exception 'This item was deleted in the meantime.' using errcode = 'PT404';
  end if;
  if target.updated_at is distinct from base_version then
    raise exception 'This item was changed in the meantime. Please read it once more.' using errcode = 'PT409';
  end if;
  if is_ticked = (case own_side when 'client' then target.client_ticked_at else target.team_ticked_at end is not null) then
    return;
  end if;
  if is_ticked is not true and target.client_ticked_at is not null and target.team_ticked_at is not null then
    raise exception 'Both sides have ticked this item, so it stays ticked.' using errcode = 'PT409';
  end if;
  if own_side = 'client' then
    update public.handover_items as known
    set client_ticked_at = case when is_ticked then now() end, client_ticked_by = case when is_ticked then caller end
    where known.id = target.id;
  else
    update public.handover_items as known
    set team_ticked_at = case when is_ticked then now() end, team_ticked_by = case when is_ticked then caller end
    where known.id = target.id;
  end if;
  perform private.record_live_event('project', tick_handover_item.project);
end;
$$;
revoke execute on function public.tick_handover_item(uuid, uuid, timestamptz, boolean) from public, anon, authenticated;
grant execute on function public.tick_handover_item(uuid, uuid, timestamptz, boolean) to authenticated;

-- The checklist of a project by kind, with who has ticked each item and when.
create function private.handover_items_json(project uuid) returns jsonb
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
begin
  return (
    select coalesce(jsonb_agg(
      to_jsonb(item) - array['project_id', 'client_ticked_by', 'team_ticked_by'] || jsonb_build_object(
        'client_name', private.author_name(item.client_ticked_by), 'team_name', private.author_name(item.team_ticked_by))
      order by array_position(array['repository', 'accounts', 'documents', 'training'], item.kind), item.created_at, item.id
    ), '[]')
    from public.handover_items as item where item.project_id = handover_items_json.project
  );
end;
$$;
revoke execute on function private.handover_items_json(uuid) from public;

-- What follows the sign-off of a project, as both sides see it: the caller's side, the zone of the business, whether it can
-- only be read, the checklist, the support and the money-back requests.
create function public.project_handover(project uuid) returns jsonb
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
declare
  own_side text := private.require_room(project_handover.project, is_writing => false);
  is_deleted boolean := exists (
    select 1 from public.projects as room where room.id = project_handover.project and room.deleted_at is not null);
begin
  return jsonb_build_object(
    'side', own_side, 'zone', private.business_zone(), 'is_deleted', is_deleted,
    'is_closed', is_deleted or private.is_refunded(project_handover.project),
    'items', private.handover_items_json(project_handover.project),
    'support', private.support_json(project_handover.project),
    'refunds', private.refunds_json(project_handover.project)
  );
end;
$$;
revoke execute on function public.project_handover(uuid) from public, anon, authenticated;
grant execute on function public.project_handover(uuid) to authenticated;

-- The same as its client exports it.
create function private.export_handover(project uuid) returns jsonb
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select jsonb_build_object('handover', jsonb_build_object(
    'items', private.handover_items_json(export_handover.project),
    'support', private.support_json(export_handover.project),
    'refunds', private.refund_requests_json(export_handover.project)
  ));
$$;
revoke execute on function private.export_handover(uuid) from public;
