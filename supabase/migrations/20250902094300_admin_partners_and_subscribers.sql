-- The lists of partners and subscribers in the back office, one page at a time, searched and filtered here. Every row
-- carries the number of all that match. A page past the end is the last one. The searched text is compared as it is.

-- Partners by name, searched by name and description.
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
  needle text := lower(trim(left(searched, 100)));
  size integer := least(greatest(page_size, 1), 1000);
begin
  perform private.require_admin();
  return query
  with matching as (
    select * from public.partners
    where (in_category = '' or category = in_category)
      and (needle = '' or strpos(lower(name || e'\n' || description), needle) > 0)
  ), counted as (
    select count(*) as total from matching
  )
  select
    matching.id, matching.name, matching.logo_url, matching.description, matching.website, matching.category,
    matching.partnership_type, matching.benefits, matching.case_study_title, matching.case_study_description,
    matching.case_study_results, matching.updated_at, counted.total
  from matching, counted
  order by lower(matching.name), matching.id
  limit size
  offset size * (least(greatest(page, 1), greatest((select (total + size - 1) / size from counted), 1)) - 1);
end;
$$;
revoke execute on function public.admin_partners(text, text, integer, integer) from public, anon, authenticated;
grant execute on function public.admin_partners(text, text, integer, integer) to authenticated;

-- Subscribers of the newsletter, newest consent first, searched by address. Status is one of theirs, or nothing.
create function public.admin_subscribers(
  searched text default '', in_status text default '', page integer default 1, page_size integer default 25
)
  returns table (
    id uuid, email text, status text, consented_at timestamptz, confirmed_at timestamptz, unsubscribed_at timestamptz,
    total bigint
  )
  language plpgsql
  stable
  set search_path = ''
as $$
#variable_conflict use_column
declare
  needle text := lower(trim(left(searched, 100)));
  size integer := least(greatest(page_size, 1), 1000);
begin
  perform private.require_admin();
  return query
  with matching as (
    select * from public.newsletter_subscribers
    where (in_status = '' or status = in_status) and (needle = '' or strpos(lower(email), needle) > 0)
  ), counted as (
    select count(*) as total from matching
  )
  select
    matching.id, matching.email, matching.status, matching.consented_at, matching.confirmed_at,
    matching.unsubscribed_at, counted.total
  from matching, counted
  order by matching.consented_at desc, matching.id
  limit size
  offset size * (least(greatest(page, 1), greatest((select (total + size - 1) / size from counted), 1)) - 1);
end;
$$;
revoke execute on function public.admin_subscribers(text, text, integer, integer) from public, anon, authenticated;
grant execute on function public.admin_subscribers(text, text, integer, integer) to authenticated;
