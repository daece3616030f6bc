SET local check_function_bodies = off;

CREATE TABLE "public"."testimonials" (
  "id"           uuid                     NOT NULL DEFAULT gen_random_uuid(),
  "project_id"   uuid                     NOT NULL,
  "rating"       smallint                 NOT NULL,
  "body"         text                     NOT NULL,
  "name_form"    text                     NOT NULL,
  "shown_name"   text                     NOT NULL,
  "consented_at" timestamp with time zone,
  "published_at" timestamp with time zone,
  "position"     integer,
  "created_at"   timestamp with time zone NOT NULL DEFAULT now(),
  "updated_at"   timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "testimonials_body_check" CHECK (((body ~ '\S'::text) AND (char_length(body) <= 280))),
  CONSTRAINT "testimonials_name_form_check" CHECK ((name_form = ANY (ARRAY['full'::text, 'first'::text, 'company'::text, 'anonymous'::text]))),
  CONSTRAINT "testimonials_pkey" PRIMARY KEY (id),
  CONSTRAINT "testimonials_position_of_published" CHECK ((("position" IS NULL) = (published_at IS NULL))),
  CONSTRAINT "testimonials_project_id_key" UNIQUE (project_id),
  CONSTRAINT "testimonials_published_with_consent" CHECK (((published_at IS NULL) OR (consented_at IS NOT NULL))),
  CONSTRAINT "testimonials_rating_check" CHECK (((rating >= 1) AND (rating <= 5))),
  CONSTRAINT "testimonials_shown_name_check" CHECK (((shown_name ~ '\S'::text) AND (char_length(shown_name) <= 300)))
);

ALTER TABLE "public"."testimonials"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."testimonials" FROM "anon";

CREATE OR REPLACE FUNCTION private.bump_content_version_of_testimonials()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  has_changed boolean;
begin
  if tg_op = 'UPDATE' then
    has_changed := exists (
      select id, body, shown_name, position from changed where published_at is not null
      except select id, body, shown_name, position from previous where published_at is not null
    ) or exists (
      select id from previous where published_at is not null except select id from changed where published_at is not null
    );
  else
    has_changed := exists (select 1 from changed where published_at is not null);
  end if;
  if has_changed then
    update public.content_version set version = version + 1, updated_at = now() where id;
  end if;
  return null;
end;
$function$;

