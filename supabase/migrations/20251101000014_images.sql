-- Images that admins upload, kept by Supabase Storage in a bucket that everyone reads by address. An image is never
-- replaced, so an address always shows the same one. A plain Postgres has no Storage, and nothing to do here.
do $$
begin
  if to_regclass('storage.objects') is null then
    return;
  end if;

  -- No SVG: it can contain scripts.
  insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
  values (
    'media', 'media', true, 5 * 1024 * 1024,
    array['image/png', 'image/jpeg', 'image/webp', 'image/avif', 'image/gif']
  );

  -- Names are generated: the original name of a file is private.
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
