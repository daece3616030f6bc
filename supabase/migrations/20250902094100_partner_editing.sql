-- When a partner last changed, so that two admins who edit it at once learn of each other.
alter table public.partners add column updated_at timestamptz not null default now();

create trigger touch_updated_at
  before update on public.partners
  for each row execute function private.touch_updated_at();

-- Whether every entry of a list says something, and something of its own.
create function private.is_list_of_distinct_words(entries text[]) returns boolean
  language sql
  immutable
  set search_path = ''
as $$
  select count(*) filter (where trim(entry) = '') = 0 and count(*) = count(distinct entry)
  from unnest(entries) as entry;
$$;
revoke execute on function private.is_list_of_distinct_words(text[]) from public;
grant execute on function private.is_list_of_distinct_words(text[]) to authenticated, service_role;

-- What a case study lacks is null, never an empty text or an empty list: the public page asks only for null.
update public.partners set case_study_title = null where trim(case_study_title) = '';
update public.partners set case_study_description = null where trim(case_study_description) = '';
update public.partners set case_study_results = null where case_study_results = '{}';

alter table public.partners
  add constraint partners_website_is_an_address check (website !~ '[[:space:]<>"\\]'),
  add constraint partners_logo_is_an_address check (logo_url !~ '[[:space:]<>"\\]'),
  add constraint partners_benefits_differ check (private.is_list_of_distinct_words(benefits)),
  add constraint partners_no_blank_case_study check (
    trim(case_study_title) <> '' and trim(case_study_description) <> '' and cardinality(case_study_results) > 0
  ),
  add constraint partners_results_differ check (private.is_list_of_distinct_words(case_study_results));
