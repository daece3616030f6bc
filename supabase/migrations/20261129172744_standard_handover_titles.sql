-- The titles of what every handover has say what it is, whether or not it is handed over yet.

SET local check_function_bodies = off;

CREATE OR REPLACE FUNCTION public.add_standard_handover_items (
  project uuid
)
  RETURNS bigint
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  added bigint;
begin
  perform private.require_admin();
  perform private.lock_handover(add_standard_handover_items.project);
  insert into public.handover_items (id, project_id, kind, title, note, created_at)
  select
    gen_random_uuid(), add_standard_handover_items.project, standard.kind, standard.title, standard.note,
    -- In this order.
    now() + standard.position * interval '1 microsecond'
  from (values
    (1, 'repository', 'Source code in your repository', 'With the history, the prompts, and the acceptance cases.'),
    (2, 'repository', 'Ownership of the repository', null),
    (3, 'accounts', 'Agent running in your accounts', 'Hosting and the language model are billed to you.'),
    (4, 'accounts', 'Our access removed or agreed on', 'Keys that we knew are replaced.'),
    (5, 'documents', 'Handbook', 'How to run the agent, change its instructions, and switch it off.'),
    (6, 'documents', 'Test report', null),
    (7, 'training', 'Handover call with your team', null)
  ) as standard (position, kind, title, note)
  where not exists (
    select 1 from public.handover_items as known
    where known.project_id = add_standard_handover_items.project and known.kind = standard.kind
      and known.title = standard.title
  );
  get diagnostics added = row_count;
  if (
    select count(*) from public.handover_items as known where known.project_id = add_standard_handover_items.project
  ) > 50 then
    raise exception 'A handover has at most 50 items.' using errcode = 'PT409';
  end if;
  if added > 0 then
    perform private.record_live_event('project', add_standard_handover_items.project);
  end if;
  return added;
end;
$function$;
