-- The files of a project, with their versions. The bytes are in a private bucket of Supabase Storage that only the web
-- server opens: it checks what is uploaded, and streams what the functions below say a person may read.

-- Whether a name is one for a file: no path, nothing invisible, and nothing that reverses its ending on the screen.
create function private.is_file_name(name text) returns boolean
  language sql
  immutable
  set search_path = ''
as $$
  select name ~ '\S' and char_length(name) <= 200
    and name !~ '[\x01-\x1f\x7f-\x9f/\\\u200e\u200f\u202a-\u202e\u2066-\u2069]';
$$;
revoke execute on function private.is_file_name(text) from public;
grant execute on function private.is_file_name(text) to service_role;

create table public.project_files (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null references public.projects (id) on delete cascade,
  name text not null check (private.is_file_name(name)),
  created_at timestamptz not null default now()
);

-- A file with the same name is a new version.
create unique index project_files_name on public.project_files (project_id, lower(name));

create table public.project_file_versions (
  id uuid primary key,
  file_id uuid not null references public.project_files (id) on delete cascade,
  project_id uuid not null references public.projects (id) on delete cascade,
  version integer not null check (version > 0),
  object_path text not null check (object_path ~ '^[0-9a-f-]{36}/[0-9a-f-]{36}$'),
  bytes bigint not null check (bytes >= 0),
  mime_type text not null check (char_length(mime_type) <= 120),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  note text check (char_length(note) <= 500),
  uploaded_by uuid references public.user_profiles (id) on delete set null,
  side text not null check (side in ('client', 'team')),
  message_id uuid references public.project_messages (id) on delete set null,
  restored_from integer,
  scan_state text not null default 'unscanned' check (scan_state in ('unscanned', 'pending', 'clean', 'infected')),
  sequence bigint not null,
  created_at timestamptz not null default now(),
  unique (file_id, version)
);
comment on column public.project_file_versions.mime_type is 'Decided by the first bytes, not by the name.';
comment on column public.project_file_versions.object_path is 'Where the bytes are in the bucket: the id of the project, then that of the upload. A restored version shares them.';

create unique index project_file_versions_in_order on public.project_file_versions (project_id, sequence);
create index project_file_versions_by_message on public.project_file_versions (message_id) where message_id is not null;
create index project_file_versions_by_uploader on public.project_file_versions (uploaded_by);
create index project_file_versions_to_scan on public.project_file_versions (created_at) where scan_state = 'pending';
create index project_file_versions_by_object on public.project_file_versions (object_path);

-- What files are searched by.
create index project_files_words on public.project_files using gin (to_tsvector('simple', private.searchable(name)));

create trigger take_room_sequence
  before insert on public.project_file_versions
  for each row execute function private.take_room_sequence();

-- Uploads that have begun. They count towards the limit of the project, and are removed when they do not end.
create table private.file_uploads (
  id uuid primary key,
  project_id uuid not null references public.projects (id) on delete cascade,
  uploaded_by uuid not null references public.user_profiles (id) on delete cascade,
  side text not null,
  name text not null,
  note text,
  bytes bigint not null,
  storage_upload text check (char_length(storage_upload) <= 1000),
  continued_at timestamptz not null default now()
);
comment on column private.file_uploads.storage_upload is 'The id under which Storage collects the parts of an upload that is sent in parts, so that any web server can go on.';

create index file_uploads_by_project on private.file_uploads (project_id);
create index file_uploads_continued_at on private.file_uploads (continued_at);

-- Objects of the bucket that no version refers to any more. The web server removes them through Storage.
create table private.objects_to_remove (
  object_path text primary key,
  created_at timestamptz not null default now(),
  is_being_removed boolean not null default false
);
comment on column private.objects_to_remove.is_being_removed is 'A web server has begun to remove it, so no upload may write there.';

revoke all on private.file_uploads, private.objects_to_remove from public, anon, authenticated;

-- Without a policy: only functions read and write them.
alter table private.file_uploads enable row level security;
alter table private.objects_to_remove enable row level security;

