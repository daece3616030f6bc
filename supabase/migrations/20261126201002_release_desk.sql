SET local check_function_bodies = off;

DROP TRIGGER "keep_instalment_event" ON "public"."instalment_events";

DROP TRIGGER "keep_brief_event" ON "public"."project_brief_events";

DROP TRIGGER "keep_step_event" ON "public"."project_step_events";

DROP TRIGGER "keep_refund_event" ON "public"."refund_events";

DROP FUNCTION "private"."keep_brief_event"();

DROP FUNCTION "private"."keep_instalment_event"();

DROP FUNCTION "private"."keep_refund_event"();

DROP FUNCTION "private"."keep_step_event"();

CREATE TABLE "public"."feature_flag_events" (
  "id"              bigint                   GENERATED ALWAYS AS IDENTITY NOT NULL,
  "area"            text                     NOT NULL,
  "name"            text                     NOT NULL,
  "kind"            text                     NOT NULL,
  "from_percentage" smallint,
  "to_percentage"   smallint,
  "reason"          text                     NOT NULL,
  "actor_id"        uuid,
  "created_at"      timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "feature_flag_events_kind_check" CHECK ((kind = ANY (ARRAY['boolean'::text, 'percentage'::text]))),
  CONSTRAINT "feature_flag_events_pkey" PRIMARY KEY (id),
  CONSTRAINT "feature_flag_events_reason_check" CHECK (((reason ~ '\S'::text) AND (char_length(reason) <= 500)))
);

ALTER TABLE "public"."feature_flag_events"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."feature_flag_events" FROM "anon";

CREATE TABLE "public"."feature_flags" (
  "area"       text                     NOT NULL,
  "name"       text                     NOT NULL,
  "kind"       text                     NOT NULL,
  "percentage" smallint                 NOT NULL,
  "updated_at" timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "feature_flags_area_check" CHECK ((area ~ '^[a-z][a-z0-9-]{0,39}$'::text)),
  CONSTRAINT "feature_flags_boolean_is_all_or_none" CHECK (((kind = 'percentage'::text) OR (percentage = ANY (ARRAY[0, 100])))),
  CONSTRAINT "feature_flags_kind_check" CHECK ((kind = ANY (ARRAY['boolean'::text, 'percentage'::text]))),
  CONSTRAINT "feature_flags_name_check" CHECK ((name ~ '^[a-z][A-Za-z0-9]{0,59}$'::text)),
  CONSTRAINT "feature_flags_percentage_check" CHECK (((percentage >= 0) AND (percentage <= 100))),
  CONSTRAINT "feature_flags_pkey" PRIMARY KEY (area, name)
);

ALTER TABLE "public"."feature_flags"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."feature_flags" FROM "anon";

CREATE TABLE "public"."release_events" (
  "id"         bigint                   GENERATED ALWAYS AS IDENTITY NOT NULL,
  "area"       text                     NOT NULL,
  "kind"       text                     NOT NULL,
  "build"      text                     NOT NULL,
  "from_build" text,
  "reason"     text                     NOT NULL,
  "actor_id"   uuid,
  "created_at" timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "release_events_kind_check" CHECK ((kind = ANY (ARRAY['pinned'::text, 'unpinned'::text]))),
  CONSTRAINT "release_events_pkey" PRIMARY KEY (id),
  CONSTRAINT "release_events_reason_check" CHECK (((reason ~ '\S'::text) AND (char_length(reason) <= 500)))
);

ALTER TABLE "public"."release_events"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."release_events" FROM "anon";

CREATE TABLE "public"."release_pins" (
  "area"       text                     NOT NULL,
  "build"      text                     NOT NULL,
  "reason"     text                     NOT NULL,
  "pinned_by"  uuid,
  "updated_at" timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "release_pins_area_check" CHECK ((area ~ '^[a-z][a-z0-9-]{0,39}$'::text)),
  CONSTRAINT "release_pins_build_check" CHECK ((build ~ '^[0-9a-f]{12}$'::text)),
  CONSTRAINT "release_pins_pkey" PRIMARY KEY (area),
  CONSTRAINT "release_pins_reason_check" CHECK (((reason ~ '\S'::text) AND (char_length(reason) <= 500)))
);

ALTER TABLE "public"."release_pins"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."release_pins" FROM "anon";

REVOKE ALL ON SEQUENCE "public"."feature_flag_events_id_seq" FROM "anon";

