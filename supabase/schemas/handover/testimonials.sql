-- What a client says about a project after the sign-off: a rating, and a sentence. The sentence becomes public only when
-- the client has consented, under the name that the client has chosen, and an admin publishes it. Only the client writes it.

create table public.testimonials (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null unique references public.projects (id) on delete cascade,
  rating smallint not null check (rating between 1 and 5),
  body text not null check (body ~ '\S' and char_length(body) <= 280),
  name_form text not null check (name_form in ('full', 'first', 'company', 'anonymous')),
  shown_name text not null check (shown_name ~ '\S' and char_length(shown_name) <= 300),
  consented_at timestamptz,
  published_at timestamptz,
  position integer,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint testimonials_published_with_consent check (published_at is null or consented_at is not null),
  constraint testimonials_position_of_published check ((position is null) = (published_at is null))
);
comment on column public.testimonials.shown_name is 'The name as the client consented to it, so that a later change of the profile changes nothing in public.';
comment on column public.testimonials.consented_at is 'When the client allowed the publication of exactly this sentence and name; null without consent.';
comment on column public.testimonials.position is 'The place among those that are published.';

create index testimonials_published_in_order on public.testimonials (position, id) where published_at is not null;
create index testimonials_in_order on public.testimonials (position, created_at desc, id);

create trigger touch_updated_at
  before update on public.testimonials
  for each row execute function private.touch_updated_at();

-- A project that is deleted takes its sentence off the site. Restoring the project does not publish it again.
create function private.unpublish_testimonial() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  update public.testimonials set published_at = null, position = null
  where project_id = new.id and published_at is not null;
  return null;
end;
$$;
revoke execute on function private.unpublish_testimonial() from public;

create trigger unpublish_testimonial
  after update of deleted_at on public.projects
  for each row
  when (old.deleted_at is null and new.deleted_at is not null)
  execute function private.unpublish_testimonial();

revoke all on public.testimonials from anon, authenticated;
grant select on public.testimonials to authenticated;
grant all on public.testimonials to service_role;

alter table public.testimonials enable row level security;

-- Visitors read published_testimonials() instead, which leaves out who wrote them.
create policy "Clients read their own testimonial and admins read all" on public.testimonials
  for select to authenticated
  using (
    (select private.is_admin()) or exists (select 1 from public.projects where projects.id = project_id)
  );

-- How the client of a project can be named in public, by the form of the name. Null for a company that the profile lacks.
create function private.testimonial_names(project uuid) returns jsonb
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select jsonb_build_object(
    'full', concat_ws(', ', client.name, client.company),
    'first', concat_ws(', ', split_part(client.name, ' ', 1), client.company),
    'company', client.company,
    'anonymous', 'A client'
  )
  from (
    select
      trim(regexp_replace(profile.name, '\s+', ' ', 'g')) as name,
      nullif(trim(regexp_replace(profile.company_name, '\s+', ' ', 'g')), '') as company
    from public.projects as room
    join public.user_profiles as profile on profile.id = room.user_id
    where room.id = testimonial_names.project
  ) as client;
$$;
revoke execute on function private.testimonial_names(uuid) from public;

-- What the client of a project has said about it, null before that, and the names to choose from.
create function public.own_testimonial(project uuid) returns jsonb
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
begin
  perform private.require_room(own_testimonial.project, is_writing => false);
  return jsonb_build_object(
    'names', private.testimonial_names(own_testimonial.project),
    'testimonial', (
      select jsonb_build_object(
        'rating', given.rating, 'body', given.body, 'name_form', given.name_form, 'shown_name', given.shown_name,
        'has_consented', given.consented_at is not null, 'is_published', given.published_at is not null
      )
      from public.testimonials as given where given.project_id = own_testimonial.project
    )
  );
end;
$$;
revoke execute on function public.own_testimonial(uuid) from public, anon, authenticated;
grant execute on function public.own_testimonial(uuid) to authenticated;

-- Locks a project for its client; an error for everyone else.
create function private.require_testimonial_author(project uuid) returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  if (select private.is_admin()) then
    raise exception 'Only the client of a project rates it.' using errcode = '42501';
  end if;
  perform private.require_room(require_testimonial_author.project);
  perform 1 from public.projects as room
  where room.id = require_testimonial_author.project and room.deleted_at is null for no key update;
  if not found then
    raise exception 'There is no such project.' using errcode = 'PT404';
  end if;
end;
$$;
revoke execute on function private.require_testimonial_author(uuid) from public;

-- Stores what the client says about a project that is signed off, in place of what was said before. Without may_publish it
-- stays between both sides. What is published is not changed: the client takes the consent back first.
create function public.save_testimonial(
  project uuid, rating integer, body text, name_form text, may_publish boolean
)
  returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  sentence text := trim(regexp_replace(coalesce(save_testimonial.body, ''), '\s+', ' ', 'g'));
  names jsonb;
