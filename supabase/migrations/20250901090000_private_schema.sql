-- The private schema holds what the API must not expose: helpers of policies and trigger functions.
-- Everybody may look into it (policies run with the caller's rights) but each function is granted by name.
create schema if not exists private;
grant usage on schema private to anon, authenticated, service_role;
alter default privileges in schema private revoke execute on functions from public;

-- Password hashing for seeded accounts. Hosted Supabase has both already; the embedded database has neither.
create schema if not exists extensions;
create extension if not exists pgcrypto with schema extensions;

-- Keeps updated_at honest: it is when the row last changed, whatever the caller sends.
create function private.touch_updated_at() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  new.updated_at := now();
  return new;
end;
$$;
revoke execute on function private.touch_updated_at() from public;
