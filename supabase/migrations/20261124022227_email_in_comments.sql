COMMENT ON COLUMN "public"."price_list_versions"."published_by" IS 'Email of the admin; null for the list from before the first publication.';

COMMENT ON COLUMN "public"."user_profiles"."email" IS 'Contact email. The address to sign in with lives in auth.users.';
