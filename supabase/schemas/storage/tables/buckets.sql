-- Buckets are rows of Supabase's own table. It has row level security and no policy, neither here nor on
-- storage.objects: so nobody but service_role reads or writes an object, except through a public
-- bucket's URL or a signed one. Whoever adds a policy there opens a bucket to clients.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
  ('listing-photos', 'listing-photos', true, 10485760, '{image/jpeg,image/png,image/webp}'),
  ('labels', 'labels', false, 1048576, '{application/pdf}'),
  ('ktp', 'ktp', false, 5242880, '{image/jpeg,image/png,image/webp}')
on conflict (id) do update
set public = excluded.public, file_size_limit = excluded.file_size_limit, allowed_mime_types = excluded.allowed_mime_types;
