-- A contact address is one that the forms take, also for those who write to the API: another could carry more readers
-- and texts into the mail that an admin begins. Only when it is written, so that a profile from before this, or one
-- made from an unusual address to sign in with, can still be changed in everything else.
create function private.guard_contact_email() returns trigger
  language plpgsql
  set search_path = ''
as $$
declare
  name constant text := '([A-Za-z0-9_''+-]+\.)*[A-Za-z0-9_''+-]*[A-Za-z0-9_+-]';
  place constant text := '([A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}';
begin
  if current_user not in ('anon', 'authenticated') then
    return new;
  end if;
  if new.email is distinct from (case tg_op when 'UPDATE' then old.email end)
    and new.email !~ ('^' || name || '@' || place || '$') then
    raise exception 'Please enter an e-mail address like name@company.com.' using errcode = 'PT422';
  end if;
  return new;
end;
$$;
revoke execute on function private.guard_contact_email() from public;

create trigger guard_contact_email
  before insert or update of email on public.user_profiles
  for each row execute function private.guard_contact_email();