begin
  perform private.require_testimonial_author(save_testimonial.project);
  if not private.is_signed_off(save_testimonial.project) then
    raise exception 'You can rate a project once it is signed off.' using errcode = 'PT409';
  end if;
  if save_testimonial.rating is null or save_testimonial.rating not between 1 and 5 then
    raise exception 'Please choose a rating from 1 to 5.' using errcode = 'PT422';
  end if;
  if sentence = '' or char_length(sentence) > 280 then
    raise exception 'Please write a sentence of up to 280 characters.' using errcode = 'PT422';
  end if;
  names := private.testimonial_names(save_testimonial.project);
  if save_testimonial.name_form is null or names ->> save_testimonial.name_form is null then
    raise exception 'Please choose one of the names. Your profile has no other.' using errcode = 'PT422';
  end if;
  insert into public.testimonials as given (project_id, rating, body, name_form, shown_name, consented_at)
  values (
    save_testimonial.project, save_testimonial.rating, sentence, save_testimonial.name_form,
    names ->> save_testimonial.name_form, case when save_testimonial.may_publish then now() end)
  on conflict (project_id) do update set
    rating = excluded.rating, body = excluded.body, name_form = excluded.name_form, shown_name = excluded.shown_name,
    consented_at = excluded.consented_at
  where given.published_at is null;
  if not found then
    raise exception 'This is published. Take your consent back before you change it.' using errcode = 'PT409';
  end if;
  perform private.record_live_event('project', save_testimonial.project);
end;
$$;
revoke execute on function public.save_testimonial(uuid, integer, text, text, boolean) from public, anon, authenticated;
grant execute on function public.save_testimonial(uuid, integer, text, text, boolean) to authenticated;

-- Takes the consent of the client back, and what it was given for off the site. Does nothing without consent.
create function public.take_back_testimonial_consent(project uuid) returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  perform private.require_testimonial_author(take_back_testimonial_consent.project);
  update public.testimonials as given set consented_at = null, published_at = null, position = null
  where given.project_id = take_back_testimonial_consent.project and given.consented_at is not null;
  if found then
    perform private.record_live_event('project', take_back_testimonial_consent.project);
  end if;
end;
$$;
revoke execute on function public.take_back_testimonial_consent(uuid) from public, anon, authenticated;
grant execute on function public.take_back_testimonial_consent(uuid) to authenticated;

-- Deletes what the client has said about a project. Does nothing when there is nothing.
create function public.withdraw_testimonial(project uuid) returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  perform private.require_testimonial_author(withdraw_testimonial.project);
  delete from public.testimonials as given where given.project_id = withdraw_testimonial.project;
  if found then
    perform private.record_live_event('project', withdraw_testimonial.project);
  end if;
end;
$$;
revoke execute on function public.withdraw_testimonial(uuid) from public, anon, authenticated;
grant execute on function public.withdraw_testimonial(uuid) to authenticated;

-- Publishes what a client has said, after all that are published, or takes it off the site. `base_version` is the
-- updated_at of what the admin has read, so that no other words become public.
create function public.publish_testimonial(testimonial uuid, is_published boolean, base_version timestamptz) returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  room public.projects;
  target public.testimonials;
begin
  perform private.require_admin();
  -- The project first, as the functions of the client do.
  select locked.* into room
  from public.projects as locked
  where locked.id = (select given.project_id from public.testimonials as given where given.id = testimonial)
  for no key update;
  -- Reads continue; another change waits, so that no place is given twice.
  lock table public.testimonials in share row exclusive mode;
  select * into target from public.testimonials as given where given.id = testimonial;
  if target.id is null then
    raise exception 'The client has withdrawn this testimonial.' using errcode = 'PT404';
  end if;
  if is_published = (target.published_at is not null) then
    return;
  end if;
  if is_published then
    if target.consented_at is null then
      raise exception 'The client has not consented to the publication.' using errcode = 'PT409';
    end if;
    if room.deleted_at is not null then
      raise exception 'The project is deleted, so nothing about it is published.' using errcode = 'PT409';
    end if;
    if target.updated_at is distinct from base_version then
      raise exception 'The client has changed this testimonial. Read it again before you publish it.' using errcode = 'PT409';
    end if;
  end if;
  update public.testimonials as given set
    published_at = case when is_published then now() end,
    position = case
      when is_published then (select coalesce(max(other.position), 0) + 1 from public.testimonials as other)
    end
  where given.id = target.id;
  perform private.record_live_event('project', room.id);
end;
$$;
revoke execute on function public.publish_testimonial(uuid, boolean, timestamptz) from public, anon, authenticated;
grant execute on function public.publish_testimonial(uuid, boolean, timestamptz) to authenticated;

