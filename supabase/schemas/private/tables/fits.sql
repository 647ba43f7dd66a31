create table private.fits (
  user_id uuid not null references public.profiles (id) on delete cascade,
  product_category text not null check (private.measurement_names() ? product_category),
  size text check (char_length(size) <= 40),
  -- Centimetres of an item that fits, by private.measurement_names.
  measurements jsonb,
  tolerance_cm integer not null default 3 check (tolerance_cm between 0 and 20),
  primary key (user_id, product_category),
  constraint fits__measurements
    check (measurements is null or private.are_measurements(product_category, measurements)),
  check (num_nonnulls(size, measurements) > 0)
);
comment on table private.fits is
  'The sizes and measurements that fit a user, by category. fits_me=true compares listings with '
  'them: private.fit_condition.';

grant select, insert, delete on private.fits to preloved_api;

insert into private.personal_data (relation, owner, columns, on_leaving, exported) values
  ('private.fits', 'user_id', '{product_category,size,measurements}', 'row_deleted', 'fit');

insert into private.personal_exports (section, relation, owner, record, sort) values
  (
    'fit', 'private.fits', 'user_id',
    'jsonb_build_object(''product_category'', data.product_category) || private.fit_record(data)',
    'product_category'
  );
