ALTER TABLE "private"."client_builds"
  DROP CONSTRAINT "client_builds_area_check";

ALTER TABLE "private"."client_error_causes"
  DROP CONSTRAINT "client_error_causes_area_check";

ALTER TABLE "public"."web_vitals"
  DROP CONSTRAINT "web_vitals_area_check";

ALTER TABLE "public"."web_vitals"
  DROP CONSTRAINT "web_vitals_script_check";

ALTER TABLE "private"."client_builds"
  ADD CONSTRAINT "client_builds_area_check" CHECK ((area ~ '^[a-z][a-z0-9-]{0,39}$'::text));

ALTER TABLE "private"."client_error_causes"
  ADD CONSTRAINT "client_error_causes_area_check" CHECK ((area ~ '^[a-z][a-z0-9-]{0,39}$'::text));

ALTER TABLE "public"."web_vitals"
  ADD CONSTRAINT "web_vitals_area_check" CHECK ((area ~ '^[a-z][a-z0-9-]{0,39}$'::text));

ALTER TABLE "public"."web_vitals"
  ADD CONSTRAINT "web_vitals_script_check" CHECK (((script = ''::text) OR (script ~ '^[a-z][a-z0-9-]{0,39}$'::text)));