do $$
begin
  if to_regclass('storage.objects') is null then
    return;
  end if;
  -- Without a policy on storage.objects for it, no user reads or writes this bucket.
  insert into storage.buckets (id, name, public, file_size_limit)
  values ('project-files', 'project-files', false, 100 * 1024 * 1024);
end $$;

-- Keeps the summary of the room and tells open browsers about a file.
create function private.follow_file_version() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    perform private.record_room_activity(new.project_id, new.side, new.sequence, new.created_at, null);
  end if;
  perform private.record_live_event('file', new.project_id);
  return null;
end;
$$;
revoke execute on function private.follow_file_version() from public;

create trigger follow_file_version
  after insert or update on public.project_file_versions
  for each row execute function private.follow_file_version();

-- Remembers the bytes of a deleted version, also when its project or the account of its client is deleted.
create function private.forget_object() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  if tg_table_name = 'file_uploads' then
    -- A finished upload has become a version.
    if not exists (select 1 from public.project_file_versions where id = old.id) then
      insert into private.objects_to_remove (object_path) values (old.project_id || '/' || old.id) on conflict do nothing;
    end if;
  elsif not exists (select 1 from public.project_file_versions where object_path = old.object_path) then
    insert into private.objects_to_remove (object_path) values (old.object_path) on conflict do nothing;
  end if;
  return null;
end;
$$;
revoke execute on function private.forget_object() from public;

create trigger forget_object
  after delete on public.project_file_versions
  for each row execute function private.forget_object();

create trigger forget_object
  after delete on private.file_uploads
  for each row execute function private.forget_object();

revoke all on public.project_files, public.project_file_versions from anon, authenticated;
grant select on public.project_files, public.project_file_versions to authenticated;
grant all on public.project_files, public.project_file_versions to service_role;

alter table public.project_files enable row level security;
alter table public.project_file_versions enable row level security;

create policy "Users who may read a project read its files" on public.project_files
  for select to authenticated
  using (exists (select 1 from public.projects where projects.id = project_id));

create policy "Users who may read a project read its file versions" on public.project_file_versions
  for select to authenticated
  using (exists (select 1 from public.projects where projects.id = project_id));

-- How many bytes the files of a project take, uploads that have begun included. Shared bytes count once.
create function private.project_file_bytes(project uuid) returns bigint
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select (
    select coalesce(sum(stored.bytes), 0) from (
      select distinct on (version.object_path) version.bytes
      from public.project_file_versions as version
      where version.project_id = project_file_bytes.project and version.scan_state <> 'infected'
    ) as stored
  )::bigint + (
    select coalesce(sum(upload.bytes), 0) from private.file_uploads as upload
    where upload.project_id = project_file_bytes.project
  )::bigint;
$$;
revoke execute on function private.project_file_bytes(uuid) from public;

-- Keeps the files of a project few enough for one screen, however small they are. Called with the project locked.
create function private.require_file_quota(project uuid) returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  if (
    select count(*) from public.project_file_versions as version where version.project_id = require_file_quota.project
  ) + (
    select count(*) from private.file_uploads as upload where upload.project_id = require_file_quota.project
  ) >= 2000 then
    raise exception 'A project has at most 2,000 files, earlier versions included. Please delete some that you no longer need.'
      using errcode = 'PT409';
  end if;
end;
$$;
revoke execute on function private.require_file_quota(uuid) from public;

-- Begins an upload of a person whose access token the web server has checked, and reserves its bytes. `upload` is chosen
-- by the browser. Beginning a finished upload again returns false: it is stored already. The limits are those of the web
-- server's configuration.
create function public.begin_file_upload(
  uploader uuid, project uuid, upload uuid, name text, bytes bigint, note text, max_file_bytes bigint, max_project_bytes bigint
)
  returns boolean
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  own_side text;
  used_bytes bigint;
  -- Some systems write letters with accents as two characters.
  file_name text := normalize(trim(coalesce(begin_file_upload.name, '')), nfc);
  path text := begin_file_upload.project || '/' || upload;
