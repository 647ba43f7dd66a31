create type private.address_input as (
  label text,
  recipient_name text,
  phone text,
  street text,
  district text,
  city text,
  province text,
  postal_code text,
  latitude double precision,
  longitude double precision,
  is_primary boolean
);
comment on type private.address_input is 'The columns of public.addresses that a user sets.';
