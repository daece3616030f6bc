-- What the team hands over to a client: each deliverable has numbered versions with files, links and notes. A draft is the
-- team's alone. Put up for approval, a version does not change until the client decides, and never after that.

create table public.deliverables (
  id uuid primary key,
  project_id uuid not null references public.projects (id) on delete cascade,
  name text not null check (name ~ '\S' and char_length(name) <= 120),
  created_at timestamptz not null default now(),
  unique (id, project_id)
);
comment on column public.deliverables.id is 'Chosen by the browser, so that a deliverable that is sent again is stored once.';

create index deliverables_by_project on public.deliverables (project_id, created_at);

create table public.deliverable_versions (
  id uuid primary key default gen_random_uuid(),
  deliverable_id uuid not null,
  project_id uuid not null,
  number integer not null check (number > 0),
  notes text not null default '' check (char_length(notes) <= 2000),
  state text not null default 'draft' check (state in ('draft', 'open', 'approved', 'changes', 'void')),
  requested_at timestamptz,
  requested_by uuid references public.user_profiles (id) on delete set null,
  ended_at timestamptz,
  ended_by uuid references public.user_profiles (id) on delete set null,
  ended_by_mail boolean not null default false,
  void_reason text check (void_reason in ('withdrawn', 'replaced')),
  comment text check (char_length(comment) <= 2000),
  updated_at timestamptz not null default now(),
  unique (deliverable_id, number),
  foreign key (deliverable_id, project_id) references public.deliverables (id, project_id) on delete cascade,
  check ((state = 'draft') = (requested_at is null)),
  check ((state in ('draft', 'open')) = (ended_at is null)),
  check ((state = 'void') = (void_reason is not null))
);
comment on column public.deliverable_versions.ended_at is 'When the client decided, or when the request was withdrawn or replaced.';
comment on column public.deliverable_versions.comment is 'What the client says about the whole version, who decided by the link in the mail.';

create unique index deliverable_versions_one_draft on public.deliverable_versions (deliverable_id) where state = 'draft';
create unique index deliverable_versions_one_open on public.deliverable_versions (deliverable_id) where state = 'open';
create index deliverable_versions_by_project on public.deliverable_versions (project_id);
create index deliverable_versions_open on public.deliverable_versions (project_id) where state = 'open';
create index deliverable_versions_by_requester on public.deliverable_versions (requested_by);
create index deliverable_versions_by_decider on public.deliverable_versions (ended_by);

create table public.deliverable_items (
  id uuid primary key default gen_random_uuid(),
  version_id uuid not null references public.deliverable_versions (id) on delete cascade,
  position integer not null check (position > 0),
  kind text not null check (kind in ('file', 'link')),
  label text not null check (label ~ '\S' and char_length(label) <= 200),
  file_version_id uuid references public.project_file_versions (id) on delete set null,
  file_version integer,
  sha256 text check (sha256 ~ '^[0-9a-f]{64}$'),
  -- https, and no user name that could pretend to be the host.
  url text check (char_length(url) <= 2000 and url ~* '^https://[a-z0-9.-]+(:\d{1,5})?([/?#]\S*)?$'),
  decision text check (decision in ('approved', 'changes')),
  comment text check (char_length(comment) <= 2000),
  unique (version_id, position),
  check ((kind = 'link') = (url is not null)),
  check ((kind = 'file') = (sha256 is not null and file_version is not null)),
  check (kind = 'file' or file_version_id is null),
  check (decision is distinct from 'changes' or coalesce(comment, '') ~ '\S')
);
comment on column public.deliverable_items.file_version_id is 'Null when the file was deleted since. Its name, version and checksum stay, so that what was approved remains known.';

create index deliverable_items_by_file on public.deliverable_items (file_version_id);

-- Keeps a deliverable that its client has seen, with its name, also from the secret key. It goes with its project.
create function private.keep_deliverable() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  if not exists (
    select 1 from public.deliverable_versions where deliverable_id = old.id and state <> 'draft'
  ) then
    return case tg_op when 'DELETE' then old else new end;
  end if;
  if tg_op = 'DELETE' and not exists (select 1 from public.projects where id = old.project_id) then
    return old;
  end if;
  raise exception 'The client has seen this deliverable, so it stays as it is.' using errcode = '42501';
end;
$$;
revoke execute on function private.keep_deliverable() from public;

