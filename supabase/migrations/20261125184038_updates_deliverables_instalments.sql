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

CREATE TABLE "private"."project_updates" (
  "id"         bigint                   GENERATED ALWAYS AS IDENTITY NOT NULL,
  "project_id" uuid                     NOT NULL,
  "side"       text                     NOT NULL,
  "actor_id"   uuid,
  "kind"       text                     NOT NULL,
  "subject"    text                     NOT NULL,
  "created_at" timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "project_updates_kind_check" CHECK (((kind ~ '^[a-z_]+$'::text) AND (char_length(kind) <= 40))),
  CONSTRAINT "project_updates_pkey" PRIMARY KEY (id),
  CONSTRAINT "project_updates_side_check" CHECK ((side = ANY (ARRAY['client'::text, 'team'::text]))),
  CONSTRAINT "project_updates_subject_check" CHECK ((char_length(subject) <= 200))
);

ALTER TABLE "private"."project_updates"
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

CREATE TABLE "public"."instalment_events" (
  "id"                bigint                   GENERATED ALWAYS AS IDENTITY NOT NULL,
  "project_id"        uuid                     NOT NULL,
  "part"              integer                  NOT NULL,
  "kind"              text                     NOT NULL,
  "reason"            text,
  "from_amount_cents" bigint,
  "to_amount_cents"   bigint,
  "due_on"            date,
  "paid_on"           date,
  "reference"         text,
  "actor_id"          uuid,
  "created_at"        timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "instalment_events_kind_check"
    CHECK ((kind = ANY (ARRAY['planned'::text, 'due'::text, 'paid'::text, 'unpaid'::text, 'amount'::text, 'void'::text, 'reinstate'::text]))),
  CONSTRAINT "instalment_events_part_check" CHECK ((part = ANY (ARRAY[1, 2]))),
  CONSTRAINT "instalment_events_pkey" PRIMARY KEY (id),
  CONSTRAINT "instalment_events_reason_check" CHECK ((char_length(reason) <= 500)),
  CONSTRAINT "instalment_events_reference_check" CHECK ((char_length(reference) <= 100))
);

ALTER TABLE "public"."instalment_events"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."instalment_events" FROM "anon";

CREATE TABLE "public"."instalments" (
  "id"                 uuid                     NOT NULL DEFAULT gen_random_uuid(),
  "project_id"         uuid                     NOT NULL,
  "part"               integer                  NOT NULL,
  "amount_cents"       bigint,
  "currency"           text                     NOT NULL DEFAULT 'USD'::text,
  "plan_name"          text,
  "price_list_version" bigint,
  "state"              text                     NOT NULL DEFAULT 'planned'::text,
  "due_on"             date,
  "paid_on"            date,
  "reference"          text,
  "updated_at"         timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "instalments_amount_cents_check" CHECK (((amount_cents >= 1) AND (amount_cents <= 1000000000))),
  CONSTRAINT "instalments_check1" CHECK (((state <> 'due'::text) OR (due_on IS NOT NULL))),
  CONSTRAINT "instalments_check2" CHECK ((((state = 'paid'::text) = (paid_on IS NOT NULL)) AND ((state = 'paid'::text) = (reference IS NOT NULL)))),
  CONSTRAINT "instalments_check" CHECK (((state <> ALL (ARRAY['due'::text, 'paid'::text])) OR (amount_cents IS NOT NULL))),
  CONSTRAINT "instalments_currency_check" CHECK ((currency = 'USD'::text)),
  CONSTRAINT "instalments_due_on_check" CHECK (((due_on >= '2000-01-01'::date) AND (due_on <= '2100-12-31'::date))),
  CONSTRAINT "instalments_paid_on_check" CHECK (((paid_on >= '2000-01-01'::date) AND (paid_on <= '2100-12-31'::date))),
  CONSTRAINT "instalments_part_check" CHECK ((part = ANY (ARRAY[1, 2]))),
  CONSTRAINT "instalments_pkey" PRIMARY KEY (id),
  CONSTRAINT "instalments_plan_name_check" CHECK ((char_length(plan_name) <= 80)),
  CONSTRAINT "instalments_project_id_part_key" UNIQUE (project_id, part),
  CONSTRAINT "instalments_reference_check" CHECK (((reference ~ '\S'::text) AND (char_length(reference) <= 100))),
  CONSTRAINT "instalments_state_check" CHECK ((state = ANY (ARRAY['planned'::text, 'due'::text, 'paid'::text, 'void'::text])))
);

ALTER TABLE "public"."instalments"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."instalments" FROM "anon";

REVOKE ALL ON SEQUENCE "public"."instalment_events_id_seq" FROM "anon";

REVOKE ALL ON SEQUENCE "public"."instalment_events_id_seq" FROM "authenticated";

REVOKE ALL ON SEQUENCE "public"."instalment_events_id_seq" FROM "service_role";

