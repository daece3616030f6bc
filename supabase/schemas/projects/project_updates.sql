-- What one side did in a project apart from messages, files and the status, for the mails to the other side. Open pages show
-- it where it happened, so only functions read and write it.

create table private.project_updates (
  id bigint generated always as identity primary key,
  project_id uuid not null references public.projects (id) on delete cascade,
  side text not null check (side in ('client', 'team')),
  actor_id uuid references public.user_profiles (id) on delete set null,
  kind text not null check (kind ~ '^[a-z_]+$' and char_length(kind) <= 40),
  subject text not null check (char_length(subject) <= 200),
  created_at timestamptz not null default now()
);
comment on column private.project_updates.side is 'Who did it.';
comment on column private.project_updates.kind is 'Chooses the sentence of the mail, in shell/server/mail/projectMails/updateSentence.ts.';
comment on column private.project_updates.subject is 'What the sentence names, such as a step and its days.';
comment on column private.project_updates.actor_id is 'Null when the account is gone, or when no person did it.';

create index project_updates_by_project on private.project_updates (project_id, created_at);
create index project_updates_by_time on private.project_updates (created_at);
create index project_updates_by_actor on private.project_updates (actor_id);

revoke all on private.project_updates from public, anon, authenticated;

-- Without a policy: only functions read and write it.
alter table private.project_updates enable row level security;

-- Records what the caller, of one side, did in a project, and mails it to the other side as that is told about the status. A
-- subject that is too long is cut off.
create function private.add_project_update(project uuid, side text, kind text, subject text) returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  insert into private.project_updates (project_id, side, actor_id, kind, subject)
  values (
    add_project_update.project, add_project_update.side, (select private.caller_id()), add_project_update.kind,
    left(coalesce(add_project_update.subject, ''), 200)
  );
  perform private.queue_notifications(add_project_update.project, add_project_update.side, 'status');
end;
$$;
revoke execute on function private.add_project_update(uuid, text, text, text) from public;

-- What both sides did in a project, as its client exports it.
create function private.export_updates(project uuid) returns jsonb
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select jsonb_build_object('updates', (
    select coalesce(jsonb_agg(
      to_jsonb(entry) - array['project_id', 'actor_id'] || jsonb_build_object('by', private.actor_label(entry.actor_id))
      order by entry.id
    ), '[]')
    from private.project_updates as entry where entry.project_id = export_updates.project
  ));
$$;
revoke execute on function private.export_updates(uuid) from public;
