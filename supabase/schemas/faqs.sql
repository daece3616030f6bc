-- Frequently asked questions: the entries, their search and order in the back office, and their saved versions.

-- What a FAQ is searched by: the words of question and answer without tags. Tags that only format stand in the middle
-- of words, so they are removed; others become a space. An answer is HTML if it holds a tag that authors may use; "a <
-- b" is text.
create function private.faq_search_text(question text, answer text) returns text
  language sql
  immutable
  set search_path = ''
as $$
  select lower(
    regexp_replace(question, '[\s\u00a0]+', ' ', 'g') || e'\n' || regexp_replace(
      case
        when answer ~* '</?(p|br|strong|em|u|s|h[1-6]|ul|ol|li|blockquote|a|code|pre|span|div|table|thead|tbody|tr|th|td)(\s[^<>]*)?/?>'
        then replace(replace(replace(replace(replace(replace(
          regexp_replace(
            regexp_replace(answer, '</?(strong|em|u|s|a|code|span)(\s[^<>]*)?>', '', 'gi'),
            '<[^<>]*>', ' ', 'g'
          ),
          '&nbsp;', ' '), '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&#39;', ''''), '&amp;', '&')
        else answer
      end,
      '[\s\u00a0]+', ' ', 'g'
    )
  );
$$;
revoke execute on function private.faq_search_text(text, text) from public;
grant execute on function private.faq_search_text(text, text) to authenticated, service_role;

-- Frequently asked questions of the public site, in the order an admin gives them. Answers are plain text or HTML.
create table public.faqs (
  id uuid primary key default gen_random_uuid(),
  question text not null check (trim(question) <> '' and char_length(question) <= 300),
  answer text not null default '' check (char_length(answer) <= 20000),
  published boolean not null default true,
  order_index integer not null default 0 check (order_index >= 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  search_text text generated always as (private.faq_search_text(question, answer)) stored
);

create index faqs_in_order on public.faqs (order_index, id);

-- Forms detect concurrent edits by updated_at. Moving a FAQ leaves it unchanged, because a move renumbers two FAQs and
-- would be a conflict for everyone who edits one of them.
create trigger touch_updated_at
  before update on public.faqs
  for each row
  when (
    (old.question, old.answer, old.published, old.updated_at)
    is distinct from (new.question, new.answer, new.published, new.updated_at)
  )
  execute function private.touch_updated_at();

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

-- The FAQs that match, each with its position among them, from 1. State is 'published', 'draft' or ''.
create function private.matching_faqs(searched text, in_state text) returns table (id uuid, place bigint)
  language sql
  stable
  set search_path = ''
as $$
  select faq.id, row_number() over (order by faq.order_index, faq.id)
  from public.faqs as faq
  where (in_state = '' or in_state = case when faq.published then 'published' else 'draft' end)
    and strpos(faq.search_text, lower(trim(left(searched, 100)))) > 0;
$$;
revoke execute on function private.matching_faqs(text, text) from public;
grant execute on function private.matching_faqs(text, text) to authenticated;

-- One page of the back office's list of FAQs. Every row carries its position and the number of all matches. A page past
-- the end is the last one.
create function public.admin_faqs(
  searched text default '', in_state text default '', page integer default 1, page_size integer default 25
)
  returns table (
    id uuid, question text, answer text, published boolean, order_index integer, created_at timestamptz, place bigint,
    total bigint
  )
  language plpgsql
  stable
  set search_path = ''
as $$
#variable_conflict use_column
declare
  row_limit integer := least(greatest(page_size, 1), 1000);
begin
  perform private.require_admin();
  return query
  with listed as (
    select * from private.matching_faqs(searched, in_state)
  ), counted as (
    select count(*) as total from listed
  )
  select
    faq.id, faq.question, faq.answer, faq.published, faq.order_index, faq.created_at, listed.place, counted.total
  from listed join public.faqs as faq on faq.id = listed.id, counted
  order by listed.place
  limit row_limit
  offset row_limit * (least(greatest(page, 1), greatest((select (total + row_limit - 1) / row_limit from counted), 1)) - 1);
end;
$$;
revoke execute on function public.admin_faqs(text, text, integer, integer) from public, anon, authenticated;
grant execute on function public.admin_faqs(text, text, integer, integer) to authenticated;

-- Swaps a FAQ with its neighbor among those that match, in one step and across pages. Returns its new position; null
-- when it is at that end of the list already. Other FAQs with one of the two numbers would end up on the wrong side, so
-- the whole list is renumbered first if there are any, which does not change the order.
create function public.move_faq(faq uuid, up boolean, searched text default '', in_state text default '') returns bigint
  language plpgsql
  set search_path = ''
as $$
declare
  from_place bigint;
  to_place bigint;
  neighbor uuid;
begin
  perform private.require_admin();
  -- Reads continue; another move or edit waits, so that nothing renumbers a list that is changing.
  lock table public.faqs in share row exclusive mode;
  select place into from_place from private.matching_faqs(searched, in_state) where id = faq;
  if from_place is null then
    raise exception 'This FAQ is no longer in the list.' using errcode = 'PT404';
  end if;
  to_place := from_place + case when up then -1 else 1 end;
  select id into neighbor from private.matching_faqs(searched, in_state) where place = to_place;
  if neighbor is null then
    return null;
  end if;
  if (select count(distinct order_index) < 2 or count(*) > 2 from public.faqs where order_index in (
    select order_index from public.faqs where id in (faq, neighbor)
  )) then
    update public.faqs set order_index = numbered.place
    from private.matching_faqs('', '') as numbered
    where faqs.id = numbered.id;
  end if;
  update public.faqs set order_index = other.order_index
  from public.faqs as other
  where faqs.id in (faq, neighbor) and other.id in (faq, neighbor) and other.id <> faqs.id;
  return to_place;
end;
$$;
revoke execute on function public.move_faq(uuid, boolean, text, text) from public, anon, authenticated;
grant execute on function public.move_faq(uuid, boolean, text, text) to authenticated;

-- Swaps the positions of two FAQs in one step. Equal numbers are told apart first by renumbering the whole list. Kept
-- for pages of an earlier release that are still open; move_faq() replaces it.
create function public.swap_faq_order(a uuid, b uuid) returns void
  language plpgsql
  set search_path = ''
as $$
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
$$;
revoke execute on function public.swap_faq_order(uuid, uuid) from public, anon, authenticated;
grant execute on function public.swap_faq_order(uuid, uuid) to authenticated;

-- Every saved version of a FAQ, for admins to compare and to restore. Written by a trigger of faqs only. It outlives
-- the FAQ, so that undoing a deletion loses nothing. The position in the list is not part of it.
create table public.faq_revisions (
  id bigint generated always as identity primary key,
  faq_id uuid not null,
  -- Who saved; null when it was not a user, or the account is gone.
  saved_by uuid references public.user_profiles (id) on delete set null,
  saved_at timestamptz not null default now(),
  changed_fields text[] not null default '{}',
  faq jsonb not null
);
comment on column public.faq_revisions.faq is 'Question, answer and published as they were saved.';
comment on column public.faq_revisions.changed_fields is 'The columns that differ from the previous version; empty for the first.';

create index faq_revisions_by_faq_newest_first on public.faq_revisions (faq_id, id desc);
create index faq_revisions_by_user on public.faq_revisions (saved_by);

-- Stores a version whenever question, answer or published changes.
create function private.record_faq_revision() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  saved jsonb := jsonb_build_object('question', new.question, 'answer', new.answer, 'published', new.published);
  changed text[] := '{}';
begin
  if tg_op = 'UPDATE' then
    select coalesce(array_agg(field.key order by field.key), '{}') into changed
    from jsonb_each(saved) as field
    where field.value is distinct from to_jsonb(old) -> field.key;
    if cardinality(changed) = 0 then
      return null;
    end if;
  end if;
  insert into public.faq_revisions (faq_id, saved_by, changed_fields, faq)
  values (new.id, (select id from public.user_profiles where id = (select auth.uid())), changed, saved);
  return null;
end;
$$;
revoke execute on function private.record_faq_revision() from public;

create trigger record_faq_revision
  after insert or update on public.faqs
  for each row execute function private.record_faq_revision();

revoke all on public.faq_revisions from anon, authenticated;
grant select on public.faq_revisions to authenticated;
grant all on public.faq_revisions to service_role;

alter table public.faq_revisions enable row level security;

create policy "Admins read revisions of faqs" on public.faq_revisions
  for select to authenticated
  using ((select private.is_admin()));