-- Those that are published with their place, from 1.
create function private.placed_testimonials() returns table (id uuid, place bigint)
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select given.id, row_number() over (order by given.position, given.id)
  from public.testimonials as given
  where given.published_at is not null;
$$;
revoke execute on function private.placed_testimonials() from public;

-- Swaps a published testimonial with its neighbor. Returns its new place; null when it was first or last already.
create function public.move_testimonial(testimonial uuid, up boolean) returns bigint
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  from_place bigint;
  to_place bigint;
  neighbor uuid;
begin
  perform private.require_admin();
  -- Reads continue; another change waits, so that nothing renumbers a list that is changing.
  lock table public.testimonials in share row exclusive mode;
  select placed.place into from_place from private.placed_testimonials() as placed where placed.id = testimonial;
  if from_place is null then
    raise exception 'This testimonial is no longer published.' using errcode = 'PT404';
  end if;
  to_place := from_place + case when up then -1 else 1 end;
  select placed.id into neighbor from private.placed_testimonials() as placed where placed.place = to_place;
  if neighbor is null then
    return null;
  end if;
  update public.testimonials as given set position = other.position
  from public.testimonials as other
  where given.id in (testimonial, neighbor) and other.id in (testimonial, neighbor) and other.id <> given.id;
  return to_place;
end;
$$;
revoke execute on function public.move_testimonial(uuid, boolean) from public, anon, authenticated;
grant execute on function public.move_testimonial(uuid, boolean) to authenticated;

-- One page of the back office's list: what is published in its order, then the rest from the newest. State is 'published',
-- 'waiting' (with consent, not published), 'private' (without consent) or ''. Every row carries its place among those that
-- are published, their number and that of all matches. A page past the end is the last one. Security definer, as admin_customers().
create function public.admin_testimonials(
  searched text default '', in_state text default '', page integer default 1, page_size integer default 25
)
  returns table (
    id uuid, project_id uuid, project_name text, client_name text, rating smallint, body text, shown_name text,
    state text, created_at timestamptz, updated_at timestamptz, place bigint, published_total bigint, total bigint
  )
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
#variable_conflict use_column
declare
  search_term text := lower(trim(left(searched, 100)));
  row_limit integer := least(greatest(page_size, 1), 1000);
  conditions text := case in_state
    when '' then 'true'
    when 'published' then 'published_at is not null'
    when 'waiting' then 'published_at is null and consented_at is not null'
    when 'private' then 'consented_at is null'
    else 'false' end;
  source text := 'public.testimonials';
  result record;
begin
  perform private.require_admin();
  if search_term <> '' then
    source := format(
      '(
        select given.*
        from public.testimonials as given
        join public.projects as room on room.id = given.project_id
        join public.user_profiles as client on client.id = room.user_id
        where strpos(lower(concat_ws(e''\n'', given.body, client.name, room.name)), %L) > 0
      ) as found', search_term);
  end if;
  result := private.paginate_ids(
    source || ' where ' || conditions, 'position, created_at desc, id', 'position desc, created_at, id desc', page, row_limit);
  return query
  with placed as (
    select found.id, found.place, count(*) over () as published_total from private.placed_testimonials() as found
  )
  select
    given.id, given.project_id, room.name, client.name, given.rating, given.body, given.shown_name,
    case when given.published_at is not null then 'published' when given.consented_at is not null then 'waiting' else 'private' end,
    given.created_at, given.updated_at, placed.place, placed.published_total, result.total
  from unnest(result.ids) with ordinality as entry (id, ordinal)
  join public.testimonials as given on given.id = entry.id
  join public.projects as room on room.id = given.project_id
  join public.user_profiles as client on client.id = room.user_id
  left join placed on placed.id = given.id
  order by entry.ordinal;
end;
$$;
revoke execute on function public.admin_testimonials(text, text, integer, integer) from public, anon, authenticated;
grant execute on function public.admin_testimonials(text, text, integer, integer) to authenticated;

-- What public pages show: the first three sentences that are published, each with the name that its client has chosen, and
-- nothing else about the client or the project.
create function public.published_testimonials() returns table (id uuid, body text, shown_name text)
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select given.id, given.body, given.shown_name
  from public.testimonials as given
  where given.published_at is not null
  order by given.position, given.id
  limit 3;
$$;
revoke execute on function public.published_testimonials() from public, anon, authenticated;
grant execute on function public.published_testimonials() to anon, authenticated;

-- What the client has said about a project, for the export of own data.
create function private.export_testimonial(project uuid) returns jsonb
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select jsonb_build_object('testimonial', (
    select to_jsonb(given) - array['id', 'project_id', 'position']
    from public.testimonials as given where given.project_id = export_testimonial.project
  ));
$$;
revoke execute on function private.export_testimonial(uuid) from public;
