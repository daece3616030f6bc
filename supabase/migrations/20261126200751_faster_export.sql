SET local check_function_bodies = off;

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

CREATE OR REPLACE FUNCTION private.refund_requests_json (
  project uuid
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
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
  from public.refunds as refund where refund.project_id = refund_requests_json.project;
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

REVOKE ALL ON FUNCTION "private"."refund_requests_json"(uuid) FROM PUBLIC;