create trigger keep_deliverable
  before update or delete on public.deliverables
  for each row execute function private.keep_deliverable();

-- Refuses every change of a version that has ended, and of the contents of one that is open, also with the secret key, but
-- for what follows from a deletion: that of the project removes its versions, that of an account its ids.
create function private.keep_deliverable_version() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  people constant text[] := array['requested_by', 'ended_by', 'updated_at'];
  outcome constant text[] := array['state', 'ended_at', 'ended_by_mail', 'void_reason', 'comment'];
begin
  if old.state = 'draft' then
    return case tg_op when 'DELETE' then old else new end;
  end if;
  if tg_op = 'DELETE' then
    if not exists (select 1 from public.deliverables where id = old.deliverable_id) then
      return old;
    end if;
  elsif old.state = 'open' and new.state in ('approved', 'changes', 'void')
    and to_jsonb(new) - people - outcome = to_jsonb(old) - people - outcome
    and new.requested_by is not distinct from old.requested_by then
    return new;
  elsif to_jsonb(new) - people = to_jsonb(old) - people
    and (new.requested_by is not distinct from old.requested_by
      or new.requested_by is null and not exists (select 1 from public.user_profiles where id = old.requested_by))
    and (new.ended_by is not distinct from old.ended_by
      or new.ended_by is null and not exists (select 1 from public.user_profiles where id = old.ended_by)) then
    return new;
  end if;
  raise exception 'A version that was put up for approval cannot be changed.' using errcode = '42501';
end;
$$;
revoke execute on function private.keep_deliverable_version() from public;

create trigger keep_deliverable_version
  before update or delete on public.deliverable_versions
  for each row execute function private.keep_deliverable_version();

create trigger touch_updated_at
  before update on public.deliverable_versions
  for each row execute function private.touch_updated_at();

-- The same for the items of a version: those of a draft change, those of an open version get decisions.
create function private.keep_deliverable_item() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  decided constant text[] := array['decision', 'comment'];
  version_state text := (
    select state from public.deliverable_versions
    where id = case tg_op when 'INSERT' then new.version_id else old.version_id end
  );
begin
  -- Null: the version is deleted, or there is none, which the foreign key refuses.
  if tg_op = 'DELETE' and coalesce(version_state, 'draft') = 'draft' then
    return old;
  elsif tg_op = 'INSERT' and coalesce(version_state, 'draft') = 'draft' then
    return new;
  elsif tg_op = 'UPDATE' and new.version_id = old.version_id then
    if version_state = 'draft'
      or version_state = 'open' and to_jsonb(new) - decided = to_jsonb(old) - decided
      or to_jsonb(new) = to_jsonb(old) || jsonb_build_object('file_version_id', null)
        and not exists (select 1 from public.project_file_versions where id = old.file_version_id) then
      return new;
    end if;
  end if;
  raise exception 'A version that was put up for approval cannot be changed.' using errcode = '42501';
end;
$$;
revoke execute on function private.keep_deliverable_item() from public;

create trigger keep_deliverable_item
  before insert or update or delete on public.deliverable_items
  for each row execute function private.keep_deliverable_item();

-- Tells open browsers: of a draft only those of the team.
create function private.announce_deliverable_version() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  changed public.deliverable_versions := case tg_op when 'DELETE' then old else new end;
begin
  if exists (select 1 from public.projects where id = changed.project_id) then
    perform private.record_live_event('project', changed.project_id, for_client => changed.state <> 'draft');
  end if;
  return null;
end;
$$;
revoke execute on function private.announce_deliverable_version() from public;

create trigger announce_deliverable_version
  after insert or update or delete on public.deliverable_versions
  for each row execute function private.announce_deliverable_version();

-- Tells them that a file of a version was deleted.
create function private.announce_deleted_item_file() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  version public.deliverable_versions;
begin
  select * into version from public.deliverable_versions where id = new.version_id;
  if version.id is not null then
    perform private.record_live_event('project', version.project_id, for_client => version.state <> 'draft');
  end if;
  return null;
end;
$$;
revoke execute on function private.announce_deleted_item_file() from public;

create trigger announce_deleted_item_file
  after update on public.deliverable_items
  for each row when (old.file_version_id is not null and new.file_version_id is null)
  execute function private.announce_deleted_item_file();

revoke all on public.deliverables, public.deliverable_versions, public.deliverable_items from anon, authenticated;
grant select on public.deliverables, public.deliverable_versions, public.deliverable_items to authenticated;
grant all on public.deliverables, public.deliverable_versions, public.deliverable_items to service_role;