begin
  select case profile.user_type when 'admin' then 'team' else 'client' end into own_side
  from public.projects as room, public.user_profiles as profile
  where room.id = begin_file_upload.project and profile.id = uploader
    and (profile.user_type = 'admin' or (room.user_id = uploader and room.deleted_at is null));
  if own_side is null then
    raise exception 'There is no such project.' using errcode = 'PT404';
  end if;
  -- Uploads to one project begin one after the other, so that together they keep its limit.
  perform 1 from public.projects as room
  where room.id = begin_file_upload.project and room.deleted_at is null for no key update;
  if not found then
    raise exception 'This project was deleted. Restore it to add files.' using errcode = 'PT409';
  end if;
  if exists (
    select 1 from public.project_file_versions as version
    where version.id = upload and version.uploaded_by = uploader and version.project_id = begin_file_upload.project
  ) then
    return false;
  end if;
  -- The bytes of others, whose ids everyone in the room knows.
  if exists (select 1 from public.project_file_versions as version where version.id = upload or version.object_path = path)
    or exists (select 1 from private.file_uploads as begun where begun.id = upload and begun.uploaded_by <> uploader) then
    raise exception 'This file cannot be stored like this. Please add it once more.' using errcode = 'PT409';
  end if;
  if exists (select 1 from private.objects_to_remove as removed where removed.object_path = path and removed.is_being_removed) then
    raise exception 'What an earlier attempt has left is being removed. Please try again in a minute.' using errcode = 'PT409';
  end if;
  if not private.is_file_name(file_name) then
    raise exception 'The name of a file has at most 200 characters, none of them invisible, and no slash. Please rename the file.'
      using errcode = 'PT422';
  end if;
  if char_length(begin_file_upload.note) > 500 then
    raise exception 'A note has at most 500 characters.' using errcode = 'PT422';
  end if;
  if coalesce(begin_file_upload.bytes, -1) < 0 then
    raise exception 'The size of the file is not known.' using errcode = 'PT422';
  end if;
  if begin_file_upload.bytes > max_file_bytes then
    raise exception 'This file is too large. The limit is % MB.', max_file_bytes / 1024 / 1024 using errcode = 'PT413';
  end if;
  delete from private.file_uploads as begun where begun.id = upload and begun.uploaded_by = uploader;
  perform private.require_file_quota(begin_file_upload.project);
  used_bytes := private.project_file_bytes(begin_file_upload.project);
  if used_bytes + begin_file_upload.bytes > max_project_bytes then
    raise exception 'The files of a project may have % MB in all. % MB are left.',
      max_project_bytes / 1024 / 1024, greatest(max_project_bytes - used_bytes, 0) / 1024 / 1024 using errcode = 'PT413';
  end if;
  insert into private.file_uploads (id, project_id, uploaded_by, side, name, note, bytes)
  values (
    upload, begin_file_upload.project, uploader, own_side, file_name,
    nullif(trim(begin_file_upload.note), ''), begin_file_upload.bytes
  );
  -- These bytes are about to be written.
  delete from private.objects_to_remove where object_path = path;
  return true;
end;
$$;
revoke execute on function public.begin_file_upload(uuid, uuid, uuid, text, bigint, text, bigint, bigint) from public, anon, authenticated;
grant execute on function public.begin_file_upload(uuid, uuid, uuid, text, bigint, text, bigint, bigint) to service_role;

-- Remembers under which id Storage collects the parts of an upload.
create function public.set_storage_upload(upload uuid, storage_upload text) returns void
  language sql
  security definer
  set search_path = ''
as $$
  update private.file_uploads set storage_upload = set_storage_upload.storage_upload
  where id = set_storage_upload.upload;
$$;
revoke execute on function public.set_storage_upload(uuid, text) from public, anon, authenticated;
grant execute on function public.set_storage_upload(uuid, text) to service_role;

