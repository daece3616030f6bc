SET local check_function_bodies = off;

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

ALTER TABLE "public"."instalment_events"
  ADD CONSTRAINT "instalment_events_actor_id_fkey" FOREIGN KEY (actor_id) REFERENCES public.user_profiles(id) ON DELETE SET NULL;

ALTER TABLE "public"."instalment_events"
  ADD CONSTRAINT "instalment_events_project_id_fkey" FOREIGN KEY (project_id) REFERENCES public.projects(id) ON DELETE CASCADE;

ALTER TABLE "public"."instalments"
  ADD CONSTRAINT "instalments_price_list_version_fkey" FOREIGN KEY (price_list_version) REFERENCES public.price_list_versions(id) ON DELETE SET NULL;

ALTER TABLE "public"."instalments"
  ADD CONSTRAINT "instalments_project_id_fkey" FOREIGN KEY (project_id) REFERENCES public.projects(id) ON DELETE CASCADE;

CREATE INDEX instalment_events_by_actor ON public.instalment_events USING btree (actor_id);

CREATE INDEX instalment_events_by_project ON public.instalment_events USING btree (project_id, id);

CREATE INDEX instalments_by_price_list_version ON public.instalments USING btree (price_list_version);

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

CREATE TRIGGER plan_instalments
  AFTER INSERT ON public.project_step_events
  FOR EACH ROW
  WHEN ((new.kind = 'started'::text))
  EXECUTE FUNCTION private.plan_instalments();

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

REVOKE ALL ON FUNCTION "private"."announce_instalment_event"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."create_instalments"(uuid, date, bigint, text, bigint, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."export_instalments"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."fixed_price_cents"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."format_dollars"(bigint) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."keep_instalment_event"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."move_first_instalment"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."plan_instalments"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."require_instalment"(uuid, timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."set_second_instalment_due"(uuid, date) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."settle_instalment_state"(uuid, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."correct_instalment"(uuid, text, text, timestamp WITH time zone, bigint, date) TO "authenticated";

GRANT EXECUTE ON FUNCTION "public"."instalment_history"(uuid) TO "authenticated";

GRANT EXECUTE ON FUNCTION "public"."mark_instalment_paid"(uuid, date, text, timestamp WITH time zone) TO "authenticated";

GRANT EXECUTE ON FUNCTION "public"."set_project_total"(uuid, bigint, text) TO "authenticated";

REVOKE ALL ON TABLE "public"."instalment_events" FROM "authenticated";

GRANT SELECT ON TABLE "public"."instalment_events" TO "authenticated";

GRANT DELETE, INSERT, REFERENCES, SELECT, TRIGGER, TRUNCATE, UPDATE ON TABLE "public"."instalment_events" TO "service_role";

REVOKE ALL ON TABLE "public"."instalments" FROM "authenticated";

GRANT SELECT ON TABLE "public"."instalments" TO "authenticated";

GRANT DELETE, INSERT, REFERENCES, SELECT, TRIGGER, TRUNCATE, UPDATE ON TABLE "public"."instalments" TO "service_role";
