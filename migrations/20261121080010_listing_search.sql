-- What search reads: visible listings once more, as words and no more than that; in the order of their
-- numbers, so that the newest are found first. What a match costs is the page that its row is on: narrow pays.
create extension if not exists btree_gin with schema extensions;
create extension if not exists pg_trgm with schema extensions;
create extension if not exists fuzzystrmatch with schema extensions;
grant usage on schema extensions to preloved_verbs;
-- A page is read in milliseconds: compiling its plan first would cost more than reading it.
alter role preloved_public set jit = off;
alter role preloved_functions set jit = off;

create table private.listing_search (
  number bigint primary key,
  listing_id uuid not null,
  bucket integer not null generated always as ((number >> 13)::integer) stored,
  product_category text not null,
  gender text not null,
  price bigint not null,
  price_band integer not null generated always as (floor(8 * ln(price::double precision))) stored,
  headline tsvector not null,
  document tsvector not null,
  vibe_tags text[] not null
) with (toast_tuple_target = 128);
comment on table private.listing_search is 'Each visible listing as search sees it; written with the listing, gone when it is hidden.';
comment on column private.listing_search.bucket is 'Eight thousand numbers each: the newest matches are found bucket by bucket, without touching the rest.';
comment on column private.listing_search.price_band is 'Prices within an eighth of each other: lets the index of words look at few prices only.';
comment on column private.listing_search.headline is 'Title and brand: a match here comes before one in the description.';
comment on column private.listing_search.document is 'Title, brand and description, stemmed as Indonesian. Only the index needs it: a long one is kept out of the row.';
alter table private.listing_search alter headline set storage plain, alter vibe_tags set storage plain,
  alter document set storage external;
-- A short list of pending entries: every search has to read through it.
create index listing_search_words on private.listing_search
  using gin (bucket, document, headline, vibe_tags, product_category, gender, price_band) with (gin_pending_list_limit = 256);
alter table private.listing_search enable row level security;
create policy all_verbs on private.listing_search for all to preloved_verbs using (true) with check (true);
grant select, insert, update, delete on private.listing_search to preloved_verbs;

create table private.search_words (word text primary key);
comment on table private.search_words is 'Every word that ever stood in a title or brand: what a mistyped one may have meant. It only grows, slower and slower.';
create index search_words_alike on private.search_words using gin (word extensions.gin_trgm_ops);
alter table private.search_words enable row level security;
create policy select_verbs on private.search_words for select to preloved_verbs using (true);
create policy insert_verbs on private.search_words for insert to preloved_verbs with check (true);
grant select, insert on private.search_words to preloved_verbs;

create function private.index_listings(p_listings public.listings[]) returns void
language plpgsql set search_path = ''
as $$
begin
  insert into private.listing_search (number, listing_id, product_category, gender, price, headline, document, vibe_tags)
  select fresh.number, fresh.id, fresh.product_category, fresh.gender, fresh.price, words.headline,
    words.headline || to_tsvector('pg_catalog.indonesian', fresh.description), fresh.vibe_tags
  from unnest(p_listings) as fresh,
    lateral (select to_tsvector('pg_catalog.indonesian', concat_ws(' ', fresh.title, fresh.brand)) as headline offset 0) as words
  order by fresh.number
  on conflict (number) do update
  set product_category = excluded.product_category, gender = excluded.gender, price = excluded.price,
      headline = excluded.headline, document = excluded.document, vibe_tags = excluded.vibe_tags;
  -- In order, so that two sellers with the same new words never wait for each other in a circle.
  insert into private.search_words (word)
  select words.word from (
    select distinct unnest(tsvector_to_array(to_tsvector('pg_catalog.simple', concat_ws(' ', fresh.title, fresh.brand)))) as word
    from unnest(p_listings) as fresh) as words
  where char_length(words.word) between 3 and 40 and words.word !~ '^[0-9]+$'
    and not exists (select from private.search_words as known where known.word = words.word)
  order by words.word
  on conflict do nothing;
end
$$;
comment on function private.index_listings(public.listings[]) is 'Writes what search sees of these listings, and learns their words.';
grant execute on function private.index_listings(public.listings[]) to preloved_verbs;

create function private.listings_index() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_changed public.listings[];
begin
  if tg_op = 'INSERT' then
    select array_agg(fresh::public.listings) into v_changed from new_rows as fresh where fresh.is_visible;
  elsif tg_op = 'DELETE' then
    delete from private.listing_search as entries using old_rows as gone where entries.number = gone.number;
  else
    delete from private.listing_search as entries using old_rows as was join new_rows as fresh on fresh.number = was.number
    where entries.number = was.number and was.is_visible and not fresh.is_visible;
    select array_agg(fresh::public.listings) into v_changed
    from old_rows as was join new_rows as fresh on fresh.number = was.number
    where fresh.is_visible and (was.is_visible, was.title, was.brand, was.description, was.product_category, was.gender, was.price, was.vibe_tags)
      is distinct from (fresh.is_visible, fresh.title, fresh.brand, fresh.description, fresh.product_category, fresh.gender, fresh.price, fresh.vibe_tags);
  end if;
  if v_changed is not null then
    perform private.index_listings(v_changed);
  end if;
  return null;
end
$$;
comment on function private.listings_index() is 'Keeps listing_search true whoever writes listings, and however many at once.';
alter function private.listings_index() owner to preloved_verbs;

create trigger listings_index_new after insert on public.listings
referencing new table as new_rows for each statement execute function private.listings_index();
create trigger listings_index_gone after delete on public.listings
referencing old table as old_rows for each statement execute function private.listings_index();
create trigger listings_index_changed after update on public.listings
referencing old table as old_rows new table as new_rows for each statement execute function private.listings_index();
