create type public.listing_status as enum ('active', 'reserved', 'sold', 'removed');
comment on type public.listing_status is 'active can be bought; reserved waits for a payment; sold is over; removed came back and may be relisted.';

create table public.listings (
  id uuid primary key default gen_random_uuid(),
  seller_id uuid not null references public.profiles (id) on delete restrict,
  title text not null check (char_length(title) between 1 and 120),
  description text not null default '' check (char_length(description) <= 5000),
  price bigint not null check (price between 1000 and 100000000),
  original_price bigint check (original_price between 0 and 1000000000),
  product_category text not null check (product_category in
    ('Atasan', 'Bawahan', 'Dress', 'Outerwear', 'Sepatu', 'Tas', 'Aksesoris', 'Activewear')),
  gender text not null check (gender in ('male', 'female', 'unisex')),
  condition text not null check (condition in ('new', 'like_new', 'good', 'fair')),
  brand text check (char_length(brand) <= 80),
  size text check (char_length(size) <= 40),
  color text check (char_length(color) <= 40),
  material text check (char_length(material) <= 80),
  style text check (char_length(style) <= 80),
  sub_category text check (char_length(sub_category) <= 80),
  vibe_tags text[] not null default '{}' check (cardinality(vibe_tags) <= 20),
  photos text[] not null check (cardinality(photos) between 1 and 10),
  weight_grams integer not null check (weight_grams between 1 and 30000),
  likes integer not null default 0 check (likes >= 0),
  status public.listing_status not null default 'active',
  seller_active boolean not null default true,
  deleted_at timestamptz,
  is_visible boolean not null generated always as (status = 'active' and deleted_at is null and seller_active) stored,
  created_at timestamptz not null default private.now(),
  updated_at timestamptz not null default private.now()
);
comment on table public.listings is 'One piece of clothing for sale; there is only ever one of it.';
comment on column public.listings.price is 'Rupiah.';
comment on column public.listings.seller_active is 'Copy of the seller''s standing, so that visibility is one stored column that indexes can carry.';
comment on column public.listings.is_visible is 'What browse, search and boosted show, and nothing else.';

create index listings_newest on public.listings (created_at desc, id desc) where is_visible;
create index listings_cheapest on public.listings (price, id) where is_visible;
create index listings_category_newest on public.listings (product_category, created_at desc, id desc) where is_visible;
create index listings_gender_newest on public.listings (gender, created_at desc, id desc) where is_visible;
create index listings_seller on public.listings (seller_id, created_at desc, id desc) where deleted_at is null;

alter table public.listings enable row level security;
create policy select_anon on public.listings for select to anon using (deleted_at is null and status <> 'removed');
create policy select_authenticated on public.listings for select to authenticated
  using (deleted_at is null and (status <> 'removed' or seller_id = (select auth.uid())));
create policy all_verbs on public.listings for all to preloved_verbs using (true) with check (true);
grant select on public.listings to anon, authenticated;
grant select, insert, update on public.listings to preloved_verbs;

create function api.listing_record(p_listing public.listings) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'id', p_listing.id, 'seller_id', p_listing.seller_id,
    'seller', (select jsonb_build_object('id', profiles.id, 'username', profiles.username,
                 'photo_url', profiles.photo_url, 'city', profiles.city)
               from public.profiles where profiles.id = p_listing.seller_id),
    'title', p_listing.title, 'description', p_listing.description, 'price', p_listing.price,
    'original_price', p_listing.original_price, 'product_category', p_listing.product_category,
    'gender', p_listing.gender, 'condition', p_listing.condition, 'brand', p_listing.brand,
    'size', p_listing.size, 'color', p_listing.color, 'material', p_listing.material,
    'style', p_listing.style, 'sub_category', p_listing.sub_category,
    'vibe_tags', to_jsonb(p_listing.vibe_tags), 'photos', to_jsonb(p_listing.photos),
    'weight_grams', p_listing.weight_grams, 'likes', p_listing.likes, 'status', p_listing.status,
    'created_at', api.wire_time(p_listing.created_at), 'updated_at', api.wire_time(p_listing.updated_at))
$$;
comment on function api.listing_record(public.listings) is 'A listing as anyone reads it, with its seller''s name, photo and city.';
grant execute on function api.listing_record(public.listings) to anon, authenticated, preloved_verbs;
