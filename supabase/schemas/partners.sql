-- Technology partners on the public site, with an optional success story.

-- Whether no entry of a list is blank or occurs twice.
create function private.has_distinct_entries(entries text[]) returns boolean
  language sql
  immutable
  set search_path = ''
as $$
  select count(*) filter (where trim(entry) = '') = 0 and count(*) = count(distinct entry)
  from unnest(entries) as entry;
$$;
revoke execute on function private.has_distinct_entries(text[]) from public;
grant execute on function private.has_distinct_entries(text[]) to authenticated, service_role;

-- What a case study lacks is null, never an empty text or list: the public page tests for null only.
create table public.partners (
  id uuid primary key default gen_random_uuid(),
  name text not null check (trim(name) <> '' and char_length(name) <= 120),
  logo_url text not null check (logo_url ~* '^(https?://|/[a-z0-9])' and char_length(logo_url) <= 2000),
  description text not null check (trim(description) <> '' and char_length(description) <= 3000),
  website text not null check (website ~* '^https?://' and char_length(website) <= 2000),
  category text not null default 'AI Technology' check (
    category in (
      'AI Technology', 'Cloud Infrastructure', 'Communication', 'Productivity', 'Automation', 'Database',
      'Development Framework'
    )
  ),
  partnership_type text not null default 'Technology Partner' check (
    partnership_type in ('Technology Partner', 'Cloud Partner', 'Integration Partner', 'Strategic Partner')
  ),
  benefits text[] not null default '{}' check (
    cardinality(benefits) <= 30 and array_position(benefits, null) is null
    and char_length(array_to_string(benefits, '')) <= 6000
  ),
  case_study_title text check (char_length(case_study_title) <= 200),
  case_study_description text check (char_length(case_study_description) <= 3000),
  case_study_results text[] check (
    cardinality(case_study_results) <= 30 and array_position(case_study_results, null) is null
    and char_length(array_to_string(case_study_results, '')) <= 6000
  ),
  updated_at timestamptz not null default now(),
  constraint partners_website_is_well_formed check (website !~ '[[:space:]<>"\\]'),
  constraint partners_logo_url_is_well_formed check (logo_url !~ '[[:space:]<>"\\]'),
  constraint partners_benefits_are_distinct check (private.has_distinct_entries(benefits)),
  constraint partners_no_blank_case_study check (
    trim(case_study_title) <> '' and trim(case_study_description) <> '' and cardinality(case_study_results) > 0
  ),
  constraint partners_case_study_results_are_distinct check (private.has_distinct_entries(case_study_results))
);
comment on column public.partners.logo_url is 'A web address, or the path of a picture that the site itself serves.';

create index partners_by_name on public.partners (name, id);

create trigger touch_updated_at
  before update on public.partners
  for each row execute function private.touch_updated_at();

revoke all on public.partners from anon, authenticated;
grant select on public.partners to anon, authenticated;
grant insert, update, delete on public.partners to authenticated;
grant all on public.partners to service_role;

alter table public.partners enable row level security;

create policy "Everyone reads partners" on public.partners
  for select to anon, authenticated
  using (true);

create policy "Admins create partners" on public.partners
  for insert to authenticated
  with check ((select private.is_admin()));

create policy "Admins change partners" on public.partners
  for update to authenticated
  using ((select private.is_admin()))
  with check ((select private.is_admin()));

create policy "Admins delete partners" on public.partners
  for delete to authenticated
  using ((select private.is_admin()));

-- One page of the back office's list of partners by name, searched by name and description. Every row carries the
-- number of all matches. A page past the end is the last one.
create function public.admin_partners(
  searched text default '', in_category text default '', page integer default 1, page_size integer default 25
)
  returns table (
    id uuid, name text, logo_url text, description text, website text, category text, partnership_type text,
    benefits text[], case_study_title text, case_study_description text, case_study_results text[],
    updated_at timestamptz, total bigint
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
    select * from public.partners
    where (in_category = '' or category = in_category)
      and (search_term = '' or strpos(lower(name || e'\n' || description), search_term) > 0)
  ), counted as (
    select count(*) as total from matching
  )
  select
    matching.id, matching.name, matching.logo_url, matching.description, matching.website, matching.category,
    matching.partnership_type, matching.benefits, matching.case_study_title, matching.case_study_description,
    matching.case_study_results, matching.updated_at, counted.total
  from matching, counted
  order by lower(matching.name), matching.id
  limit row_limit
  offset row_limit * (least(greatest(page, 1), greatest((select (total + row_limit - 1) / row_limit from counted), 1)) - 1);
end;
$$;
revoke execute on function public.admin_partners(text, text, integer, integer) from public, anon, authenticated;
grant execute on function public.admin_partners(text, text, integer, integer) to authenticated;