CREATE OR REPLACE FUNCTION private.add_instalment_event (
  instalment public.instalments,
  kind       text,
  reason     text,
  from_cents bigint
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  insert into public.instalment_events
    (project_id, part, kind, reason, from_amount_cents, to_amount_cents, due_on, paid_on, reference, actor_id)
  values (
    instalment.project_id, instalment.part, add_instalment_event.kind, add_instalment_event.reason, from_cents,
    instalment.amount_cents, instalment.due_on, instalment.paid_on, instalment.reference, (select private.caller_id())
  );
$function$;

CREATE OR REPLACE FUNCTION private.add_project_update (
  project uuid,
  side    text,
  kind    text,
  subject text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  insert into private.project_updates (project_id, side, actor_id, kind, subject)
  values (
    add_project_update.project, add_project_update.side, (select private.caller_id()), add_project_update.kind,
    left(coalesce(add_project_update.subject, ''), 200)
  );
  perform private.queue_notifications(add_project_update.project, add_project_update.side, 'status');
end;
$function$;

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

CREATE OR REPLACE FUNCTION private.announce_instalment_event()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  part_name text := case new.part when 1 then 'first installment' else 'second installment' end;
  named text := concat(part_name, ' of ' || private.format_dollars(new.to_amount_cents));
begin
  perform private.record_live_event('project', new.project_id);
  if new.kind = 'due' then
    perform private.add_project_update(
      new.project_id, 'team', 'instalment_due', concat(named, ' (due ', to_char(new.due_on, 'FMMon FMDD, YYYY'), ')'));
  elsif new.kind = 'paid' then
    perform private.add_project_update(
      new.project_id, 'team', 'instalment_paid', concat(named, ' (paid ', to_char(new.paid_on, 'FMMon FMDD, YYYY'), ')'));
  elsif new.kind = 'amount' and new.from_amount_cents is not null then
    perform private.add_project_update(
      new.project_id, 'team', 'instalment_corrected',
      concat(part_name, ' is now ', private.format_dollars(new.to_amount_cents), ' instead of ',
        private.format_dollars(new.from_amount_cents)));
  elsif new.kind in ('unpaid', 'void', 'reinstate') then
    perform private.add_project_update(
      new.project_id, 'team', 'instalment_corrected',
      concat(named, case when new.kind = 'void' then ' is void' else ' is open again' end));
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
  return jsonb_build_object(
    'recipient', receiver.email, 'name', receiver.name, 'is_admin', false,
    'unsubscribe_token', private.unsubscribe_token(receiver.id), 'token', token,
    'projects', jsonb_build_array(
      jsonb_build_object('id', receiver.project_id, 'name', receiver.project_name) || private.request_json(target)));
end;
$function$;

CREATE OR REPLACE FUNCTION private.create_instalments (
  project            uuid,
  first_day          date,
  total_cents        bigint,
  plan_name          text,
  price_list_version bigint,
  reason             text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  instalment public.instalments;
begin
  for number in 1..2 loop
    insert into public.instalments (project_id, part, amount_cents, plan_name, price_list_version, due_on)
    values (
      create_instalments.project, number, case number when 1 then total_cents - total_cents / 2 else total_cents / 2 end,
      create_instalments.plan_name, create_instalments.price_list_version, case number when 1 then first_day end
    )
    returning * into instalment;
    perform private.add_instalment_event(instalment, 'planned', create_instalments.reason, null);
    perform private.settle_instalment_state(instalment.id, create_instalments.reason);
  end loop;
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

CREATE OR REPLACE FUNCTION private.export_instalments (
  project uuid
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select jsonb_build_object('payments', jsonb_build_object(
    'instalments', (
      select coalesce(jsonb_agg(to_jsonb(stored) - 'project_id' order by stored.part), '[]')
      from public.instalments as stored where stored.project_id = export_instalments.project
    ),
    'history', (
      select coalesce(jsonb_agg(
        to_jsonb(event) - array['project_id', 'actor_id'] || jsonb_build_object('by', private.actor_label(event.actor_id))
        order by event.id
      ), '[]')
      from public.instalment_events as event where event.project_id = export_instalments.project
    )
  ));
$function$;

CREATE OR REPLACE FUNCTION private.export_updates (
  project uuid
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select jsonb_build_object('updates', (
    select coalesce(jsonb_agg(
      to_jsonb(entry) - array['project_id', 'actor_id'] || jsonb_build_object('by', private.actor_label(entry.actor_id))
      order by entry.id
    ), '[]')
    from private.project_updates as entry where entry.project_id = export_updates.project
  ));
$function$;

CREATE OR REPLACE FUNCTION private.fixed_price_cents (
  price text
)
  RETURNS bigint
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select nullif(round(replace(amount.dollars, ',', '')::numeric * 100), 0)::bigint
  from (select (regexp_match(price, '^\s*(?:US)?\$\s*(\d{1,3}(?:,\d{3}){0,2}|\d{1,7})(\.\d{1,2})?\s*(?:USD)?\s*$')) as parts) as found,
    lateral (select found.parts[1] || coalesce(found.parts[2], '') as dollars) as amount
  where found.parts is not null;
$function$;

CREATE OR REPLACE FUNCTION private.format_days (
  first_day date,
  last_day  date
)
  RETURNS text
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select case when first_day < last_day then to_char(first_day, 'FMMon FMDD – ') else '' end
    || to_char(last_day, 'FMMon FMDD, YYYY');
$function$;

CREATE OR REPLACE FUNCTION private.format_dollars (
  cents bigint
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select to_char(cents / 100, 'FM"$"999,999,990')
    || case when cents % 100 > 0 then '.' || lpad((cents % 100)::text, 2, '0') else '' end;
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

CREATE OR REPLACE FUNCTION private.keep_instalment_event()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if tg_op = 'DELETE' and not exists (select 1 from public.projects where id = old.project_id) then
    return old;
  end if;
  if tg_op = 'UPDATE' and to_jsonb(new) = to_jsonb(old) || jsonb_build_object('actor_id', null)
    and not exists (select 1 from public.user_profiles where id = old.actor_id) then
    return new;
  end if;
  raise exception 'What happened to an installment cannot be changed.' using errcode = '42501';
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

CREATE OR REPLACE FUNCTION private.mail_news (
  mail private.mail_outbox
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  receiver record;
  since record;
  projects jsonb;
begin
  select profile.id, profile.name, profile.user_type = 'admin' as is_admin, account.email::text as email into receiver
  from public.user_profiles as profile
  join auth.users as account on account.id = profile.id and account.email_confirmed_at is not null
  where profile.id = mail.user_id;
  if receiver.id is null then
    return null;
  end if;
  if mail.kind = 'reminder' and not (receiver.is_admin and private.notification_setting(receiver.id, 'reminders') = 'soon') then
    return null;
  elsif mail.kind = 'reminder' then
    select jsonb_agg(jsonb_build_object('id', room.id, 'name', room.name, 'waiting_since', summary.waiting_since))
    into projects
    from private.room_summaries as summary
    join public.projects as room on room.id = summary.project_id and room.deleted_at is null
    where summary.project_id = mail.project_id and summary.waiting_for = 'team'
      and summary.waiting_since <= mail.created_at;
  else
    select
      case when private.notification_setting(receiver.id, 'messages') <> 'off' then mail.messages_since end as messages,
      case when private.notification_setting(receiver.id, 'files') <> 'off' then mail.files_since end as files,
      case when private.notification_setting(receiver.id, 'status') <> 'off' then mail.status_since end as status
    into since;
    select jsonb_agg(told.news order by told.news ->> 'name') into projects
    from (
      select private.project_news(
        changed.project_id, receiver.id, since.messages, since.files, since.status, mail.covers_until
      ) as news
      from (
        select mail.project_id where mail.kind = 'activity'
        union
        (
          select entry.project_id from public.project_events as entry
          where mail.kind = 'digest' and entry.kind = 'status'
            and entry.created_at between mail.created_at and mail.covers_until
            and receiver.id in (select private.notified_people(entry.project_id, case when receiver.is_admin then 'client' else 'team' end))
          limit 50
        )
        union
        (
          select entry.project_id from private.project_updates as entry
          where mail.kind = 'digest' and entry.created_at between mail.created_at and mail.covers_until
            and receiver.id in (select private.notified_people(entry.project_id, case when receiver.is_admin then 'client' else 'team' end))
          limit 50
        )
        union
        (
          select summary.project_id from private.room_summaries as summary
          where mail.kind = 'digest' and summary.last_at >= mail.created_at
            and receiver.id in (select private.notified_people(summary.project_id, case when receiver.is_admin then 'client' else 'team' end))
          limit 50
        )
      ) as changed
    ) as told
    where told.news is not null;
  end if;
  if projects is null then
    return null;
  end if;
  return jsonb_build_object(
    'recipient', receiver.email, 'name', receiver.name, 'is_admin', receiver.is_admin, 'projects', projects,
    'unsubscribe_token', private.unsubscribe_token(receiver.id));
end;
$function$;

CREATE OR REPLACE FUNCTION private.mail_time (
  setting text
)
  RETURNS timestamp WITH time zone
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select case setting
    when 'soon' then now()
    else date_trunc('day', now() at time zone 'UTC' + interval '17 hours') at time zone 'UTC' + interval '7 hours'
  end;
$function$;

CREATE OR REPLACE FUNCTION private.move_first_instalment()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  moved public.instalments;
begin
  update public.instalments set due_on = new.to_first_day
  where project_id = new.project_id and part = 1 and state in ('planned', 'due') and due_on = new.from_first_day
  returning * into moved;
  if moved.state = 'due' then
    perform private.add_instalment_event(moved, 'due', new.reason, moved.amount_cents);
  end if;
  return null;
end;
$function$;

CREATE OR REPLACE FUNCTION private.notify_step_event()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.add_project_update(
    new.project_id,
    'team',
    case new.kind when 'moved' then 'step_moved' when 'held' then 'held_for_' || new.waits_for else 'resumed' end,
    case new.kind
      when 'moved' then concat(new.step, ' step to ', private.format_days(new.to_first_day, new.to_last_day))
      when 'held' then new.reason
      else ''
    end);
  return null;
end;
$function$;

CREATE OR REPLACE FUNCTION private.plan_instalments()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  listed record;
begin
  if exists (select 1 from public.instalments where project_id = new.project_id) then
    return null;
  end if;
  select plan.name, private.fixed_price_cents(plan.price) as cents into listed
  from public.projects as project
  join public.pricing_plans as plan
    on trim('-' from regexp_replace(lower(plan.name), '[^a-z0-9]+', '-', 'g')) = project.budget_range
  where project.id = new.project_id and private.fixed_price_cents(plan.price) between 2 and 1000000000
  order by plan.position, plan.id limit 1;
  perform private.create_instalments(
    new.project_id, new.to_first_day, listed.cents, listed.name,
    case when listed.cents is not null then (select max(id) from public.price_list_versions) end, null);
  return null;
end;
$function$;

CREATE OR REPLACE FUNCTION private.project_news (
  project        uuid,
  person         uuid,
  messages_since timestamp with time zone,
  files_since    timestamp with time zone,
  status_since   timestamp with time zone,
  until          timestamp with time zone
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  is_admin boolean := exists (select 1 from public.user_profiles where id = person and user_type = 'admin');
  other_side text := case when is_admin then 'client' else 'team' end;
  read_sequence bigint := coalesce((
    select mark.sequence from public.project_reads as mark
    where mark.project_id = project_news.project and mark.user_id = person
  ), 0);
  messages jsonb;
  files jsonb;
  statuses jsonb;
  updates jsonb;
begin
  select jsonb_agg(jsonb_build_object('author', private.author_name(message.author_id), 'body', left(message.body, 1000),
    'at', message.created_at) order by message.sequence)
  into messages
  from (
    select * from public.project_messages as entry
    where entry.project_id = project_news.project and entry.side = other_side and entry.deleted_at is null
      and entry.sequence > read_sequence and entry.created_at between messages_since and until
    order by entry.sequence limit 20
  ) as message;
  select jsonb_agg(jsonb_build_object('author', private.author_name(version.uploaded_by), 'name', file.name,
    'version', version.version, 'at', version.created_at) order by version.sequence)
  into files
  from (
    select * from public.project_file_versions as entry
    where entry.project_id = project_news.project and entry.side = other_side and entry.scan_state <> 'infected'
      and entry.sequence > read_sequence and entry.created_at between files_since and until
    order by entry.sequence limit 20
  ) as version
  join public.project_files as file on file.id = version.file_id;
  select jsonb_agg(jsonb_build_object('from', event.from_value, 'to', event.to_value, 'at', event.created_at) order by event.id)
  into statuses
  from public.project_events as event
  where event.project_id = project_news.project and event.kind = 'status' and event.actor_id is distinct from person
    and (not is_admin or event.actor_id = (select room.user_id from public.projects as room where room.id = event.project_id))
    and event.created_at between status_since and until;
  select jsonb_agg(jsonb_build_object('kind', told.kind, 'subject', told.subject,
    'author', private.author_name(told.actor_id), 'at', told.created_at) order by told.id)
  into updates
  from (
    select * from private.project_updates as entry
    where entry.project_id = project_news.project and entry.side = other_side
      and entry.created_at between status_since and until
    order by entry.id limit 20
  ) as told;
  if messages is null and files is null and statuses is null and updates is null then
    return null;
  end if;
  -- Nothing about a project that was deleted, or that is not the person's: an admin may have become a client since.
  return (
    select jsonb_build_object('id', room.id, 'name', room.name, 'messages', coalesce(messages, '[]'),
      'files', coalesce(files, '[]'), 'statuses', coalesce(statuses, '[]'), 'updates', coalesce(updates, '[]'))
    from public.projects as room
    where room.id = project_news.project and room.deleted_at is null and (is_admin or room.user_id = person)
  );
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
    private.mail_time(chosen.setting)
  from public.projects as room
  join public.user_profiles as client on client.id = room.user_id and client.user_type = 'client'
  cross join lateral (select private.notification_setting(client.id, 'status') as setting) as chosen
  where room.id = target.project_id and chosen.setting <> 'off';
$function$;

CREATE OR REPLACE FUNCTION private.queue_notifications (
  project    uuid,
  by_side    text,
  event_kind text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  person uuid;
  setting text;
begin
  for person in select * from private.notified_people(queue_notifications.project, by_side) loop
    setting := private.notification_setting(person, event_kind);
    insert into private.mail_outbox
      (kind, label, user_id, project_id, send_after, messages_since, files_since, status_since)
    select
      case setting when 'soon' then 'activity' else 'digest' end,
      case setting when 'soon' then 'Project activity' else 'Daily digest' end,
      person,
      case setting when 'soon' then queue_notifications.project end,
      private.mail_time(setting),
      case event_kind when 'messages' then now() end,
      case event_kind when 'files' then now() end,
      case event_kind when 'status' then now() end
    where setting <> 'off'
    on conflict (user_id, project_id, kind)
      where kind in ('activity', 'digest') and state = 'waiting' and covers_until is null
    do update set created_at = least(mail_outbox.created_at, excluded.created_at),
      messages_since = least(mail_outbox.messages_since, excluded.messages_since),
      files_since = least(mail_outbox.files_since, excluded.files_since),
      status_since = least(mail_outbox.status_since, excluded.status_since);
  end loop;
end;
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

CREATE OR REPLACE FUNCTION private.require_instalment (
  instalment   uuid,
  base_version timestamp with time zone
)
  RETURNS public.instalments
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  target public.instalments;
begin
  perform private.require_admin();
  select * into target from public.instalments where id = instalment;
  if target.id is null then
    raise exception 'There is no such installment.' using errcode = 'PT404';
  end if;
  perform private.require_plan_access(target.project_id);
  -- Again, because another admin may have changed it before this one had access. Locked, because what accepts a project may
  -- change it without having access.
  select * into target from public.instalments where id = instalment and updated_at = base_version for update;
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

CREATE OR REPLACE FUNCTION private.set_second_instalment_due (
  project uuid,
  day     date
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  target uuid;
begin
  update public.instalments set due_on = day
  where project_id = set_second_instalment_due.project and part = 2 and due_on is null
  returning id into target;
  perform private.settle_instalment_state(target, null);
end;
$function$;

CREATE OR REPLACE FUNCTION private.settle_instalment_state (
  instalment uuid,
  reason     text
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  target public.instalments;
begin
  update public.instalments set state = 'due'
  where id = instalment and state = 'planned' and due_on is not null and amount_cents is not null
  returning * into target;
  if found then
    perform private.add_instalment_event(target, 'due', settle_instalment_state.reason, target.amount_cents);
  end if;
end;
$function$;

CREATE OR REPLACE FUNCTION private.unsubscribe_token (
  person uuid
)
  RETURNS text
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  insert into private.notification_tokens (user_id) values (person) on conflict do nothing;
  select link.token from private.notification_tokens as link where link.user_id = person;
$function$;

CREATE OR REPLACE FUNCTION public.correct_instalment (
  instalment   uuid,
  correction   text,
  reason       text,
  base_version timestamp with time zone,
  amount_cents bigint                   DEFAULT NULL::bigint,
  due_on       date                     DEFAULT NULL::date
)
  RETURNS SETOF public.instalments
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  target public.instalments := private.require_instalment(instalment, base_version);
  corrected public.instalments;
  stored_reason text := private.require_reason(correct_instalment.reason);
begin
  if target.id is null then
    return;
  end if;
  corrected := target;
  if correction in ('amount', 'due', 'void') and target.state = 'paid' then
    raise exception 'This installment is paid. Mark it as unpaid first.' using errcode = 'PT409';
  elsif correction in ('amount', 'due', 'void') and target.state = 'void' then
    raise exception 'This installment is void. Reinstate it first.' using errcode = 'PT409';
  elsif correction = 'unpaid' and target.state <> 'paid' then
    raise exception 'This installment is not paid.' using errcode = 'PT409';
  elsif correction = 'reinstate' and target.state <> 'void' then
    raise exception 'This installment is not void.' using errcode = 'PT409';
  end if;
  case correction
    when 'amount' then
      if correct_instalment.amount_cents is null or correct_instalment.amount_cents not between 1 and 1000000000 then
        raise exception 'An amount is between $0.01 and $10,000,000.' using errcode = 'PT422';
      end if;
      corrected.amount_cents := correct_instalment.amount_cents;
    when 'due' then
      if correct_instalment.due_on is null or correct_instalment.due_on not between date '2000-01-01' and date '2100-12-31' then
        raise exception 'Please give a day between 2000 and 2100.' using errcode = 'PT422';
      end if;
      if target.amount_cents is null then
        raise exception 'Enter the total of the project first.' using errcode = 'PT409';
      end if;
      corrected.due_on := correct_instalment.due_on;
      corrected.state := 'due';
    when 'void' then
      corrected.state := 'void';
    when 'unpaid' then
      corrected.paid_on := null;
      corrected.reference := null;
    when 'reinstate' then
      null;
    else
      raise exception 'There is no such correction.' using errcode = 'PT422';
  end case;
  if correction in ('unpaid', 'reinstate') then
    corrected.state := case
      when target.due_on is not null and target.amount_cents is not null then 'due' else 'planned'
    end;
  end if;
  update public.instalments as stored
  set amount_cents = corrected.amount_cents, due_on = corrected.due_on, state = corrected.state,
    paid_on = corrected.paid_on, reference = corrected.reference
  where stored.id = target.id;
  -- The payment that is taken back stays in the history.
  corrected.paid_on := coalesce(corrected.paid_on, target.paid_on);
  corrected.reference := coalesce(corrected.reference, target.reference);
  perform private.add_instalment_event(corrected, correction, stored_reason, target.amount_cents);
  return query select * from public.instalments as stored where stored.id = target.id;
end;
$function$;

REVOKE ALL ON FUNCTION "public"."correct_instalment"(uuid, text, text, timestamp WITH time zone, bigint, date) FROM PUBLIC, "anon", "service_role";

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
          || private.export_instalments(own.id)
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

CREATE OR REPLACE FUNCTION public.instalment_history (
  project uuid
)
  RETURNS TABLE (
    id                bigint,
    part              integer,
    kind              text,
    reason            text,
    from_amount_cents bigint,
    to_amount_cents   bigint,
    due_on            date,
    paid_on           date,
    reference         text,
    created_at        timestamp with time zone,
    by                text
  )
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select
    event.id, event.part, event.kind, event.reason, event.from_amount_cents, event.to_amount_cents, event.due_on,
    event.paid_on, event.reference, event.created_at, private.actor_label(event.actor_id)
  from public.instalment_events as event
  where event.project_id = project
  order by event.id desc
  limit 200;
$function$;

REVOKE ALL ON FUNCTION "public"."instalment_history"(uuid) FROM PUBLIC, "anon", "service_role";

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

CREATE OR REPLACE FUNCTION public.mark_instalment_paid (
  instalment   uuid,
  paid_on      date,
  reference    text,
  base_version timestamp with time zone
)
  RETURNS SETOF public.instalments
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  target public.instalments := private.require_instalment(instalment, base_version);
begin
  if target.id is null then
    return;
  end if;
  if coalesce(mark_instalment_paid.reference, '') !~ '\S' then
    raise exception 'Please give the reference of the payment.' using errcode = 'PT422';
  end if;
  if char_length(trim(mark_instalment_paid.reference)) > 100 then
    raise exception 'A reference has at most 100 characters.' using errcode = 'PT422';
  end if;
  if mark_instalment_paid.paid_on is null or mark_instalment_paid.paid_on < date '2000-01-01' then
    raise exception 'Please give the day of the payment.' using errcode = 'PT422';
  end if;
  if mark_instalment_paid.paid_on > private.business_day(now()) then
    raise exception 'A payment cannot be in the future.' using errcode = 'PT422';
  end if;
  if target.state not in ('planned', 'due') then
    raise exception 'Only an installment that is open can be marked as paid.' using errcode = 'PT409';
  end if;
  if target.amount_cents is null then
    raise exception 'Enter the total of the project first.' using errcode = 'PT409';
  end if;
  update public.instalments
  set state = 'paid', paid_on = mark_instalment_paid.paid_on, reference = trim(mark_instalment_paid.reference)
  where id = target.id returning * into target;
  perform private.add_instalment_event(target, 'paid', null, target.amount_cents);
  return query select * from public.instalments where id = target.id;
end;
$function$;

REVOKE ALL ON FUNCTION "public"."mark_instalment_paid"(uuid, date, text, timestamp WITH time zone) FROM PUBLIC, "anon", "service_role";

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

CREATE OR REPLACE FUNCTION public.set_project_total (
  project     uuid,
  total_cents bigint,
  reason      text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  stored_reason text;
  first_day date;
  instalment public.instalments;
begin
  perform private.require_plan_access(set_project_total.project);
  stored_reason := private.require_reason(set_project_total.reason);
  if total_cents is null or total_cents not between 2 and 1000000000 then
    raise exception 'A total is between $0.02 and $10,000,000.' using errcode = 'PT422';
  end if;
  if exists (
    select 1 from public.instalments
    where project_id = set_project_total.project and amount_cents is not null
  ) then
    raise exception 'This project has amounts already. Correct them one by one.' using errcode = 'PT409';
  end if;
  if exists (select 1 from public.instalments where project_id = set_project_total.project and state = 'void') then
    raise exception 'An installment of this project is void. Reinstate it first.' using errcode = 'PT409';
  end if;
  if not exists (select 1 from public.instalments where project_id = set_project_total.project) then
    -- Also of projects without steps, from before plans existed.
    select started_on into first_day from public.projects where id = set_project_total.project;
    if first_day is null then
      raise exception 'This project has not started. Start it first.' using errcode = 'PT409';
    end if;
    perform private.create_instalments(set_project_total.project, first_day, total_cents, null, null, stored_reason);
    return;
  end if;
  for instalment in
    update public.instalments
    set amount_cents = case part when 1 then total_cents - total_cents / 2 else total_cents / 2 end
    where project_id = set_project_total.project
    returning *
  loop
    perform private.add_instalment_event(instalment, 'amount', stored_reason, null);
    perform private.settle_instalment_state(instalment.id, stored_reason);
  end loop;
end;
$function$;

REVOKE ALL ON FUNCTION "public"."set_project_total"(uuid, bigint, text) FROM PUBLIC, "anon", "service_role";

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

ALTER TABLE "private"."project_updates"
  ADD CONSTRAINT "project_updates_actor_id_fkey" FOREIGN KEY (actor_id) REFERENCES public.user_profiles(id) ON DELETE SET NULL;

ALTER TABLE "private"."project_updates"
  ADD CONSTRAINT "project_updates_project_id_fkey" FOREIGN KEY (project_id) REFERENCES public.projects(id) ON DELETE CASCADE;

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

ALTER TABLE "public"."instalment_events"
  ADD CONSTRAINT "instalment_events_actor_id_fkey" FOREIGN KEY (actor_id) REFERENCES public.user_profiles(id) ON DELETE SET NULL;

ALTER TABLE "public"."instalment_events"
  ADD CONSTRAINT "instalment_events_project_id_fkey" FOREIGN KEY (project_id) REFERENCES public.projects(id) ON DELETE CASCADE;

ALTER TABLE "public"."instalments"
  ADD CONSTRAINT "instalments_price_list_version_fkey" FOREIGN KEY (price_list_version) REFERENCES public.price_list_versions(id) ON DELETE SET NULL;

ALTER TABLE "public"."instalments"
  ADD CONSTRAINT "instalments_project_id_fkey" FOREIGN KEY (project_id) REFERENCES public.projects(id) ON DELETE CASCADE;

CREATE INDEX decision_links_by_user ON private.decision_links USING btree (user_id);

CREATE INDEX decision_links_by_version ON private.decision_links USING btree (version_id);

CREATE INDEX decision_links_created_at ON private.decision_links USING btree (created_at);

CREATE INDEX project_updates_by_actor ON private.project_updates USING btree (actor_id);

CREATE INDEX project_updates_by_project ON private.project_updates USING btree (project_id, created_at);

CREATE INDEX project_updates_by_time ON private.project_updates USING btree (created_at);

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

CREATE INDEX instalment_events_by_actor ON public.instalment_events USING btree (actor_id);

CREATE INDEX instalment_events_by_project ON public.instalment_events USING btree (project_id, id);

CREATE INDEX instalments_by_price_list_version ON public.instalments USING btree (price_list_version);

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

CREATE TRIGGER announce_instalment_event
  AFTER INSERT ON public.instalment_events
  FOR EACH ROW
  EXECUTE FUNCTION private.announce_instalment_event();

CREATE TRIGGER keep_instalment_event
  BEFORE DELETE OR UPDATE ON public.instalment_events
  FOR EACH ROW
  EXECUTE FUNCTION private.keep_instalment_event();

CREATE TRIGGER touch_updated_at
  BEFORE UPDATE ON public.instalments
  FOR EACH ROW
  EXECUTE FUNCTION private.touch_updated_at();

CREATE TRIGGER move_first_instalment
  AFTER INSERT ON public.project_step_events
  FOR EACH ROW
  WHEN (((new.kind = 'moved'::text) AND (new.step = 'discovery'::text) AND (new.from_first_day <> new.to_first_day)))
  EXECUTE FUNCTION private.move_first_instalment();

CREATE TRIGGER notify_step_event
  AFTER INSERT ON public.project_step_events
  FOR EACH ROW
  WHEN ((new.kind = ANY (ARRAY['moved'::text, 'held'::text, 'resumed'::text])))
  EXECUTE FUNCTION private.notify_step_event();

CREATE TRIGGER plan_instalments
  AFTER INSERT ON public.project_step_events
  FOR EACH ROW
  WHEN ((new.kind = 'started'::text))
  EXECUTE FUNCTION private.plan_instalments();

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

CREATE POLICY "Users who may read a project read what happened to its instalme" ON "public"."instalment_events"
  FOR SELECT
  TO "authenticated"
  USING ((EXISTS ( SELECT 1
   FROM public.projects
  WHERE (projects.id = instalment_events.project_id))));

CREATE POLICY "Users who may read a project read its instalments" ON "public"."instalments"
  FOR SELECT
  TO "authenticated"
  USING ((EXISTS ( SELECT 1
   FROM public.projects
  WHERE (projects.id = instalments.project_id))));

COMMENT ON COLUMN "private"."decision_links"."token_hash" IS 'SHA-256 of the token in the link, so that a copy of the table decides nothing.';

COMMENT ON COLUMN "private"."mail_outbox"."content" IS 'Text, HTML and unsubscribe link of a direct mail, which version a mail about approval is about. Removed once it is sent, because it may contain links that sign in.';

COMMENT ON COLUMN "private"."project_updates"."actor_id" IS 'Null when the account is gone, or when no person did it.';

COMMENT ON COLUMN "private"."project_updates"."kind" IS 'Chooses the sentence of the mail, in shell/server/mail/projectMails/updateSentence.ts.';

COMMENT ON COLUMN "private"."project_updates"."side" IS 'Who did it.';

COMMENT ON COLUMN "private"."project_updates"."subject" IS 'What the sentence names, such as a step and its days.';

COMMENT ON COLUMN "public"."deliverable_items"."file_version_id" IS 'Null when the file was deleted since. Its name, version and checksum stay, so that what was approved remains known.';

COMMENT ON COLUMN "public"."deliverable_versions"."comment" IS 'What the client says about the whole version, who decided by the link in the mail.';

COMMENT ON COLUMN "public"."deliverable_versions"."ended_at" IS 'When the client decided, or when the request was withdrawn or replaced.';

COMMENT ON COLUMN "public"."deliverables"."id" IS 'Chosen by the browser, so that a deliverable that is sent again is stored once.';

COMMENT ON COLUMN "public"."instalment_events"."actor_id" IS 'Null when the account is gone.';

COMMENT ON COLUMN "public"."instalment_events"."paid_on" IS 'The day of the payment that was recorded, or taken back. The same for the reference.';

COMMENT ON COLUMN "public"."instalment_events"."reason" IS 'Of a correction; null for what follows from the start, the acceptance or a payment.';

COMMENT ON COLUMN "public"."instalments"."amount_cents" IS 'Null until the team has entered the total of a project whose plan has no fixed price.';

COMMENT ON COLUMN "public"."instalments"."due_on" IS 'A day of the business''s time zone, as paid_on.';

COMMENT ON COLUMN "public"."instalments"."part" IS '1 is due at the start, 2 at the acceptance.';

COMMENT ON COLUMN "public"."instalments"."plan_name" IS 'As the price list named it on the day of the start; null without a fixed price.';

COMMENT ON COLUMN "public"."instalments"."price_list_version" IS 'The newest published version on that day; null when none had been published yet.';

COMMENT ON COLUMN "public"."instalments"."reference" IS 'By which the payment is found, such as the number of a transfer.';

REVOKE ALL ON FUNCTION "private"."add_instalment_event"(public.instalments, text, text, bigint) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."add_project_update"(uuid, text, text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."announce_deleted_item_file"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."announce_deliverable_version"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."announce_instalment_event"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."approval_mail"(private.mail_outbox) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."create_instalments"(uuid, date, bigint, text, bigint, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."deliverable_version_json"(public.deliverable_versions) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."end_request"(public.deliverable_versions, text, uuid, text, boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."export_deliverables"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."export_instalments"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."export_updates"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."fixed_price_cents"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."format_days"(date, date) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."format_dollars"(bigint) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."keep_deliverable"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."keep_deliverable_item"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."keep_deliverable_version"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."keep_instalment_event"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."lock_request"(uuid, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."mail_time"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."move_first_instalment"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."notify_step_event"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."plan_instalments"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."queue_approval_mail"(public.deliverable_versions) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."request_json"(public.deliverable_versions) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."require_deliverable_access"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."require_deliverable_version"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."require_instalment"(uuid, timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."require_open_request"(public.deliverable_versions) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."set_deliverable_items"(public.deliverable_versions, jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."set_second_instalment_due"(uuid, date) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."settle_instalment_state"(uuid, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."unsubscribe_token"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."correct_instalment"(uuid, text, text, timestamp WITH time zone, bigint, date) TO "authenticated";

GRANT EXECUTE ON FUNCTION "public"."decide_by_link"(text, text, text) TO "service_role";

GRANT EXECUTE ON FUNCTION "public"."decide_deliverable"(uuid, jsonb) TO "authenticated";

GRANT EXECUTE ON FUNCTION "public"."decision_request"(text) TO "service_role";

GRANT EXECUTE ON FUNCTION "public"."discard_deliverable_draft"(uuid) TO "authenticated";

GRANT EXECUTE ON FUNCTION "public"."instalment_history"(uuid) TO "authenticated";

GRANT EXECUTE ON FUNCTION "public"."mark_instalment_paid"(uuid, date, text, timestamp WITH time zone) TO "authenticated";

GRANT EXECUTE ON FUNCTION "public"."open_approvals"() TO "authenticated";

GRANT EXECUTE ON FUNCTION "public"."project_deliverables"(uuid) TO "authenticated";

GRANT EXECUTE ON FUNCTION "public"."request_approval"(uuid, timestamp WITH time zone) TO "authenticated";

GRANT EXECUTE ON FUNCTION "public"."save_deliverable_draft"(uuid, uuid, text, text, jsonb, timestamp WITH time zone) TO "authenticated";

GRANT EXECUTE ON FUNCTION "public"."set_project_total"(uuid, bigint, text) TO "authenticated";

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

REVOKE ALL ON TABLE "public"."instalment_events" FROM "authenticated";

GRANT SELECT ON TABLE "public"."instalment_events" TO "authenticated";

GRANT DELETE, INSERT, REFERENCES, SELECT, TRIGGER, TRUNCATE, UPDATE ON TABLE "public"."instalment_events" TO "service_role";

REVOKE ALL ON TABLE "public"."instalments" FROM "authenticated";

GRANT SELECT ON TABLE "public"."instalments" TO "authenticated";

GRANT DELETE, INSERT, REFERENCES, SELECT, TRIGGER, TRUNCATE, UPDATE ON TABLE "public"."instalments" TO "service_role";
