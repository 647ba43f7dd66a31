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
  'What everybody sees of a user. The user''s own phone, name and account status: GET /auth/me.';

grant select on data_api.profiles to anon, authenticated;
