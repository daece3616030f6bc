-- Devices that have signed in to an account before. The web server counts their attempts by themselves, so that guesses
-- of others never keep the owner out. Only the web server reads and writes them, because it sets the cookie that
-- carries a device's token.

create table private.known_devices (
  token_hash text primary key check (token_hash ~ '^[0-9a-f]{64}$'),
  user_id uuid not null references auth.users (id) on delete cascade,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now()
);
comment on column private.known_devices.token_hash is 'SHA-256 of the token, so that a copy of the table signs in nowhere.';

create index known_devices_user_id on private.known_devices (user_id);

revoke all on private.known_devices from public, anon, authenticated;

alter table private.known_devices enable row level security;

-- Records that a device has just signed in to an account. Returns whether the device was not known before. An account
-- keeps the twenty devices that were used last; one that was not used for 400 days is forgotten.
create function public.remember_device(account uuid, token_hash text) returns boolean
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  is_new boolean;
begin
  update private.known_devices as device set last_used_at = now()
  where device.token_hash = remember_device.token_hash and device.user_id = account;
  is_new := not found;
  insert into private.known_devices as device (token_hash, user_id)
  select remember_device.token_hash, account where is_new
  on conflict do nothing;
  delete from private.known_devices as device
  where device.user_id = account and (
    device.last_used_at < now() - interval '400 days'
    or device.token_hash not in (
      select recent.token_hash from private.known_devices as recent
      where recent.user_id = account order by recent.last_used_at desc, recent.token_hash limit 20
    )
  );
  return is_new;
end;
$$;
revoke execute on function public.remember_device(uuid, text) from public, anon, authenticated;
grant execute on function public.remember_device(uuid, text) to service_role;

-- Whether a device may still sign in as a known one to the account with this address: it was not forgotten, and was used
-- within 400 days. An address may have belonged to another account before.
create function public.is_known_device(token_hash text, address text) returns boolean
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select exists (
    select 1 from private.known_devices as device
    join auth.users as owner on owner.id = device.user_id
    where device.token_hash = is_known_device.token_hash and device.last_used_at > now() - interval '400 days'
      and lower(owner.email) = lower(trim(is_known_device.address))
  );
$$;
revoke execute on function public.is_known_device(text, text) from public, anon, authenticated;
grant execute on function public.is_known_device(text, text) to service_role;

-- Forgets every device of an account: after a new password, and when its owner reports a sign-in.
create function private.forget_devices(account uuid) returns void
  language sql
  security definer
  set search_path = ''
as $$
  delete from private.known_devices where user_id = account;
$$;
revoke execute on function private.forget_devices(uuid) from public;

-- A new password revokes what was remembered under the old one, however it was set.
create function private.forget_devices_after_new_password() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  perform private.forget_devices(new.id);
  return new;
end;
$$;
revoke execute on function private.forget_devices_after_new_password() from public;

create trigger forget_devices_after_new_password
  after update of encrypted_password on auth.users
  for each row when (old.encrypted_password is distinct from new.encrypted_password)
  execute function private.forget_devices_after_new_password();
