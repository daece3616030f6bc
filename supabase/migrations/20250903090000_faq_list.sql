-- The list of FAQs in the back office, one page at a time, searched and filtered here, as the other lists are.

-- When a FAQ's text or state last changed, so that two admins who edit it at once learn of each other. Its place in the
-- list is no part of that: a move would tell everybody who edits one of the two that they were outrun.
alter table public.faqs add column updated_at timestamptz not null default now();

create trigger touch_updated_at
  before update on public.faqs
  for each row
  when (
    (old.question, old.answer, old.published, old.updated_at)
    is distinct from (new.question, new.answer, new.published, new.updated_at)
  )
  execute function private.touch_updated_at();

-- What a FAQ is searched by: the words of question and answer. Tags of an answer are no words, and those that only format
-- stand in the middle of them. An answer is HTML if it holds a tag that authors may use; "a < b" is text.
create function private.words_of_faq(question text, answer text) returns text
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
revoke execute on function private.words_of_faq(text, text) from public;
grant execute on function private.words_of_faq(text, text) to authenticated, service_role;

alter table public.faqs add column search_text text
  generated always as (private.words_of_faq(question, answer)) stored;

-- The FAQs that match, each with its place among them, from 1. State is 'published', 'draft' or nothing.
create function private.listed_faqs(searched text, in_state text) returns table (id uuid, place bigint)
  language sql
  stable
  set search_path = ''
as $$
  select faq.id, row_number() over (order by faq.order_index, faq.id)
  from public.faqs as faq
  where (in_state = '' or in_state = case when faq.published then 'published' else 'draft' end)
    and strpos(faq.search_text, lower(trim(left(searched, 100)))) > 0;
$$;
revoke execute on function private.listed_faqs(text, text) from public;
grant execute on function private.listed_faqs(text, text) to authenticated;

-- One page of them. Every row carries its place and the number of all that match. A page past the end is the last one.
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
  size integer := least(greatest(page_size, 1), 1000);
begin
  perform private.require_admin();
  return query
  with listed as (
    select * from private.listed_faqs(searched, in_state)
  ), counted as (
    select count(*) as total from listed
  )
  select
    faq.id, faq.question, faq.answer, faq.published, faq.order_index, faq.created_at, listed.place, counted.total
  from listed join public.faqs as faq on faq.id = listed.id, counted
  order by listed.place
  limit size
  offset size * (least(greatest(page, 1), greatest((select (total + size - 1) / size from counted), 1)) - 1);
end;
$$;
revoke execute on function public.admin_faqs(text, text, integer, integer) from public, anon, authenticated;
grant execute on function public.admin_faqs(text, text, integer, integer) to authenticated;

-- Swaps the place of a FAQ with that of its neighbour among those that match, whatever a page shows of them, in one step.
-- Gives its new place; null when it is at that end of the list already. Others that carry one of the two numbers would
-- end up on the wrong side, so the whole list is numbered anew first if there are any; nobody's order changes by that.
-- It replaces swap_faq_order(), which stays for pages that the release before has opened.
create function public.move_faq(faq uuid, up boolean, searched text default '', in_state text default '') returns bigint
  language plpgsql
  set search_path = ''
as $$
declare
  from_place bigint;
  to_place bigint;
  neighbour uuid;
begin
  perform private.require_admin();
  -- Readers go on; another move or edit waits, so nobody numbers a list that is being changed.
  lock table public.faqs in share row exclusive mode;
  select place into from_place from private.listed_faqs(searched, in_state) where id = faq;
  if from_place is null then
    raise exception 'This FAQ is no longer in the list.' using errcode = 'PT404';
  end if;
  to_place := from_place + case when up then -1 else 1 end;
  select id into neighbour from private.listed_faqs(searched, in_state) where place = to_place;
  if neighbour is null then
    return null;
  end if;
  if (select count(distinct order_index) < 2 or count(*) > 2 from public.faqs where order_index in (
    select order_index from public.faqs where id in (faq, neighbour)
  )) then
    update public.faqs set order_index = numbered.place
    from private.listed_faqs('', '') as numbered
    where faqs.id = numbered.id;
  end if;
  update public.faqs set order_index = other.order_index
  from public.faqs as other
  where faqs.id in (faq, neighbour) and other.id in (faq, neighbour) and other.id <> faqs.id;
  return to_place;
end;
$$;
revoke execute on function public.move_faq(uuid, boolean, text, text) from public, anon, authenticated;
grant execute on function public.move_faq(uuid, boolean, text, text) to authenticated;
