SET local check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.acceptance_json (
  project uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return (
    select to_jsonb(record) || jsonb_build_object(
      'day', private.business_day(record.accepted_at), 'document', document.content::jsonb)
    from public.acceptance_documents as document
    join public.acceptances as record on record.id = document.acceptance_id
    where document.project_id = acceptance_json.project
  );
end;
$function$;

CREATE OR REPLACE FUNCTION private.actor_label (
  actor uuid
)
  RETURNS text
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return (
    select case
      when actor = (select auth.uid()) then 'you'
      when profile.user_type = 'admin' then 'team'
      else 'client'
    end
    from public.user_profiles as profile
    where profile.id = actor
  );
end;
$function$;

CREATE OR REPLACE FUNCTION private.author_name (
  author uuid
)
  RETURNS text
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return (select name from public.user_profiles where id = author);
end;
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
    'refunds', private.refund_requests_json(export_handover.project)
  ));
$function$;

CREATE OR REPLACE FUNCTION private.handover_items_json (
  project uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return (
    select coalesce(jsonb_agg(
      to_jsonb(item) - array['project_id', 'client_ticked_by', 'team_ticked_by'] || jsonb_build_object(
        'client_name', private.author_name(item.client_ticked_by), 'team_name', private.author_name(item.team_ticked_by))
      order by array_position(array['repository', 'accounts', 'documents', 'training'], item.kind), item.created_at, item.id
    ), '[]')
    from public.handover_items as item where item.project_id = handover_items_json.project
  );
end;
$function$;

CREATE OR REPLACE FUNCTION private.refund_requests_json (
  project uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return (
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
    from public.refunds as refund where refund.project_id = refund_requests_json.project
  );
end;
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
    'requests', private.refund_requests_json(refunds_json.project)
  );
$function$;

CREATE OR REPLACE FUNCTION private.support_json (
  project uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return (
    select jsonb_build_object(
      'days', period.days, 'last_day', period.last_day, 'days_left', period.last_day - private.business_day(now()))
    from private.support_periods as period
    where period.project_id = support_json.project
  );
end;
$function$;

REVOKE ALL ON FUNCTION "private"."refund_requests_json"(uuid) FROM PUBLIC;
