SET local check_function_bodies = off;

DROP VIEW "private"."client_waits";

CREATE TABLE "private"."support_notices" (
  "project_id"  uuid                     NOT NULL,
  "days_before" integer                  NOT NULL,
  "created_at"  timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "support_notices_days_before_check" CHECK ((days_before = ANY (ARRAY[0, 3]))),
  CONSTRAINT "support_notices_pkey" PRIMARY KEY (project_id, days_before)
);

ALTER TABLE "private"."support_notices"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "public"."handover_items" (
  "id"               uuid                     NOT NULL,
  "project_id"       uuid                     NOT NULL,
  "kind"             text                     NOT NULL,
  "title"            text                     NOT NULL,
  "note"             text,
  "link"             text,
  "client_ticked_at" timestamp with time zone,
  "client_ticked_by" uuid,
  "team_ticked_at"   timestamp with time zone,
  "team_ticked_by"   uuid,
  "created_at"       timestamp with time zone NOT NULL DEFAULT now(),
  "updated_at"       timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "handover_items_kind_check" CHECK ((kind = ANY (ARRAY['repository'::text, 'accounts'::text, 'documents'::text, 'training'::text]))),
  CONSTRAINT "handover_items_link_check" CHECK (((char_length(link) <= 500) AND (link ~* '^https://[a-z0-9.-]+(:\d{1,5})?([/?#]\S*)?$'::text))),
  CONSTRAINT "handover_items_note_check" CHECK (((note ~ '\S'::text) AND (char_length(note) <= 500))),
  CONSTRAINT "handover_items_pkey" PRIMARY KEY (id),
  CONSTRAINT "handover_items_title_check" CHECK (((title ~ '\S'::text) AND (char_length(title) <= 120)))
);

ALTER TABLE "public"."handover_items"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."handover_items" FROM "anon";

CREATE TABLE "public"."refund_events" (
  "id"           bigint                   GENERATED ALWAYS AS IDENTITY NOT NULL,
  "project_id"   uuid                     NOT NULL,
  "refund_id"    uuid                     NOT NULL,
  "kind"         text                     NOT NULL,
  "reason"       text,
  "amount_cents" bigint,
  "paid_back_on" date,
  "reference"    text,
  "actor_id"     uuid,
  "created_at"   timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "refund_events_kind_check" CHECK ((kind = ANY (ARRAY['requested'::text, 'approved'::text, 'declined'::text, 'withdrawn'::text, 'paid_back'::text]))),
  CONSTRAINT "refund_events_pkey" PRIMARY KEY (id),
  CONSTRAINT "refund_events_reason_check" CHECK ((char_length(reason) <= 500)),
  CONSTRAINT "refund_events_reference_check" CHECK ((char_length(reference) <= 100))
);

ALTER TABLE "public"."refund_events"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."refund_events" FROM "anon";

CREATE TABLE "public"."refunds" (
  "id"              uuid                     NOT NULL,
  "project_id"      uuid                     NOT NULL,
  "state"           text                     NOT NULL DEFAULT 'requested'::text,
  "reason"          text                     NOT NULL,
  "decision_reason" text,
  "amount_cents"    bigint,
  "paid_back_on"    date,
  "reference"       text,
  "created_at"      timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "refunds_amount_cents_check" CHECK ((amount_cents >= 0)),
  CONSTRAINT "refunds_check1" CHECK ((((state = 'paid_back'::text) = (paid_back_on IS NOT NULL)) AND ((state = 'paid_back'::text) = (reference IS NOT NULL)))),
  CONSTRAINT "refunds_check" CHECK (((state <> 'declined'::text) OR (decision_reason IS NOT NULL))),
  CONSTRAINT "refunds_decision_reason_check" CHECK (((decision_reason ~ '\S'::text) AND (char_length(decision_reason) <= 500))),
  CONSTRAINT "refunds_paid_back_on_check" CHECK (((paid_back_on >= '2000-01-01'::date) AND (paid_back_on <= '2100-12-31'::date))),
  CONSTRAINT "refunds_pkey" PRIMARY KEY (id),
  CONSTRAINT "refunds_reason_check" CHECK (((reason ~ '\S'::text) AND (char_length(reason) <= 500))),
  CONSTRAINT "refunds_reference_check" CHECK (((reference ~ '\S'::text) AND (char_length(reference) <= 100))),
  CONSTRAINT "refunds_state_check" CHECK ((state = ANY (ARRAY['requested'::text, 'approved'::text, 'declined'::text, 'withdrawn'::text, 'paid_back'::text])))
);

