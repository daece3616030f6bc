SET local check_function_bodies = off;

CREATE TABLE "private"."security_notices" (
  "token_hash" text                     NOT NULL,
  "user_id"    uuid                     NOT NULL,
  "kind"       text                     NOT NULL,
  "address"    text                     NOT NULL,
  "created_at" timestamp with time zone NOT NULL DEFAULT clock_timestamp(),
  CONSTRAINT "security_notices_address_check" CHECK ((char_length(address) <= 320)),
  CONSTRAINT "security_notices_kind_check" CHECK ((kind = ANY (ARRAY['address'::text, 'password'::text, 'device'::text, 'admin'::text]))),
  CONSTRAINT "security_notices_pkey" PRIMARY KEY (token_hash),
  CONSTRAINT "security_notices_token_hash_check" CHECK ((token_hash ~ '^[0-9a-f]{64}$'::text))
);

ALTER TABLE "private"."security_notices"
  ENABLE ROW LEVEL SECURITY;

CREATE OR REPLACE FUNCTION private.security_notice_lifetime (
  kind text
)
  RETURNS interval
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select case kind when 'address' then interval '30 days' else interval '7 days' end;
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

CREATE OR REPLACE FUNCTION public.record_security_notice (
  address    text,
  kind       text,
  token_hash text,
  account    uuid DEFAULT NULL::uuid
)
  RETURNS boolean
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  receiver constant text := lower(trim(record_security_notice.address));
  owner_id uuid;
begin
  select users.id into owner_id from auth.users as users
  where case
    when record_security_notice.account is null then lower(users.email) = receiver
    else users.id = record_security_notice.account
  end;
  if owner_id is null then
    return false;
  end if;
  if record_security_notice.kind = 'device' and (
    (select count(*) from private.known_devices as device where device.user_id = owner_id) < 2
    or (
      select count(*) from private.security_notices as notice
      where notice.user_id = owner_id and notice.kind = 'device' and notice.created_at > now() - interval '1 day'
    ) >= 5
  ) then
    return false;
  end if;
  delete from private.security_notices as notice
  where notice.created_at < now() - private.security_notice_lifetime(notice.kind);
  insert into private.security_notices (token_hash, user_id, kind, address)
  values (record_security_notice.token_hash, owner_id, record_security_notice.kind, receiver);
  return true;
end;
$function$;

REVOKE ALL ON FUNCTION "public"."record_security_notice"(text, text, text, uuid) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.record_unavailable_address (
  account uuid,
  address text
)
  RETURNS void
  LANGUAGE sql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  update auth.users set
    email_change = lower(trim(record_unavailable_address.address)),
    email_change_sent_at = now(),
    email_change_token_new = '',
    email_change_token_current = '',
    updated_at = now()
  where id = record_unavailable_address.account;
$function$;

REVOKE ALL ON FUNCTION "public"."record_unavailable_address"(uuid, text) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.report_security_notice (
  token_hash text
)
  RETURNS TABLE (
    outcome text,
    address text
  )
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  notice private.security_notices;
begin
  delete from private.security_notices as found
  where found.token_hash = report_security_notice.token_hash
    and found.created_at > now() - private.security_notice_lifetime(found.kind)
  returning found.* into notice;
  if notice.user_id is null then
    return query select 'expired', null::text;
    return;
  end if;
  delete from private.security_notices as later
  where later.user_id = notice.user_id and later.created_at >= notice.created_at;
  -- The new password forgets all devices.
  perform private.lock_account(notice.user_id);
  -- A registration that was never confirmed must not keep the address from its owner.
  delete from auth.users as other
  where lower(other.email) = notice.address and other.id <> notice.user_id and other.email_confirmed_at is null;
  if exists (select 1 from auth.users as other where lower(other.email) = notice.address and other.id <> notice.user_id) then
    return query select 'address-taken', null::text;
    return;
  end if;
  -- Without the time of the last recovery mail, the auth service sends another one at once.
  update auth.users as account set email = notice.address, recovery_sent_at = null where account.id = notice.user_id;
  update auth.identities as identity
  set identity_data = identity.identity_data || jsonb_build_object('email', notice.address)
  where identity.user_id = notice.user_id and identity.provider = 'email';
  return query select 'secured', notice.address;
end;
$function$;

REVOKE ALL ON FUNCTION "public"."report_security_notice"(text) FROM PUBLIC, "anon", "authenticated";

ALTER TABLE "private"."security_notices"
  ADD CONSTRAINT "security_notices_user_id_fkey" FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;

CREATE INDEX security_notices_user_id ON private.security_notices USING btree (user_id);

COMMENT ON COLUMN "private"."security_notices"."address" IS 'Where the mail went: the sign-in address before the event.';

COMMENT ON COLUMN "private"."security_notices"."token_hash" IS 'SHA-256 of the token in the link, so that a copy of the table opens no account.';

REVOKE ALL ON FUNCTION "private"."security_notice_lifetime"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."record_security_notice"(text, text, text, uuid) TO "service_role";

GRANT EXECUTE ON FUNCTION "public"."record_unavailable_address"(uuid, text) TO "service_role";

GRANT EXECUTE ON FUNCTION "public"."report_security_notice"(text) TO "service_role";
