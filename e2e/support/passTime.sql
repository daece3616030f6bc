-- For tests: moves the sign-offs into the past.
create function public.pass_time_since_sign_off(passed interval) returns void
  language sql
  security definer
  set search_path = ''
  -- What was signed off is never changed otherwise.
  set session_replication_role = replica
as $$
  update public.acceptances set accepted_at = accepted_at - passed;
$$;
revoke execute on function public.pass_time_since_sign_off(interval) from public, anon, authenticated;

-- For tests: turns the clock of mails about projects by moving into the past what they tell, what they remind of and
-- when they are due.
create function public.pass_time(passed interval) returns void
  language sql
  security definer
  set search_path = ''
as $$
  update private.mail_outbox set
    created_at = created_at - passed, send_after = send_after - passed, covers_until = covers_until - passed,
    messages_since = messages_since - passed, files_since = files_since - passed, status_since = status_since - passed;
  update public.project_messages set created_at = created_at - passed;
  update public.project_file_versions set created_at = created_at - passed;
  update public.project_events set created_at = created_at - passed;
  update private.project_updates set created_at = created_at - passed;
  update private.room_summaries set last_at = last_at - passed, waiting_since = waiting_since - passed;
  update public.project_briefs set created_at = created_at - passed;
  update public.acceptance_lists set confirmed_by_team_at = confirmed_by_team_at - passed;
  update private.client_reminders set waiting_since = waiting_since - passed;
  select public.pass_time_since_sign_off(passed);
$$;
revoke execute on function public.pass_time(interval) from public, anon, authenticated;
grant execute on function public.pass_time(interval) to service_role;
