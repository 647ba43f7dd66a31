create table private.saved_searches (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 80),
  -- As typed, in the fields of GET /search.
  filters jsonb not null,
  notify text not null check (notify in ('off', 'instantly', 'daily')),
  query tsquery,
  gender text,
  product_category text,
  min_price bigint,
  max_price bigint,
  -- Values of private.listing_search.facets, any of which fits. The columns below work in the same
  -- way.
  brand text[],
  size text[],
  condition text[],
  vibe_tag text[],
  color text[],
  sub_category text[],
  rating text[],
  verified text[],
  created_at timestamptz not null default private.now(),
  updated_at timestamptz not null default private.now(),
  -- When it was saved or switched on, or its filters changed: earlier listings cause no alert.
  told_from timestamptz not null default private.now(),
  -- What was committed at told_from: later is also what began before.
  told_after pg_snapshot not null default pg_current_snapshot()
);
comment on table private.saved_searches is
  'A user gets alerts of new listings that fit. private.index_saved_search writes the columns '
  'from query to verified, which private.fits_search compares.';

create index saved_searches_newest
  on private.saved_searches (user_id, created_at desc, id desc);

grant select, insert, update, delete on private.saved_searches to preloved_api;

insert into private.personal_data (relation, owner, columns, on_leaving, exported) values
  ('private.saved_searches', 'user_id', '{name,filters}', 'row_deleted', 'saved_searches'),
  (
    'private.saved_searches', 'user_id',
    '{notify,vibe_tag,gender,product_category,brand,size,condition,color,sub_category,rating,'
      'verified}', 'row_deleted', null
  );

insert into private.personal_exports (section, relation, owner, record, sort) values
  (
    'saved_searches', 'private.saved_searches', 'user_id', 'private.saved_search_record(data)',
    'created_at desc'
  );
