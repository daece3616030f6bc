SET local check_function_bodies = off;

DROP POLICY "Clients change their own projects and admins change all" ON "public"."projects";

DROP POLICY "Clients create projects for themselves and admins for anyone" ON "public"."projects";

DROP POLICY "Clients delete their own projects and admins delete any" ON "public"."projects";

DROP POLICY "Clients read their own projects and admins read all" ON "public"."projects";

DROP POLICY "Users change their own profile and admins change all" ON "public"."user_profiles";

DROP POLICY "Users create their own profile as a client" ON "public"."user_profiles";

DROP POLICY "Users read their own profile and admins read all" ON "public"."user_profiles";

CREATE OR REPLACE FUNCTION private.caller_id()
  RETURNS uuid
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select session.user_id from auth.sessions as session
  where session.id = ((select auth.jwt()) ->> 'session_id')::uuid and session.user_id = (select auth.uid());
$function$;

CREATE OR REPLACE FUNCTION private.is_admin()
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select exists (
    select 1 from public.user_profiles where id = (select private.caller_id()) and user_type = 'admin'
  );
$function$;

CREATE OR REPLACE FUNCTION private.require_project_quota (
  is_new boolean
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := (select private.caller_id());
  undeleted_count bigint;
  total_count bigint;
begin
  perform pg_advisory_xact_lock(hashtext('projects:' || caller));
  select count(*) filter (where deleted_at is null), count(*) into undeleted_count, total_count
  from public.projects where user_id = caller;
  -- Checked first, because deleting a project does not lower this count.
  if is_new and total_count >= 1000 then
    raise exception
      'You have created 1,000 projects, deleted ones included, which is the most one account can have. Please get in touch with us.'
      using errcode = 'PT409';
  end if;
  if undeleted_count >= 500 then
    raise exception
      'You have 500 projects, which is the most one account can have. Please delete one that you no longer need.'
      using errcode = 'PT409';
  end if;
end;
$function$;

CREATE OR REPLACE FUNCTION private.soft_delete_project (
  project uuid
)
  RETURNS void
  LANGUAGE sql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  update public.projects set deleted_at = now()
  where id = project and deleted_at is null
    and (user_id = (select private.caller_id()) or (select private.is_admin()));
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
      select jsonb_build_object('id', account.id, 'email', account.email, 'created_at', account.created_at)
      from auth.users as account where account.id = caller
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
        ))
        order by own.created_at, own.id
      ), '[]')
      from public.projects as own where own.user_id = caller
    ),
    'newsletter', (
      select to_jsonb(subscriber) - 'id' from public.newsletter_subscribers as subscriber
      where lower(subscriber.email) = private.caller_confirmed_email()
    )
  );
end;
$function$;

CREATE OR REPLACE FUNCTION public.own_projects (
  searched  text    DEFAULT ''::text,
  in_status text    DEFAULT ''::text,
  in_order  text    DEFAULT 'newest'::text,
  page      integer DEFAULT 1,
  page_size integer DEFAULT 12
)
  RETURNS TABLE (
    id           uuid,
    name         text,
    description  text,
    budget_range text,
    timeline     text,
    priority     text,
    requirements text,
    status       text,
    started_on   date,
    created_at   timestamp with time zone,
    updated_at   timestamp with time zone,
    total        bigint
  )
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  search_term text := lower(trim(searched));
  row_limit integer := least(greatest(page_size, 1), 100);
begin
  -- An empty list would look as if all projects were gone.
  if (select private.caller_id()) is null then
    raise exception 'Your session has expired. Please sign in again.' using errcode = 'PT401';
  end if;
  if char_length(search_term) > 100 then
    raise exception 'A search has at most 100 characters.' using errcode = '22023';
  end if;
  return query
  with matching as (
    select own.* from public.projects as own
    where own.user_id = (select private.caller_id()) and own.deleted_at is null
      and (in_status = '' or own.status = in_status)
      and (
        search_term = ''
        or strpos(lower(concat_ws(e'\n', own.name, own.description, own.requirements)), search_term) > 0
      )
  ),
  counted as (select count(*) as total from matching)
  select
    matching.id, matching.name, matching.description, matching.budget_range, matching.timeline, matching.priority,
    matching.requirements, matching.status, matching.started_on, matching.created_at, matching.updated_at,
    counted.total
  from matching, counted
  order by
    case in_order when 'name' then lower(matching.name) end,
    case in_order
      when 'name' then null when 'oldest' then null when 'changed' then matching.updated_at else matching.created_at
    end desc,
    matching.created_at,
    matching.id
  limit row_limit
  offset row_limit * (least(greatest(page, 1), greatest(ceil((select total from counted)::numeric / row_limit), 1)) - 1);
end;
$function$;

CREATE OR REPLACE FUNCTION public.restore_project (
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
  select * into target from public.projects
  where id = project and (user_id = (select private.caller_id()) or (select private.is_admin()))
  for update;
  if not found then
    raise exception 'There is no such project.' using errcode = 'PT404';
  end if;
  if target.deleted_at is null then
    return;
  end if;
  if not (select private.is_admin()) then
    perform private.require_project_quota(is_new => false);
  end if;
  update public.projects set deleted_at = null where id = project;
end;
$function$;

CREATE POLICY "Clients change their own projects and admins change all" ON "public"."projects"
  FOR UPDATE
  TO "authenticated"
  USING ((((user_id = ( SELECT private.caller_id() AS caller_id)) AND (deleted_at IS NULL)) OR ( SELECT private.is_admin() AS is_admin)))
  WITH CHECK (((user_id = ( SELECT private.caller_id() AS caller_id)) OR ( SELECT private.is_admin() AS is_admin)));

CREATE POLICY "Clients create projects for themselves and admins for anyone" ON "public"."projects"
  FOR INSERT
  TO "authenticated"
  WITH CHECK (((user_id = ( SELECT private.caller_id() AS caller_id)) OR ( SELECT private.is_admin() AS is_admin)));

CREATE POLICY "Clients delete their own projects and admins delete any" ON "public"."projects"
  FOR DELETE
  TO "authenticated"
  USING ((((user_id = ( SELECT private.caller_id() AS caller_id)) AND (deleted_at IS NULL)) OR ( SELECT private.is_admin() AS is_admin)));

CREATE POLICY "Clients read their own projects and admins read all" ON "public"."projects"
  FOR SELECT
  TO "authenticated"
  USING ((((user_id = ( SELECT private.caller_id() AS caller_id)) AND (deleted_at IS NULL)) OR ( SELECT private.is_admin() AS is_admin)));

CREATE POLICY "Users change their own profile and admins change all" ON "public"."user_profiles"
  FOR UPDATE
  TO "authenticated"
  USING (((id = ( SELECT private.caller_id() AS caller_id)) OR ( SELECT private.is_admin() AS is_admin)))
  WITH CHECK (((id = ( SELECT private.caller_id() AS caller_id)) OR ( SELECT private.is_admin() AS is_admin)));

CREATE POLICY "Users create their own profile as a client" ON "public"."user_profiles"
  FOR INSERT
  TO "authenticated"
  WITH CHECK (((id = ( SELECT private.caller_id() AS caller_id)) AND (user_type = 'client'::text)));

CREATE POLICY "Users read their own profile and admins read all" ON "public"."user_profiles"
  FOR SELECT
  TO "authenticated"
  USING (((id = ( SELECT private.caller_id() AS caller_id)) OR ( SELECT private.is_admin() AS is_admin)));
