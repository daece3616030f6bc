SET local check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.check_contact_email()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  name constant text := '([A-Za-z0-9_''+-]+\.)*[A-Za-z0-9_''+-]*[A-Za-z0-9_+-]';
  place constant text := '([A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}';
begin
  if current_user not in ('anon', 'authenticated') then
    return new;
  end if;
  if new.email is distinct from (case tg_op when 'UPDATE' then old.email end)
    and new.email !~ ('^' || name || '@' || place || '$') then
    raise exception 'Please enter an email address like name@company.com.' using errcode = 'PT422';
  end if;
  return new;
end;
$function$;

CREATE OR REPLACE FUNCTION public.make_admin (
  email    text,
  password text DEFAULT NULL::text
)
  RETURNS text
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  address text := lower(trim(make_admin.email));
  account record;
  is_own boolean;
begin
  select users.id, users.email_confirmed_at, users.encrypted_password into account
  from auth.users as users where lower(users.email) = address limit 1
  for update;
  if account.id is null then
    return 'unknown';
  end if;
  if exists (select 1 from public.user_profiles where id = account.id and user_type = 'admin') then
    return 'already';
  end if;
  is_own := coalesce(private.password_matches_hash(make_admin.password, account.encrypted_password), false);
  if not is_own then
    if account.email_confirmed_at is null then
      raise exception
        'This account has not confirmed its address. Follow the link in the email that was sent to it, then run this again.'
        using errcode = 'PT409';
    end if;
    perform private.lock_account(account.id);
  end if;
  insert into public.user_profiles (id, name, email, user_type)
  values (account.id, left(split_part(address, '@', 1), 120), address, 'admin')
  on conflict (id) do update set user_type = 'admin';
  return case when is_own then 'kept' else 'made' end;
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
    raise exception 'This is not an email address.' using errcode = '22023';
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
