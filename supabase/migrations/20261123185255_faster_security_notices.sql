SET local check_function_bodies = off;

CREATE OR REPLACE FUNCTION public.publish_pricing (
  plans    jsonb,
  add_ons  jsonb,
  based_on bigint DEFAULT NULL::bigint
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  latest_version bigint;
begin
  perform private.require_admin();
  if jsonb_typeof(plans) is distinct from 'array' or jsonb_typeof(add_ons) is distinct from 'array' then
    raise exception 'Plans and add-ons must be lists.' using errcode = '22023';
  end if;
  if jsonb_array_length(plans) > 12 or jsonb_array_length(add_ons) > 24 then
    raise exception 'A price list has at most 12 plans and 24 add-ons.' using errcode = '22023';
  end if;

  -- A concurrent publication waits here and then sees what the first has published.
  lock table public.pricing_plans, public.add_ons in share row exclusive mode;
  latest_version := coalesce((select max(id) from public.price_list_versions), 0);
  if based_on <> latest_version then
    raise exception 'Another admin has published a price list meanwhile.' using errcode = 'PT409';
  end if;
  if latest_version = 0 then
    perform private.record_price_list_version(is_publication => false);
  end if;

  delete from public.pricing_plans where true;
  delete from public.add_ons where true;

  insert into public.pricing_plans
    (id, name, price, original_price, discount, description, timeline, features, popular, cta, position)
  select
    coalesce(plan.id, gen_random_uuid()), plan.name, plan.price, plan.original_price, plan.discount, plan.description,
    plan.timeline, coalesce(plan.features, '{}'), coalesce(plan.popular, false), plan.cta, entry.place
  from jsonb_array_elements(plans) with ordinality as entry (value, place),
    jsonb_to_record(entry.value) as plan (
      id uuid, name text, price text, original_price text, discount text, description text, timeline text,
      features text[], popular boolean, cta text
    );

  insert into public.add_ons (id, name, price, description, position)
  select coalesce(add_on.id, gen_random_uuid()), add_on.name, add_on.price, add_on.description, entry.place
  from jsonb_array_elements(publish_pricing.add_ons) with ordinality as entry (value, place),
    jsonb_to_record(entry.value) as add_on (id uuid, name text, price text, description text);

  perform private.record_price_list_version(is_publication => true);
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
  where users.id = coalesce(
    record_security_notice.account,
    (select found.id from auth.users as found where lower(found.email) = receiver limit 1)
  );
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
  -- The first condition, the shortest lifetime, is for the index.
  delete from private.security_notices as notice
  where notice.created_at < now() - private.security_notice_lifetime('device')
    and notice.created_at < now() - private.security_notice_lifetime(notice.kind);
  insert into private.security_notices (token_hash, user_id, kind, address)
  values (record_security_notice.token_hash, owner_id, record_security_notice.kind, receiver);
  return true;
end;
$function$;

CREATE INDEX security_notices_created_at ON private.security_notices USING btree (created_at);
