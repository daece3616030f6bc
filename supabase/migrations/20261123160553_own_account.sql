SET local check_function_bodies = off;

CREATE OR REPLACE FUNCTION public.own_account()
  RETURNS TABLE (
    id       uuid,
    email    text,
    is_admin boolean
  )
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select account.id, account.email::text, (select private.is_admin())
  from auth.users as account where account.id = (select private.caller_id())
$function$;

REVOKE ALL ON FUNCTION "public"."own_account"() FROM PUBLIC, "anon", "service_role";

GRANT EXECUTE ON FUNCTION "public"."own_account"() TO "authenticated";
