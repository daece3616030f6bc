-- How an account becomes an admin: by the operator's command with the secret key, never by a screen.

-- Whether the hash is that of the password. pgcrypto writes "2a" where some services write "2b" or "2y"; for passwords
-- like these the hashes are the same.
create function private.password_matches_hash(password text, hash text) returns boolean
  language sql
  set search_path = ''
as $$
  select case when hash like '$2_$%' then
    extensions.crypt(password, '$2a$' || substr(hash, 5)) = '$2a$' || substr(hash, 5)
  else false end;
$$;
revoke execute on function private.password_matches_hash(text, text) from public;

-- Ends every session of an account, every mailed link and a pending change of address, which an attacker may have
-- requested, and replaces the password by a random one. Installations differ in which tables the auth service has.
create function private.lock_account(account uuid) returns void
  language plpgsql
  set search_path = ''
as $$
declare
  tables constant text[] := array['refresh_tokens', 'sessions', 'one_time_tokens', 'flow_state', 'mfa_factors'];
  table_name text;
begin
  foreach table_name in array tables loop
    if to_regclass('auth.' || table_name) is not null then
      execute format('delete from auth.%I where user_id::text = $1', table_name) using account::text;
    end if;
  end loop;
  update auth.users set
    encrypted_password =
      extensions.crypt(encode(extensions.gen_random_bytes(32), 'hex'), extensions.gen_salt('bf', 10)),
    confirmation_token = '',
    recovery_token = '',
    email_change = '',
    email_change_token_new = '',
    email_change_token_current = '',
    reauthentication_token = ''
  where id = account;
end;
$$;
revoke execute on function private.lock_account(uuid) from public;

-- Makes the account with this sign-in address an admin, for `npm run admin:create` with the secret key; no user can
-- call it. It reads the accounts and not the profiles, whose contact address users set to any text. An attacker may
-- have registered the address, so it must be confirmed and everything that opens the account is revoked. An account
-- that has the given password was just created by the caller and keeps it. Returns 'made', 'kept', 'already' or
-- 'unknown'.
create function public.make_admin(email text, password text default null) returns text
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  address text := lower(trim(make_admin.email));
  account record;
  is_own boolean;
begin
  select users.id, users.email_confirmed_at, users.encrypted_password into account
  from auth.users as users where lower(users.email) = address limit 1
  for update;
  if account.id is null then
    return 'unknown';
  end if;
  if exists (select 1 from public.user_profiles where id = account.id and user_type = 'admin') then
    return 'already';
  end if;
  is_own := coalesce(private.password_matches_hash(make_admin.password, account.encrypted_password), false);
  if not is_own then
    if account.email_confirmed_at is null then
      raise exception
        'This account has not confirmed its address. Follow the link in the email that was sent to it, then run this again.'
        using errcode = 'PT409';
    end if;
    perform private.lock_account(account.id);
  end if;
  insert into public.user_profiles (id, name, email, user_type)
  values (account.id, left(split_part(address, '@', 1), 120), address, 'admin')
  on conflict (id) do update set user_type = 'admin';
  return case when is_own then 'kept' else 'made' end;
end;
$$;
revoke execute on function public.make_admin(text, text) from public, anon, authenticated;
grant execute on function public.make_admin(text, text) to service_role;