REVOKE ALL ON SEQUENCE "public"."feature_flag_events_id_seq" FROM "authenticated";

REVOKE ALL ON SEQUENCE "public"."feature_flag_events_id_seq" FROM "service_role";

REVOKE ALL ON SEQUENCE "public"."release_events_id_seq" FROM "anon";

REVOKE ALL ON SEQUENCE "public"."release_events_id_seq" FROM "authenticated";

REVOKE ALL ON SEQUENCE "public"."release_events_id_seq" FROM "service_role";

CREATE OR REPLACE FUNCTION private.keep_logged_event()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  logged jsonb := to_jsonb(old);
begin
  if tg_op = 'DELETE' and logged ? 'project_id'
    and not exists (select 1 from public.projects where id = (logged ->> 'project_id')::uuid) then
    return old;
  end if;
  if tg_op = 'UPDATE' and to_jsonb(new) = logged || jsonb_build_object('actor_id', null)
    and not exists (select 1 from public.user_profiles where id = (logged ->> 'actor_id')::uuid) then
    return new;
  end if;
  raise exception '%', tg_argv[0] using errcode = '42501';
end;
$function$;

CREATE OR REPLACE FUNCTION public.admin_feature_flags()
  RETURNS TABLE (
    area        text,
    name        text,
    kind        text,
    percentage  smallint,
    updated_at  timestamp with time zone,
    last_reason text,
    changed_by  text,
    changed_at  timestamp with time zone
  )
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  perform private.require_admin();
  return query
  select
    stored.area, stored.name, stored.kind, stored.percentage, stored.updated_at, last.reason, profile.name, last.created_at
  from public.feature_flags as stored
  left join lateral (
    select event.reason, event.actor_id, event.created_at
    from public.feature_flag_events as event
    where event.area = stored.area and event.name = stored.name
    order by event.id desc limit 1
  ) as last on true
  left join public.user_profiles as profile on profile.id = last.actor_id
  order by stored.area, stored.name;
end;
$function$;

REVOKE ALL ON FUNCTION "public"."admin_feature_flags"() FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.feature_flag_values()
  RETURNS TABLE (
    area       text,
    name       text,
    percentage smallint
  )
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select stored.area, stored.name, stored.percentage
  from public.feature_flags as stored
  order by stored.area, stored.name;
$function$;

