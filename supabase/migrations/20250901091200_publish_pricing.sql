-- Replaces the whole price list in one transaction: visitors see the old list or the new one, never a mix.
-- Both arguments are arrays of rows as the tables have them; their order is the order on the page.
create function public.publish_pricing(plans jsonb, add_ons jsonb) returns void
  language plpgsql
  set search_path = ''
as $$
begin
  perform private.require_admin();
  if jsonb_typeof(plans) is distinct from 'array' or jsonb_typeof(add_ons) is distinct from 'array' then
    raise exception 'Plans and add-ons must be lists.' using errcode = '22023';
  end if;
  if jsonb_array_length(plans) > 12 or jsonb_array_length(add_ons) > 24 then
    raise exception 'A price list has at most 12 plans and 24 add-ons.' using errcode = '22023';
  end if;

  -- Two admins publishing at once: the second list replaces the first one as a whole.
  lock table public.pricing_plans, public.add_ons in share row exclusive mode;
  delete from public.pricing_plans where true;
  delete from public.add_ons where true;

  insert into public.pricing_plans
    (id, name, price, original_price, discount, description, timeline, features, popular, cta, position)
  select
    coalesce(plan.id, gen_random_uuid()), plan.name, plan.price, plan.original_price, plan.discount, plan.description,
    plan.timeline, coalesce(plan.features, '{}'), coalesce(plan.popular, false), plan.cta, entry.place
  from jsonb_array_elements(plans) with ordinality as entry (value, place),
    jsonb_to_record(entry.value) as plan (
      id uuid, name text, price text, original_price text, discount text, description text, timeline text,
      features text[], popular boolean, cta text
    );

  insert into public.add_ons (id, name, price, description, position)
  select coalesce(add_on.id, gen_random_uuid()), add_on.name, add_on.price, add_on.description, entry.place
  from jsonb_array_elements(publish_pricing.add_ons) with ordinality as entry (value, place),
    jsonb_to_record(entry.value) as add_on (id uuid, name text, price text, description text);
end;
$$;
revoke execute on function public.publish_pricing(jsonb, jsonb) from public, anon, authenticated;
grant execute on function public.publish_pricing(jsonb, jsonb) to authenticated;
