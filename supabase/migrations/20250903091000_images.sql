-- Images that admins upload, kept by Supabase Storage in a bucket that everybody reads by address. Nothing in it is ever
-- replaced, so an address always shows the same image. A bare Postgres has no Storage, and nothing to do here.
do $$
begin
  if to_regclass('storage.objects') is null then
    return;
  end if;

  -- No SVG: it can carry scripts.
  insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
  values (
    'media', 'media', true, 5 * 1024 * 1024,
    array['image/png', 'image/jpeg', 'image/webp', 'image/avif', 'image/gif']
  );

  -- The names are made up by us: what a file was called on somebody's computer is nobody's business.
  create policy "Admins add images" on storage.objects
    for insert to authenticated
    with check (
      bucket_id = 'media'
      and name ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(png|jpg|webp|avif|gif)$'
      and (select private.is_admin())
    );

  create policy "Admins list images" on storage.objects
    for select to authenticated
    using (bucket_id = 'media' and (select private.is_admin()));

  -- Storage looks an image up before it removes it, so this needs the right to list as well.
  create policy "Admins remove images" on storage.objects
    for delete to authenticated
    using (bucket_id = 'media' and (select private.is_admin()));
end $$;
