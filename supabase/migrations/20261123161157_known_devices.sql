SET local check_function_bodies = off;

CREATE TABLE "private"."known_devices" (
  "token_hash"   text                     NOT NULL,
  "user_id"      uuid                     NOT NULL,
  "created_at"   timestamp with time zone NOT NULL DEFAULT now(),
  "last_used_at" timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "known_devices_pkey" PRIMARY KEY (token_hash),
  CONSTRAINT "known_devices_token_hash_check" CHECK ((token_hash ~ '^[0-9a-f]{64}$'::text))
);

ALTER TABLE "private"."known_devices"
  ENABLE ROW LEVEL SECURITY;

CREATE OR REPLACE FUNCTION private.forget_devices (
  account uuid
)
  RETURNS void
  LANGUAGE sql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  delete from private.known_devices where user_id = account;
$function$;

CREATE OR REPLACE FUNCTION private.forget_devices_after_new_password()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.forget_devices(new.id);
  return new;
end;
$function$;

CREATE OR REPLACE FUNCTION public.is_known_device (
  token_hash text
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select exists (
    select 1 from private.known_devices as device
    where device.token_hash = is_known_device.token_hash and device.last_used_at > now() - interval '400 days'
  );
$function$;

REVOKE ALL ON FUNCTION "public"."is_known_device"(text) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.remember_device (
  account    uuid,
  token_hash text
)
  RETURNS boolean
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  is_new boolean;
begin
  update private.known_devices as device set last_used_at = now()
  where device.token_hash = remember_device.token_hash and device.user_id = account;
  is_new := not found;
  insert into private.known_devices as device (token_hash, user_id)
  select remember_device.token_hash, account where is_new
  on conflict do nothing;
  delete from private.known_devices as device
  where device.user_id = account and (
    device.last_used_at < now() - interval '400 days'
    or device.token_hash not in (
      select recent.token_hash from private.known_devices as recent
      where recent.user_id = account order by recent.last_used_at desc, recent.token_hash limit 20
    )
  );
  return is_new;
end;
$function$;

REVOKE ALL ON FUNCTION "public"."remember_device"(uuid, text) FROM PUBLIC, "anon", "authenticated";

ALTER TABLE "private"."known_devices"
  ADD CONSTRAINT "known_devices_user_id_fkey" FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;

CREATE INDEX known_devices_user_id ON private.known_devices USING btree (user_id);

CREATE TRIGGER forget_devices_after_new_password
  AFTER UPDATE OF encrypted_password ON auth.users
  FOR EACH ROW
  WHEN ((old.encrypted_password IS DISTINCT FROM new.encrypted_password))
  EXECUTE FUNCTION private.forget_devices_after_new_password();

COMMENT ON COLUMN "private"."known_devices"."token_hash" IS 'SHA-256 of the token, so that a copy of the table signs in nowhere.';

REVOKE ALL ON FUNCTION "private"."forget_devices"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."forget_devices_after_new_password"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."is_known_device"(text) TO "service_role";

GRANT EXECUTE ON FUNCTION "public"."remember_device"(uuid, text) TO "service_role";
