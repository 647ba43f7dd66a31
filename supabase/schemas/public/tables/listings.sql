-- Postgres parses every check at each update, even of a purchase, so the endpoints check lengths
-- and most words.
create table public.listings (
  id uuid primary key default gen_random_uuid(),
  -- Sequence of creation; search orders by it.
  number bigint not null generated always as identity constraint listings__number unique,
  seller_id uuid not null references public.profiles (id) on delete restrict,
  title text not null,
  description text not null default '',
  -- Rupiah.
  price bigint not null check (price between 1000 and 100000000),
  original_price bigint,
  product_category text not null check (product_category = any
    ('{Atasan,Bawahan,Dress,Outerwear,Sepatu,Tas,Aksesoris,Activewear}')),
  gender text not null check (gender = any ('{male,female,unisex}')),
  condition text not null,
  brand text,
  size text,
  color text,
  material text,
  style text,
  sub_category text,
  vibe_tags text[] not null default '{}',
  photos text[] not null,
  weight_grams integer not null,
  likes integer not null default 0,
  status public.listing_status not null default 'active',
  -- Whether the seller's account is active and not on vacation: a copy, so that is_visible can be a
  -- stored column for indexes.
  seller_active boolean not null default true,
  -- Sum of the scores of all running boosts (private.boost_periods); 0 is organic.
  boost_score integer not null default 0,
  deleted_at timestamptz,
  -- True for the listings that browse, search and boosted show, and for no others.
  is_visible boolean not null
    generated always as (
      status = 'active' and deleted_at is null and seller_active and hidden_at is null
    ) stored,
  created_at timestamptz not null default private.now(),
  updated_at timestamptz not null default private.now(),
  -- The listing's part of its JSON record, as text, written with the row, so that reading a page of
  -- fifty renders nothing. Null once it is not for sale: private.rendered_card.
  card text,
  size_system text,
  -- Centimetres, by private.measurement_names.
  measurements jsonb,
  -- A list of {text, photo}.
  flaws jsonb,
  -- When staff hid it. Its order continues, and so does its status.
  hidden_at timestamptz,
  -- True for the listings that only their seller sees.
  is_withdrawn boolean not null
    generated always as (status = 'removed' or hidden_at is not null) stored,
  -- The fields of its own page beyond the card, as text, likewise: private.listing_details.
  details text,
  constraint listings__measurements
    check (measurements is null or private.are_measurements(product_category, measurements))
) with (fillfactor = 90, toast_tuple_target = 4096);
comment on table public.listings is 'One item for sale; there is only one piece of it.';

-- One index per sort order, of visible listings. The gender is its last key: a condition on an
-- included column would be evaluated in the row of each skipped listing.
create index listings_newest on public.listings (created_at desc, id desc, gender)
  where is_visible;
create index listings_price on public.listings (price, id, gender) where is_visible;
create index listings_category_newest
  on public.listings (product_category, created_at desc, id desc, gender) where is_visible;
create index listings_category_price on public.listings (product_category, price, id, gender)
  where is_visible;
create index listings_boosted on public.listings (boost_score desc, id) where is_visible;
-- For GET /listings/following. Most listings of a seller are sold, so it contains only visible
-- ones.
create index listings_seller_visible on public.listings (seller_id, created_at desc, id desc)
  where is_visible;
-- Includes the columns that the policies read, so that counting reads the index only.
create index listings_seller_newest on public.listings (seller_id, created_at desc, id desc)
  include (status, is_visible, deleted_at, is_withdrawn);

-- For searches by staff.
create index listings_title on public.listings using gin (lower(title) extensions.gin_trgm_ops);
create index listings_hidden on public.listings (number) where hidden_at is not null;

-- is_visible comes first although the rest implies it: it proves the partial index, so that a query
-- for visible listings passes the policy without fetching the row.
create policy select_anon on public.listings
  for select to anon
  using (is_visible or (deleted_at is null and not is_withdrawn));
create policy select_authenticated on public.listings
  for select to authenticated
  using (
    is_visible
    or (deleted_at is null and (not is_withdrawn or seller_id = (select auth.uid())))
  );
grant select, insert, update on public.listings to preloved_api;

create trigger listings_write_card
  before insert or update on public.listings
  for each row execute function private.listings_write_card();
create trigger listings_index_new
  after insert on public.listings
  referencing new table as new_rows
  for each statement execute function private.listings_index();
create trigger listings_index_gone
  after delete on public.listings
  referencing old table as old_rows
  for each statement execute function private.listings_index();
create trigger listings_index_changed
  after update on public.listings
  referencing old table as old_rows new table as new_rows
  for each statement execute function private.listings_index();
create trigger listings_inherit_boost
  before insert on public.listings
  for each row execute function private.listings_inherit_boost();
create trigger listings_look_new
  after insert on public.listings
  for each row execute function private.listings_look();
create trigger listings_look_changed
  after update of photos on public.listings
  for each row
  when (new.photos[1] is distinct from old.photos[1])
  execute function private.listings_look();
create trigger listings_end_offers
  after update of price, status, deleted_at, seller_active, hidden_at on public.listings
  for each row execute function private.listings_end_offers();
create trigger record_categorized_listing
  after insert on public.listings
  for each row execute function private.record_categorized_listing();

insert into private.personal_data (relation, owner, columns, on_leaving, by, exported) values
  ('public.listings', 'seller_id', '{title}', 'replaced', 'product_category', 'listings'),
  (
    'public.listings', 'seller_id',
    '{description,brand,size,color,material,style,sub_category,vibe_tags,flaws}', 'cleared', null,
    'listings'
  ),
  ('public.listings', 'seller_id', '{photos}', 'replaced', '''{deleted}''', 'listings'),
  ('public.listings', 'seller_id', '{product_category,gender,condition,size_system,measurements}', 'kept', null,
    'listings'),
  ('public.listings', 'seller_id', '{card,details}', 'derived', null, null),
  ('public.listings', 'seller_id', '{deleted_at}', 'replaced', 'coalesce(deleted_at, private.now())', 'listings');

insert into private.personal_exports (section, relation, owner, record, sort) values
  (
    'listings', 'public.listings', 'seller_id',
    'internal.listing_record(data) '
      '|| jsonb_build_object(''deleted_at'', internal.wire_time(data.deleted_at))',
    'created_at desc'
  );
