-- The two accounts have well-known passwords and are for local use only.

do $$
declare
  account record;
begin
  for account in
    select * from (values
      ('00000000-0000-4000-8000-0000000000a1'::uuid, 'admin@fortnight.example', 'fortnight-admin',
        '{"name": "Ada Marsh", "mobile_number": "+44 20 7946 0101"}'::jsonb, interval '120 days'),
      ('00000000-0000-4000-8000-0000000000c1'::uuid, 'client@fortnight.example', 'fortnight-client',
        '{"name": "Noor Haddad", "mobile_number": "+44 20 7946 0202", "company_name": "Harbor Lane Dental",
          "how_heard_about_us": "referral"}'::jsonb, interval '50 days')
    ) as seeded (id, email, password, form, age)
  loop
    -- Empty strings, not null: the hosted auth server cannot read null tokens.
    insert into auth.users (
      id, aud, role, email, encrypted_password, email_confirmed_at, confirmation_token, recovery_token, email_change,
      email_change_token_new, email_change_token_current, reauthentication_token, phone_change, phone_change_token,
      raw_app_meta_data, raw_user_meta_data, created_at, updated_at
    ) values (
      account.id, 'authenticated', 'authenticated', account.email,
      extensions.crypt(account.password, extensions.gen_salt('bf', 10)), now(), '', '', '', '', '', '', '', '',
      '{"provider": "email", "providers": ["email"]}', account.form, now() - account.age, now() - account.age
    );
    insert into auth.identities (
      id, user_id, provider, provider_id, identity_data, last_sign_in_at, created_at, updated_at
    ) values (
      account.id, account.id, 'email', account.id::text,
      jsonb_build_object('sub', account.id, 'email', account.email, 'email_verified', true, 'phone_verified', false),
      now(), now() - account.age, now() - account.age
    );
    -- The hosted auth server finds accounts by this column; the embedded one does not have it.
    if exists (
      select 1 from information_schema.columns
      where table_schema = 'auth' and table_name = 'users' and column_name = 'instance_id'
    ) then
      execute 'update auth.users set instance_id = $1 where id = $2'
        using '00000000-0000-0000-0000-000000000000'::uuid, account.id;
    end if;
    update public.user_profiles set created_at = now() - account.age where id = account.id;
  end loop;
end;
$$;

update public.user_profiles set user_type = 'admin', role = 'Owner', team_size = '1-10'
where id = '00000000-0000-4000-8000-0000000000a1';
