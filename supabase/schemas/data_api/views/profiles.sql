create view data_api.profiles with (security_invoker = true) as
select
  id,
  username,
  photo_url,
  city,
  bio,
  verified,
  sold_count,
  rating_count,
  rating_sum,
  created_at
from public.profiles;
comment on view data_api.profiles is
  'The public columns of a user. GET /auth/me returns the user''s own phone, name and account '
  'status.';

grant select on data_api.profiles to anon, authenticated;
