-- The newsletter's double opt-in: an address counts once its owner has followed the mailed link. Only the web server
-- requests subscriptions, because it limits the rate and sends the mails. No function reveals whether an address is
-- known.

-- Addresses that were given for the newsletter, and how far their subscription is.
create table public.newsletter_subscribers (
  id uuid primary key default gen_random_uuid(),
  email text not null check (email ~ '^[^@\s]+@[^@\s]+\.[^@\s]+$' and char_length(email) <= 320),
  status text not null default 'pending' check (status in ('pending', 'confirmed', 'unsubscribed')),
  consented_at timestamptz not null default now(),
  confirmed_at timestamptz,
  unsubscribed_at timestamptz
);

create unique index newsletter_subscribers_email on public.newsletter_subscribers (lower(email));

revoke all on public.newsletter_subscribers from anon, authenticated;
grant select, delete on public.newsletter_subscribers to authenticated;
grant all on public.newsletter_subscribers to service_role;

alter table public.newsletter_subscribers enable row level security;

create policy "Admins read subscribers" on public.newsletter_subscribers
  for select to authenticated
  using ((select private.is_admin()));

create policy "Admins delete subscribers" on public.newsletter_subscribers
  for delete to authenticated
  using ((select private.is_admin()));

-- The tokens of the links in the mails. Not in the subscribers' table, because admins read that one.
create table private.newsletter_tokens (
  subscriber_id uuid primary key references public.newsletter_subscribers (id) on delete cascade,
  confirm_token text not null unique default replace(gen_random_uuid()::text, '-', ''),
  unsubscribe_token text not null unique default replace(gen_random_uuid()::text, '-', ''),
  mailed_at timestamptz not null default now(),
  mails integer not null default 1
);
comment on column private.newsletter_tokens.unsubscribe_token is 'Never changes: every mail ever sent contains it.';
comment on column private.newsletter_tokens.mails is 'How many were sent since the address was last confirmed.';

revoke all on private.newsletter_tokens from public, anon, authenticated;

-- Without a policy: only the functions below read and write them.
alter table private.newsletter_tokens enable row level security;

-- Records a request for the newsletter, and returns the tokens to mail. No row means that nothing is to be mailed, so
-- that a stranger cannot flood a mailbox: an unconfirmed address gets at most three mails with growing pauses and is
-- deleted 30 days after the last one, see purge_pending_subscribers(); an unsubscribed one stays so until its owner
-- follows a link that was mailed afterwards, and gets one mail in 30 days. A request that is not granted changes
-- nothing, so an address cannot be kept from being deleted.
create function public.newsletter_request(email text)
  returns table (confirm_token text, unsubscribe_token text)
  language plpgsql
  security definer
  set search_path = ''
as $$
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
$$;
revoke execute on function public.newsletter_request(text) from public, anon, authenticated;
grant execute on function public.newsletter_request(text) to service_role;

-- Deletes the addresses that were not confirmed within 30 days, and returns how many. The web server calls it every hour.
create function public.purge_pending_subscribers() returns bigint
  language sql
  security definer
  set search_path = ''
as $$
  with purged as (
    delete from public.newsletter_subscribers
    where status = 'pending' and consented_at < now() - interval '30 days'
    returning 1
  )
  select count(*) from purged;
$$;
revoke execute on function public.purge_pending_subscribers() from public, anon, authenticated;
grant execute on function public.purge_pending_subscribers() to service_role;

-- Confirms the subscription that the link belongs to, also one that was ended before the link was mailed, as of the
-- time of that mail. Returns whether it is confirmed now; a link may be used twice and expires after 30 days.
create function public.newsletter_confirm(token text) returns boolean
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
revoke execute on function public.newsletter_confirm(text) from public, anon, authenticated;
grant execute on function public.newsletter_confirm(text) to anon, authenticated, service_role;

-- Ends a subscription, and makes every link that was mailed before unable to confirm it again. Returns nothing, so
-- known and unknown tokens look the same.
create function public.newsletter_unsubscribe(token text) returns void
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
revoke execute on function public.newsletter_unsubscribe(text) from public, anon, authenticated;
grant execute on function public.newsletter_unsubscribe(text) to anon, authenticated, service_role;

-- One page of the back office's list of subscribers, newest consent first, searched by address. Status is one of theirs
-- or ''. Every row carries the number of all matches. A page past the end is the last one.
create function public.admin_subscribers(
  searched text default '', in_status text default '', page integer default 1, page_size integer default 25
)
  returns table (
    id uuid, email text, status text, consented_at timestamptz, confirmed_at timestamptz, unsubscribed_at timestamptz,
    total bigint
  )
  language plpgsql
  stable
  set search_path = ''
as $$
#variable_conflict use_column
declare
  search_term text := lower(trim(left(searched, 100)));
  row_limit integer := least(greatest(page_size, 1), 1000);
begin
  perform private.require_admin();
  return query
  with matching as (
    select * from public.newsletter_subscribers
    where (in_status = '' or status = in_status) and (search_term = '' or strpos(lower(email), search_term) > 0)
  ), counted as (
    select count(*) as total from matching
  )
  select
    matching.id, matching.email, matching.status, matching.consented_at, matching.confirmed_at,
    matching.unsubscribed_at, counted.total
  from matching, counted
  order by matching.consented_at desc, matching.id
  limit row_limit
  offset row_limit * (least(greatest(page, 1), greatest((select (total + row_limit - 1) / row_limit from counted), 1)) - 1);
end;
$$;
revoke execute on function public.admin_subscribers(text, text, integer, integer) from public, anon, authenticated;
grant execute on function public.admin_subscribers(text, text, integer, integer) to authenticated;
