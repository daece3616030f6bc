-- Whoever typed in an address that is not theirs brought its owner a mail a day, for ever, and took away that it had
-- unsubscribed. Now an unconfirmed address gets three mails at most before it is forgotten, 30 days after the last one.
-- An unsubscribed one stays so until its owner follows a link that came after it had left, and gets one in 30 days.

-- As before, but for that. Who asked in vain changes nothing, so that an address cannot be kept from being forgotten.
create or replace function public.newsletter_request(email text)
  returns table (confirm_token text, unsubscribe_token text)
  language plpgsql
  security definer
  set search_path = ''
as $$
#variable_conflict use_column
declare
  address text := lower(trim(newsletter_request.email));
  -- After the first mail, and after the second; there is no fourth.
  waits constant interval[] := array['5 minutes', '1 hour'];
  subscriber public.newsletter_subscribers;
  last_mail private.newsletter_tokens;
begin
  if address is null or char_length(address) > 320
    or address !~ '^[^\s@,;:<>()\[\]\\"]+@[^\s@,;:<>()\[\]\\"]+\.[^\s@,;:<>()\[\]\\"]+$' then
    raise exception 'This is not an e-mail address.' using errcode = '22023';
  end if;
  -- The same address twice at the same moment: the second waits here and then finds the first.
  perform pg_advisory_xact_lock(hashtext('newsletter:' || address));
  -- Who does not confirm within 30 days is forgotten.
  delete from public.newsletter_subscribers where status = 'pending' and consented_at < now() - interval '30 days';

  select * into subscriber from public.newsletter_subscribers where lower(email) = address;
  select * into last_mail from private.newsletter_tokens where subscriber_id = subscriber.id;
  if subscriber.status = 'confirmed' then
    return;
  end if;
  if subscriber.status = 'pending' and last_mail.mails > cardinality(waits) then
    return;
  end if;
  -- None was sent since the owner confirmed: then a first one is.
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
  -- A link that is still waiting in somebody's inbox stays good; one from before an unsubscription does not.
  return query
  insert into private.newsletter_tokens as kept (subscriber_id) values (subscriber.id)
  on conflict (subscriber_id) do update set
    mailed_at = now(),
    mails = kept.mails + 1,
    confirm_token = case subscriber.status when 'pending' then kept.confirm_token else excluded.confirm_token end
  returning kept.confirm_token, kept.unsubscribe_token;
end;
$$;

-- As before, and it subscribes who had left, as of the moment in which the link was asked for. A link is good for 30
-- days.
create or replace function public.newsletter_confirm(token text) returns boolean
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  link private.newsletter_tokens;
begin
  select * into link from private.newsletter_tokens where confirm_token = token;
  update public.newsletter_subscribers
  set status = 'confirmed', consented_at = link.mailed_at, confirmed_at = now(), unsubscribed_at = null
  where id = link.subscriber_id and status <> 'confirmed' and link.mailed_at >= now() - interval '30 days';
  if found then
    update private.newsletter_tokens set mails = 0 where subscriber_id = link.subscriber_id;
  end if;
  return exists (
    select 1 from public.newsletter_subscribers where id = link.subscriber_id and status = 'confirmed'
  );
end;
$$;

-- As before, and no link that was mailed until now confirms any more, nor does one that unsubscribed a second time.
create or replace function public.newsletter_unsubscribe(token text) returns void
  language sql
  security definer
  set search_path = ''
as $$
  update private.newsletter_tokens set confirm_token = replace(gen_random_uuid()::text, '-', '')
  where unsubscribe_token = token;
  update public.newsletter_subscribers set status = 'unsubscribed', unsubscribed_at = now()
  where status <> 'unsubscribed'
    and id = (select subscriber_id from private.newsletter_tokens where unsubscribe_token = token);
$$;

-- Those who have left already were mailed links that would now bring them back.
update private.newsletter_tokens set confirm_token = replace(gen_random_uuid()::text, '-', '')
where subscriber_id in (select id from public.newsletter_subscribers where status = 'unsubscribed');
