-- For tests: four projects of the seeded client that were accepted two days before the last day of their plan, one fewer
-- than public pages tell about. They are all: the example project that was delivered is not among them.
delete from public.projects where id = '00000000-0000-4000-8000-000000000103';

do $$
declare
  project uuid;
begin
  for number in 1..4 loop
    insert into public.projects (user_id, name, status, started_on)
    values ('00000000-0000-4000-8000-0000000000c1', 'Delivery ' || number, 'completed', current_date - 30)
    returning id into project;
    insert into public.project_step_events (project_id, kind, to_first_day, to_last_day)
    values (project, 'started', current_date - 30, current_date - 10);
    perform private.append_acceptance(
      gen_random_uuid(), project, '00000000-0000-4000-8000-0000000000c1', '{"name": "Noor Haddad"}', now() - interval '12 days');
  end loop;
end;
$$;
