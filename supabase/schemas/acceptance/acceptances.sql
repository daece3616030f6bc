-- The sign-offs of projects as a chain: each record holds the hash of the one before, so that none can be changed, removed or
-- put in between unnoticed. A record says nothing about who signed what, so it stays when an account goes. The document that
-- it holds the hash of does say so, and goes with its project or account.

create table public.acceptances (
  id uuid primary key,
  sequence bigint not null unique check (sequence > 0),
  project_code text not null check (project_code ~ '^FN-[0-9A-F]{8}$'),
  accepted_at timestamptz not null,
  document_hash text not null check (document_hash ~ '^[0-9a-f]{64}$'),
  previous_hash text not null unique check (previous_hash ~ '^[0-9a-f]{64}$'),
  record_hash text not null unique check (record_hash ~ '^[0-9a-f]{64}$')
);
comment on column public.acceptances.id is 'The number of the certificate. Random, so that nobody finds others by counting.';
comment on column public.acceptances.document_hash is 'SHA-256 of the text of the document, as record_hash is that of the record.';
comment on column public.acceptances.previous_hash is 'The record_hash of the record before. The first one has zeros.';

create table public.acceptance_documents (
  acceptance_id uuid primary key references public.acceptances (id),
  project_id uuid not null unique references public.projects (id) on delete cascade,
  content text not null,
  signed_by uuid not null references public.user_profiles (id) on delete cascade
);
comment on column public.acceptance_documents.content is 'What was accepted, as private.canonical_json() writes it. Its bytes are what was hashed.';

create index acceptance_documents_by_signer on public.acceptance_documents (signed_by);

-- Refuses rows that are not written by a function of the database, also with the secret key. Not security definer, because
-- the role of the caller decides.
create function private.guard_acceptance_insert() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  if current_user in ('anon', 'authenticated', 'service_role') then
    raise exception 'Only the client signs off a project, on its page.' using errcode = '42501';
  end if;
  return new;
end;
$$;
revoke execute on function private.guard_acceptance_insert() from public;

create trigger guard_acceptance_insert
  before insert on public.acceptances
  for each row execute function private.guard_acceptance_insert();

create trigger guard_acceptance_insert
  before insert on public.acceptance_documents
  for each row execute function private.guard_acceptance_insert();

-- Refuses to change or delete what was signed off, whoever does it.
create function private.refuse_acceptance_change() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  raise exception 'What was signed off is never changed.' using errcode = '42501';
end;
$$;
revoke execute on function private.refuse_acceptance_change() from public;

create trigger refuse_acceptance_change
  before update or delete on public.acceptances
  for each row execute function private.refuse_acceptance_change();

create trigger refuse_acceptance_truncate
  before truncate on public.acceptances
  for each statement execute function private.refuse_acceptance_change();

create trigger refuse_acceptance_change
  before update on public.acceptance_documents
  for each row execute function private.refuse_acceptance_change();

create trigger refuse_acceptance_truncate
  before truncate on public.acceptance_documents
  for each statement execute function private.refuse_acceptance_change();

-- Refuses to delete a document, but together with its project or the account of who signed it.
create function private.keep_acceptance_document() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  if not exists (select 1 from public.projects where id = old.project_id)
    or not exists (select 1 from public.user_profiles where id = old.signed_by) then
    return old;
  end if;
  raise exception 'What was signed off is never changed.' using errcode = '42501';
end;
$$;
revoke execute on function private.keep_acceptance_document() from public;

create trigger keep_acceptance_document
  before delete on public.acceptance_documents
  for each row execute function private.keep_acceptance_document();

revoke all on public.acceptances, public.acceptance_documents from anon, authenticated, service_role;
grant select on public.acceptances, public.acceptance_documents to authenticated, service_role;

alter table public.acceptances enable row level security;
alter table public.acceptance_documents enable row level security;

create policy "Users who may read a project read what was signed off" on public.acceptance_documents
  for select to authenticated
  using (exists (select 1 from public.projects where projects.id = project_id));

create policy "Readers of a document read its record, and admins read all" on public.acceptances
  for select to authenticated
  using (
    (select private.is_admin())
    or exists (select 1 from public.acceptance_documents as document where document.acceptance_id = acceptances.id)
  );

-- The SHA-256 of a text in UTF-8, in hexadecimal digits.
create function private.sha256_hex(value text) returns text
  language sql
  immutable
  set search_path = ''
as $$
  select encode(sha256(convert_to(value, 'UTF8')), 'hex');
$$;
revoke execute on function private.sha256_hex(text) from public;

-- A value as one text only: keys in the order of their code points, and no spaces.
create function private.canonical_json(value jsonb) returns text
  language plpgsql
  immutable
  set search_path = ''