alter table public.deliverables enable row level security;
alter table public.deliverable_versions enable row level security;
alter table public.deliverable_items enable row level security;

create policy "Readers of a project read its versions, only admins drafts" on public.deliverable_versions
  for select to authenticated
  using (
    exists (select 1 from public.projects where projects.id = project_id)
    and (state <> 'draft' or (select private.is_admin()))
  );

create policy "Readers of a version read its deliverable, and admins read all" on public.deliverables
  for select to authenticated
  using (
    (select private.is_admin())
    or exists (select 1 from public.deliverable_versions as version where version.deliverable_id = deliverables.id)
  );

create policy "Readers of a version read its items" on public.deliverable_items
  for select to authenticated
  using (exists (select 1 from public.deliverable_versions as version where version.id = version_id));

-- Locks a project whose deliverables an admin changes, so that changes and decisions run one after the other. An error
-- for other callers.
create function private.require_deliverable_access(project uuid) returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  target public.projects;
begin
  perform private.require_admin();
  select * into target from public.projects where id = require_deliverable_access.project for no key update;
  if target.id is null then
    raise exception 'There is no such project.' using errcode = 'PT404';
  end if;
  if target.deleted_at is not null then
    raise exception 'This project was deleted. Restore it to change its deliverables.' using errcode = 'PT409';
  end if;
end;
$$;
revoke execute on function private.require_deliverable_access(uuid) from public;

-- Finds a version for an admin who changes it, and locks its project.
create function private.require_deliverable_version(version uuid) returns public.deliverable_versions
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  target public.deliverable_versions;
begin
  perform private.require_admin();
  select * into target from public.deliverable_versions where id = version;
  if target.id is not null then
    perform private.require_deliverable_access(target.project_id);
    -- Again, because it may have changed before this caller had access.
    select * into target from public.deliverable_versions where id = version;
  end if;
  if target.id is null then
    raise exception 'There is no such version.' using errcode = 'PT404';
  end if;
  return target;
end;
$$;
revoke execute on function private.require_deliverable_version(uuid) from public;

-- Replaces the items of a draft: files by the id of a version of the same project, or links.
create function private.set_deliverable_items(target public.deliverable_versions, items jsonb) returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  item record;
  stored_file record;
begin
  if jsonb_typeof(items) is distinct from 'array' then
    raise exception 'The items of a version are a list.' using errcode = 'PT422';
  end if;
  if jsonb_array_length(items) > 20 then
    raise exception 'A version has at most 20 files and links.' using errcode = 'PT422';
  end if;
  delete from public.deliverable_items where version_id = target.id;
  for item in
    select entry.value ->> 'file_version_id' as file_version_id, trim(coalesce(entry.value ->> 'url', '')) as url,
      trim(coalesce(entry.value ->> 'label', '')) as label, entry.ordinality as position
    from jsonb_array_elements(items) with ordinality as entry
  loop
    if item.file_version_id is not null then
      select stored.id, file.name, stored.version, stored.sha256 into stored_file
      from public.project_file_versions as stored join public.project_files as file on file.id = stored.file_id
      where stored.id::text = item.file_version_id and stored.project_id = target.project_id;
      if stored_file.id is null then
        raise exception 'A file was deleted in the meantime. Please remove it from this version.' using errcode = 'PT409';
      end if;
      insert into public.deliverable_items (version_id, position, kind, label, file_version_id, file_version, sha256)
      values (
        target.id, item.position, 'file', stored_file.name, stored_file.id, stored_file.version, stored_file.sha256);
    else
      if char_length(item.url) > 2000 or item.url !~* '^https://[a-z0-9.-]+(:\d{1,5})?([/?#]\S*)?$' then
        raise exception 'A link is a complete address that starts with https://.' using errcode = 'PT422';
      end if;
      if char_length(item.label) > 200 then
        raise exception 'The name of a link has at most 200 characters.' using errcode = 'PT422';
      end if;
      insert into public.deliverable_items (version_id, position, kind, label, url)
      values (
        target.id, item.position, 'link',
        coalesce(nullif(item.label, ''), left(substring(item.url from '^https://([^/?#]+)'), 200)), item.url
      );
    end if;
  end loop;
end;
$$;
revoke execute on function private.set_deliverable_items(public.deliverable_versions, jsonb) from public;

