SET local check_function_bodies = off;

CREATE TABLE "private"."deliveries" (
  "project_id"        uuid    NOT NULL,
  "plan"              text,
  "is_deleted"        boolean NOT NULL DEFAULT false,
  "created_on"        date    NOT NULL,
  "brief_created_on"  date,
  "brief_sent_on"     date,
  "brief_accepted_on" date,
  "started_on"        date,
  "planned_until"     date,
  "agreed_on"         date,
  "discovery_done_on" date,
  "build_done_on"     date,
  "test_done_on"      date,
  "launch_done_on"    date,
  "next_step"         text,
  "due_on"            date,
  "ended_on"          date,
  "is_accepted"       boolean,
  CONSTRAINT "deliveries_pkey" PRIMARY KEY (project_id)
);

ALTER TABLE "private"."deliveries"
  ENABLE ROW LEVEL SECURITY;

CREATE OR REPLACE FUNCTION private.announce_delivery_end()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  update public.content_version set version = version + 1, updated_at = now() where id;
  return null;
end;
$function$;

CREATE OR REPLACE FUNCTION private.store_delivery()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  project uuid;
begin
  if tg_table_name = 'projects' then
    project := new.id;
  else
    project := coalesce(new.project_id, old.project_id);
  end if;
  perform 1 from private.deliveries as stored where stored.project_id = project for no key update;
  if not found then
    insert into private.deliveries select * from private.computed_deliveries as computed where computed.project_id = project
    on conflict do nothing;
    return null;
  end if;
  update private.deliveries as stored set
    plan = computed.plan, is_deleted = computed.is_deleted, created_on = computed.created_on,
    brief_created_on = computed.brief_created_on, brief_sent_on = computed.brief_sent_on,
    brief_accepted_on = computed.brief_accepted_on, started_on = computed.started_on,
    planned_until = computed.planned_until, agreed_on = computed.agreed_on,
    discovery_done_on = computed.discovery_done_on, build_done_on = computed.build_done_on,
    test_done_on = computed.test_done_on, launch_done_on = computed.launch_done_on, next_step = computed.next_step,
    due_on = computed.due_on, ended_on = computed.ended_on, is_accepted = computed.is_accepted
  from private.computed_deliveries as computed
  where stored.project_id = project and computed.project_id = project;
  return null;
end;
$function$;

ALTER TABLE "private"."deliveries"
  ADD CONSTRAINT "deliveries_project_id_fkey" FOREIGN KEY (project_id) REFERENCES public.projects(id) ON DELETE CASCADE;

CREATE VIEW "private"."computed_deliveries" AS  SELECT room.id AS project_id,
    room.budget_range AS plan,
    (room.deleted_at IS NOT NULL) AS is_deleted,
    private.business_day(room.created_at) AS created_on,
    private.business_day(brief.created_at) AS brief_created_on,
    private.business_day(brief.submitted_at) AS brief_sent_on,
    private.business_day(brief.accepted_at) AS brief_accepted_on,
    room.started_on,
    ( SELECT event.to_last_day
           FROM public.project_step_events event
          WHERE ((event.project_id = room.id) AND (event.kind = 'started'::text))
          ORDER BY event.id
         LIMIT 1) AS planned_until,
    private.business_day(list.agreed_at) AS agreed_on,
    private.business_day(steps.discovery_done_at) AS discovery_done_on,
    private.business_day(steps.build_done_at) AS build_done_on,
    private.business_day(steps.test_done_at) AS test_done_on,
    private.business_day(steps.launch_done_at) AS launch_done_on,
    steps.undone[1] AS next_step,
    steps.due_on,
    private.business_day(COALESCE(record.accepted_at, refund.created_at)) AS ended_on,
        CASE
            WHEN (record.id IS NOT NULL) THEN true
            WHEN (refund.id IS NOT NULL) THEN false
            ELSE NULL::boolean
        END AS is_accepted
   FROM ((((((public.projects room
     LEFT JOIN public.project_briefs brief ON ((brief.project_id = room.id)))
     LEFT JOIN public.acceptance_lists list ON ((list.project_id = room.id)))
     LEFT JOIN public.acceptance_documents document ON ((document.project_id = room.id)))
     LEFT JOIN public.acceptances record ON ((record.id = document.acceptance_id)))
     LEFT JOIN public.refunds refund ON (((refund.project_id = room.id) AND (refund.state = ANY (ARRAY['approved'::text, 'paid_back'::text])))))
     CROSS JOIN LATERAL ( SELECT max(step.done_at) FILTER (WHERE (step.kind = 'discovery'::text)) AS discovery_done_at,
            max(step.done_at) FILTER (WHERE (step.kind = 'build'::text)) AS build_done_at,
            max(step.done_at) FILTER (WHERE (step.kind = 'test'::text)) AS test_done_at,
            max(step.done_at) FILTER (WHERE (step.kind = 'launch'::text)) AS launch_done_at,
            array_agg(step.kind ORDER BY step."position") FILTER (WHERE (step.done_at IS NULL)) AS undone,
            min(step.last_day) FILTER (WHERE (step.done_at IS NULL)) AS due_on
           FROM public.project_steps step
          WHERE (step.project_id = room.id)) steps);

