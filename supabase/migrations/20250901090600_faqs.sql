-- Frequently asked questions of the public site, in the order an admin gives them. Answers are plain text or HTML.
create table public.faqs (
  id uuid primary key default gen_random_uuid(),
  question text not null check (trim(question) <> '' and char_length(question) <= 300),
  answer text not null default '' check (char_length(answer) <= 20000),
  published boolean not null default true,
  order_index integer not null default 0 check (order_index >= 0),
  created_at timestamptz not null default now()
);

create index faqs_in_order on public.faqs (order_index, id);

revoke all on public.faqs from anon, authenticated;
grant select on public.faqs to anon, authenticated;
grant insert, update, delete on public.faqs to authenticated;
grant all on public.faqs to service_role;

alter table public.faqs enable row level security;

create policy "Visitors read published faqs" on public.faqs
  for select to anon
  using (published);

create policy "Everyone reads published faqs and admins read all" on public.faqs
  for select to authenticated
  using (published or (select private.is_admin()));

create policy "Admins create faqs" on public.faqs
  for insert to authenticated
  with check ((select private.is_admin()));

create policy "Admins change faqs" on public.faqs
  for update to authenticated
  using ((select private.is_admin()))
  with check ((select private.is_admin()));

create policy "Admins delete faqs" on public.faqs
  for delete to authenticated
  using ((select private.is_admin()));

-- Swaps the places of two faqs in one step. Two separate updates from the browser could lose one half or, when both
-- carry the same number, change nothing; equal numbers are therefore told apart first by numbering the whole list.
create function public.swap_faq_order(a uuid, b uuid) returns void
  language plpgsql
  set search_path = ''
as $$
declare
  place_of_a integer;
  place_of_b integer;
begin
  perform private.require_admin();
  if a = b then
    return;
  end if;
  -- Readers go on; another swap or edit waits, so nobody renumbers a list that is being changed.
  lock table public.faqs in share row exclusive mode;
  select order_index into place_of_a from public.faqs where id = a;
  select order_index into place_of_b from public.faqs where id = b;
  if place_of_a is null or place_of_b is null then
    raise exception 'This FAQ no longer exists.' using errcode = 'P0002';
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
$$;
revoke execute on function public.swap_faq_order(uuid, uuid) from public, anon, authenticated;
grant execute on function public.swap_faq_order(uuid, uuid) to authenticated;
