-- How many listings browse can show, kept as they come and go: an exact total without reading them all.
create table public.listing_counts (
  product_category text not null,
  gender text not null,
  shard integer not null,
  visible bigint not null,
  primary key (product_category, gender, shard)
) with (fillfactor = 50);
comment on table public.listing_counts is 'Visible listings per category and gender; the sum over its shards is exact, one shard alone means nothing.';
comment on column public.listing_counts.shard is 'Sixteen rows per pair, chosen by connection, so that sellers at the same instant do not wait for each other.';
alter table public.listing_counts enable row level security;
create policy select_anon on public.listing_counts for select to anon using (true);
create policy select_authenticated on public.listing_counts for select to authenticated using (true);
create policy all_verbs on public.listing_counts for all to preloved_verbs using (true) with check (true);
grant select on public.listing_counts to anon, authenticated;
grant select, insert, update on public.listing_counts to preloved_verbs;

create function private.count_listing(p_listing public.listings, p_by integer) returns void
language plpgsql set search_path = ''
as $$
begin
  insert into public.listing_counts as counts (product_category, gender, shard, visible)
  values (p_listing.product_category, p_listing.gender, pg_backend_pid() % 16, p_by)
  on conflict (product_category, gender, shard) do update set visible = counts.visible + excluded.visible;
end
$$;
comment on function private.count_listing(public.listings, integer) is 'Adds to the count of visible listings like this one.';
grant execute on function private.count_listing(public.listings, integer) to preloved_verbs;

create function private.listings_count() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op <> 'INSERT' and old.is_visible then
    perform private.count_listing(old, -1);
  end if;
  if tg_op <> 'DELETE' and new.is_visible then
    perform private.count_listing(new, 1);
  end if;
  return null;
end
$$;
comment on function private.listings_count() is 'Keeps listing_counts true whoever writes a listing, and however.';
alter function private.listings_count() owner to preloved_verbs;

create trigger listings_count_new after insert on public.listings
for each row when (new.is_visible) execute function private.listings_count();
create trigger listings_count_gone after delete on public.listings
for each row when (old.is_visible) execute function private.listings_count();
create trigger listings_count_changed after update on public.listings
for each row when (
  (old.is_visible, old.product_category, old.gender) is distinct from (new.is_visible, new.product_category, new.gender))
execute function private.listings_count();
