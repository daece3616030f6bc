-- Slips of the finger that a date field or a text for a price lets through: a post of the year 20226 heads every list
-- for ever, and nobody sells below zero. Rows from before this stay as they are until they are changed.
alter table public.blog_posts
  add constraint blog_posts_publish_date_is_near
    check (publish_date between date '2000-01-01' and date '2100-12-31') not valid,
  -- A day more on either side, because a moment is typed in the time of a place.
  add constraint blog_posts_publish_at_is_near
    check (publish_at between timestamptz '1999-12-31 00:00+00' and timestamptz '2101-01-02 00:00+00') not valid;

alter table public.projects
  add constraint projects_started_on_is_near
    check (started_on between date '2000-01-01' and date '2100-12-31') not valid;

-- A minus before the first number, on either side of the currency's sign. "Custom - from $5" has none there.
alter table public.pricing_plans
  add constraint pricing_plans_price_is_not_negative check (price !~ '^\s*[^0-9A-Za-z\s]?\s*[-−–]\s*[^0-9A-Za-z\s]?\s*[0-9]')
    not valid,
  add constraint pricing_plans_original_price_is_not_negative
    check (original_price !~ '^\s*[^0-9A-Za-z\s]?\s*[-−–]\s*[^0-9A-Za-z\s]?\s*[0-9]') not valid;

alter table public.add_ons
  add constraint add_ons_price_is_not_negative check (price !~ '^\s*[^0-9A-Za-z\s]?\s*[-−–]\s*[^0-9A-Za-z\s]?\s*[0-9]')
    not valid;