-- What the web server needs to go on with an upload in parts of a person whose access token it has checked, who must
-- still be allowed to add files. No row when there is no such upload; one with `is_stored` when it is finished.
create function public.continue_file_upload(uploader uuid, project uuid, upload uuid)
  returns table (bytes bigint, storage_upload text, is_stored boolean)
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  return query
  update private.file_uploads as begun set continued_at = now()
  from public.projects as room, public.user_profiles as profile
  where begun.id = continue_file_upload.upload and begun.project_id = continue_file_upload.project
    and begun.uploaded_by = uploader and begun.storage_upload is not null
    and room.id = begun.project_id and room.deleted_at is null
    and profile.id = uploader and (profile.user_type = 'admin' or room.user_id = uploader)
  returning begun.bytes, begun.storage_upload, false;
  if not found then
    return query
    select version.bytes, ''::text, true from public.project_file_versions as version
    where version.id = continue_file_upload.upload and version.project_id = continue_file_upload.project
      and version.uploaded_by = uploader;
  end if;
end;
$$;
revoke execute on function public.continue_file_upload(uuid, uuid, uuid) from public, anon, authenticated;
grant execute on function public.continue_file_upload(uuid, uuid, uuid) to service_role;

-- Makes a version of an upload whose bytes are stored: the first one of a new file, or the next one of the file with the
-- same name. Finishing it again changes nothing. Returns false for an upload that was removed in the meantime.
create function public.finish_file_upload(upload uuid, mime_type text, sha256 text, scan_state text) returns boolean
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  begun private.file_uploads;
  file uuid;
begin
  select * into begun from private.file_uploads where id = upload for update;
  if begun.id is null then
    return exists (select 1 from public.project_file_versions where id = upload);
  end if;
  -- Two uploads of the same name become two versions.
  perform 1 from public.projects where id = begun.project_id and deleted_at is null for no key update;
  if not found then
    delete from private.file_uploads where id = upload;
    return false;
  end if;
  insert into public.project_files (project_id, name) values (begun.project_id, begun.name)
  on conflict (project_id, lower(name)) do nothing;
  select found_file.id into file from public.project_files as found_file
  where found_file.project_id = begun.project_id and lower(found_file.name) = lower(begun.name);
  insert into public.project_file_versions
    (id, file_id, project_id, version, object_path, bytes, mime_type, sha256, note, uploaded_by, side, scan_state)
  values (
    upload, file, begun.project_id,
    (select coalesce(max(earlier.version), 0) + 1 from public.project_file_versions as earlier where earlier.file_id = file),
    begun.project_id || '/' || upload, begun.bytes, finish_file_upload.mime_type, finish_file_upload.sha256, begun.note,
    begun.uploaded_by, begun.side, finish_file_upload.scan_state
  );
  delete from private.file_uploads where id = upload;
  return true;
end;
$$;
revoke execute on function public.finish_file_upload(uuid, text, text, text) from public, anon, authenticated;
grant execute on function public.finish_file_upload(uuid, text, text, text) to service_role;

-- Removes an upload that has not ended, and returns true; false when there is none, because it is finished or gone. Its
-- bytes are removed by the next run of the web server's job.
create function public.cancel_file_upload(upload uuid) returns boolean
  language sql
  security definer
  set search_path = ''
as $$
  with cancelled as (delete from private.file_uploads where id = upload returning 1)
  select exists (select 1 from cancelled);
$$;
revoke execute on function public.cancel_file_upload(uuid) from public, anon, authenticated;
grant execute on function public.cancel_file_upload(uuid) to service_role;

-- Up to 100 objects to remove from the bucket, to be named to forget_removed_objects() afterwards. Until then no upload
-- writes there. Ends uploads of which nothing has come for an hour.
create function public.objects_to_remove() returns setof text
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  delete from private.file_uploads where continued_at < now() - interval '1 hour';
  return query
  update private.objects_to_remove as removed set is_being_removed = true
  where removed.object_path in (
    select listed.object_path from private.objects_to_remove as listed order by listed.created_at limit 100
  )
  returning removed.object_path;
end;
$$;
revoke execute on function public.objects_to_remove() from public, anon, authenticated;
grant execute on function public.objects_to_remove() to service_role;

create function public.forget_removed_objects(paths text[]) returns void
  language sql
  security definer
  set search_path = ''
as $$
  delete from private.objects_to_remove where object_path = any (paths);
