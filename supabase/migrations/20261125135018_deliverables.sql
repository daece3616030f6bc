SET local check_function_bodies = off;

ALTER TABLE "private"."mail_outbox"
  DROP CONSTRAINT "mail_outbox_kind_check";

CREATE TABLE "private"."decision_links" (
  "token_hash" text                     NOT NULL,
  "version_id" uuid                     NOT NULL,
  "user_id"    uuid                     NOT NULL,
  "created_at" timestamp with time zone NOT NULL DEFAULT now(),
  "used_at"    timestamp with time zone,
  CONSTRAINT "decision_links_pkey" PRIMARY KEY (token_hash),
  CONSTRAINT "decision_links_token_hash_check" CHECK ((token_hash ~ '^[0-9a-f]{64}$'::text))
);

ALTER TABLE "private"."decision_links"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "public"."deliverable_items" (
  "id"              uuid    NOT NULL DEFAULT gen_random_uuid(),
  "version_id"      uuid    NOT NULL,
  "position"        integer NOT NULL,
  "kind"            text    NOT NULL,
  "label"           text    NOT NULL,
  "file_version_id" uuid,
  "file_version"    integer,
  "sha256"          text,
  "url"             text,
  "decision"        text,
  "comment"         text,
  CONSTRAINT "deliverable_items_check1" CHECK (((kind = 'file'::text) = ((sha256 IS NOT NULL) AND (file_version IS NOT NULL)))),
  CONSTRAINT "deliverable_items_check2" CHECK (((kind = 'file'::text) OR (file_version_id IS NULL))),
  CONSTRAINT "deliverable_items_check3" CHECK (((decision IS DISTINCT FROM 'changes'::text) OR (COALESCE(comment, ''::text) ~ '\S'::text))),
  CONSTRAINT "deliverable_items_check" CHECK (((kind = 'link'::text) = (url IS NOT NULL))),
  CONSTRAINT "deliverable_items_comment_check" CHECK ((char_length(comment) <= 2000)),
  CONSTRAINT "deliverable_items_decision_check" CHECK ((decision = ANY (ARRAY['approved'::text, 'changes'::text]))),
  CONSTRAINT "deliverable_items_kind_check" CHECK ((kind = ANY (ARRAY['file'::text, 'link'::text]))),
  CONSTRAINT "deliverable_items_label_check" CHECK (((label ~ '\S'::text) AND (char_length(label) <= 200))),
  CONSTRAINT "deliverable_items_pkey" PRIMARY KEY (id),
  CONSTRAINT "deliverable_items_position_check" CHECK (("position" > 0)),
  CONSTRAINT "deliverable_items_sha256_check" CHECK ((sha256 ~ '^[0-9a-f]{64}$'::text)),
  CONSTRAINT "deliverable_items_url_check" CHECK (((char_length(url) <= 2000) AND (url ~* '^https://[a-z0-9.-]+(:\d{1,5})?([/?#]\S*)?$'::text))),
  CONSTRAINT "deliverable_items_version_id_position_key" UNIQUE (version_id, "position")
);

ALTER TABLE "public"."deliverable_items"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."deliverable_items" FROM "anon";

CREATE TABLE "public"."deliverable_versions" (
  "id"             uuid                     NOT NULL DEFAULT gen_random_uuid(),
  "deliverable_id" uuid                     NOT NULL,
  "project_id"     uuid                     NOT NULL,
  "number"         integer                  NOT NULL,
  "notes"          text                     NOT NULL DEFAULT ''::text,
  "state"          text                     NOT NULL DEFAULT 'draft'::text,
  "requested_at"   timestamp with time zone,
  "requested_by"   uuid,
  "ended_at"       timestamp with time zone,
  "ended_by"       uuid,
  "ended_by_mail"  boolean                  NOT NULL DEFAULT false,
  "void_reason"    text,
  "comment"        text,
  "updated_at"     timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "deliverable_versions_check1" CHECK (((state = ANY (ARRAY['draft'::text, 'open'::text])) = (ended_at IS NULL))),
  CONSTRAINT "deliverable_versions_check2" CHECK (((state = 'void'::text) = (void_reason IS NOT NULL))),
  CONSTRAINT "deliverable_versions_check" CHECK (((state = 'draft'::text) = (requested_at IS NULL))),
  CONSTRAINT "deliverable_versions_comment_check" CHECK ((char_length(comment) <= 2000)),
  CONSTRAINT "deliverable_versions_deliverable_id_number_key" UNIQUE (deliverable_id, number),
  CONSTRAINT "deliverable_versions_notes_check" CHECK ((char_length(notes) <= 2000)),
  CONSTRAINT "deliverable_versions_number_check" CHECK ((number > 0)),
  CONSTRAINT "deliverable_versions_pkey" PRIMARY KEY (id),
  CONSTRAINT "deliverable_versions_state_check" CHECK ((state = ANY (ARRAY['draft'::text, 'open'::text, 'approved'::text, 'changes'::text, 'void'::text]))),
  CONSTRAINT "deliverable_versions_void_reason_check" CHECK ((void_reason = ANY (ARRAY['withdrawn'::text, 'replaced'::text])))
);

