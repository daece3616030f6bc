-- Every project with its client, for the back office. It runs with the caller's rights: the policies of projects and
-- user_profiles decide, so a client sees nothing here but its own projects.
create view public.admin_client_projects
  with (security_invoker = true)
as
select
  projects.id,
  projects.user_id,
  projects.name,
  projects.description,
  projects.budget_range,
  projects.timeline,
  projects.priority,
  projects.requirements,
  projects.status,
  projects.started_on,
  projects.created_at,
  projects.updated_at,
  user_profiles.name as client_name,
  user_profiles.email as client_email,
  user_profiles.company_name as client_company
from public.projects
join public.user_profiles on user_profiles.id = projects.user_id;

revoke all on public.admin_client_projects from anon, authenticated;
grant select on public.admin_client_projects to authenticated, service_role;
