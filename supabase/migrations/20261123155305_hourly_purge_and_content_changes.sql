SET local check_function_bodies = off;

DROP TRIGGER "bump_content_version_on_update" ON "public"."add_ons";

DROP TRIGGER "bump_content_version_on_update" ON "public"."blog_posts";

DROP TRIGGER "bump_content_version_on_update" ON "public"."faqs";

DROP TRIGGER "bump_content_version_on_update" ON "public"."partners";

DROP TRIGGER "bump_content_version_on_update" ON "public"."pricing_plans";

DROP TRIGGER "bump_content_version_on_update" ON "public"."slug_redirects";

ALTER TABLE "private"."newsletter_tokens"
  ENABLE ROW LEVEL SECURITY;

CREATE OR REPLACE FUNCTION private.bump_content_version()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  has_changed boolean;
begin
  if tg_op = 'UPDATE' then
    -- The time of a save is not content.
    has_changed := exists (
      select to_jsonb(changed) - 'updated_at' from changed except select to_jsonb(previous) - 'updated_at' from previous
    );
  else
    has_changed := exists (select 1 from changed);
  end if;
  if has_changed then
    update public.content_version set version = version + 1, updated_at = now() where id;
  end if;
  return null;
end;
$function$;

CREATE OR REPLACE FUNCTION public.newsletter_request (
  email text
)
  RETURNS TABLE (
    confirm_token     text,
    unsubscribe_token text
  )
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  address text := lower(trim(newsletter_request.email));
  -- The pauses after the first and the second mail; the third is the last.
  waits constant interval[] := array['5 minutes', '1 hour'];
  subscriber public.newsletter_subscribers;
  last_mail private.newsletter_tokens;
begin
  if address is null or char_length(address) > 320
    or address !~ '^[^\s@,;:<>()\[\]\\"]+@[^\s@,;:<>()\[\]\\"]+\.[^\s@,;:<>()\[\]\\"]+$' then
    raise exception 'This is not an e-mail address.' using errcode = '22023';
  end if;
  -- A concurrent request for the same address waits here and then finds the row of the first.
  perform pg_advisory_xact_lock(hashtext('newsletter:' || address));

  select * into subscriber from public.newsletter_subscribers where lower(email) = address;
  select * into last_mail from private.newsletter_tokens where subscriber_id = subscriber.id;
  if subscriber.status = 'confirmed' then
    return;
  end if;
  if subscriber.status = 'pending' and last_mail.mails > cardinality(waits) then
    return;
  end if;
  -- mails is 0 after a confirmation: then the next mail is a first one.
  if last_mail.mails > 0 and last_mail.mailed_at > now() - (
    case subscriber.status when 'pending' then waits[last_mail.mails] else interval '30 days' end
  ) then
    return;
  end if;
  if subscriber.id is null then
    insert into public.newsletter_subscribers (email) values (address) returning * into subscriber;
  elsif subscriber.status = 'pending' then
    update public.newsletter_subscribers set consented_at = now() where id = subscriber.id;
  end if;
  -- A pending link stays valid; one from before an unsubscription does not.
  return query
  insert into private.newsletter_tokens as tokens (subscriber_id) values (subscriber.id)
  on conflict (subscriber_id) do update set
    mailed_at = now(),
    mails = tokens.mails + 1,
    confirm_token = case subscriber.status when 'pending' then tokens.confirm_token else excluded.confirm_token end
  returning tokens.confirm_token, tokens.unsubscribe_token;
end;
$function$;

CREATE OR REPLACE FUNCTION public.purge_pending_subscribers()
  RETURNS bigint
  LANGUAGE sql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  with purged as (
    delete from public.newsletter_subscribers
    where status = 'pending' and consented_at < now() - interval '30 days'
    returning 1
  )
  select count(*) from purged;
$function$;

REVOKE ALL ON FUNCTION "public"."purge_pending_subscribers"() FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.swap_faq_order (
  a uuid,
  b uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  place_of_a integer;
  place_of_b integer;
begin
  perform private.require_admin();
  -- Reads continue; another swap or edit waits, so that nothing renumbers a list that is changing.
  lock table public.faqs in share row exclusive mode;
  select order_index into place_of_a from public.faqs where id = a;
  select order_index into place_of_b from public.faqs where id = b;
  if place_of_a is null or place_of_b is null then
    raise exception 'This FAQ no longer exists.' using errcode = 'PT404';
  end if;
  if a = b then
    return;
  end if;
  if place_of_a = place_of_b then
    update public.faqs set order_index = numbered.place
    from (select id, row_number() over (order by order_index, id) as place from public.faqs) as numbered
    where faqs.id = numbered.id;
    select order_index into place_of_a from public.faqs where id = a;
    select order_index into place_of_b from public.faqs where id = b;
  end if;
  update public.faqs set order_index = case id when a then place_of_b else place_of_a end where id in (a, b);
end;
$function$;

CREATE TRIGGER bump_content_version_on_update
  AFTER UPDATE ON public.add_ons REFERENCING OLD TABLE AS previous NEW TABLE AS changed
  FOR EACH STATEMENT
  EXECUTE FUNCTION private.bump_content_version();

CREATE TRIGGER bump_content_version_on_update
  AFTER UPDATE ON public.blog_posts REFERENCING OLD TABLE AS previous NEW TABLE AS changed
  FOR EACH STATEMENT
  EXECUTE FUNCTION private.bump_content_version();

CREATE TRIGGER bump_content_version_on_update
  AFTER UPDATE ON public.faqs REFERENCING OLD TABLE AS previous NEW TABLE AS changed
  FOR EACH STATEMENT
  EXECUTE FUNCTION private.bump_content_version();

CREATE TRIGGER bump_content_version_on_update
  AFTER UPDATE ON public.partners REFERENCING OLD TABLE AS previous NEW TABLE AS changed
  FOR EACH STATEMENT
  EXECUTE FUNCTION private.bump_content_version();

CREATE TRIGGER bump_content_version_on_update
  AFTER UPDATE ON public.pricing_plans REFERENCING OLD TABLE AS previous NEW TABLE AS changed
  FOR EACH STATEMENT
  EXECUTE FUNCTION private.bump_content_version();

CREATE TRIGGER bump_content_version_on_update
  AFTER UPDATE ON public.slug_redirects REFERENCING OLD TABLE AS previous NEW TABLE AS changed
  FOR EACH STATEMENT
  EXECUTE FUNCTION private.bump_content_version();

GRANT EXECUTE ON FUNCTION "public"."purge_pending_subscribers"() TO "service_role";