ALTER TABLE "public"."deliverable_versions"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."deliverable_versions" FROM "anon";

CREATE TABLE "public"."deliverables" (
  "id"         uuid                     NOT NULL,
  "project_id" uuid                     NOT NULL,
  "name"       text                     NOT NULL,
  "created_at" timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "deliverables_id_project_id_key" UNIQUE (id, project_id),
  CONSTRAINT "deliverables_name_check" CHECK (((name ~ '\S'::text) AND (char_length(name) <= 120))),
  CONSTRAINT "deliverables_pkey" PRIMARY KEY (id)
);

ALTER TABLE "public"."deliverables"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."deliverables" FROM "anon";

CREATE OR REPLACE FUNCTION private.announce_deleted_item_file()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  version public.deliverable_versions;
begin
  select * into version from public.deliverable_versions where id = new.version_id;
  if version.id is not null then
    perform private.record_live_event('project', version.project_id, for_client => version.state <> 'draft');
  end if;
  return null;
end;
$function$;

CREATE OR REPLACE FUNCTION private.announce_deliverable_version()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  changed public.deliverable_versions := case tg_op when 'DELETE' then old else new end;
begin
  if exists (select 1 from public.projects where id = changed.project_id) then
    perform private.record_live_event('project', changed.project_id, for_client => changed.state <> 'draft');
  end if;
  return null;
end;
$function$;

