-- Makes the account with this sign-in address an admin, for `npm run admin:create` with the secret key; no screen and no
-- person can call it. It asks the accounts and not the profiles, whose contact address anybody can set to any text.
-- Answers 'made', 'already' or 'unknown'.
create function public.make_admin(email text) returns text
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  address text := lower(trim(make_admin.email));
  account uuid := (select users.id from auth.users as users where lower(users.email) = address limit 1);
begin
  if account is null then
    return 'unknown';
  end if;
  if exists (select 1 from public.user_profiles where id = account and user_type = 'admin') then
    return 'already';
  end if;
  insert into public.user_profiles (id, name, email, user_type)
  values (account, left(split_part(address, '@', 1), 120), address, 'admin')
  on conflict (id) do update set user_type = 'admin';
  return 'made';
end;
$$;
revoke execute on function public.make_admin(text) from public, anon, authenticated;
grant execute on function public.make_admin(text) to service_role;