as $$
begin
  return case jsonb_typeof(value)
    when 'object' then '{' || coalesce((
      select string_agg(to_json(entry.key)::text || ':' || private.canonical_json(entry.value), ',' order by entry.key collate "C")
      from jsonb_each(value) as entry
    ), '') || '}'
    when 'array' then '[' || coalesce((
      select string_agg(private.canonical_json(element.value), ',' order by element.ordinality)
      from jsonb_array_elements(value) with ordinality as element
    ), '') || ']'
    else value::text
  end;
end;
$$;
revoke execute on function private.canonical_json(jsonb) from public;

-- By which a project is named in public. It tells nothing about it.
create function private.project_code(project uuid) returns text
  language sql
  immutable
  set search_path = ''
as $$
  select 'FN-' || upper(left(private.sha256_hex(project::text), 8));
$$;
revoke execute on function private.project_code(uuid) from public;

-- What record_hash of a record must be.
create function private.acceptance_record_hash(record public.acceptances) returns text
  language sql
  stable
  set search_path = ''
as $$
  select private.sha256_hex(concat_ws(
    e'\n', record.sequence, record.id, record.project_code,
    to_char(record.accepted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), record.document_hash, record.previous_hash));
$$;
revoke execute on function private.acceptance_record_hash(public.acceptances) from public;

-- Adds a record to the chain, with its document. Two at the same moment are added one after the other.
create function private.append_acceptance(
  acceptance uuid, project uuid, signer uuid, document jsonb, accepted_at timestamptz
)
  returns void
  language plpgsql
  set search_path = ''
as $$
declare
  last_record public.acceptances;
  record public.acceptances;
  -- With the signer, so that no byte of a document can be changed unnoticed.
  content text := private.canonical_json(document || jsonb_build_object('signed_by', signer));
begin
  perform pg_advisory_xact_lock(hashtext('acceptances'));
  select * into last_record from public.acceptances order by sequence desc limit 1;
  record.id := acceptance;
  record.sequence := coalesce(last_record.sequence, 0) + 1;
  record.project_code := private.project_code(append_acceptance.project);
  record.accepted_at := append_acceptance.accepted_at;
  record.document_hash := private.sha256_hex(content);
  record.previous_hash := coalesce(last_record.record_hash, repeat('0', 64));
  record.record_hash := private.acceptance_record_hash(record);
  insert into public.acceptances select record.*;
  insert into public.acceptance_documents (acceptance_id, project_id, content, signed_by)
  values (acceptance, append_acceptance.project, content, signer);
end;
$$;
revoke execute on function private.append_acceptance(uuid, uuid, uuid, jsonb, timestamptz) from public;

-- Whether no record has been changed, removed or put in, up to the one with this number.
create function private.is_acceptance_chain_intact(last_sequence bigint) returns boolean
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select count(*) = last_sequence and coalesce(bool_and(link.is_intact), true)
  from (
    select
      record.record_hash = private.acceptance_record_hash(record)
      and record.previous_hash = lag(record.record_hash, 1, repeat('0', 64)) over (order by record.sequence) as is_intact
    from public.acceptances as record where record.sequence <= last_sequence
  ) as link;
$$;
revoke execute on function private.is_acceptance_chain_intact(bigint) from public;

-- Whether what a certificate says is recorded: the hash of its document, the day of the business and the code of the
-- project, and whether the chain is intact up to there. Without the right hash, which only readers of the certificate know,
-- the answer is the same as for a number that does not exist. For the web server.
create function public.verify_acceptance(id uuid, hash text, day date, code text) returns jsonb
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
#variable_conflict use_column
declare
  record public.acceptances;
  is_day boolean;
  is_code boolean;
begin
  select * into record from public.acceptances as stored
  where stored.id = verify_acceptance.id and stored.document_hash = lower(trim(verify_acceptance.hash));
  is_day := coalesce(private.business_day(record.accepted_at) = verify_acceptance.day, false);
  is_code := coalesce(record.project_code = upper(trim(verify_acceptance.code)), false);
  return jsonb_build_object(
    'hash', record.id is not null, 'day', is_day, 'code', is_code,
    'chain', is_day and is_code and private.is_acceptance_chain_intact(record.sequence));
end;
$$;
revoke execute on function public.verify_acceptance(uuid, text, date, text) from public, anon, authenticated;
grant execute on function public.verify_acceptance(uuid, text, date, text) to service_role;

-- Whether the client has signed off a project.
create function private.is_signed_off(project uuid) returns boolean
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select exists (select 1 from public.acceptance_documents where project_id = is_signed_off.project);
$$;
revoke execute on function private.is_signed_off(uuid) from public;