ALTER TABLE "public"."refunds"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."refunds" FROM "anon";

REVOKE ALL ON SEQUENCE "public"."refund_events_id_seq" FROM "anon";

REVOKE ALL ON SEQUENCE "public"."refund_events_id_seq" FROM "authenticated";

REVOKE ALL ON SEQUENCE "public"."refund_events_id_seq" FROM "service_role";

CREATE OR REPLACE FUNCTION private.add_refund_event (
  refund public.refunds,
  reason text
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  insert into public.refund_events
    (project_id, refund_id, kind, reason, amount_cents, paid_back_on, reference, actor_id)
  values (
    refund.project_id, refund.id, refund.state, add_refund_event.reason, refund.amount_cents, refund.paid_back_on,
    refund.reference, (select private.caller_id())
  );
$function$;

CREATE OR REPLACE FUNCTION private.agreed_day (
  project uuid
)
  RETURNS date
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select coalesce(
    (select max(step.last_day) from public.project_steps as step where step.project_id = agreed_day.project),
    (
      select public.add_working_days(room.started_on, 13) from public.projects as room
      where room.id = agreed_day.project and room.started_on is not null
    )
  );
$function$;

CREATE OR REPLACE FUNCTION private.announce_refund_event()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.record_live_event('project', new.project_id);
  perform private.add_project_update(
    new.project_id,
    case when new.kind in ('requested', 'withdrawn') then 'client' else 'team' end,
    concat('refund_', new.kind),
    case new.kind
      when 'paid_back' then concat(
        private.format_dollars(new.amount_cents), ' on ', to_char(new.paid_back_on, 'FMMon FMDD, YYYY'),
        ', reference ', new.reference)
      else new.reason
    end);
  return null;
end;
$function$;

CREATE OR REPLACE FUNCTION private.contains_secret (
  value text
)
  RETURNS boolean
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION private.export_handover (
  project uuid
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select jsonb_build_object('handover', jsonb_build_object(
    'items', private.handover_items_json(export_handover.project),
    'support', private.support_json(export_handover.project),
    'refunds', private.refunds_json(export_handover.project) -> 'requests'
  ));
$function$;

CREATE OR REPLACE FUNCTION private.handover_items_json (
  project uuid
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select coalesce(jsonb_agg(
    to_jsonb(item) - array['project_id', 'client_ticked_by', 'team_ticked_by'] || jsonb_build_object(
      'client_name', private.author_name(item.client_ticked_by), 'team_name', private.author_name(item.team_ticked_by))
    order by array_position(array['repository', 'accounts', 'documents', 'training'], item.kind), item.created_at, item.id
  ), '[]')
  from public.handover_items as item where item.project_id = handover_items_json.project;
$function$;

CREATE OR REPLACE FUNCTION private.is_refunded (
  project uuid
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select exists (
    select 1 from public.refunds as refund
    where refund.project_id = is_refunded.project and refund.state in ('approved', 'paid_back')
  );
$function$;

CREATE OR REPLACE FUNCTION private.keep_refund_event()
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
  raise exception 'What happened to a money-back request cannot be changed.' using errcode = '42501';
end;
$function$;

CREATE OR REPLACE FUNCTION private.lock_handover (
  project uuid
)
  RETURNS text
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION private.lock_refunds (
  project uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_room(lock_refunds.project);
  perform 1 from public.projects as room
  where room.id = lock_refunds.project and room.deleted_at is null for no key update;
  if not found then
    raise exception 'This project was deleted. Restore it first.' using errcode = 'PT409';
  end if;
end;
$function$;

CREATE OR REPLACE FUNCTION private.paid_cents (
  project uuid
)
  RETURNS bigint
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select coalesce(sum(instalment.amount_cents), 0)::bigint from public.instalments as instalment
  where instalment.project_id = paid_cents.project and instalment.state = 'paid';
$function$;

CREATE OR REPLACE FUNCTION private.refund_window (
  project uuid
)
  RETURNS text
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select case
    when private.is_signed_off(refund_window.project) then 'signed_off'
    when agreed.day is null then 'not_started'
    -- A hold for the team does not put off what the team has promised.
    when exists (
      select 1 from public.project_holds as hold
      where hold.project_id = refund_window.project and hold.held_until is null and hold.waits_for = 'client'
        and private.business_day(hold.held_from) <= agreed.day
    ) then 'on_hold'
    when private.business_day(now()) <= agreed.day then 'too_early'
    else 'open'
  end
  from (select private.agreed_day(refund_window.project) as day) as agreed;
$function$;

CREATE OR REPLACE FUNCTION private.refunds_json (
  project uuid
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select jsonb_build_object(
    'window', private.refund_window(refunds_json.project),
    'agreed_day', private.agreed_day(refunds_json.project),
    'paid_cents', private.paid_cents(refunds_json.project),
    'requests', (
      select coalesce(jsonb_agg(
        to_jsonb(refund) - 'project_id' || jsonb_build_object('events', (
          select jsonb_agg(
            to_jsonb(event) - array['project_id', 'refund_id', 'actor_id']
              || jsonb_build_object('by', private.actor_label(event.actor_id))
            order by event.id
          )
          from public.refund_events as event where event.refund_id = refund.id
        )) order by refund.created_at desc, refund.id
      ), '[]')
      from public.refunds as refund where refund.project_id = refunds_json.project
    )
  );
$function$;

CREATE OR REPLACE FUNCTION private.require_item_space (
  project uuid
)
  RETURNS void
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  if (select count(*) from public.handover_items as item where item.project_id = require_item_space.project) >= 50 then
    raise exception 'A handover has at most 50 items.' using errcode = 'PT409';
  end if;
end;
$function$;

CREATE OR REPLACE FUNCTION private.require_refund (
  refund   uuid,
  in_state text
)
  RETURNS public.refunds
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  target public.refunds;
begin
  select * into target from public.refunds as stored where stored.id = require_refund.refund;
  perform private.lock_refunds(target.project_id);
  -- Again, because the other side may have changed it before this caller had access.
  select * into target from public.refunds as stored where stored.id = require_refund.refund;
  if target.state <> in_state then
    raise exception '%', case target.state
      when 'requested' then 'This request is not decided on yet.'
      when 'approved' then 'This request was approved in the meantime.'
      when 'declined' then 'This request was declined in the meantime.'
      when 'withdrawn' then 'The client has withdrawn this request in the meantime.'
      else 'The money was paid back in the meantime.'
    end using errcode = 'PT409';
  end if;
  return target;
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
    when 'refund' then
      raise exception 'The money-back request is approved, so there is nothing to sign off.' using errcode = 'PT409';
    when 'refund_request' then
      raise exception 'You have asked for your money back. Withdraw that before you sign off.' using errcode = 'PT409';
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

CREATE OR REPLACE FUNCTION private.sign_off_ready_since (
  project uuid
)
  RETURNS timestamp WITH time zone
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select greatest(
    max(run.created_at),
    (select list.agreed_at from public.acceptance_lists as list where list.project_id = sign_off_ready_since.project),
    (select max(waiver.created_at) from public.acceptance_waivers as waiver where waiver.project_id = sign_off_ready_since.project),
    (
      select max(proposed.decided_at) from public.acceptance_proposals as proposed
      where proposed.project_id = sign_off_ready_since.project
    ),
    (
      select max(version.ended_at) from public.deliverable_versions as version
      where version.project_id = sign_off_ready_since.project
    ),
    (select max(event.created_at) from public.refund_events as event where event.project_id = sign_off_ready_since.project))
  from public.acceptance_runs as run
  where run.project_id = sign_off_ready_since.project
    and run.agent_version = (
      select newest.name from public.agent_versions as newest
      where newest.project_id = sign_off_ready_since.project order by newest.id desc limit 1
    )
  having count(*) > 0 and cardinality(private.sign_off_missing(sign_off_ready_since.project)) = 0
    and not private.is_signed_off(sign_off_ready_since.project);
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
    case when private.is_refunded(sign_off_missing.project) then 'refund' end,
    case when exists (
      select 1 from public.refunds as refund
      where refund.project_id = sign_off_missing.project and refund.state = 'requested'
    ) then 'refund_request' end,
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

CREATE OR REPLACE FUNCTION private.support_days (
  plan text
)
  RETURNS integer
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select case
    when plan ~* '^\s*professional\M' then 14
    when plan ~* '^\s*(enterprise|business|custom)\M' then 30
    else 7
  end;
$function$;

CREATE OR REPLACE FUNCTION private.support_json (
  project uuid
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select jsonb_build_object(
    'days', period.days, 'last_day', period.last_day, 'days_left', period.last_day - private.business_day(now()))
  from private.support_periods as period
  where period.project_id = support_json.project;
$function$;

CREATE OR REPLACE FUNCTION public.add_standard_handover_items (
  project uuid
)
  RETURNS bigint
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
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
    (1, 'repository', 'The source code is in your repository', 'With the history, the prompts and the acceptance cases.'),
    (2, 'repository', 'You are an owner of the repository', null),
    (3, 'accounts', 'The agent runs in your accounts', 'Hosting and the language model are billed to you.'),
    (4, 'accounts', 'Our access is removed or agreed on', 'Keys that we knew are replaced.'),
    (5, 'documents', 'You have the handbook', 'How to run the agent, change its instructions and switch it off.'),
    (6, 'documents', 'You have the test report', null),
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
$function$;

REVOKE ALL ON FUNCTION "public"."add_standard_handover_items"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.decide_refund (
  refund   uuid,
  decision text,
  reason   text DEFAULT NULL::text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  target public.refunds;
  stored_reason text;
begin
  perform private.require_admin();
  target := private.require_refund(decide_refund.refund, 'requested');
  if decision is null or decision not in ('approved', 'declined') then
    raise exception 'There is no such decision.' using errcode = 'PT422';
  end if;
  if decision = 'declined' or decide_refund.reason ~ '\S' then
    stored_reason := private.require_reason(decide_refund.reason);
  end if;
  update public.refunds as stored set state = decision, decision_reason = stored_reason
  where stored.id = target.id returning * into target;
  perform private.add_refund_event(target, stored_reason);
end;
$function$;

REVOKE ALL ON FUNCTION "public"."decide_refund"(uuid, text, text) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.delete_handover_item (
  project uuid,
  item    uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
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
$function$;

REVOKE ALL ON FUNCTION "public"."delete_handover_item"(uuid, uuid) FROM PUBLIC, "anon", "service_role";

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
          || private.export_handover(own.id)
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

CREATE OR REPLACE FUNCTION public.mark_refund_paid (
  refund       uuid,
  paid_back_on date,
  reference    text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  target public.refunds;
begin
  perform private.require_admin();
  target := private.require_refund(mark_refund_paid.refund, 'approved');
  if coalesce(mark_refund_paid.reference, '') !~ '\S' then
    raise exception 'Please give the reference of the payment.' using errcode = 'PT422';
  end if;
  if char_length(trim(mark_refund_paid.reference)) > 100 then
    raise exception 'A reference has at most 100 characters.' using errcode = 'PT422';
  end if;
  if mark_refund_paid.paid_back_on is null or mark_refund_paid.paid_back_on < private.business_day(target.created_at) then
    raise exception 'The money is paid back after the client has asked for it.' using errcode = 'PT422';
  end if;
  if mark_refund_paid.paid_back_on > private.business_day(now()) then
    raise exception 'A payment cannot be in the future.' using errcode = 'PT422';
  end if;
  update public.refunds as stored
  set state = 'paid_back', paid_back_on = mark_refund_paid.paid_back_on, reference = trim(mark_refund_paid.reference),
    amount_cents = private.paid_cents(target.project_id)
  where stored.id = target.id returning * into target;
  perform private.add_refund_event(target, null);
end;
$function$;

REVOKE ALL ON FUNCTION "public"."mark_refund_paid"(uuid, date, text) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.project_handover (
  project uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
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
$function$;

REVOKE ALL ON FUNCTION "public"."project_handover"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.queue_support_notices()
  RETURNS bigint
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  today date := private.business_day(now());
  hour_of_day time := (now() at time zone private.business_zone())::time;
  due record;
  written bigint := 0;
begin
  for due in
    select period.project_id, period.last_day, case when period.last_day = today then 0 else 3 end as days_before
    from private.support_periods as period
    join public.projects as room on room.id = period.project_id and room.deleted_at is null
    cross join lateral (select private.notification_setting(room.user_id, 'status') as setting) as chosen
    -- The quick condition first: no plan includes more days.
    where period.accepted_at >= now() - interval '32 days'
      -- A server that was down catches up, but tells nothing of the past.
      and period.last_day between today and today + 3
      and chosen.setting <> 'off'
      and (chosen.setting = 'daily' or hour_of_day >= time '9:00')
    -- In one order, so that two servers never wait for each other.
    order by period.project_id
  loop
    insert into private.support_notices (project_id, days_before) values (due.project_id, due.days_before)
    on conflict do nothing;
    if found then
      perform private.add_project_update(
        due.project_id, 'team', case due.days_before when 0 then 'support_last_day' else 'support_ending' end,
        to_char(due.last_day, 'FMDay, FMMonth FMDD'));
      written := written + 1;
    end if;
  end loop;
  return written;
end;
$function$;

REVOKE ALL ON FUNCTION "public"."queue_support_notices"() FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.request_refund (
  refund  uuid,
  project uuid,
  reason  text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  stored public.refunds;
  agreed date := private.agreed_day(request_refund.project);
begin
  if (select private.is_admin()) then
    raise exception 'Only the client asks for the money back.' using errcode = '42501';
  end if;
  perform private.lock_refunds(request_refund.project);
  if exists (
    select 1 from public.refunds as sent where sent.id = request_refund.refund and sent.project_id = request_refund.project
  ) then
    return;
  end if;
  if exists (
    select 1 from public.refunds as other
    where other.project_id = request_refund.project and other.state in ('requested', 'approved', 'paid_back')
  ) then
    raise exception 'You have asked for your money back already.' using errcode = 'PT409';
  end if;
  case private.refund_window(request_refund.project)
    when 'signed_off' then
      raise exception 'You have signed off this project, so the guarantee has ended.' using errcode = 'PT409';
    when 'not_started' then
      raise exception 'This project has not started, so there is no agreed date yet.' using errcode = 'PT409';
    when 'on_hold' then
      raise exception 'This project is on hold until we have something from you, so the agreed date moves.'
        using errcode = 'PT409';
    when 'too_early' then
      raise exception 'The agent has time to pass its acceptance cases until %.', to_char(agreed, 'FMMon FMDD, YYYY')
        using errcode = 'PT409';
    else
      null;
  end case;
  insert into public.refunds (id, project_id, reason)
  values (request_refund.refund, request_refund.project, private.require_reason(request_refund.reason))
  returning * into stored;
  perform private.add_refund_event(stored, stored.reason);
end;
$function$;

REVOKE ALL ON FUNCTION "public"."request_refund"(uuid, uuid, text) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.save_handover_item (
  item         uuid,
  project      uuid,
  kind         text,
  title        text,
  note         text                     DEFAULT NULL::text,
  link         text                     DEFAULT NULL::text,
  base_version timestamp with time zone DEFAULT NULL::timestamp WITH time zone
)
  RETURNS SETOF public.handover_items
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
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
$function$;

REVOKE ALL ON FUNCTION "public"."save_handover_item"(uuid, uuid, text, text, text, text, timestamp WITH time zone) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.tick_handover_item (
  project      uuid,
  item         uuid,
  base_version timestamp with time zone,
  is_ticked    boolean
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
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
$function$;

REVOKE ALL ON FUNCTION "public"."tick_handover_item"(uuid, uuid, timestamp WITH time zone, boolean) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.withdraw_refund (
  refund uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  target public.refunds;
begin
  if (select private.is_admin()) then
    raise exception 'Only the client withdraws a money-back request.' using errcode = '42501';
  end if;
  target := private.require_refund(withdraw_refund.refund, 'requested');
  update public.refunds as stored set state = 'withdrawn' where stored.id = target.id returning * into target;
  perform private.add_refund_event(target, null);
end;
$function$;

REVOKE ALL ON FUNCTION "public"."withdraw_refund"(uuid) FROM PUBLIC, "anon", "service_role";

ALTER TABLE "private"."support_notices"
  ADD CONSTRAINT "support_notices_project_id_fkey" FOREIGN KEY (project_id) REFERENCES public.projects(id) ON DELETE CASCADE;

ALTER TABLE "public"."handover_items"
  ADD CONSTRAINT "handover_items_client_ticked_by_fkey" FOREIGN KEY (client_ticked_by) REFERENCES public.user_profiles(id) ON DELETE SET NULL;

ALTER TABLE "public"."handover_items"
  ADD CONSTRAINT "handover_items_project_id_fkey" FOREIGN KEY (project_id) REFERENCES public.projects(id) ON DELETE CASCADE;

ALTER TABLE "public"."handover_items"
  ADD CONSTRAINT "handover_items_team_ticked_by_fkey" FOREIGN KEY (team_ticked_by) REFERENCES public.user_profiles(id) ON DELETE SET NULL;

ALTER TABLE "public"."refund_events"
  ADD CONSTRAINT "refund_events_actor_id_fkey" FOREIGN KEY (actor_id) REFERENCES public.user_profiles(id) ON DELETE SET NULL;

ALTER TABLE "public"."refund_events"
  ADD CONSTRAINT "refund_events_project_id_fkey" FOREIGN KEY (project_id) REFERENCES public.projects(id) ON DELETE CASCADE;

ALTER TABLE "public"."refund_events"
  ADD CONSTRAINT "refund_events_refund_id_fkey" FOREIGN KEY (refund_id) REFERENCES public.refunds(id) ON DELETE CASCADE;

ALTER TABLE "public"."refunds"
  ADD CONSTRAINT "refunds_project_id_fkey" FOREIGN KEY (project_id) REFERENCES public.projects(id) ON DELETE CASCADE;

create view private.client_waits as
  select waiting.project_id, room.user_id, waiting.kind, waiting.wait, waiting.subject, waiting.waiting_since
  from (
    select
      brief.project_id, 'brief' as kind, 'brief' as wait, '' as subject,
      coalesce((
        select max(event.created_at) from public.project_brief_events as event
        where event.project_id = brief.project_id and event.kind = 'reopened'
      ), brief.created_at) as waiting_since
    from public.project_briefs as brief
    where brief.submitted_at is null and brief.accepted_at is null and brief.skipped_at is null
    union all
    select query.project_id, 'brief_question', query.id::text, '', query.created_at
    from public.brief_queries as query
    join public.project_messages as message on message.id = query.message_id and message.deleted_at is null
    join public.project_briefs as brief on brief.project_id = query.project_id
      and brief.submitted_at is not null and brief.accepted_at is null and brief.skipped_at is null
    where query.resolved_at is null
    union all
    select list.project_id, 'cases', 'cases', '', list.confirmed_by_team_at
    from public.acceptance_lists as list
    where list.agreed_at is null and list.confirmed_by_team_at is not null
      and exists (select 1 from public.acceptance_cases as stored where stored.project_id = list.project_id and stored.deleted_at is null)
    union all
    select proposal.project_id, 'case_proposal', proposal.id::text, '', proposal.created_at
    from public.acceptance_proposals as proposal
    where proposal.decision is null and proposal.side = 'team'
    union all
    select version.project_id, 'approval', version.id::text, concat('“', deliverable.name, '”, version ', version.number), version.requested_at
    from public.deliverable_versions as version
    join public.deliverables as deliverable on deliverable.id = version.deliverable_id
    where version.state = 'open'
    union all
    select tested.id, 'sign_off', 'sign_off', '', private.sign_off_ready_since(tested.id)
    from (
      select running.id from public.projects as running
      where running.status <> 'completed' and running.deleted_at is null
        and exists (select 1 from public.agent_versions as version where version.project_id = running.id)
      -- The function takes half a millisecond: it is called for these projects alone, not for all.
      offset 0
    ) as tested
    union all
    select hold.project_id, 'hold', hold.id::text, hold.reason, hold.held_from
    from public.project_holds as hold
    where hold.held_until is null and hold.waits_for = 'client'
    union all
    select
      instalment.project_id, 'payment', instalment.id::text,
      concat(case instalment.part when 1 then 'first' else 'second' end, ' installment of ',
        private.format_dollars(instalment.amount_cents), ', due ', to_char(instalment.due_on, 'FMMon FMDD, YYYY')),
      instalment.due_on::timestamp at time zone private.business_zone()
    from public.instalments as instalment
    where instalment.state = 'due'
  ) as waiting
  join public.projects as room on room.id = waiting.project_id
  where room.deleted_at is null and (room.status <> 'completed' or waiting.kind = 'payment')
    and waiting.waiting_since is not null
    and not exists (
      select 1 from public.refunds as refund
      where refund.project_id = waiting.project_id and refund.state in ('approved', 'paid_back')
    );

CREATE VIEW "private"."support_periods" AS  SELECT document.project_id,
    record.accepted_at,
    included.days,
    (private.business_day(record.accepted_at) + included.days) AS last_day
   FROM ((public.acceptance_documents document
     JOIN public.acceptances record ON ((record.id = document.acceptance_id)))
     CROSS JOIN LATERAL ( SELECT private.support_days(((document.content)::jsonb ->> 'plan'::text)) AS days) included);

CREATE INDEX acceptances_by_time ON public.acceptances USING btree (accepted_at);

CREATE INDEX handover_items_by_admin ON public.handover_items USING btree (team_ticked_by);

CREATE INDEX handover_items_by_client ON public.handover_items USING btree (client_ticked_by);

CREATE INDEX handover_items_by_project ON public.handover_items USING btree (project_id, created_at);

CREATE INDEX refund_events_by_actor ON public.refund_events USING btree (actor_id);

CREATE INDEX refund_events_by_project ON public.refund_events USING btree (project_id, id);

CREATE INDEX refund_events_by_refund ON public.refund_events USING btree (refund_id);

CREATE INDEX refunds_by_project ON public.refunds USING btree (project_id, created_at);

CREATE UNIQUE INDEX refunds_one_open ON public.refunds USING btree (project_id)
  WHERE (state = ANY (ARRAY['requested'::text, 'approved'::text, 'paid_back'::text]));

CREATE TRIGGER announce_refund_event
  AFTER INSERT ON public.refund_events
  FOR EACH ROW
  EXECUTE FUNCTION private.announce_refund_event();

CREATE TRIGGER keep_refund_event
  BEFORE DELETE OR UPDATE ON public.refund_events
  FOR EACH ROW
  EXECUTE FUNCTION private.keep_refund_event();

CREATE POLICY "Users who may read a project read the checklist of its handover" ON "public"."handover_items"
  FOR SELECT
  TO "authenticated"
  USING ((EXISTS ( SELECT 1
   FROM public.projects
  WHERE (projects.id = handover_items.project_id))));

CREATE POLICY "Users who may read a project read their money-back history" ON "public"."refund_events"
  FOR SELECT
  TO "authenticated"
  USING ((EXISTS ( SELECT 1
   FROM public.projects
  WHERE (projects.id = refund_events.project_id))));

CREATE POLICY "Users who may read a project read its money-back requests" ON "public"."refunds"
  FOR SELECT
  TO "authenticated"
  USING ((EXISTS ( SELECT 1
   FROM public.projects
  WHERE (projects.id = refunds.project_id))));

COMMENT ON COLUMN "public"."handover_items"."client_ticked_by" IS 'Null when the account is gone, or no one has ticked it.';

COMMENT ON COLUMN "public"."handover_items"."updated_at" IS 'When its text was changed. A tick does not change it.';

COMMENT ON COLUMN "public"."refund_events"."actor_id" IS 'Null when the account is gone.';

COMMENT ON COLUMN "public"."refunds"."amount_cents" IS 'All that the client had paid when it was paid back; null before.';

COMMENT ON COLUMN "public"."refunds"."decision_reason" IS 'Of the team. Always there when it declines.';

COMMENT ON COLUMN "public"."refunds"."paid_back_on" IS 'A day of the business''s time zone.';

COMMENT ON COLUMN "public"."refunds"."reason" IS 'Of the client.';

COMMENT ON COLUMN "public"."refunds"."reference" IS 'By which the payment is found, such as the number of a transfer.';

REVOKE ALL ON FUNCTION "private"."add_refund_event"(public.refunds, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."agreed_day"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."announce_refund_event"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."contains_secret"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."contains_secret"(text) TO "service_role";

REVOKE ALL ON FUNCTION "private"."export_handover"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."handover_items_json"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_refunded"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."keep_refund_event"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."lock_handover"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."lock_refunds"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."paid_cents"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."refund_window"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."refunds_json"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."require_item_space"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."require_refund"(uuid, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."support_days"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."support_json"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."add_standard_handover_items"(uuid) TO "authenticated";

GRANT EXECUTE ON FUNCTION "public"."decide_refund"(uuid, text, text) TO "authenticated";

GRANT EXECUTE ON FUNCTION "public"."delete_handover_item"(uuid, uuid) TO "authenticated";

GRANT EXECUTE ON FUNCTION "public"."mark_refund_paid"(uuid, date, text) TO "authenticated";

GRANT EXECUTE ON FUNCTION "public"."project_handover"(uuid) TO "authenticated";

GRANT EXECUTE ON FUNCTION "public"."queue_support_notices"() TO "service_role";

GRANT EXECUTE ON FUNCTION "public"."request_refund"(uuid, uuid, text) TO "authenticated";

GRANT EXECUTE ON FUNCTION "public"."save_handover_item"(uuid, uuid, text, text, text, text, timestamp WITH time zone) TO "authenticated";

GRANT EXECUTE ON FUNCTION "public"."tick_handover_item"(uuid, uuid, timestamp WITH time zone, boolean) TO "authenticated";

GRANT EXECUTE ON FUNCTION "public"."withdraw_refund"(uuid) TO "authenticated";

REVOKE ALL ON TABLE "public"."handover_items" FROM "authenticated";

GRANT SELECT ON TABLE "public"."handover_items" TO "authenticated";

GRANT DELETE, INSERT, REFERENCES, SELECT, TRIGGER, TRUNCATE, UPDATE ON TABLE "public"."handover_items" TO "service_role";

REVOKE ALL ON TABLE "public"."refund_events" FROM "authenticated";

GRANT SELECT ON TABLE "public"."refund_events" TO "authenticated";

GRANT DELETE, INSERT, REFERENCES, SELECT, TRIGGER, TRUNCATE, UPDATE ON TABLE "public"."refund_events" TO "service_role";

REVOKE ALL ON TABLE "public"."refunds" FROM "authenticated";

GRANT SELECT ON TABLE "public"."refunds" TO "authenticated";

GRANT DELETE, INSERT, REFERENCES, SELECT, TRIGGER, TRUNCATE, UPDATE ON TABLE "public"."refunds" TO "service_role";

ALTER TABLE "public"."handover_items"
  ADD CONSTRAINT "handover_items_without_secrets"
    CHECK (((NOT private.contains_secret(title)) AND (NOT COALESCE(private.contains_secret(note), false)) AND (NOT COALESCE(private.contains_secret(link), false))));