$$;
revoke execute on function public.forget_removed_objects(text[]) from public, anon, authenticated;
grant execute on function public.forget_removed_objects(text[]) to service_role;

-- Versions that wait for the virus scanner, oldest first.
create function public.files_to_scan() returns table (id uuid, object_path text, bytes bigint)
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select version.id, version.object_path, version.bytes from public.project_file_versions as version
  where version.scan_state = 'pending' order by version.created_at limit 10;
$$;
revoke execute on function public.files_to_scan() from public, anon, authenticated;
grant execute on function public.files_to_scan() to service_role;

-- Records what the scanner found. The bytes of an infected file are removed.
create function public.record_scan(version uuid, is_infected boolean) returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  update public.project_file_versions as scanned
  set scan_state = case when is_infected then 'infected' else 'clean' end
  where scanned.object_path = (select object_path from public.project_file_versions where id = record_scan.version);
  if is_infected then
    insert into private.objects_to_remove (object_path)
    select object_path from public.project_file_versions where id = record_scan.version on conflict do nothing;
  end if;
end;
$$;
revoke execute on function public.record_scan(uuid, boolean) from public, anon, authenticated;
grant execute on function public.record_scan(uuid, boolean) to service_role;

-- What the web server needs to open a version whose link it has signed; no row when it was deleted since.
create function public.stored_file_version(version uuid)
  returns table (name text, object_path text, bytes bigint, mime_type text, scan_state text)
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select file.name, stored.object_path, stored.bytes, stored.mime_type, stored.scan_state
  from public.project_file_versions as stored join public.project_files as file on file.id = stored.file_id
  where stored.id = stored_file_version.version;
$$;
revoke execute on function public.stored_file_version(uuid) from public, anon, authenticated;
grant execute on function public.stored_file_version(uuid) to service_role;

-- The versions of all files in a client's projects, deleted projects included, for the client's export. Those without
-- bytes are left out.
create function public.exported_file_versions(account uuid)
  returns table (project_id uuid, project_name text, name text, version integer, object_path text, created_at timestamptz)
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select project.id, project.name, file.name, stored.version, stored.object_path, stored.created_at
  from public.projects as project
  join public.project_file_versions as stored on stored.project_id = project.id
  join public.project_files as file on file.id = stored.file_id
  where project.user_id = account and stored.scan_state in ('unscanned', 'clean')
  order by project.created_at, project.id, file.created_at, file.id, stored.version;
$$;
revoke execute on function public.exported_file_versions(uuid) from public, anon, authenticated;
grant execute on function public.exported_file_versions(uuid) to service_role;

-- What export_own_data() returns to a person, for the web server, which has signed a link for the person's session; null
-- when that session has ended since.
create function public.export_account(account uuid, session uuid) returns jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  -- The embedded database reads the person from the first one, hosted Supabase from either.
  perform set_config('request.jwt.claim.sub', account::text, true);
  perform set_config(
    'request.jwt.claims',
    jsonb_build_object('sub', account, 'session_id', export_account.session, 'role', 'authenticated')::text,
    true
  );
  if (select private.caller_id()) is null then
    return null;
  end if;
  return public.export_own_data();
end;
$$;
revoke execute on function public.export_account(uuid, uuid) from public, anon, authenticated;
grant execute on function public.export_account(uuid, uuid) to service_role;

