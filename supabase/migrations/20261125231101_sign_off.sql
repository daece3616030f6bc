SET local check_function_bodies = off;

ALTER TABLE "public"."project_events"
  DROP CONSTRAINT "project_events_kind_check";

CREATE TABLE "public"."acceptance_documents" (
  "acceptance_id" uuid NOT NULL,
  "project_id"    uuid NOT NULL,
  "content"       text NOT NULL,
  "signed_by"     uuid NOT NULL,
  CONSTRAINT "acceptance_documents_pkey" PRIMARY KEY (acceptance_id),
  CONSTRAINT "acceptance_documents_project_id_key" UNIQUE (project_id)
);

ALTER TABLE "public"."acceptance_documents"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."acceptance_documents" FROM "anon";

CREATE TABLE "public"."acceptance_waivers" (
  "case_id"      uuid                     NOT NULL,
  "project_id"   uuid                     NOT NULL,
  "case_version" integer                  NOT NULL,
  "reason"       text                     NOT NULL,
  "waived_by"    uuid,
  "created_at"   timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "acceptance_waivers_pkey" PRIMARY KEY (case_id),
  CONSTRAINT "acceptance_waivers_reason_check" CHECK (((reason ~ '\S'::text) AND (char_length(reason) <= 500)))
);

ALTER TABLE "public"."acceptance_waivers"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."acceptance_waivers" FROM "anon";

CREATE TABLE "public"."acceptances" (
  "id"            uuid                     NOT NULL,
  "sequence"      bigint                   NOT NULL,
  "project_code"  text                     NOT NULL,
  "accepted_at"   timestamp with time zone NOT NULL,
  "document_hash" text                     NOT NULL,
  "previous_hash" text                     NOT NULL,
  "record_hash"   text                     NOT NULL,
  CONSTRAINT "acceptances_document_hash_check" CHECK ((document_hash ~ '^[0-9a-f]{64}$'::text)),
  CONSTRAINT "acceptances_pkey" PRIMARY KEY (id),
  CONSTRAINT "acceptances_previous_hash_check" CHECK ((previous_hash ~ '^[0-9a-f]{64}$'::text)),
  CONSTRAINT "acceptances_previous_hash_key" UNIQUE (previous_hash),
  CONSTRAINT "acceptances_project_code_check" CHECK ((project_code ~ '^FN-[0-9A-F]{8}$'::text)),
  CONSTRAINT "acceptances_record_hash_check" CHECK ((record_hash ~ '^[0-9a-f]{64}$'::text)),
  CONSTRAINT "acceptances_record_hash_key" UNIQUE (record_hash),
  CONSTRAINT "acceptances_sequence_check" CHECK ((sequence > 0)),
  CONSTRAINT "acceptances_sequence_key" UNIQUE (SEQUENCE)
);

ALTER TABLE "public"."acceptances"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."acceptances" FROM "anon";

