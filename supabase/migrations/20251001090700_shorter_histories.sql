-- Who changed a project over and over filled its history without end. It keeps how the project was created and the 199
-- events that came last. A history that is longer already becomes so with its next event.
create function private.shorten_project_history() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  delete from public.project_events
  where project_id = new.project_id and kind <> 'created' and id <= (
    select id from public.project_events
    where project_id = new.project_id and kind <> 'created'
    order by id desc offset 199 limit 1
  );
  return null;
end;
$$;
revoke execute on function private.shorten_project_history() from public;

-- Not for the first event of a project, so that many new ones are stored as fast as before.
create trigger shorten_project_history
  after insert on public.project_events
  for each row when (new.kind <> 'created') execute function private.shorten_project_history();