-- A version as screens show it.
create function private.file_version_json(version public.project_file_versions) returns jsonb
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select jsonb_build_object(
    'id', version.id, 'file_id', version.file_id, 'name', file.name, 'version', version.version, 'bytes', version.bytes,
    'mime_type', version.mime_type, 'note', version.note, 'side', version.side, 'scan_state', version.scan_state,
    'author_name', private.author_name(version.uploaded_by), 'is_own', version.uploaded_by = (select auth.uid()),
    'restored_from', version.restored_from, 'message_id', version.message_id, 'sequence', version.sequence,
    'created_at', to_char(version.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')
  )
  from public.project_files as file where file.id = version.file_id;
$$;
revoke execute on function private.file_version_json(public.project_file_versions) from public;

-- The files of a project with their current versions, those with the newest version first, how many versions each has,
-- and how many bytes the project has in all. Each row: `current`, as file_version_json() makes it.
create function public.project_file_list(project uuid)
  returns table (file_id uuid, current jsonb, versions integer, may_delete boolean, used_bytes bigint)
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
#variable_conflict use_column
declare
  project_bytes bigint;
begin
  perform private.require_room(project_file_list.project, is_writing => false);
  project_bytes := private.project_file_bytes(project_file_list.project);
  return query
  select
    latest.file_id, private.file_version_json(latest), latest.version,
    (select private.is_admin()) or not exists (
      select 1 from public.project_file_versions as foreign_version
      where foreign_version.file_id = latest.file_id and foreign_version.side = 'team'
    ),
    project_bytes
  from public.project_file_versions as latest
  where latest.project_id = project_file_list.project and not exists (
    select 1 from public.project_file_versions as later
    where later.file_id = latest.file_id and later.version > latest.version
  )
  order by latest.sequence desc;
end;
$$;
revoke execute on function public.project_file_list(uuid) from public, anon, authenticated;
grant execute on function public.project_file_list(uuid) to authenticated;

-- All versions of a file, newest first.
create function public.file_versions(file uuid) returns setof jsonb
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
begin
  perform private.require_room(
    (select project_id from public.project_files where id = file_versions.file), is_writing => false);
  return query
  select private.file_version_json(each_version) from public.project_file_versions as each_version
  where each_version.file_id = file_versions.file order by each_version.version desc;
end;
$$;
revoke execute on function public.file_versions(uuid) from public, anon, authenticated;
grant execute on function public.file_versions(uuid) to authenticated;

-- Makes an earlier version the current one: a new version with the same bytes.
create function public.restore_file_version(version uuid) returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  earlier public.project_file_versions;
  own_side text;
begin
  select * into earlier from public.project_file_versions where id = restore_file_version.version;
  own_side := private.require_room(earlier.project_id);
  perform 1 from public.projects where id = earlier.project_id for no key update;
  -- Read again, because it may have been deleted while this waited.
  select * into earlier from public.project_file_versions where id = restore_file_version.version;
  if not found then
    raise exception 'There is no such file.' using errcode = 'PT404';
  end if;
  if earlier.scan_state = 'infected' then
    raise exception 'This version was infected and has been removed.' using errcode = 'PT409';
  end if;
  perform private.require_file_quota(earlier.project_id);
  insert into public.project_file_versions (
    id, file_id, project_id, version, object_path, bytes, mime_type, sha256, note, uploaded_by, side, restored_from, scan_state
  )
  select
    gen_random_uuid(), earlier.file_id, earlier.project_id,
    (select max(latest.version) + 1 from public.project_file_versions as latest where latest.file_id = earlier.file_id),
    earlier.object_path, earlier.bytes, earlier.mime_type, earlier.sha256, earlier.note, (select private.caller_id()),
    own_side, earlier.version, earlier.scan_state;
end;
$$;
revoke execute on function public.restore_file_version(uuid) from public, anon, authenticated;
grant execute on function public.restore_file_version(uuid) to authenticated;

-- Deletes a file with all its versions, permanently: for clients a file that the team has not added to.
create function public.delete_project_file(file uuid) returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  project uuid := (select project_id from public.project_files where id = delete_project_file.file);
  own_side text;
begin
  own_side := private.require_room(project);
  -- No version is added between the check and the deletion.
  perform 1 from public.projects where id = project for no key update;
  if own_side = 'client' and exists (
    select 1 from public.project_file_versions as version
    where version.file_id = delete_project_file.file and version.side = 'team'
  ) then
    raise exception 'Only the team deletes files that the team has added.' using errcode = 'PT403';
  end if;
  delete from public.project_files where id = delete_project_file.file;
  perform private.record_live_event('file', project);
end;
$$;
revoke execute on function public.delete_project_file(uuid) from public, anon, authenticated;
grant execute on function public.delete_project_file(uuid) to authenticated;
