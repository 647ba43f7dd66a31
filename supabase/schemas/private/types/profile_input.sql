create type private.profile_input as (
  full_name text,
  bio text,
  photo_url text,
  city text,
  phone text,
  locale text,
  bundle_discounts jsonb
);
comment on type private.profile_input is
  'The columns of public.profiles that a user changes without further conditions.';
