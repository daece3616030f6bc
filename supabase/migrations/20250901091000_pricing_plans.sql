-- The plans on the pricing page. Prices are texts, written as they are shown; the page converts them.
create table public.pricing_plans (
  id uuid primary key default gen_random_uuid(),
  name text not null check (trim(name) <> '' and char_length(name) <= 80),
  price text not null check (trim(price) <> '' and char_length(price) <= 40),
  original_price text not null check (trim(original_price) <> '' and char_length(original_price) <= 40),
  discount text not null check (trim(discount) <> '' and char_length(discount) <= 40),
  description text not null check (trim(description) <> '' and char_length(description) <= 500),
  timeline text not null check (trim(timeline) <> '' and char_length(timeline) <= 60),
  features text[] not null default '{}' check (
    cardinality(features) <= 30 and array_position(features, null) is null
    and char_length(array_to_string(features, '')) <= 6000
  ),
  popular boolean not null default false,
  cta text not null check (trim(cta) <> '' and char_length(cta) <= 60),
  position integer not null default 0 check (position >= 0)
);

create unique index pricing_plans_one_popular on public.pricing_plans ((true)) where popular;

revoke all on public.pricing_plans from anon, authenticated;
grant select on public.pricing_plans to anon, authenticated;
grant insert, update, delete on public.pricing_plans to authenticated;
grant all on public.pricing_plans to service_role;

alter table public.pricing_plans enable row level security;

create policy "Everyone reads pricing plans" on public.pricing_plans
  for select to anon, authenticated
  using (true);

create policy "Admins create pricing plans" on public.pricing_plans
  for insert to authenticated
  with check ((select private.is_admin()));

create policy "Admins change pricing plans" on public.pricing_plans
  for update to authenticated
  using ((select private.is_admin()))
  with check ((select private.is_admin()));

create policy "Admins delete pricing plans" on public.pricing_plans
  for delete to authenticated
  using ((select private.is_admin()));
