-- For tests: moves all that the product has stored into the past, as if the time had passed. By whole weeks, working days stay
-- working days. Sign-offs stay as they are, because their records hold their times in a hash.
create function public.move_clock(passed interval) returns void
  language plpgsql
  security definer
  set search_path = ''
  -- Without triggers, which would record each change as an event of its project.
  set session_replication_role = replica
as $$
declare
  stored record;
begin
  for stored in
    select
      format('%I.%I', columns.table_schema, columns.table_name) as name,
      string_agg(format('%1$I = %1$I - $1', columns.column_name), ', ') as changes
    from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where columns.table_schema in ('public', 'private') and tables.table_type = 'BASE TABLE'
      and columns.data_type in ('date', 'timestamp with time zone') and columns.table_name <> 'acceptances'
    group by columns.table_schema, columns.table_name
  loop
    execute format('update %s set %s', stored.name, stored.changes) using passed;
  end loop;
end;
$$;
revoke execute on function public.move_clock(interval) from public, anon, authenticated;
grant execute on function public.move_clock(interval) to service_role;
