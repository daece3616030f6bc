-- The database refuses what the forms refuse: a name of which nothing can be seen, and an address that is none.
alter table public.user_profiles
  add constraint user_profiles_name_is_visible check (name ~ '\S'),
  add constraint user_profiles_email_is_an_address check (email ~ '^[^\s@]+@[^\s@]+$');
alter table public.projects add constraint projects_name_is_visible check (name ~ '\S');

-- One text of the sign-up form without white space around it, cut; anything that is not text counts as empty.
create or replace function private.sign_up_text(form jsonb, field text, max_length integer) returns text
  language sql
  immutable
  set search_path = ''
as $$
  select case jsonb_typeof(form -> field)
    when 'string' then left(regexp_replace(form ->> field, '^\s+|\s+$', '', 'g'), max_length)
    else ''
  end;
$$;