-- Projects from before.
INSERT INTO private.deliveries SELECT * FROM private.computed_deliveries;

CREATE INDEX deliveries_by_deadline ON private.deliveries USING btree (due_on)
  WHERE ((ended_on IS NULL) AND (NOT is_deleted));

CREATE INDEX deliveries_by_end ON private.deliveries USING btree (ended_on)
  WHERE (ended_on IS NOT NULL);

CREATE TRIGGER announce_deleted_delivery
  AFTER DELETE ON private.deliveries
  FOR EACH ROW
  WHEN ((old.ended_on IS NOT NULL))
  EXECUTE FUNCTION private.announce_delivery_end();

CREATE TRIGGER announce_delivery_end
  AFTER UPDATE OF ended_on ON private.deliveries
  FOR EACH ROW
  WHEN ((new.ended_on IS DISTINCT FROM old.ended_on))
  EXECUTE FUNCTION private.announce_delivery_end();

CREATE TRIGGER store_delivery
  AFTER INSERT OR DELETE ON public.acceptance_documents
  FOR EACH ROW
  EXECUTE FUNCTION private.store_delivery();

CREATE TRIGGER store_delivery
  AFTER INSERT OR DELETE OR UPDATE OF agreed_at ON public.acceptance_lists
  FOR EACH ROW
  EXECUTE FUNCTION private.store_delivery();

CREATE TRIGGER store_delivery
  AFTER INSERT OR DELETE OR UPDATE OF created_at, submitted_at, accepted_at ON public.project_briefs
  FOR EACH ROW
  EXECUTE FUNCTION private.store_delivery();

CREATE TRIGGER store_delivery
  AFTER INSERT ON public.project_step_events
  FOR EACH ROW
  WHEN ((new.kind = 'started'::text))
  EXECUTE FUNCTION private.store_delivery();

CREATE TRIGGER store_delivery
  AFTER INSERT OR DELETE OR UPDATE OF first_day, last_day, done_at ON public.project_steps
  FOR EACH ROW
  EXECUTE FUNCTION private.store_delivery();

CREATE TRIGGER store_delivery
  AFTER INSERT OR UPDATE OF budget_range, deleted_at, created_at, started_on ON public.projects
  FOR EACH ROW
  EXECUTE FUNCTION private.store_delivery();

CREATE TRIGGER store_delivery
  AFTER INSERT OR DELETE OR UPDATE OF state, created_at ON public.refunds
  FOR EACH ROW
  EXECUTE FUNCTION private.store_delivery();

COMMENT ON COLUMN "private"."deliveries"."agreed_on" IS 'When both sides had confirmed the acceptance cases.';

COMMENT ON COLUMN "private"."deliveries"."due_on" IS 'The last day of next_step, the first one that is not done.';

COMMENT ON COLUMN "private"."deliveries"."ended_on" IS 'The sign-off; or, when the money went back, when the client asked for it.';

COMMENT ON COLUMN "private"."deliveries"."planned_until" IS 'The last day of the plan as it was first made.';

REVOKE ALL ON FUNCTION "private"."announce_delivery_end"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."store_delivery"() FROM PUBLIC;
