-- An address that somebody else types in over and over got a mail every five minutes, for ever. Now the wait grows,
-- until the owner of the address confirms. Ending the subscription unconfirmed does not shorten it.
alter table private.newsletter_tokens add column mails integer not null default 1;
comment on column private.newsletter_tokens.mails is 'How many were sent since the address was last confirmed.';

-- As before, but for the wait.
create or replace function public.newsletter_request(email text)
  returns table (confirm_token text, unsubscribe_token text)
  language plpgsql
  security definer
  set search_path = ''
as $$
#variable_conflict use_column
declare
  address text := lower(trim(newsletter_request.email));
  waits constant interval[] := array['5 minutes', '1 hour', '1 day'];
  subscriber public.newsletter_subscribers;
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
  if subscriber.status = 'confirmed' then
    return;
  end if;
  if exists (
    select 1 from private.newsletter_tokens
    where subscriber_id = subscriber.id and mails > 0 and mailed_at > now() - waits[least(mails, cardinality(waits))]
  ) then
    return;
  end if;
  if subscriber.id is null then
    insert into public.newsletter_subscribers (email) values (address) returning * into subscriber;
  else
    update public.newsletter_subscribers
    set status = 'pending', consented_at = now(), confirmed_at = null, unsubscribed_at = null
    where id = subscriber.id;
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

-- As before, and who has confirmed waits for no mail after having left.
create or replace function public.newsletter_confirm(token text) returns boolean
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  subscriber uuid := (select subscriber_id from private.newsletter_tokens where confirm_token = token);
begin
  update public.newsletter_subscribers set status = 'confirmed', confirmed_at = now()
  where id = subscriber and status = 'pending';
  if found then
    update private.newsletter_tokens set mails = 0 where subscriber_id = subscriber;
  end if;
  return exists (select 1 from public.newsletter_subscribers where id = subscriber and status = 'confirmed');
end;
$$;