CREATE OR REPLACE FUNCTION private.approval_mail (
  mail private.mail_outbox
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  receiver record;
  target public.deliverable_versions;
  token text := encode(extensions.gen_random_bytes(32), 'hex');
begin
  select profile.id, profile.name, account.email::text as email, room.id as project_id, room.name as project_name
  into receiver
  from public.user_profiles as profile
  join auth.users as account on account.id = profile.id and account.email_confirmed_at is not null
  join public.projects as room on room.id = mail.project_id and room.user_id = profile.id and room.deleted_at is null
  where profile.id = mail.user_id and profile.user_type = 'client';
  select * into target from public.deliverable_versions
  where id = (mail.content ->> 'version')::uuid and project_id = receiver.project_id and state = 'open';
  if target.id is null or private.notification_setting(receiver.id, 'status') = 'off' then
    return null;
  end if;
  -- What an old link says is kept for a while longer than it works.
  delete from private.decision_links where created_at < now() - interval '60 days';
  insert into private.decision_links (token_hash, version_id, user_id)
  values (encode(extensions.digest(token, 'sha256'), 'hex'), target.id, receiver.id);
  insert into private.notification_tokens (user_id) values (receiver.id) on conflict do nothing;
  return jsonb_build_object(
    'recipient', receiver.email, 'name', receiver.name, 'is_admin', false,
    'unsubscribe_token', (select link.token from private.notification_tokens as link where link.user_id = receiver.id),
    'token', token,
    'projects', jsonb_build_array(
      jsonb_build_object('id', receiver.project_id, 'name', receiver.project_name) || private.request_json(target)));
end;
$function$;

CREATE OR REPLACE FUNCTION private.deliverable_version_json (
  version public.deliverable_versions
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select to_jsonb(version) - array['deliverable_id', 'project_id', 'requested_by', 'ended_by'] || jsonb_build_object(
    'requested_by', private.actor_label(version.requested_by),
    'ended_by', private.actor_label(version.ended_by),
    'items', (
      select coalesce(jsonb_agg(
        to_jsonb(item) - array['version_id', 'position', 'file_version_id', 'sha256'] || jsonb_build_object(
          'file', (
            select private.file_version_json(stored) from public.project_file_versions as stored
            where stored.id = item.file_version_id
          )
        ) order by item.position
      ), '[]')
      from public.deliverable_items as item where item.version_id = version.id
    )
  );
$function$;

CREATE OR REPLACE FUNCTION private.end_request (
  target    public.deliverable_versions,
  new_state text,
  client    uuid,
  said      text,
  by_mail   boolean
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if new_state = 'approved' and exists (
    select 1 from public.deliverable_items
    where version_id = target.id and kind = 'file' and file_version_id is null
  ) then
    raise exception 'A file of this version was deleted, so it cannot be approved. Please ask for changes.'
      using errcode = 'PT409';
  end if;
  update public.deliverable_versions
  set state = new_state, ended_at = now(), ended_by = client, ended_by_mail = by_mail, comment = said
  where id = target.id;
  perform private.add_project_update(
    target.project_id, 'client', case new_state when 'approved' then 'deliverable_approved' else 'changes_requested' end,
    concat('“', (select name from public.deliverables where id = target.deliverable_id), '”, version ', target.number));
end;
$function$;

CREATE OR REPLACE FUNCTION private.export_deliverables (
  project uuid
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select jsonb_build_object('deliverables', (
    select coalesce(jsonb_agg(
      jsonb_build_object('id', parent.id, 'name', parent.name, 'versions', (
        select jsonb_agg(
          to_jsonb(version) - array['deliverable_id', 'project_id', 'requested_by', 'ended_by'] || jsonb_build_object(
            'requested_by', private.actor_label(version.requested_by),
            'ended_by', private.actor_label(version.ended_by),
            'items', (
              select coalesce(jsonb_agg(to_jsonb(item) - array['version_id', 'position'] order by item.position), '[]')
              from public.deliverable_items as item where item.version_id = version.id
            )
          ) order by version.number
        )
        from public.deliverable_versions as version
        where version.deliverable_id = parent.id and version.state <> 'draft'
      ))
      order by parent.created_at, parent.id
    ), '[]')
    from public.deliverables as parent
    where parent.project_id = export_deliverables.project and exists (
      select 1 from public.deliverable_versions as seen where seen.deliverable_id = parent.id and seen.state <> 'draft'
    )
  ));
$function$;

CREATE OR REPLACE FUNCTION private.keep_deliverable()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION private.keep_deliverable_item()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION private.keep_deliverable_version()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION private.lock_request (
  version uuid,
  client  uuid
)
  RETURNS public.deliverable_versions
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  target public.deliverable_versions;
begin
  perform 1 from public.projects as room
  where room.id = (select project_id from public.deliverable_versions where id = lock_request.version)
    and room.user_id = client and room.deleted_at is null
  for no key update;
  if found then
    select * into target from public.deliverable_versions where id = lock_request.version and state <> 'draft';
  end if;
  return target;
end;
$function$;

CREATE OR REPLACE FUNCTION private.queue_approval_mail (
  target public.deliverable_versions
)
  RETURNS void
  LANGUAGE sql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  insert into private.mail_outbox (kind, label, user_id, project_id, content, unique_key, send_after)
  select
    'approval', 'Approval request', client.id, target.project_id, jsonb_build_object('version', target.id),
    'approval:' || target.id,
    case chosen.setting
      when 'soon' then now()
      -- When the daily digest is sent, see queue_notifications().
      else date_trunc('day', now() at time zone 'UTC' + interval '17 hours') at time zone 'UTC' + interval '7 hours'
    end
  from public.projects as room
  join public.user_profiles as client on client.id = room.user_id and client.user_type = 'client'
  cross join lateral (select private.notification_setting(client.id, 'status') as setting) as chosen
  where room.id = target.project_id and chosen.setting <> 'off';
$function$;

CREATE OR REPLACE FUNCTION private.request_json (
  target public.deliverable_versions
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select jsonb_build_object(
    'deliverable', (select parent.name from public.deliverables as parent where parent.id = target.deliverable_id),
    'version', target.number,
    'notes', target.notes,
    'items', (
      select coalesce(jsonb_agg(
        jsonb_build_object(
          'label', item.label, 'file_version', item.file_version, 'host', substring(item.url from '^https://([^/?#]+)')
        ) order by item.position
      ), '[]')
      from public.deliverable_items as item where item.version_id = target.id
    )
  );
$function$;

CREATE OR REPLACE FUNCTION private.require_deliverable_access (
  project uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION private.require_deliverable_version (
  version uuid
)
  RETURNS public.deliverable_versions
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION private.require_open_request (
  target public.deliverable_versions
)
  RETURNS void
  LANGUAGE plpgsql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
begin
  case target.state
    when 'open' then
      return;
    when 'approved' then
      raise exception 'Version % has been approved already.', target.number using errcode = 'PT409';
    when 'changes' then
      raise exception 'Changes to version % have been asked for already.', target.number using errcode = 'PT409';
    else
      raise exception 'Version % is no longer up for approval.', target.number using errcode = 'PT409';
  end case;
end;
$function$;

CREATE OR REPLACE FUNCTION private.set_deliverable_items (
  target public.deliverable_versions,
  items  jsonb
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION public.decide_by_link (
  token_hash text,
  decision   text,
  comment    text DEFAULT NULL::text
)
  RETURNS text
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  link private.decision_links;
  target public.deliverable_versions;
  said text := nullif(trim(decide_by_link.comment), '');
  outcome text;
begin
  if decide_by_link.decision is null or decide_by_link.decision not in ('approved', 'changes') then
    raise exception 'Please choose what you decide.' using errcode = 'PT422';
  end if;
  if decide_by_link.decision = 'changes' and said is null then
    raise exception 'Please say what should change.' using errcode = 'PT422';
  end if;
  if char_length(said) > 2000 then
    raise exception 'A comment has at most 2,000 characters.' using errcode = 'PT422';
  end if;
  select * into link from private.decision_links as found_link where found_link.token_hash = decide_by_link.token_hash;
  if link.token_hash is not null then
    target := private.lock_request(link.version_id, link.user_id);
  end if;
  outcome := public.decision_request(decide_by_link.token_hash) ->> 'outcome';
  if target.id is null or outcome is null or exists (
    select 1 from public.user_profiles where id = link.user_id and user_type = 'admin'
  ) then
    return 'unknown';
  end if;
  if outcome <> 'open' then
    -- What a link has decided itself is 'used', so that no one takes it for a second decision.
    return case when outcome in ('approved', 'changes') then 'decided' else outcome end;
  end if;
  if decide_by_link.decision = 'approved' then
    update public.deliverable_items set decision = 'approved' where version_id = target.id;
  end if;
  perform private.end_request(
    target, decide_by_link.decision, link.user_id,
    case decide_by_link.decision when 'changes' then said end, by_mail => true);
  update private.decision_links as used set used_at = now() where used.token_hash = link.token_hash;
  return decide_by_link.decision;
end;
$function$;

REVOKE ALL ON FUNCTION "public"."decide_by_link"(text, text, text) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.decide_deliverable (
  version   uuid,
  decisions jsonb
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := (select private.caller_id());
  target public.deliverable_versions;
  chosen record;
  matched integer := 0;
begin
  if caller is null then
    raise exception 'Your session has expired. Please sign in again.' using errcode = 'PT401';
  end if;
  if (select private.is_admin()) then
    raise exception 'Only the client decides about a deliverable.' using errcode = '42501';
  end if;
  target := private.lock_request(decide_deliverable.version, caller);
  if target.id is null then
    raise exception 'There is no such version.' using errcode = 'PT404';
  end if;
  perform private.require_open_request(target);
  if jsonb_typeof(decisions) is distinct from 'array' or jsonb_array_length(decisions) <> (
    select count(*) from public.deliverable_items where version_id = target.id
  ) then
    raise exception 'Please decide about each file and link.' using errcode = 'PT422';
  end if;
  for chosen in
    select entry ->> 'item' as item, entry ->> 'decision' as decision, nullif(trim(entry ->> 'comment'), '') as comment
    from jsonb_array_elements(decisions) as entry
  loop
    if chosen.decision is null or chosen.decision not in ('approved', 'changes') then
      raise exception 'Please decide about each file and link.' using errcode = 'PT422';
    end if;
    if chosen.decision = 'changes' and chosen.comment is null then
      raise exception 'Please say what should change.' using errcode = 'PT422';
    end if;
    if char_length(chosen.comment) > 2000 then
      raise exception 'A comment has at most 2,000 characters.' using errcode = 'PT422';
    end if;
    update public.deliverable_items as item set decision = chosen.decision, comment = chosen.comment
    where item.version_id = target.id and item.id::text = chosen.item and item.decision is null;
    if found then
      matched := matched + 1;
    end if;
  end loop;
  if matched <> jsonb_array_length(decisions) then
    raise exception 'Please decide about each file and link.' using errcode = 'PT422';
  end if;
  perform private.end_request(
    target,
    case when exists (
      select 1 from public.deliverable_items where version_id = target.id and decision = 'changes'
    ) then 'changes' else 'approved' end,
    caller, null, by_mail => false);
end;
$function$;

REVOKE ALL ON FUNCTION "public"."decide_deliverable"(uuid, jsonb) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.decision_request (
  token_hash text
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select jsonb_build_object(
    'outcome', case
      when link.used_at is not null then 'used'
      when version.state <> 'open' then version.state
      when link.created_at <= now() - interval '7 days' then 'expired'
      else 'open'
    end,
    'project_id', room.id, 'project', room.name
  ) || private.request_json(version)
  from private.decision_links as link
  join public.deliverable_versions as version on version.id = link.version_id
  join public.projects as room
    on room.id = version.project_id and room.user_id = link.user_id and room.deleted_at is null
  where link.token_hash = decision_request.token_hash;
$function$;

REVOKE ALL ON FUNCTION "public"."decision_request"(text) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.discard_deliverable_draft (
  version uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
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
$function$;

REVOKE ALL ON FUNCTION "public"."discard_deliverable_draft"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.export_own_data()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := (select private.caller_id());
begin
  if caller is null then
    raise exception 'Only a signed-in person has data to export.' using errcode = '42501';
  end if;
  return jsonb_build_object(
    'exported_at', now(),
    'account', (
      select jsonb_build_object(
        'id', account.id,
        'email', account.email,
        'created_at', account.created_at,
        'confirmed_at', account.email_confirmed_at,
        'last_sign_in_at', account.last_sign_in_at,
        'sign_up', account.raw_user_meta_data
      )
      from auth.users as account where account.id = caller
    ),
    'sessions', (
      select coalesce(jsonb_agg(
        jsonb_build_object(
          'created_at', session.created_at,
          'last_used_at', coalesce(session.refreshed_at at time zone 'UTC', session.updated_at, session.created_at),
          'user_agent', session.user_agent,
          'ip', host(session.ip)
        )
        order by session.created_at, session.id
      ), '[]')
      from auth.sessions as session where session.user_id = caller
    ),
    'known_devices', (
      select coalesce(jsonb_agg(
        jsonb_build_object('created_at', device.created_at, 'last_used_at', device.last_used_at) order by device.created_at
      ), '[]')
      from private.known_devices as device where device.user_id = caller
    ),
    'profile', (select to_jsonb(profile) - 'search_text' from public.user_profiles as profile where profile.id = caller),
    'projects', (
      select coalesce(jsonb_agg(
        to_jsonb(own) - array['user_id', 'search_text'] || jsonb_build_object('history', (
          select coalesce(jsonb_agg(
            to_jsonb(event) - array['project_id', 'actor_id']
              || jsonb_build_object('by', private.actor_label(event.actor_id))
            order by event.id
          ), '[]')
          from public.project_events as event where event.project_id = own.id
        )) || private.export_room(own.id, caller) || private.export_plan(own.id) || private.export_updates(own.id)
          || private.export_deliverables(own.id)
        order by own.created_at, own.id
      ), '[]')
      from public.projects as own where own.user_id = caller
    ),
    'notifications', (
      select to_jsonb(chosen) - 'user_id' from public.notification_settings as chosen where chosen.user_id = caller
    ),
    'calendar_feed', (
      select jsonb_build_object('created_at', feed.created_at) from public.calendar_feeds as feed where feed.user_id = caller
    ),
    'newsletter', (
      select to_jsonb(subscriber) - 'id' from public.newsletter_subscribers as subscriber
      where lower(subscriber.email) = private.caller_confirmed_email()
    )
  );
end;
$function$;

CREATE OR REPLACE FUNCTION public.lease_mails (
  max_mails     integer DEFAULT 20,
  lease_seconds integer DEFAULT 120,
  delay_seconds integer DEFAULT 300
)
  RETURNS SETOF jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  mail private.mail_outbox;
  details jsonb;
  leased integer := 0;
begin
  for tried in 1..200 loop
    exit when leased >= least(greatest(max_mails, 1), 20);
    -- Not now(): what others have added to this mail until it was locked belongs into it.
    update private.mail_outbox as due_mail
    set lease = gen_random_uuid(), attempts = due_mail.attempts + 1,
      covers_until = coalesce(due_mail.covers_until, clock_timestamp()),
      send_after = now() + make_interval(secs => lease_seconds)
    where due_mail.id = (
      select due.id from private.mail_outbox as due
      where due.state = 'waiting' and due.send_after <= now()
        and (due.kind <> 'activity' or due.lease is not null or due.created_at <= now() - make_interval(secs => delay_seconds))
      order by due.send_after, due.id
      limit 1
      for update skip locked
    )
    returning due_mail.* into mail;
    exit when not found;
    if mail.attempts > 8 then
      update private.mail_outbox set state = 'failed', finished_at = now(), attempts = 8,
        last_error = coalesce(last_error, 'The server stopped eight times while sending it.')
      where id = mail.id;
      insert into private.live_events (kind, for_admins) values ('mail', true);
      continue;
    end if;
    details := case mail.kind
      when 'direct' then
        jsonb_build_object('recipient', mail.recipient, 'subject', mail.subject, 'content', mail.content)
      when 'approval' then private.approval_mail(mail)
      else private.mail_news(mail)
    end;
    if details is null then
      update private.mail_outbox set state = 'skipped', finished_at = now() where id = mail.id;
    else
      leased := leased + 1;
      return next details || jsonb_build_object(
        'id', mail.id, 'lease', mail.lease, 'kind', mail.kind, 'label', mail.label, 'attempts', mail.attempts);
    end if;
  end loop;
end;
$function$;

CREATE OR REPLACE FUNCTION public.open_approvals()
  RETURNS TABLE (
    project_id uuid,
    version_id uuid,
    name       text,
    number     integer
  )
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select version.project_id, version.id, parent.name, version.number
  from public.projects as own
  join public.deliverable_versions as version on version.project_id = own.id and version.state = 'open'
  join public.deliverables as parent on parent.id = version.deliverable_id
  where own.user_id = (select private.caller_id())
  order by version.requested_at, version.id
  limit 100;
$function$;

REVOKE ALL ON FUNCTION "public"."open_approvals"() FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.project_deliverables (
  project uuid
)
  RETURNS TABLE (
    id         uuid,
    name       text,
    created_at timestamp with time zone,
    versions   jsonb
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  own_side text := private.require_room(project_deliverables.project, is_writing => false);
begin
  return query
  select parent.id, parent.name, parent.created_at, listed.versions
  from public.deliverables as parent
  cross join lateral (
    select jsonb_agg(private.deliverable_version_json(version) order by version.number desc) as versions
    from public.deliverable_versions as version
    where version.deliverable_id = parent.id and (version.state <> 'draft' or own_side = 'team')
  ) as listed
  where parent.project_id = project_deliverables.project and listed.versions is not null
  order by parent.created_at, parent.id;
end;
$function$;

REVOKE ALL ON FUNCTION "public"."project_deliverables"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.request_approval (
  version      uuid,
  base_version timestamp with time zone
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  target public.deliverable_versions := private.require_deliverable_version(request_approval.version);
begin
  if target.state <> 'draft' then
    raise exception 'This version was put up for approval already.' using errcode = 'PT409';
  end if;
  if target.updated_at is distinct from base_version then
    raise exception 'A colleague has changed this draft. Look at it again before you put it up.' using errcode = 'PT409';
  end if;
  if not exists (select 1 from public.deliverable_items where version_id = target.id) then
    raise exception 'Add a file or a link first: the client decides about each of them.' using errcode = 'PT422';
  end if;
  if exists (
    select 1 from public.deliverable_items as item
    left join public.project_file_versions as stored on stored.id = item.file_version_id
    where item.version_id = target.id and item.kind = 'file' and (stored.id is null or stored.scan_state = 'infected')
  ) then
    raise exception 'A file of this version was deleted or is infected. Please replace it first.' using errcode = 'PT409';
  end if;
  update public.deliverable_versions
  set state = 'void', void_reason = 'replaced', ended_at = now(), ended_by = (select private.caller_id())
  where deliverable_id = target.deliverable_id and state = 'open';
  update public.deliverable_versions
  set state = 'open', requested_at = now(), requested_by = (select private.caller_id())
  where id = target.id;
  perform private.queue_approval_mail(target);
end;
$function$;

REVOKE ALL ON FUNCTION "public"."request_approval"(uuid, timestamp WITH time zone) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.save_deliverable_draft (
  deliverable  uuid,
  project      uuid,
  name         text,
  notes        text,
  items        jsonb,
  base_version timestamp with time zone DEFAULT NULL::timestamp WITH time zone
)
  RETURNS SETOF public.deliverable_versions
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
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
$function$;

REVOKE ALL ON FUNCTION "public"."save_deliverable_draft"(uuid, uuid, text, text, jsonb, timestamp WITH time zone) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.withdraw_approval_request (
  version uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  target public.deliverable_versions := private.require_deliverable_version(withdraw_approval_request.version);
begin
  perform private.require_open_request(target);
  update public.deliverable_versions
  set state = 'void', void_reason = 'withdrawn', ended_at = now(), ended_by = (select private.caller_id())
  where id = target.id;
end;
$function$;

REVOKE ALL ON FUNCTION "public"."withdraw_approval_request"(uuid) FROM PUBLIC, "anon", "service_role";

ALTER TABLE "private"."decision_links"
  ADD CONSTRAINT "decision_links_user_id_fkey" FOREIGN KEY (user_id) REFERENCES public.user_profiles(id) ON DELETE CASCADE;

ALTER TABLE "private"."mail_outbox"
  ADD CONSTRAINT "mail_outbox_kind_check" CHECK ((kind = ANY (ARRAY['direct'::text, 'activity'::text, 'digest'::text, 'reminder'::text, 'approval'::text])));

ALTER TABLE "public"."deliverable_items"
  ADD CONSTRAINT "deliverable_items_file_version_id_fkey" FOREIGN KEY (file_version_id) REFERENCES public.project_file_versions(id) ON DELETE SET NULL;

ALTER TABLE "public"."deliverable_versions"
  ADD CONSTRAINT "deliverable_versions_ended_by_fkey" FOREIGN KEY (ended_by) REFERENCES public.user_profiles(id) ON DELETE SET NULL;

ALTER TABLE "private"."decision_links"
  ADD CONSTRAINT "decision_links_version_id_fkey" FOREIGN KEY (version_id) REFERENCES public.deliverable_versions(id) ON DELETE CASCADE;

ALTER TABLE "public"."deliverable_items"
  ADD CONSTRAINT "deliverable_items_version_id_fkey" FOREIGN KEY (version_id) REFERENCES public.deliverable_versions(id) ON DELETE CASCADE;

ALTER TABLE "public"."deliverable_versions"
  ADD CONSTRAINT "deliverable_versions_requested_by_fkey" FOREIGN KEY (requested_by) REFERENCES public.user_profiles(id) ON DELETE SET NULL;

ALTER TABLE "public"."deliverable_versions"
  ADD CONSTRAINT "deliverable_versions_deliverable_id_project_id_fkey" FOREIGN KEY (deliverable_id, project_id) REFERENCES public.deliverables(id, project_id) ON DELETE CASCADE;

ALTER TABLE "public"."deliverables"
  ADD CONSTRAINT "deliverables_project_id_fkey" FOREIGN KEY (project_id) REFERENCES public.projects(id) ON DELETE CASCADE;

CREATE INDEX decision_links_by_user ON private.decision_links USING btree (user_id);

CREATE INDEX decision_links_by_version ON private.decision_links USING btree (version_id);

CREATE INDEX decision_links_created_at ON private.decision_links USING btree (created_at);

CREATE INDEX deliverable_items_by_file ON public.deliverable_items USING btree (file_version_id);

CREATE INDEX deliverable_versions_by_decider ON public.deliverable_versions USING btree (ended_by);

CREATE INDEX deliverable_versions_by_project ON public.deliverable_versions USING btree (project_id);

CREATE INDEX deliverable_versions_by_requester ON public.deliverable_versions USING btree (requested_by);

CREATE UNIQUE INDEX deliverable_versions_one_draft ON public.deliverable_versions USING btree (deliverable_id)
  WHERE (state = 'draft'::text);

CREATE UNIQUE INDEX deliverable_versions_one_open ON public.deliverable_versions USING btree (deliverable_id)
  WHERE (state = 'open'::text);

CREATE INDEX deliverable_versions_open ON public.deliverable_versions USING btree (project_id)
  WHERE (state = 'open'::text);

CREATE INDEX deliverables_by_project ON public.deliverables USING btree (project_id, created_at);

CREATE TRIGGER announce_deleted_item_file
  AFTER UPDATE ON public.deliverable_items
  FOR EACH ROW
  WHEN (((old.file_version_id IS NOT NULL) AND (new.file_version_id IS NULL)))
  EXECUTE FUNCTION private.announce_deleted_item_file();

CREATE TRIGGER keep_deliverable_item
  BEFORE INSERT OR DELETE OR UPDATE ON public.deliverable_items
  FOR EACH ROW
  EXECUTE FUNCTION private.keep_deliverable_item();

CREATE TRIGGER announce_deliverable_version
  AFTER INSERT OR DELETE OR UPDATE ON public.deliverable_versions
  FOR EACH ROW
  EXECUTE FUNCTION private.announce_deliverable_version();

CREATE TRIGGER keep_deliverable_version
  BEFORE DELETE OR UPDATE ON public.deliverable_versions
  FOR EACH ROW
  EXECUTE FUNCTION private.keep_deliverable_version();

CREATE TRIGGER touch_updated_at
  BEFORE UPDATE ON public.deliverable_versions
  FOR EACH ROW
  EXECUTE FUNCTION private.touch_updated_at();

CREATE TRIGGER keep_deliverable
  BEFORE DELETE OR UPDATE ON public.deliverables
  FOR EACH ROW
  EXECUTE FUNCTION private.keep_deliverable();

CREATE POLICY "Readers of a version read its items" ON "public"."deliverable_items"
  FOR SELECT
  TO "authenticated"
  USING ((EXISTS ( SELECT 1
   FROM public.deliverable_versions VERSION
  WHERE (version.id = deliverable_items.version_id))));

CREATE POLICY "Readers of a project read its versions, only admins drafts" ON "public"."deliverable_versions"
  FOR SELECT
  TO "authenticated"
  USING (((EXISTS ( SELECT 1
   FROM public.projects
  WHERE (projects.id = deliverable_versions.project_id))) AND ((state <> 'draft'::text) OR ( SELECT private.is_admin() AS is_admin))));

CREATE POLICY "Readers of a version read its deliverable, and admins read all" ON "public"."deliverables"
  FOR SELECT
  TO "authenticated"
  USING ((( SELECT private.is_admin() AS is_admin) OR (EXISTS ( SELECT 1
   FROM public.deliverable_versions VERSION
  WHERE (version.deliverable_id = deliverables.id)))));

COMMENT ON COLUMN "private"."decision_links"."token_hash" IS 'SHA-256 of the token in the link, so that a copy of the table decides nothing.';

COMMENT ON COLUMN "private"."mail_outbox"."content" IS 'Text, HTML and unsubscribe link of a direct mail, which version a mail about approval is about. Removed once it is sent, because it may contain links that sign in.';

COMMENT ON COLUMN "public"."deliverable_items"."file_version_id" IS 'Null when the file was deleted since. Its name, version and checksum stay, so that what was approved remains known.';

COMMENT ON COLUMN "public"."deliverable_versions"."comment" IS 'What the client says about the whole version, who decided by the link in the mail.';

COMMENT ON COLUMN "public"."deliverable_versions"."ended_at" IS 'When the client decided, or when the request was withdrawn or replaced.';

COMMENT ON COLUMN "public"."deliverables"."id" IS 'Chosen by the browser, so that a deliverable that is sent again is stored once.';

REVOKE ALL ON FUNCTION "private"."announce_deleted_item_file"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."announce_deliverable_version"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."approval_mail"(private.mail_outbox) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."deliverable_version_json"(public.deliverable_versions) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."end_request"(public.deliverable_versions, text, uuid, text, boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."export_deliverables"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."keep_deliverable"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."keep_deliverable_item"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."keep_deliverable_version"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."lock_request"(uuid, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."queue_approval_mail"(public.deliverable_versions) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."request_json"(public.deliverable_versions) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."require_deliverable_access"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."require_deliverable_version"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."require_open_request"(public.deliverable_versions) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."set_deliverable_items"(public.deliverable_versions, jsonb) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."decide_by_link"(text, text, text) TO "service_role";

GRANT EXECUTE ON FUNCTION "public"."decide_deliverable"(uuid, jsonb) TO "authenticated";

GRANT EXECUTE ON FUNCTION "public"."decision_request"(text) TO "service_role";

GRANT EXECUTE ON FUNCTION "public"."discard_deliverable_draft"(uuid) TO "authenticated";

GRANT EXECUTE ON FUNCTION "public"."open_approvals"() TO "authenticated";

GRANT EXECUTE ON FUNCTION "public"."project_deliverables"(uuid) TO "authenticated";

GRANT EXECUTE ON FUNCTION "public"."request_approval"(uuid, timestamp WITH time zone) TO "authenticated";

GRANT EXECUTE ON FUNCTION "public"."save_deliverable_draft"(uuid, uuid, text, text, jsonb, timestamp WITH time zone) TO "authenticated";

GRANT EXECUTE ON FUNCTION "public"."withdraw_approval_request"(uuid) TO "authenticated";

REVOKE ALL ON TABLE "public"."deliverable_items" FROM "authenticated";

GRANT SELECT ON TABLE "public"."deliverable_items" TO "authenticated";

GRANT DELETE, INSERT, REFERENCES, SELECT, TRIGGER, TRUNCATE, UPDATE ON TABLE "public"."deliverable_items" TO "service_role";

REVOKE ALL ON TABLE "public"."deliverable_versions" FROM "authenticated";

GRANT SELECT ON TABLE "public"."deliverable_versions" TO "authenticated";

GRANT DELETE, INSERT, REFERENCES, SELECT, TRIGGER, TRUNCATE, UPDATE ON TABLE "public"."deliverable_versions" TO "service_role";

REVOKE ALL ON TABLE "public"."deliverables" FROM "authenticated";

GRANT SELECT ON TABLE "public"."deliverables" TO "authenticated";

GRANT DELETE, INSERT, REFERENCES, SELECT, TRIGGER, TRUNCATE, UPDATE ON TABLE "public"."deliverables" TO "service_role";