CREATE OR REPLACE FUNCTION private.acceptance_json (
  project uuid
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select to_jsonb(record) || jsonb_build_object(
    'day', private.business_day(record.accepted_at), 'document', document.content::jsonb)
  from public.acceptance_documents as document
  join public.acceptances as record on record.id = document.acceptance_id
  where document.project_id = acceptance_json.project;
$function$;

CREATE OR REPLACE FUNCTION private.acceptance_record_hash (
  record public.acceptances
)
  RETURNS text
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select private.sha256_hex(concat_ws(
    e'\n', record.sequence, record.id, record.project_code,
    to_char(record.accepted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), record.document_hash, record.previous_hash));
$function$;

CREATE OR REPLACE FUNCTION private.append_acceptance (
  acceptance  uuid,
  project     uuid,
  signer      uuid,
  document    jsonb,
  accepted_at timestamp with time zone
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION private.canonical_json (
  value jsonb
)
  RETURNS text
  LANGUAGE plpgsql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION private.export_sign_off (
  project uuid
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select jsonb_build_object('sign_off', jsonb_build_object(
    'waivers', (
      select coalesce(jsonb_agg(
        to_jsonb(waiver) - array['project_id', 'waived_by'] || jsonb_build_object('by', private.actor_label(waiver.waived_by))
        order by waiver.created_at, waiver.case_id
      ), '[]')
      from public.acceptance_waivers as waiver where waiver.project_id = export_sign_off.project
    ),
    'acceptance', private.acceptance_json(export_sign_off.project)
  ));
$function$;

CREATE OR REPLACE FUNCTION private.guard_acceptance_insert()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  if current_user in ('anon', 'authenticated', 'service_role') then
    raise exception 'Only the client signs off a project, on its page.' using errcode = '42501';
  end if;
  return new;
end;
$function$;

CREATE OR REPLACE FUNCTION private.is_acceptance_chain_intact (
  last_sequence bigint
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select count(*) = last_sequence and coalesce(bool_and(link.is_intact), true)
  from (
    select
      record.record_hash = private.acceptance_record_hash(record)
      and record.previous_hash = lag(record.record_hash, 1, repeat('0', 64)) over (order by record.sequence) as is_intact
    from public.acceptances as record where record.sequence <= last_sequence
  ) as link;
$function$;

CREATE OR REPLACE FUNCTION private.is_signed_off (
  project uuid
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select exists (select 1 from public.acceptance_documents where project_id = is_signed_off.project);
$function$;

CREATE OR REPLACE FUNCTION private.keep_acceptance_document()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if not exists (select 1 from public.projects where id = old.project_id)
    or not exists (select 1 from public.user_profiles where id = old.signed_by) then
    return old;
  end if;
  raise exception 'What was signed off is never changed.' using errcode = '42501';
end;
$function$;

CREATE OR REPLACE FUNCTION private.project_code (
  project uuid
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select 'FN-' || upper(left(private.sha256_hex(project::text), 8));
$function$;

CREATE OR REPLACE FUNCTION private.refuse_acceptance_change()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  raise exception 'What was signed off is never changed.' using errcode = '42501';
end;
$function$;

CREATE OR REPLACE FUNCTION private.require_acceptance_access (
  project uuid
)
  RETURNS text
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  own_side text := private.require_room(require_acceptance_access.project);
begin
  perform 1 from public.projects as target
  where target.id = require_acceptance_access.project and target.deleted_at is null for no key update;
  if not found then
    raise exception 'This project was deleted. Restore it to change its cases.' using errcode = 'PT409';
  end if;
  if private.is_signed_off(require_acceptance_access.project) then
    raise exception 'This project is signed off, so its cases and results stay as they are.' using errcode = 'PT409';
  end if;
  insert into public.acceptance_lists (project_id) values (require_acceptance_access.project) on conflict do nothing;
  return own_side;
end;
$function$;

CREATE OR REPLACE FUNCTION private.require_sign_off_possible (
  project uuid
)
  RETURNS void
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  case (private.sign_off_missing(require_sign_off_possible.project))[1]
    when 'start' then
      raise exception 'This project has not started, so there is nothing to sign off.' using errcode = 'PT409';
    when 'cases' then
      raise exception 'Both sides confirm the list of acceptance cases before the sign-off.' using errcode = 'PT409';
    when 'musts' then
      raise exception 'A must has not passed. Test it with the newest version of the agent, or waive it.' using errcode = 'PT409';
    when 'proposals' then
      raise exception 'A change of an acceptance case is proposed. Decide on it or withdraw it first.' using errcode = 'PT409';
    when 'approvals' then
      raise exception 'A deliverable is up for approval. Please decide about it first.' using errcode = 'PT409';
    else
      return;
  end case;
end;
$function$;

CREATE OR REPLACE FUNCTION private.require_waivable_case (
  case_id uuid
)
  RETURNS public.acceptance_cases
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  target public.acceptance_cases;
begin
  if (select private.is_admin()) then
    raise exception 'Only the client waives a case.' using errcode = '42501';
  end if;
  select * into target from public.acceptance_cases as stored where stored.id = require_waivable_case.case_id;
  perform private.require_acceptance_access(target.project_id);
  -- Again, because the other side may have changed it before this caller had access.
  select * into target from public.acceptance_cases as stored where stored.id = require_waivable_case.case_id;
  return target;
end;
$function$;

CREATE OR REPLACE FUNCTION private.sha256_hex (
  value text
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select encode(sha256(convert_to(value, 'UTF8')), 'hex');
$function$;

CREATE OR REPLACE FUNCTION private.sign_off_basis (
  project uuid
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select jsonb_build_object(
    'format', 1,
    'project', jsonb_build_object('code', private.project_code(room.id), 'name', room.name),
    'plan', coalesce((
      select first_part.plan_name from public.instalments as first_part
      where first_part.project_id = room.id and first_part.part = 1
    ), room.budget_range),
    'started_on', room.started_on,
    'terms', private.sign_off_terms(),
    'agent_version', (
      select newest.name from public.agent_versions as newest
      where newest.project_id = room.id order by newest.id desc limit 1
    ),
    'cases', (
      select coalesce(jsonb_agg(to_jsonb(listed) - 'case_id' order by listed.number), '[]')
      from private.sign_off_cases(room.id) as listed
    ),
    'deliverables', (
      select coalesce(jsonb_agg(
        jsonb_build_object(
          'name', parent.name, 'version', version.number,
          'items', (
            select jsonb_agg(
              jsonb_build_object(
                'kind', item.kind, 'label', item.label, 'file_version', item.file_version, 'sha256', item.sha256,
                'url', item.url
              ) order by item.position
            )
            from public.deliverable_items as item where item.version_id = version.id
          )
        ) order by parent.created_at, parent.id, version.number
      ), '[]')
      from public.deliverable_versions as version
      join public.deliverables as parent on parent.id = version.deliverable_id
      where version.project_id = room.id and version.state = 'approved'
    )
  )
  from public.projects as room where room.id = sign_off_basis.project;
$function$;

CREATE OR REPLACE FUNCTION private.sign_off_cases (
  project uuid
)
  RETURNS TABLE (
    case_id       uuid,
    number        integer,
    version       integer,
    title         text,
    input         text,
    expected      text,
    importance    text,
    result        text,
    waiver_reason text
  )
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select
    stored.id, stored.position, stored.version, stored.title, stored.input, stored.expected, stored.importance,
    case
      when shown.result = 'pass' then 'passed'
      when waiver.case_id is not null then 'waived'
      when shown.result = 'fail' then 'failed'
      else 'open'
    end,
    case when shown.result is distinct from 'pass' then waiver.reason end
  from private.acceptance_results(sign_off_cases.project) as shown
  join public.acceptance_cases as stored on stored.id = shown.case_id
  left join public.acceptance_waivers as waiver on waiver.case_id = stored.id and waiver.case_version = stored.version
    and stored.importance = 'must';
$function$;

CREATE OR REPLACE FUNCTION private.sign_off_missing (
  project uuid
)
  RETURNS text[]
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select array_remove(array[
    case when not exists (
      select 1 from public.projects as room where room.id = sign_off_missing.project and room.started_on is not null
    ) then 'start' end,
    case when not private.is_acceptance_agreed(sign_off_missing.project) then 'cases' end,
    case when exists (
      select 1 from private.sign_off_cases(sign_off_missing.project) as listed
      where listed.importance = 'must' and listed.result in ('failed', 'open')
    ) then 'musts' end,
    case when exists (
      select 1 from public.acceptance_proposals as proposed
      where proposed.project_id = sign_off_missing.project and proposed.decision is null
    ) then 'proposals' end,
    case when exists (
      select 1 from public.deliverable_versions as version
      where version.project_id = sign_off_missing.project and version.state = 'open'
    ) then 'approvals' end
  ], null);
$function$;

CREATE OR REPLACE FUNCTION private.sign_off_terms()
  RETURNS jsonb
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select jsonb_build_object('version', 1, 'text',
    'You accept the agent as its acceptance cases describe it: with the results listed here, with the cases that you have waived, and with the versions of the deliverables that you have approved, each file named by its SHA-256 checksum.

Our guarantee: on day 2 we write the acceptance tests together. If the agent doesn’t pass them by the agreed date, you choose: we keep working at no cost until it does, or you get back everything you’ve paid. With your sign-off you confirm that the agent passes each must, apart from those that you have waived.

The second installment, 50% of the price, becomes due.

This is not a qualified electronic signature as defined by the eIDAS regulation (EU) No 910/2014. We record the name that you type, the time of our server and a hash of exactly what you accept.');
$function$;

CREATE OR REPLACE FUNCTION public.acceptance_list (
  project uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  own_side text := private.require_room(acceptance_list.project, is_writing => false);
begin
  return (
    select jsonb_build_object(
      'side', own_side, 'is_closed', room.deleted_at is not null or private.is_signed_off(room.id), 'version', coalesce(list.version, 1),
      'confirmed_by_client_at', list.confirmed_by_client_at, 'confirmed_by_team_at', list.confirmed_by_team_at,
      'agreed_at', list.agreed_at
    )
    from public.projects as room left join public.acceptance_lists as list on list.project_id = room.id
    where room.id = acceptance_list.project
  ) || jsonb_build_object(
    'cases', (
      select coalesce(jsonb_agg(
        private.acceptance_case_json(stored) || jsonb_build_object(
          'run', (select private.acceptance_run_json(run) from public.acceptance_runs as run where run.id = shown.run_id),
          'earlier_result', shown.earlier_result,
          'runs', (select count(*) from public.acceptance_runs as run where run.case_id = stored.id)
        ) order by stored.position
      ), '[]')
      from private.acceptance_results(acceptance_list.project) as shown
      join public.acceptance_cases as stored on stored.id = shown.case_id
    ),
    'proposals', (
      select coalesce(jsonb_agg(private.acceptance_proposal_json(proposal) order by proposal.created_at, proposal.id), '[]')
      from public.acceptance_proposals as proposal
      where proposal.project_id = acceptance_list.project and proposal.decision is null
    ),
    'decided', (
      select coalesce(jsonb_agg(private.acceptance_proposal_json(proposal) order by proposal.decided_at desc, proposal.id), '[]')
      from (
        select * from public.acceptance_proposals as ended
        where ended.project_id = acceptance_list.project and ended.decision is not null
        order by ended.decided_at desc, ended.id limit 20
      ) as proposal
    ),
    'versions', (
      select coalesce(jsonb_agg(
        jsonb_build_object(
          'name', version.name, 'note', version.note, 'created_at', version.created_at,
          'runs', (
            select count(*) from public.acceptance_runs as run
            where run.project_id = version.project_id and run.agent_version = version.name
          )
        ) order by version.id desc
      ), '[]')
      from public.agent_versions as version where version.project_id = acceptance_list.project
    ),
    'summary', private.acceptance_summary(acceptance_list.project)
  );
end;
$function$;

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
          || private.export_brief(own.id)
          || private.export_acceptance(own.id)
          || private.export_deliverables(own.id)
          || private.export_instalments(own.id)
          || private.export_sign_off(own.id)
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

CREATE OR REPLACE FUNCTION public.sign_off (
  project    uuid,
  typed_name text,
  basis_hash text,
  agreed     boolean
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := (select private.caller_id());
  signature text := trim(coalesce(typed_name, ''));
  acceptance uuid;
  basis jsonb;
begin
  if caller is null then
    raise exception 'Your session has expired. Please sign in again.' using errcode = 'PT401';
  end if;
  if (select private.is_admin()) then
    raise exception 'Only the client signs off a project.' using errcode = '42501';
  end if;
  perform 1 from public.projects as room
  where room.id = sign_off.project and room.user_id = caller and room.deleted_at is null
  for no key update;
  if not found then
    raise exception 'There is no such project.' using errcode = 'PT404';
  end if;
  select document.acceptance_id into acceptance from public.acceptance_documents as document
  where document.project_id = sign_off.project;
  if acceptance is not null then
    return acceptance;
  end if;
  if char_length(signature) not between 2 and 120 or signature ~ '[\x01-\x1f\x7f]' then
    raise exception 'Please type your full name, with 2 to 120 characters.' using errcode = 'PT422';
  end if;
  if agreed is not true then
    raise exception 'Please confirm that you have read what you accept.' using errcode = 'PT422';
  end if;
  perform private.require_sign_off_possible(sign_off.project);
  basis := private.sign_off_basis(sign_off.project);
  if private.sha256_hex(private.canonical_json(basis)) is distinct from sign_off.basis_hash then
    raise exception 'What you accept has changed since you opened this page. Please read it once more.' using errcode = 'PT409';
  end if;
  acceptance := gen_random_uuid();
  perform private.append_acceptance(
    acceptance, sign_off.project, caller,
    -- The salt keeps anyone from guessing the document by its hash.
    basis || jsonb_build_object('name', signature, 'salt', encode(extensions.gen_random_bytes(16), 'hex')), now());
  insert into public.project_events (project_id, actor_id, kind) values (sign_off.project, caller, 'accepted');
  perform private.add_project_update(sign_off.project, 'client', 'signed_off', signature);
  perform private.add_project_update(sign_off.project, 'team', 'sign_off_confirmed', acceptance::text);
  perform private.set_second_instalment_due(sign_off.project, private.business_day(now()));
  perform private.record_live_event('project', sign_off.project);
  return acceptance;
end;
$function$;

REVOKE ALL ON FUNCTION "public"."sign_off"(uuid, text, text, boolean) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.sign_off_state (
  project uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  own_side text := private.require_room(sign_off_state.project, is_writing => false);
  acceptance jsonb := private.acceptance_json(sign_off_state.project);
  basis jsonb := case when acceptance is null then private.sign_off_basis(sign_off_state.project) end;
begin
  return jsonb_build_object(
    'side', own_side, 'zone', private.business_zone(),
    'is_deleted', (select room.deleted_at is not null from public.projects as room where room.id = sign_off_state.project),
    'missing', case when acceptance is null then private.sign_off_missing(sign_off_state.project) else '{}' end,
    'musts', (
      select coalesce(jsonb_agg(
        jsonb_build_object(
          'id', listed.case_id, 'number', listed.number, 'version', listed.version, 'title', listed.title,
          'result', listed.result, 'waiver_reason', listed.waiver_reason
        ) order by listed.number
      ), '[]')
      from private.sign_off_cases(sign_off_state.project) as listed
      where listed.importance = 'must' and acceptance is null
    ),
    'basis', basis,
    'basis_hash', private.sha256_hex(private.canonical_json(basis)),
    'acceptance', acceptance
  );
end;
$function$;

REVOKE ALL ON FUNCTION "public"."sign_off_state"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.take_back_waiver (
  case_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  target public.acceptance_cases := private.require_waivable_case(take_back_waiver.case_id);
begin
  delete from public.acceptance_waivers as waiver where waiver.case_id = target.id;
  if found then
    perform private.add_project_update(target.project_id, 'client', 'waiver_taken_back', concat('“', target.title, '”'));
    perform private.record_live_event('project', target.project_id);
  end if;
end;
$function$;

REVOKE ALL ON FUNCTION "public"."take_back_waiver"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.verify_acceptance (
  id   uuid,
  hash text,
  day  date,
  code text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
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
$function$;

REVOKE ALL ON FUNCTION "public"."verify_acceptance"(uuid, text, date, text) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.waive_acceptance_case (
  case_id      uuid,
  case_version integer,
  reason       text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  target public.acceptance_cases := private.require_waivable_case(waive_acceptance_case.case_id);
  stored_reason text := private.require_reason(waive_acceptance_case.reason);
begin
  if target.deleted_at is not null then
    raise exception 'This case was deleted in the meantime.' using errcode = 'PT404';
  end if;
  if target.version is distinct from waive_acceptance_case.case_version then
    raise exception 'This case was changed in the meantime. Read it once more before you waive it.' using errcode = 'PT409';
  end if;
  if not private.is_acceptance_agreed(target.project_id) then
    raise exception 'Both sides confirm the list of cases before a case is waived.' using errcode = 'PT409';
  end if;
  if target.importance <> 'must' then
    raise exception 'Only a must needs to be waived.' using errcode = 'PT422';
  end if;
  if exists (
    select 1 from private.acceptance_results(target.project_id) as shown
    where shown.case_id = target.id and shown.result = 'pass'
  ) then
    raise exception 'This case has passed, so there is nothing to waive.' using errcode = 'PT409';
  end if;
  if exists (
    select 1 from public.acceptance_waivers as waiver
    where (waiver.case_id, waiver.case_version, waiver.reason) = (target.id, target.version, stored_reason)
  ) then
    return;
  end if;
  insert into public.acceptance_waivers as waiver (case_id, project_id, case_version, reason, waived_by)
  values (target.id, target.project_id, target.version, stored_reason, (select private.caller_id()))
  on conflict (case_id) do update set
    case_version = excluded.case_version, reason = excluded.reason, waived_by = excluded.waived_by, created_at = now();
  perform private.add_project_update(
    target.project_id, 'client', 'case_waived', concat('“', target.title, '” (', stored_reason, ')'));
  perform private.record_live_event('project', target.project_id);
end;
$function$;

REVOKE ALL ON FUNCTION "public"."waive_acceptance_case"(uuid, integer, text) FROM PUBLIC, "anon", "service_role";

ALTER TABLE "public"."acceptance_documents"
  ADD CONSTRAINT "acceptance_documents_project_id_fkey" FOREIGN KEY (project_id) REFERENCES public.projects(id) ON DELETE CASCADE;

ALTER TABLE "public"."acceptance_documents"
  ADD CONSTRAINT "acceptance_documents_signed_by_fkey" FOREIGN KEY (signed_by) REFERENCES public.user_profiles(id) ON DELETE CASCADE;

ALTER TABLE "public"."acceptance_waivers"
  ADD CONSTRAINT "acceptance_waivers_case_id_fkey" FOREIGN KEY (case_id) REFERENCES public.acceptance_cases(id) ON DELETE CASCADE;

ALTER TABLE "public"."acceptance_waivers"
  ADD CONSTRAINT "acceptance_waivers_project_id_fkey" FOREIGN KEY (project_id) REFERENCES public.projects(id) ON DELETE CASCADE;

ALTER TABLE "public"."acceptance_waivers"
  ADD CONSTRAINT "acceptance_waivers_waived_by_fkey" FOREIGN KEY (waived_by) REFERENCES public.user_profiles(id) ON DELETE SET NULL;

ALTER TABLE "public"."acceptance_documents"
  ADD CONSTRAINT "acceptance_documents_acceptance_id_fkey" FOREIGN KEY (acceptance_id) REFERENCES public.acceptances(id);

ALTER TABLE "public"."project_events"
  ADD CONSTRAINT "project_events_kind_check"
    CHECK ((kind = ANY (ARRAY['created'::text, 'edited'::text, 'status'::text, 'priority'::text, 'deleted'::text, 'restored'::text, 'accepted'::text])));

CREATE INDEX acceptance_documents_by_signer ON public.acceptance_documents USING btree (signed_by);

CREATE INDEX acceptance_waivers_by_client ON public.acceptance_waivers USING btree (waived_by);

CREATE INDEX acceptance_waivers_by_project ON public.acceptance_waivers USING btree (project_id);

CREATE TRIGGER guard_acceptance_insert
  BEFORE INSERT ON public.acceptance_documents
  FOR EACH ROW
  EXECUTE FUNCTION private.guard_acceptance_insert();

CREATE TRIGGER keep_acceptance_document
  BEFORE DELETE ON public.acceptance_documents
  FOR EACH ROW
  EXECUTE FUNCTION private.keep_acceptance_document();

CREATE TRIGGER refuse_acceptance_change
  BEFORE UPDATE ON public.acceptance_documents
  FOR EACH ROW
  EXECUTE FUNCTION private.refuse_acceptance_change();

CREATE TRIGGER refuse_acceptance_truncate
  BEFORE TRUNCATE ON public.acceptance_documents
  FOR EACH STATEMENT
  EXECUTE FUNCTION private.refuse_acceptance_change();

CREATE TRIGGER guard_acceptance_insert
  BEFORE INSERT ON public.acceptances
  FOR EACH ROW
  EXECUTE FUNCTION private.guard_acceptance_insert();

CREATE TRIGGER refuse_acceptance_change
  BEFORE DELETE OR UPDATE ON public.acceptances
  FOR EACH ROW
  EXECUTE FUNCTION private.refuse_acceptance_change();

CREATE TRIGGER refuse_acceptance_truncate
  BEFORE TRUNCATE ON public.acceptances
  FOR EACH STATEMENT
  EXECUTE FUNCTION private.refuse_acceptance_change();

CREATE POLICY "Users who may read a project read what was signed off" ON "public"."acceptance_documents"
  FOR SELECT
  TO "authenticated"
  USING ((EXISTS ( SELECT 1
   FROM public.projects
  WHERE (projects.id = acceptance_documents.project_id))));

CREATE POLICY "Users who may read a project read which cases are waived" ON "public"."acceptance_waivers"
  FOR SELECT
  TO "authenticated"
  USING ((EXISTS ( SELECT 1
   FROM public.projects
  WHERE (projects.id = acceptance_waivers.project_id))));

CREATE POLICY "Readers of a document read its record, and admins read all" ON "public"."acceptances"
  FOR SELECT
  TO "authenticated"
  USING ((( SELECT private.is_admin() AS is_admin) OR (EXISTS ( SELECT 1
   FROM public.acceptance_documents document
  WHERE (document.acceptance_id = acceptances.id)))));

COMMENT ON COLUMN "public"."acceptance_documents"."content" IS 'What was accepted, as private.canonical_json() writes it. Its bytes are what was hashed.';

COMMENT ON COLUMN "public"."acceptance_waivers"."waived_by" IS 'Null when the account is gone.';

COMMENT ON COLUMN "public"."acceptances"."document_hash" IS 'SHA-256 of the text of the document, as record_hash is that of the record.';

COMMENT ON COLUMN "public"."acceptances"."id" IS 'The number of the certificate. Random, so that nobody finds others by counting.';

COMMENT ON COLUMN "public"."acceptances"."previous_hash" IS 'The record_hash of the record before. The first one has zeros.';

REVOKE ALL ON FUNCTION "private"."acceptance_json"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."acceptance_record_hash"(public.acceptances) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."append_acceptance"(uuid, uuid, uuid, jsonb, timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."canonical_json"(jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."export_sign_off"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."guard_acceptance_insert"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_acceptance_chain_intact"(bigint) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_signed_off"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."keep_acceptance_document"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."project_code"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."refuse_acceptance_change"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."require_sign_off_possible"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."require_waivable_case"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."sha256_hex"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."sign_off_basis"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."sign_off_cases"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."sign_off_missing"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."sign_off_terms"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."sign_off"(uuid, text, text, boolean) TO "authenticated";

GRANT EXECUTE ON FUNCTION "public"."sign_off_state"(uuid) TO "authenticated";

GRANT EXECUTE ON FUNCTION "public"."take_back_waiver"(uuid) TO "authenticated";

GRANT EXECUTE ON FUNCTION "public"."verify_acceptance"(uuid, text, date, text) TO "service_role";

GRANT EXECUTE ON FUNCTION "public"."waive_acceptance_case"(uuid, integer, text) TO "authenticated";

REVOKE ALL ON TABLE "public"."acceptance_documents" FROM "authenticated";

GRANT SELECT ON TABLE "public"."acceptance_documents" TO "authenticated";

REVOKE ALL ON TABLE "public"."acceptance_documents" FROM "service_role";

GRANT SELECT ON TABLE "public"."acceptance_documents" TO "service_role";

REVOKE ALL ON TABLE "public"."acceptance_waivers" FROM "authenticated";

GRANT SELECT ON TABLE "public"."acceptance_waivers" TO "authenticated";

GRANT DELETE, INSERT, REFERENCES, SELECT, TRIGGER, TRUNCATE, UPDATE ON TABLE "public"."acceptance_waivers" TO "service_role";

REVOKE ALL ON TABLE "public"."acceptances" FROM "authenticated";

GRANT SELECT ON TABLE "public"."acceptances" TO "authenticated";

REVOKE ALL ON TABLE "public"."acceptances" FROM "service_role";

GRANT SELECT ON TABLE "public"."acceptances" TO "service_role";
