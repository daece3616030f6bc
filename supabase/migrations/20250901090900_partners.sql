-- Technology partners on the public site, with an optional success story.
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
  )
);
comment on column public.partners.logo_url is 'A web address, or the path of a picture that the site itself serves.';

create index partners_by_name on public.partners (name, id);

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
