-- Every state in which a FAQ was ever saved, for admins to compare and to go back to. Written by a trigger of faqs only.
-- It outlives the FAQ, so that a deletion that is taken back loses nothing. Where a FAQ stands in the list is no part of
-- it: one move changes the numbers of two.
create table public.faq_revisions (
  id bigint generated always as identity primary key,
  faq_id uuid not null,
  -- Who saved; null when it was no person, or one whose account is gone.
  saved_by uuid references public.user_profiles (id) on delete set null,
  saved_at timestamptz not null default now(),
  changed_fields text[] not null default '{}',
  faq jsonb not null
);
comment on column public.faq_revisions.faq is 'Question, answer and published as they were saved.';
comment on column public.faq_revisions.changed_fields is 'The columns that differ from the state before; empty for the first.';

create index faq_revisions_of_a_faq_newest_first on public.faq_revisions (faq_id, id desc);
create index faq_revisions_of_a_person on public.faq_revisions (saved_by);

create function private.keep_faq_revision() returns trigger
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
revoke execute on function private.keep_faq_revision() from public;

create trigger keep_faq_revision
  after insert or update on public.faqs
  for each row execute function private.keep_faq_revision();

-- FAQs from before have one revision: as they are now.
insert into public.faq_revisions (faq_id, saved_at, faq)
select id, updated_at, jsonb_build_object('question', question, 'answer', answer, 'published', published)
from public.faqs;

revoke all on public.faq_revisions from anon, authenticated;
grant select on public.faq_revisions to authenticated;
grant all on public.faq_revisions to service_role;

alter table public.faq_revisions enable row level security;

create policy "Admins read revisions of faqs" on public.faq_revisions
  for select to authenticated
  using ((select private.is_admin()));
