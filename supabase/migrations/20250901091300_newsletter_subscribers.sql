-- People who asked for the newsletter. Anyone may leave an address, which counts only once it has been confirmed.
create table public.newsletter_subscribers (
  id uuid primary key default gen_random_uuid(),
  email text not null check (email ~ '^[^@\s]+@[^@\s]+\.[^@\s]+$' and char_length(email) <= 320),
  status text not null default 'pending' check (status in ('pending', 'confirmed', 'unsubscribed')),
  consented_at timestamptz not null default now(),
  confirmed_at timestamptz,
  unsubscribed_at timestamptz
);

create unique index newsletter_subscribers_email on public.newsletter_subscribers (lower(email));

-- A known address is dropped in silence: the answer is the same, so nobody can ask who is subscribed.
create function private.drop_known_subscriber() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  new.email := lower(trim(new.email));
  -- The same address twice at the same moment: the second waits here and then finds the first.
  perform pg_advisory_xact_lock(hashtext('newsletter:' || new.email));
  if exists (select 1 from public.newsletter_subscribers where lower(email) = new.email) then
    return null;
  end if;
  return new;
end;
$$;
revoke execute on function private.drop_known_subscriber() from public;

create trigger drop_known_subscriber
  before insert on public.newsletter_subscribers
  for each row execute function private.drop_known_subscriber();

revoke all on public.newsletter_subscribers from anon, authenticated;
grant insert (email) on public.newsletter_subscribers to anon, authenticated;
grant select, delete on public.newsletter_subscribers to authenticated;
grant all on public.newsletter_subscribers to service_role;

alter table public.newsletter_subscribers enable row level security;

create policy "Admins read subscribers" on public.newsletter_subscribers
  for select to authenticated
  using ((select private.is_admin()));

create policy "Everyone subscribes as pending, from now on" on public.newsletter_subscribers
  for insert to anon, authenticated
  with check (status = 'pending' and consented_at = now() and confirmed_at is null and unsubscribed_at is null);

create policy "Admins delete subscribers" on public.newsletter_subscribers
  for delete to authenticated
  using ((select private.is_admin()));
