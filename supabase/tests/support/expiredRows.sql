-- What is about to expire, and what has just expired. Its tokens are one digit, repeated, and hashed already.
insert into private.known_devices (token_hash, user_id, last_used_at) values
  (repeat('1', 64), '00000000-0000-4000-9000-000000000065', now() - interval '399 days'),
  (repeat('2', 64), '00000000-0000-4000-9000-000000000065', now() - interval '401 days');

insert into private.security_notices (token_hash, user_id, kind, address, created_at)
select repeat(digit, 64), user_id::uuid, kind, 'person' || person || '@clients.example', now() - age
from (
  values
    ('3', '00000000-0000-4000-9000-000000000066', 102, 'address', interval '29 days'),
    ('4', '00000000-0000-4000-9000-000000000067', 103, 'address', interval '31 days'),
    ('5', '00000000-0000-4000-9000-000000000068', 104, 'password', interval '6 days'),
    ('6', '00000000-0000-4000-9000-000000000069', 105, 'password', interval '8 days'),
    ('7', '00000000-0000-4000-9000-00000000006a', 106, 'device', interval '6 days'),
    ('8', '00000000-0000-4000-9000-00000000006b', 107, 'device', interval '8 days')
) as notice (digit, user_id, person, kind, age);

-- Has been mailed about five new devices, the last of them more than a day ago.
insert into private.security_notices (token_hash, user_id, kind, address, created_at)
select repeat('a', 63) || n, '00000000-0000-4000-9000-00000000006c', 'device', 'person108@clients.example', now() - interval '25 hours'
from generate_series(1, 5) as n;
insert into private.known_devices (token_hash, user_id)
select repeat('b', 63) || n, '00000000-0000-4000-9000-00000000006c' from generate_series(1, 2) as n;
