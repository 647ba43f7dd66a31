-- Buckets are rows of Supabase's own table. Neither it nor storage.objects has a policy, so only
-- service_role reads or writes objects, except through a public bucket's URL or a signed URL. A
-- policy added there gives clients access to a bucket. listing-photos has unchecked uploads, photos
-- the checked ones.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
  ('listing-photos', 'listing-photos', false, 10485760, '{image/jpeg,image/png,image/webp}'),
  ('photos', 'photos', true, 10485760, '{image/jpeg,image/png,image/webp}'),
  ('labels', 'labels', false, 1048576, '{application/pdf}'),
  ('ktp', 'ktp', false, 5242880, '{image/jpeg,image/png,image/webp}')
on conflict (id) do update
set
  public = excluded.public,
  file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;
