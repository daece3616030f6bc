SET local check_function_bodies = off;

DROP FUNCTION "public"."is_known_device"(text);

CREATE OR REPLACE FUNCTION public.is_known_device (
  token_hash text,
  address    text
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select exists (
    select 1 from private.known_devices as device
    join auth.users as owner on owner.id = device.user_id
    where device.token_hash = is_known_device.token_hash and device.last_used_at > now() - interval '400 days'
      and lower(owner.email) = lower(trim(is_known_device.address))
  );
$function$;

REVOKE ALL ON FUNCTION "public"."is_known_device"(text, text) FROM PUBLIC, "anon", "authenticated";

GRANT EXECUTE ON FUNCTION "public"."is_known_device"(text, text) TO "service_role";