-- Stores the draft of the next version of a deliverable: of a new one when there is none with this id. Each item has
-- `file_version_id`, or `url` and `label`. Returns the stored draft, or no row when the draft is no longer the version
-- that the caller knows: then nothing is stored.
create function public.save_deliverable_draft(
  deliverable uuid, project uuid, name text, notes text, items jsonb, base_version timestamptz default null
)
  returns setof public.deliverable_versions
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  parent public.deliverables;
  draft public.deliverable_versions;
  new_name text := trim(coalesce(save_deliverable_draft.name, ''));
  new_notes text := trim(coalesce(save_deliverable_draft.notes, ''));
begin
  perform private.require_deliverable_access(save_deliverable_draft.project);
  if new_name !~ '\S' or char_length(new_name) > 120 then
    raise exception 'A deliverable has a name of at most 120 characters.' using errcode = 'PT422';
  end if;
  if char_length(new_notes) > 2000 then
    raise exception 'Notes have at most 2,000 characters.' using errcode = 'PT422';
  end if;
  select * into parent from public.deliverables where id = save_deliverable_draft.deliverable;
  if parent.id is null then
    if base_version is not null then
      raise exception 'This draft was discarded in the meantime.' using errcode = 'PT409';
    end if;
    if (
      select count(*) from public.deliverables as other where other.project_id = save_deliverable_draft.project
    ) >= 50 then
      raise exception 'A project has at most 50 deliverables.' using errcode = 'PT409';
    end if;
    insert into public.deliverables (id, project_id, name)
    values (save_deliverable_draft.deliverable, save_deliverable_draft.project, new_name)
    returning * into parent;
  end if;
  if parent.project_id <> save_deliverable_draft.project then
    raise exception 'This deliverable belongs to another project.' using errcode = 'PT409';
  end if;
  select * into draft from public.deliverable_versions where deliverable_id = parent.id and state = 'draft';
  if draft.id is null and base_version is not null then
    raise exception 'This draft was put up for approval or discarded in the meantime.' using errcode = 'PT409';
  end if;
  if draft.updated_at is distinct from base_version then
    return;
  end if;
  if parent.name <> new_name then
    if exists (
      select 1 from public.deliverable_versions where deliverable_id = parent.id and state <> 'draft'
    ) then
      raise exception 'The client knows this deliverable by its name, so the name stays.' using errcode = 'PT409';
    end if;
    update public.deliverables as renamed set name = new_name where renamed.id = parent.id;
  end if;
  if draft.id is null then
    if (
      select count(*) from public.deliverable_versions as other where other.project_id = parent.project_id
    ) >= 200 then
      raise exception 'The deliverables of a project have at most 200 versions.' using errcode = 'PT409';
    end if;
    insert into public.deliverable_versions (deliverable_id, project_id, number, notes)
    values (
      parent.id, parent.project_id,
      (
        select coalesce(max(earlier.number), 0) + 1 from public.deliverable_versions as earlier
        where earlier.deliverable_id = parent.id
      ),
      new_notes
    )
    returning * into draft;
    perform private.set_deliverable_items(draft, save_deliverable_draft.items);
    return next draft;
  else
    perform private.set_deliverable_items(draft, save_deliverable_draft.items);
    return query
    update public.deliverable_versions as changed set notes = new_notes where changed.id = draft.id returning changed.*;
  end if;
end;
$$;
revoke execute on function public.save_deliverable_draft(uuid, uuid, text, text, jsonb, timestamptz) from public, anon, authenticated;
grant execute on function public.save_deliverable_draft(uuid, uuid, text, text, jsonb, timestamptz) to authenticated;

-- Deletes a draft, and its deliverable when it has no other version.
create function public.discard_deliverable_draft(version uuid) returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  target public.deliverable_versions := private.require_deliverable_version(discard_deliverable_draft.version);
begin
  if target.state <> 'draft' then
    raise exception 'This version was put up for approval in the meantime.' using errcode = 'PT409';
  end if;
  delete from public.deliverable_versions where id = target.id;
  delete from public.deliverables as empty
  where empty.id = target.deliverable_id and not exists (
    select 1 from public.deliverable_versions as other where other.deliverable_id = empty.id
  );
end;
$$;
revoke execute on function public.discard_deliverable_draft(uuid) from public, anon, authenticated;
grant execute on function public.discard_deliverable_draft(uuid) to authenticated;