CREATE OR REPLACE FUNCTION public.pin_release (
  area         text,
  build        text,
  reason       text,
  base_version timestamp with time zone DEFAULT NULL::timestamp WITH time zone
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  pinned public.release_pins;
  stored_reason text;
begin
  perform private.require_admin();
  stored_reason := private.require_reason(pin_release.reason);
  if coalesce(pin_release.area, '') !~ '^[a-z][a-z0-9-]{0,39}$' then
    raise exception 'This is not the name of an area.' using errcode = 'PT422';
  end if;
  if coalesce(pin_release.build, '') !~ '^[0-9a-f]{12}$' then
    raise exception 'A build has twelve of the characters 0-9 and a-f.' using errcode = 'PT422';
  end if;
  select * into pinned from public.release_pins as pin where pin.area = pin_release.area for update;
  if pinned.updated_at is distinct from base_version then
    raise exception 'A colleague has changed this pin in the meantime. Look at it before you change it.'
      using errcode = 'PT409';
  end if;
  -- Two admins may pin an area for the first time at once: the second waits here, and changes nothing.
  insert into public.release_pins as pin (area, build, reason, pinned_by)
  values (pin_release.area, pin_release.build, stored_reason, (select private.caller_id()))
  on conflict on constraint release_pins_pkey do update
  set build = excluded.build, reason = excluded.reason, pinned_by = excluded.pinned_by
  where pin.updated_at = base_version;
  if not found then
    raise exception 'A colleague has changed this pin in the meantime. Look at it before you change it.'
      using errcode = 'PT409';
  end if;
  insert into public.release_events (area, kind, build, from_build, reason, actor_id)
  values (pin_release.area, 'pinned', pin_release.build, pinned.build, stored_reason, (select private.caller_id()));
end;
$function$;

REVOKE ALL ON FUNCTION "public"."pin_release"(text, text, text, timestamp WITH time zone) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.pinned_builds()
  RETURNS TABLE (
    area  text,
    build text
  )
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select pin.area, pin.build from public.release_pins as pin order by pin.area;
$function$;

CREATE OR REPLACE FUNCTION public.remove_feature_flag (
  area         text,
  name         text,
  reason       text,
  base_version timestamp with time zone
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  stored public.feature_flags;
  stored_reason text;
begin
  perform private.require_admin();
  stored_reason := private.require_reason(remove_feature_flag.reason);
  select * into stored from public.feature_flags as flag
  where flag.area = remove_feature_flag.area and flag.name = remove_feature_flag.name for update;
  if stored.name is null then
    raise exception 'This flag is not stored any more.' using errcode = 'PT404';
  end if;
  if stored.updated_at is distinct from base_version then
    raise exception 'Someone else has changed this flag. Look at its new value before you remove it.' using errcode = 'PT409';
  end if;
  delete from public.feature_flags as flag where flag.area = stored.area and flag.name = stored.name;
  insert into public.feature_flag_events (area, name, kind, from_percentage, to_percentage, reason, actor_id)
  values (stored.area, stored.name, stored.kind, stored.percentage, null, stored_reason, (select private.caller_id()));
end;
$function$;

REVOKE ALL ON FUNCTION "public"."remove_feature_flag"(text, text, text, timestamp WITH time zone) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.set_feature_flag (
  area         text,
  name         text,
  kind         text,
  percentage   integer,
  reason       text,
  base_version timestamp with time zone DEFAULT NULL::timestamp WITH time zone
)
  RETURNS SETOF public.feature_flags
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  stored public.feature_flags;
  stored_reason text;
begin
  perform private.require_admin();
  stored_reason := private.require_reason(set_feature_flag.reason);
  if coalesce(set_feature_flag.area, '') !~ '^[a-z][a-z0-9-]{0,39}$' then
    raise exception 'This is not the name of an area.' using errcode = 'PT422';
  end if;
  if coalesce(set_feature_flag.name, '') !~ '^[a-z][A-Za-z0-9]{0,59}$' then
    raise exception 'The name of a flag starts with a lowercase letter and has at most 60 letters and digits.'
      using errcode = 'PT422';
  end if;
  if set_feature_flag.kind is null or set_feature_flag.kind not in ('boolean', 'percentage') then
    raise exception 'A flag is boolean or a percentage.' using errcode = 'PT422';
  end if;
  if set_feature_flag.percentage is null or set_feature_flag.percentage not between 0 and 100 then
    raise exception 'A percentage is a whole number from 0 to 100.' using errcode = 'PT422';
  end if;
  if set_feature_flag.kind = 'boolean' and set_feature_flag.percentage not in (0, 100) then
    raise exception 'A boolean flag is on for all visitors or for none.' using errcode = 'PT422';
  end if;
  select * into stored from public.feature_flags as flag
  where flag.area = set_feature_flag.area and flag.name = set_feature_flag.name for update;
  if stored.updated_at is distinct from base_version then
    return;
  end if;
  if stored.kind = set_feature_flag.kind and stored.percentage = set_feature_flag.percentage then
    return query select stored.*;
    return;
  end if;
  -- Two admins may store a flag for the first time at once: the second waits here, and changes nothing.
  return query
  insert into public.feature_flags as flag (area, name, kind, percentage)
  values (set_feature_flag.area, set_feature_flag.name, set_feature_flag.kind, set_feature_flag.percentage)
  on conflict on constraint feature_flags_pkey do update
  set kind = excluded.kind, percentage = excluded.percentage
  where flag.updated_at = base_version
  returning flag.*;
  if found then
    insert into public.feature_flag_events (area, name, kind, from_percentage, to_percentage, reason, actor_id)
    values (
      set_feature_flag.area, set_feature_flag.name, set_feature_flag.kind, stored.percentage, set_feature_flag.percentage,
      stored_reason, (select private.caller_id())
    );
  end if;
end;
$function$;

REVOKE ALL ON FUNCTION "public"."set_feature_flag"(text, text, text, integer, text, timestamp WITH time zone) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.unpin_release (
  area         text,
  reason       text,
  base_version timestamp with time zone
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  pinned public.release_pins;
  stored_reason text;
begin
  perform private.require_admin();
  stored_reason := private.require_reason(unpin_release.reason);
  select * into pinned from public.release_pins as pin where pin.area = unpin_release.area for update;
  if pinned.area is null then
    raise exception 'This pin has been removed already.' using errcode = 'PT404';
  end if;
  if pinned.updated_at is distinct from base_version then
    raise exception 'A colleague has changed this pin in the meantime. Look at it before you change it.'
      using errcode = 'PT409';
  end if;
  delete from public.release_pins as pin where pin.area = pinned.area;
  insert into public.release_events (area, kind, build, from_build, reason, actor_id)
  values (pinned.area, 'unpinned', pinned.build, pinned.build, stored_reason, (select private.caller_id()));
end;
$function$;

REVOKE ALL ON FUNCTION "public"."unpin_release"(text, text, timestamp WITH time zone) FROM PUBLIC, "anon", "service_role";

ALTER TABLE "public"."feature_flag_events"
  ADD CONSTRAINT "feature_flag_events_actor_id_fkey" FOREIGN KEY (actor_id) REFERENCES public.user_profiles(id) ON DELETE SET NULL;

ALTER TABLE "public"."release_events"
  ADD CONSTRAINT "release_events_actor_id_fkey" FOREIGN KEY (actor_id) REFERENCES public.user_profiles(id) ON DELETE SET NULL;

ALTER TABLE "public"."release_pins"
  ADD CONSTRAINT "release_pins_pinned_by_fkey" FOREIGN KEY (pinned_by) REFERENCES public.user_profiles(id) ON DELETE SET NULL;

CREATE INDEX feature_flag_events_by_actor ON public.feature_flag_events USING btree (actor_id);

CREATE INDEX feature_flag_events_by_flag ON public.feature_flag_events USING btree (area, name, id DESC);

CREATE INDEX release_events_by_actor ON public.release_events USING btree (actor_id);

CREATE INDEX release_events_by_area ON public.release_events USING btree (area, id DESC);

CREATE INDEX release_pins_by_admin ON public.release_pins USING btree (pinned_by);

CREATE TRIGGER keep_logged_event
  BEFORE DELETE OR UPDATE ON public.feature_flag_events
  FOR EACH ROW
  EXECUTE FUNCTION private.keep_logged_event('What happened to a flag cannot be changed.');

CREATE TRIGGER bump_content_version_on_delete
  AFTER DELETE ON public.feature_flags REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT
  EXECUTE FUNCTION private.bump_content_version();

CREATE TRIGGER bump_content_version_on_insert
  AFTER INSERT ON public.feature_flags REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT
  EXECUTE FUNCTION private.bump_content_version();

CREATE TRIGGER bump_content_version_on_update
  AFTER UPDATE ON public.feature_flags REFERENCING OLD TABLE AS previous NEW TABLE AS changed
  FOR EACH STATEMENT
  EXECUTE FUNCTION private.bump_content_version();

CREATE TRIGGER touch_updated_at
  BEFORE UPDATE ON public.feature_flags
  FOR EACH ROW
  EXECUTE FUNCTION private.touch_updated_at();

CREATE TRIGGER keep_logged_event
  BEFORE DELETE OR UPDATE ON public.instalment_events
  FOR EACH ROW
  EXECUTE FUNCTION private.keep_logged_event('What happened to an installment cannot be changed.');

CREATE TRIGGER keep_logged_event
  BEFORE DELETE OR UPDATE ON public.project_brief_events
  FOR EACH ROW
  EXECUTE FUNCTION private.keep_logged_event('What happened to a brief cannot be changed.');

CREATE TRIGGER keep_logged_event
  BEFORE DELETE OR UPDATE ON public.project_step_events
  FOR EACH ROW
  EXECUTE FUNCTION private.keep_logged_event('What happened to a step cannot be changed.');

CREATE TRIGGER keep_logged_event
  BEFORE DELETE OR UPDATE ON public.refund_events
  FOR EACH ROW
  EXECUTE FUNCTION private.keep_logged_event('What happened to a money-back request cannot be changed.');

CREATE TRIGGER keep_logged_event
  BEFORE DELETE OR UPDATE ON public.release_events
  FOR EACH ROW
  EXECUTE FUNCTION private.keep_logged_event('What was done to a release cannot be changed.');

CREATE TRIGGER bump_content_version_on_delete
  AFTER DELETE ON public.release_pins REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT
  EXECUTE FUNCTION private.bump_content_version();

CREATE TRIGGER bump_content_version_on_insert
  AFTER INSERT ON public.release_pins REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT
  EXECUTE FUNCTION private.bump_content_version();

CREATE TRIGGER bump_content_version_on_update
  AFTER UPDATE ON public.release_pins REFERENCING OLD TABLE AS previous NEW TABLE AS changed
  FOR EACH STATEMENT
  EXECUTE FUNCTION private.bump_content_version();

CREATE TRIGGER touch_updated_at
  BEFORE UPDATE ON public.release_pins
  FOR EACH ROW
  EXECUTE FUNCTION private.touch_updated_at();

CREATE POLICY "Admins read what happened to flags" ON "public"."feature_flag_events"
  FOR SELECT
  TO "authenticated"
  USING (( SELECT private.is_admin() AS is_admin));

CREATE POLICY "Admins read flags" ON "public"."feature_flags"
  FOR SELECT
  TO "authenticated"
  USING (( SELECT private.is_admin() AS is_admin));

CREATE POLICY "Admins read what was done to releases" ON "public"."release_events"
  FOR SELECT
  TO "authenticated"
  USING (( SELECT private.is_admin() AS is_admin));

CREATE POLICY "Admins read pins" ON "public"."release_pins"
  FOR SELECT
  TO "authenticated"
  USING (( SELECT private.is_admin() AS is_admin));

COMMENT ON COLUMN "public"."feature_flag_events"."actor_id" IS 'Null when the account is gone.';

COMMENT ON COLUMN "public"."feature_flag_events"."from_percentage" IS 'Null when nothing was stored, so that the default of the code applied.';

COMMENT ON COLUMN "public"."feature_flag_events"."to_percentage" IS 'Null when the stored value was removed, so that the default of the code applies.';

COMMENT ON COLUMN "public"."feature_flags"."percentage" IS 'The share of visitors for whom the flag is on. A boolean flag is on for all, 100, or for none.';

COMMENT ON COLUMN "public"."release_events"."actor_id" IS 'Null when the account is gone.';

COMMENT ON COLUMN "public"."release_events"."from_build" IS 'The build that was pinned before; null when there was none.';

COMMENT ON COLUMN "public"."release_pins"."pinned_by" IS 'Null when the account is gone.';

REVOKE ALL ON FUNCTION "private"."keep_logged_event"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."admin_feature_flags"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."feature_flag_values"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."feature_flag_values"() TO "anon", "authenticated", "service_role";

GRANT EXECUTE ON FUNCTION "public"."pin_release"(text, text, text, timestamp WITH time zone) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."pinned_builds"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."pinned_builds"() TO "anon", "authenticated", "service_role";

GRANT EXECUTE ON FUNCTION "public"."remove_feature_flag"(text, text, text, timestamp WITH time zone) TO "authenticated";

GRANT EXECUTE ON FUNCTION "public"."set_feature_flag"(text, text, text, integer, text, timestamp WITH time zone) TO "authenticated";

GRANT EXECUTE ON FUNCTION "public"."unpin_release"(text, text, timestamp WITH time zone) TO "authenticated";

REVOKE ALL ON TABLE "public"."feature_flag_events" FROM "authenticated";

GRANT SELECT ON TABLE "public"."feature_flag_events" TO "authenticated";

GRANT DELETE, INSERT, REFERENCES, SELECT, TRIGGER, TRUNCATE, UPDATE ON TABLE "public"."feature_flag_events" TO "service_role";

REVOKE ALL ON TABLE "public"."feature_flags" FROM "authenticated";

GRANT SELECT ON TABLE "public"."feature_flags" TO "authenticated";

GRANT DELETE, INSERT, REFERENCES, SELECT, TRIGGER, TRUNCATE, UPDATE ON TABLE "public"."feature_flags" TO "service_role";

REVOKE ALL ON TABLE "public"."release_events" FROM "authenticated";

GRANT SELECT ON TABLE "public"."release_events" TO "authenticated";

GRANT DELETE, INSERT, REFERENCES, SELECT, TRIGGER, TRUNCATE, UPDATE ON TABLE "public"."release_events" TO "service_role";

REVOKE ALL ON TABLE "public"."release_pins" FROM "authenticated";

GRANT SELECT ON TABLE "public"."release_pins" TO "authenticated";

GRANT DELETE, INSERT, REFERENCES, SELECT, TRIGGER, TRUNCATE, UPDATE ON TABLE "public"."release_pins" TO "service_role";
