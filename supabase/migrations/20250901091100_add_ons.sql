-- Extras on the pricing page that go with any plan.
create table public.add_ons (
  id uuid primary key default gen_random_uuid(),
  name text not null check (trim(name) <> '' and char_length(name) <= 80),
  price text not null check (trim(price) <> '' and char_length(price) <= 40),
  description text not null check (trim(description) <> '' and char_length(description) <= 500),
  position integer not null default 0 check (position >= 0)
);

revoke all on public.add_ons from anon, authenticated;
grant select on public.add_ons to anon, authenticated;
grant insert, update, delete on public.add_ons to authenticated;
grant all on public.add_ons to service_role;

alter table public.add_ons enable row level security;

create policy "Everyone reads add-ons" on public.add_ons
  for select to anon, authenticated
  using (true);

create policy "Admins create add-ons" on public.add_ons
  for insert to authenticated
  with check ((select private.is_admin()));

create policy "Admins change add-ons" on public.add_ons
  for update to authenticated
  using ((select private.is_admin()))
  with check ((select private.is_admin()));

create policy "Admins delete add-ons" on public.add_ons
  for delete to authenticated
  using ((select private.is_admin()));