CREATE OR REPLACE FUNCTION private.export_testimonial (
  project uuid
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select jsonb_build_object('testimonial', (
    select to_jsonb(given) - array['id', 'project_id', 'position']
    from public.testimonials as given where given.project_id = export_testimonial.project
  ));
$function$;

CREATE OR REPLACE FUNCTION private.placed_testimonials()
  RETURNS TABLE (
    id    uuid,
    place bigint
  )
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select given.id, row_number() over (order by given.position, given.id)
  from public.testimonials as given
  where given.published_at is not null;
$function$;

CREATE OR REPLACE FUNCTION private.require_testimonial_author (
  project uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if (select private.is_admin()) then
    raise exception 'Only the client of a project rates it.' using errcode = '42501';
  end if;
  perform private.require_room(require_testimonial_author.project);
  perform 1 from public.projects as room
  where room.id = require_testimonial_author.project and room.deleted_at is null for no key update;
  if not found then
    raise exception 'There is no such project.' using errcode = 'PT404';
  end if;
end;
$function$;

CREATE OR REPLACE FUNCTION private.testimonial_names (
  project uuid
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select jsonb_build_object(
    'full', concat_ws(', ', client.name, client.company),
    'first', concat_ws(', ', split_part(client.name, ' ', 1), client.company),
    'company', client.company,
    'anonymous', 'A client'
  )
  from (
    select
      trim(regexp_replace(profile.name, '\s+', ' ', 'g')) as name,
      nullif(trim(regexp_replace(profile.company_name, '\s+', ' ', 'g')), '') as company
    from public.projects as room
    join public.user_profiles as profile on profile.id = room.user_id
    where room.id = testimonial_names.project
  ) as client;
$function$;

CREATE OR REPLACE FUNCTION private.unpublish_testimonial()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  update public.testimonials set published_at = null, position = null
  where project_id = new.id and published_at is not null;
  return null;
end;
$function$;

CREATE OR REPLACE FUNCTION public.admin_testimonials (
  searched  text    DEFAULT ''::text,
  in_state  text    DEFAULT ''::text,
  page      integer DEFAULT 1,
  page_size integer DEFAULT 25
)
  RETURNS TABLE (
    id              uuid,
    project_id      uuid,
    project_name    text,
    client_name     text,
    rating          smallint,
    body            text,
    shown_name      text,
    state           text,
    created_at      timestamp with time zone,
    updated_at      timestamp with time zone,
    place           bigint,
    published_total bigint,
    total           bigint
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  search_term text := lower(trim(left(searched, 100)));
  row_limit integer := least(greatest(page_size, 1), 1000);
  conditions text := case in_state
    when '' then 'true'
    when 'published' then 'published_at is not null'
    when 'waiting' then 'published_at is null and consented_at is not null'
    when 'private' then 'consented_at is null'
    else 'false' end;
  source text := 'public.testimonials';
  result record;
begin
  perform private.require_admin();
  if search_term <> '' then
    source := format(
      '(
        select given.*
        from public.testimonials as given
        join public.projects as room on room.id = given.project_id
        join public.user_profiles as client on client.id = room.user_id
        where strpos(lower(concat_ws(e''\n'', given.body, client.name, room.name)), %L) > 0
      ) as found', search_term);
  end if;
  result := private.paginate_ids(
    source || ' where ' || conditions, 'position, created_at desc, id', 'position desc, created_at, id desc', page, row_limit);
  return query
  with placed as (
    select found.id, found.place, count(*) over () as published_total from private.placed_testimonials() as found
  )
  select
    given.id, given.project_id, room.name, client.name, given.rating, given.body, given.shown_name,
    case when given.published_at is not null then 'published' when given.consented_at is not null then 'waiting' else 'private' end,
    given.created_at, given.updated_at, placed.place, placed.published_total, result.total
  from unnest(result.ids) with ordinality as entry (id, ordinal)
  join public.testimonials as given on given.id = entry.id
  join public.projects as room on room.id = given.project_id
  join public.user_profiles as client on client.id = room.user_id
  left join placed on placed.id = given.id
  order by entry.ordinal;
end;
$function$;

REVOKE ALL ON FUNCTION "public"."admin_testimonials"(text, text, integer, integer) FROM PUBLIC, "anon", "service_role";

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
          || private.export_testimonial(own.id)
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

CREATE OR REPLACE FUNCTION public.move_testimonial (
  testimonial uuid,
  up          boolean
)
  RETURNS bigint
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  from_place bigint;
  to_place bigint;
  neighbor uuid;
begin
  perform private.require_admin();
  -- Reads continue; another change waits, so that nothing renumbers a list that is changing.
  lock table public.testimonials in share row exclusive mode;
  select placed.place into from_place from private.placed_testimonials() as placed where placed.id = testimonial;
  if from_place is null then
    raise exception 'This testimonial is no longer published.' using errcode = 'PT404';
  end if;
  to_place := from_place + case when up then -1 else 1 end;
  select placed.id into neighbor from private.placed_testimonials() as placed where placed.place = to_place;
  if neighbor is null then
    return null;
  end if;
  update public.testimonials as given set position = other.position
  from public.testimonials as other
  where given.id in (testimonial, neighbor) and other.id in (testimonial, neighbor) and other.id <> given.id;
  return to_place;
end;
$function$;

REVOKE ALL ON FUNCTION "public"."move_testimonial"(uuid, boolean) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.own_testimonial (
  project uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_room(own_testimonial.project, is_writing => false);
  return jsonb_build_object(
    'names', private.testimonial_names(own_testimonial.project),
    'testimonial', (
      select jsonb_build_object(
        'rating', given.rating, 'body', given.body, 'name_form', given.name_form, 'shown_name', given.shown_name,
        'has_consented', given.consented_at is not null, 'is_published', given.published_at is not null
      )
      from public.testimonials as given where given.project_id = own_testimonial.project
    )
  );
end;
$function$;

REVOKE ALL ON FUNCTION "public"."own_testimonial"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.publish_testimonial (
  testimonial  uuid,
  is_published boolean,
  base_version timestamp with time zone
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  room public.projects;
  target public.testimonials;
begin
  perform private.require_admin();
  -- The project first, as the functions of the client do.
  select locked.* into room
  from public.projects as locked
  where locked.id = (select given.project_id from public.testimonials as given where given.id = testimonial)
  for no key update;
  -- Reads continue; another change waits, so that no place is given twice.
  lock table public.testimonials in share row exclusive mode;
  select * into target from public.testimonials as given where given.id = testimonial;
  if target.id is null then
    raise exception 'The client has withdrawn this testimonial.' using errcode = 'PT404';
  end if;
  if is_published = (target.published_at is not null) then
    return;
  end if;
  if is_published then
    if target.consented_at is null then
      raise exception 'The client has not consented to the publication.' using errcode = 'PT409';
    end if;
    if room.deleted_at is not null then
      raise exception 'The project is deleted, so nothing about it is published.' using errcode = 'PT409';
    end if;
    if target.updated_at is distinct from base_version then
      raise exception 'The client has changed this testimonial. Read it again before you publish it.' using errcode = 'PT409';
    end if;
  end if;
  update public.testimonials as given set
    published_at = case when is_published then now() end,
    position = case
      when is_published then (select coalesce(max(other.position), 0) + 1 from public.testimonials as other)
    end
  where given.id = target.id;
  perform private.record_live_event('project', room.id);
end;
$function$;

REVOKE ALL ON FUNCTION "public"."publish_testimonial"(uuid, boolean, timestamp WITH time zone) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.published_testimonials()
  RETURNS TABLE (
    id         uuid,
    body       text,
    shown_name text
  )
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select given.id, given.body, given.shown_name
  from public.testimonials as given
  where given.published_at is not null
  order by given.position, given.id
  limit 3;
$function$;

REVOKE ALL ON FUNCTION "public"."published_testimonials"() FROM PUBLIC, "service_role";

CREATE OR REPLACE FUNCTION public.save_testimonial (
  project     uuid,
  rating      integer,
  body        text,
  name_form   text,
  may_publish boolean
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  sentence text := trim(regexp_replace(coalesce(save_testimonial.body, ''), '\s+', ' ', 'g'));
  names jsonb;
begin
  perform private.require_testimonial_author(save_testimonial.project);
  if not private.is_signed_off(save_testimonial.project) then
    raise exception 'You can rate a project once it is signed off.' using errcode = 'PT409';
  end if;
  if save_testimonial.rating is null or save_testimonial.rating not between 1 and 5 then
    raise exception 'Please choose a rating from 1 to 5.' using errcode = 'PT422';
  end if;
  if sentence = '' or char_length(sentence) > 280 then
    raise exception 'Please write a sentence of up to 280 characters.' using errcode = 'PT422';
  end if;
  names := private.testimonial_names(save_testimonial.project);
  if save_testimonial.name_form is null or names ->> save_testimonial.name_form is null then
    raise exception 'Please choose one of the names. Your profile has no other.' using errcode = 'PT422';
  end if;
  insert into public.testimonials as given (project_id, rating, body, name_form, shown_name, consented_at)
  values (
    save_testimonial.project, save_testimonial.rating, sentence, save_testimonial.name_form,
    names ->> save_testimonial.name_form, case when save_testimonial.may_publish then now() end)
  on conflict (project_id) do update set
    rating = excluded.rating, body = excluded.body, name_form = excluded.name_form, shown_name = excluded.shown_name,
    consented_at = excluded.consented_at
  where given.published_at is null;
  if not found then
    raise exception 'This is published. Take your consent back before you change it.' using errcode = 'PT409';
  end if;
  perform private.record_live_event('project', save_testimonial.project);
end;
$function$;

REVOKE ALL ON FUNCTION "public"."save_testimonial"(uuid, integer, text, text, boolean) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.take_back_testimonial_consent (
  project uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_testimonial_author(take_back_testimonial_consent.project);
  update public.testimonials as given set consented_at = null, published_at = null, position = null
  where given.project_id = take_back_testimonial_consent.project and given.consented_at is not null;
  if found then
    perform private.record_live_event('project', take_back_testimonial_consent.project);
  end if;
end;
$function$;

REVOKE ALL ON FUNCTION "public"."take_back_testimonial_consent"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.withdraw_testimonial (
  project uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_testimonial_author(withdraw_testimonial.project);
  delete from public.testimonials as given where given.project_id = withdraw_testimonial.project;
  if found then
    perform private.record_live_event('project', withdraw_testimonial.project);
  end if;
end;
$function$;

REVOKE ALL ON FUNCTION "public"."withdraw_testimonial"(uuid) FROM PUBLIC, "anon", "service_role";

ALTER TABLE "public"."testimonials"
  ADD CONSTRAINT "testimonials_project_id_fkey" FOREIGN KEY (project_id) REFERENCES public.projects(id) ON DELETE CASCADE;

CREATE INDEX testimonials_in_order ON public.testimonials USING btree ("position", created_at DESC, id);

CREATE INDEX testimonials_published_in_order ON public.testimonials USING btree ("position", id)
  WHERE (published_at IS NOT NULL);

CREATE TRIGGER unpublish_testimonial
  AFTER UPDATE OF deleted_at ON public.projects
  FOR EACH ROW
  WHEN (((old.deleted_at IS NULL) AND (new.deleted_at IS NOT NULL)))
  EXECUTE FUNCTION private.unpublish_testimonial();

CREATE TRIGGER bump_content_version_on_delete
  AFTER DELETE ON public.testimonials REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT
  EXECUTE FUNCTION private.bump_content_version_of_testimonials();

CREATE TRIGGER bump_content_version_on_insert
  AFTER INSERT ON public.testimonials REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT
  EXECUTE FUNCTION private.bump_content_version_of_testimonials();

CREATE TRIGGER bump_content_version_on_update
  AFTER UPDATE ON public.testimonials REFERENCING OLD TABLE AS previous NEW TABLE AS changed
  FOR EACH STATEMENT
  EXECUTE FUNCTION private.bump_content_version_of_testimonials();

CREATE TRIGGER touch_updated_at
  BEFORE UPDATE ON public.testimonials
  FOR EACH ROW
  EXECUTE FUNCTION private.touch_updated_at();

CREATE POLICY "Clients read their own testimonial and admins read all" ON "public"."testimonials"
  FOR SELECT
  TO "authenticated"
  USING ((( SELECT private.is_admin() AS is_admin) OR (EXISTS ( SELECT 1
   FROM public.projects
  WHERE (projects.id = testimonials.project_id)))));

COMMENT ON COLUMN "public"."testimonials"."consented_at" IS 'When the client allowed the publication of exactly this sentence and name; null without consent.';

COMMENT ON COLUMN "public"."testimonials"."position" IS 'The place among those that are published.';

COMMENT ON COLUMN "public"."testimonials"."shown_name" IS 'The name as the client consented to it, so that a later change of the profile changes nothing in public.';

REVOKE ALL ON FUNCTION "private"."bump_content_version_of_testimonials"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."export_testimonial"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."placed_testimonials"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."require_testimonial_author"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."testimonial_names"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."unpublish_testimonial"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."admin_testimonials"(text, text, integer, integer) TO "authenticated";

GRANT EXECUTE ON FUNCTION "public"."move_testimonial"(uuid, boolean) TO "authenticated";

GRANT EXECUTE ON FUNCTION "public"."own_testimonial"(uuid) TO "authenticated";

GRANT EXECUTE ON FUNCTION "public"."publish_testimonial"(uuid, boolean, timestamp WITH time zone) TO "authenticated";

GRANT EXECUTE ON FUNCTION "public"."published_testimonials"() TO "anon", "authenticated";

GRANT EXECUTE ON FUNCTION "public"."save_testimonial"(uuid, integer, text, text, boolean) TO "authenticated";

GRANT EXECUTE ON FUNCTION "public"."take_back_testimonial_consent"(uuid) TO "authenticated";

GRANT EXECUTE ON FUNCTION "public"."withdraw_testimonial"(uuid) TO "authenticated";

REVOKE ALL ON TABLE "public"."testimonials" FROM "authenticated";

GRANT SELECT ON TABLE "public"."testimonials" TO "authenticated";

GRANT DELETE, INSERT, REFERENCES, SELECT, TRIGGER, TRUNCATE, UPDATE ON TABLE "public"."testimonials" TO "service_role";
