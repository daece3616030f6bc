-- What one request may cost, also where browsers send requests to the database directly. The API applies these settings of
-- a role to each request that runs as it. The embedded database applies none: it has no timers.
alter role anon set statement_timeout = '3s';
alter role authenticated set statement_timeout = '8s';
alter role anon set idle_in_transaction_session_timeout = '10s';
alter role authenticated set idle_in_transaction_session_timeout = '10s';
alter role anon set work_mem = '4MB';
alter role authenticated set work_mem = '4MB';
-- PostgREST reads the settings of roles when it starts.
notify pgrst, 'reload config';
