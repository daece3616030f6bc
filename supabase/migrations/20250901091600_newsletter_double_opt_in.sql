-- The newsletter's double opt-in. Only the web server asks for a subscription, because it counts the tries and mails
-- the link; who has the link confirms or ends the subscription. Nobody learns from it whether an address is known.

drop policy "Everyone subscribes as pending, from now on" on public.newsletter_subscribers;
revoke insert on public.newsletter_subscribers from anon, authenticated;
drop trigger drop_known_subscriber on public.newsletter_subscribers;
drop function private.drop_known_subscriber();

-- What the links in the mails carry. Not in the subscribers' table, because admins read that one.
create table private.newsletter_tokens (
  subscriber_id uuid primary key references public.newsletter_subscribers (id) on delete cascade,
  confirm_token text not null unique default replace(gen_random_uuid()::text, '-', ''),
  unsubscribe_token text not null unique default replace(gen_random_uuid()::text, '-', ''),
  mailed_at timestamptz not null default now()
);
comment on column private.newsletter_tokens.unsubscribe_token is 'Never changes: it stands in every mail ever sent.';
revoke all on private.newsletter_tokens from public, anon, authenticated;

-- Notes that somebody wants the newsletter, and gives the tokens to mail. No row means that nothing is to be mailed:
-- the address is confirmed already, or it got a mail a moment ago, so that nobody's mailbox can be flooded.
create function public.newsletter_request(email text)
  returns table (confirm_token text, unsubscribe_token text)
  language plpgsql
  security definer
  set search_path = ''
as $$
#variable_conflict use_column
declare
  address text := lower(trim(newsletter_request.email));
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
  if subscriber.status = 'pending' and exists (
    select 1 from private.newsletter_tokens
    where subscriber_id = subscriber.id and mailed_at > now() - interval '5 minutes'
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
    confirm_token = case subscriber.status when 'pending' then kept.confirm_token else excluded.confirm_token end
  returning kept.confirm_token, kept.unsubscribe_token;
end;
$$;
revoke execute on function public.newsletter_request(text) from public, anon, authenticated;
grant execute on function public.newsletter_request(text) to service_role;

-- Whether the subscription that the link belongs to is confirmed now; a link may be used twice.
create function public.newsletter_confirm(token text) returns boolean
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  subscriber uuid := (select subscriber_id from private.newsletter_tokens where confirm_token = token);
begin
  update public.newsletter_subscribers set status = 'confirmed', confirmed_at = now()
  where id = subscriber and status = 'pending';
  return exists (select 1 from public.newsletter_subscribers where id = subscriber and status = 'confirmed');
end;
$$;
revoke execute on function public.newsletter_confirm(text) from public, anon, authenticated;
grant execute on function public.newsletter_confirm(text) to anon, authenticated, service_role;

-- Ends a subscription. It says nothing: after it nobody gets mail by this token, known or not.
create function public.newsletter_unsubscribe(token text) returns void
  language sql
  security definer
  set search_path = ''
as $$
  update public.newsletter_subscribers set status = 'unsubscribed', unsubscribed_at = now()
  where status <> 'unsubscribed'
    and id = (select subscriber_id from private.newsletter_tokens where unsubscribe_token = token);
$$;
revoke execute on function public.newsletter_unsubscribe(text) from public, anon, authenticated;
grant execute on function public.newsletter_unsubscribe(text) to anon, authenticated, service_role;
