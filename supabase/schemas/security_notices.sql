-- Mails about what happened to an account, and what their link "this was not me" does. Only the web server and the
-- operator's commands write them, because they send the mails.

create table private.security_notices (
  token_hash text primary key check (token_hash ~ '^[0-9a-f]{64}$'),
  user_id uuid not null references auth.users (id) on delete cascade,
  kind text not null check (kind in ('address', 'password', 'device', 'admin')),
  address text not null check (char_length(address) <= 320),
  created_at timestamptz not null default clock_timestamp()
);
comment on column private.security_notices.token_hash is 'SHA-256 of the token in the link, so that a copy of the table opens no account.';
comment on column private.security_notices.address is 'Where the mail went: the sign-in address before the event.';

create index security_notices_user_id on private.security_notices (user_id);
create index security_notices_created_at on private.security_notices (created_at);

revoke all on private.security_notices from public, anon, authenticated;

alter table private.security_notices enable row level security;

-- How long the link of a notice works. A former address can be taken back for longer.
create function private.security_notice_lifetime(kind text) returns interval
  language sql
  immutable
  set search_path = ''
as $$
  select case kind when 'address' then interval '30 days' else interval '7 days' end;
$$;
revoke execute on function private.security_notice_lifetime(text) from public;

-- Records that a mail goes to `address` about an account, which is found by that address when no id is given. Returns
-- whether the mail is to be sent: not for an unknown account, not for the first device of an account, and for at most
-- five devices a day, because programs may sign in without keeping a cookie.
create function public.record_security_notice(address text, kind text, token_hash text, account uuid default null)
  returns boolean
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  receiver constant text := lower(trim(record_security_notice.address));
  owner_id uuid;
begin
  select users.id into owner_id from auth.users as users
  where users.id = coalesce(
    record_security_notice.account,
    (select found.id from auth.users as found where lower(found.email) = receiver limit 1)
  );
  if owner_id is null then
    return false;
  end if;
  if record_security_notice.kind = 'device' and (
    (select count(*) from private.known_devices as device where device.user_id = owner_id) < 2
    or (
      select count(*) from private.security_notices as notice
      where notice.user_id = owner_id and notice.kind = 'device' and notice.created_at > now() - interval '1 day'
    ) >= 5
  ) then
    return false;
  end if;
  -- The first condition, the shortest lifetime, is for the index.
  delete from private.security_notices as notice
  where notice.created_at < now() - private.security_notice_lifetime('device')
    and notice.created_at < now() - private.security_notice_lifetime(notice.kind);
  insert into private.security_notices (token_hash, user_id, kind, address)
  values (record_security_notice.token_hash, owner_id, record_security_notice.kind, receiver);
  return true;
end;
$$;
revoke execute on function public.record_security_notice(text, text, text, uuid) from public, anon, authenticated;
grant execute on function public.record_security_notice(text, text, text, uuid) to service_role;

-- Secures an account whose owner has followed "this was not me": ends every session and link, forgets every device,
-- replaces the password by a random one, and gives the account back to the address that the mail went to. A link works
-- once. Later notices may have gone to an attacker's address, so their links end; earlier ones stay. Returns 'secured'
-- with the address for a recovery mail, 'address-taken' when another confirmed account has it by now, or 'expired'.
create function public.report_security_notice(token_hash text) returns table (outcome text, address text)
  language plpgsql
  security definer
  set search_path = ''
as $$
#variable_conflict use_column
declare
  notice private.security_notices;
begin
  delete from private.security_notices as found
  where found.token_hash = report_security_notice.token_hash
    and found.created_at > now() - private.security_notice_lifetime(found.kind)
  returning found.* into notice;
  if notice.user_id is null then
    return query select 'expired', null::text;
    return;
  end if;
  delete from private.security_notices as later
  where later.user_id = notice.user_id and later.created_at >= notice.created_at;
  -- The new password forgets all devices.
  perform private.lock_account(notice.user_id);
  -- A registration that was never confirmed must not keep the address from its owner.
  delete from auth.users as other
  where lower(other.email) = notice.address and other.id <> notice.user_id and other.email_confirmed_at is null;
  if exists (select 1 from auth.users as other where lower(other.email) = notice.address and other.id <> notice.user_id) then
    return query select 'address-taken', null::text;
    return;
  end if;
  -- Without the time of the last recovery mail, the auth service sends another one at once.
  update auth.users as account set email = notice.address, recovery_sent_at = null where account.id = notice.user_id;
  update auth.identities as identity
  set identity_data = identity.identity_data || jsonb_build_object('email', notice.address)
  where identity.user_id = notice.user_id and identity.provider = 'email';
  return query select 'secured', notice.address;
end;
$$;
revoke execute on function public.report_security_notice(text) from public, anon, authenticated;
grant execute on function public.report_security_notice(text) to service_role;

-- Makes an account look as if it was waiting for the confirmation of a new address, when that address has an account
-- already: what the account's user sees must not reveal that. No link exists that could confirm it.
create function public.record_unavailable_address(account uuid, address text) returns void
  language sql
  security definer
  set search_path = ''
as $$
  update auth.users set
    email_change = lower(trim(record_unavailable_address.address)),
    email_change_sent_at = now(),
    email_change_token_new = '',
    email_change_token_current = '',
    updated_at = now()
  where id = record_unavailable_address.account;
$$;
revoke execute on function public.record_unavailable_address(uuid, text) from public, anon, authenticated;
grant execute on function public.record_unavailable_address(uuid, text) to service_role;
