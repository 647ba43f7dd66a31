-- How many listings browse can show, kept as they come and go: an exact total without reading them all.
create table public.listing_counts (
  stripe bigint primary key generated always as identity,
  product_category text not null,
  gender text not null,
  visible bigint not null
) with (fillfactor = 50);
comment on table public.listing_counts is 'Visible listings per category and gender, in stripes: their sum is exact, one stripe alone means nothing and may stand below zero.';
comment on column public.listing_counts.stripe is 'Whoever counts takes a stripe that nobody holds, or makes another: there are as many as sellers ever wrote at one instant, and none waited.';
create index listing_counts_facet on public.listing_counts (product_category, gender);
alter table public.listing_counts enable row level security;
create policy select_anon on public.listing_counts for select to anon using (true);
create policy select_authenticated on public.listing_counts for select to authenticated using (true);
create policy all_verbs on public.listing_counts for all to preloved_verbs using (true) with check (true);
grant select on public.listing_counts to anon, authenticated;
grant select, insert, update on public.listing_counts to preloved_verbs;

create function private.count_listings(p_product_category text, p_gender text, p_by bigint) returns void
language plpgsql set search_path = ''
as $$
begin
  update public.listing_counts as counts set visible = counts.visible + p_by
  where counts.stripe = (
    select free.stripe from public.listing_counts as free
    where free.product_category = p_product_category and free.gender = p_gender
    limit 1 for update skip locked);
  if not found then
    insert into public.listing_counts (product_category, gender, visible) values (p_product_category, p_gender, p_by);
  end if;
end
$$;
comment on function private.count_listings(text, text, bigint) is 'Adds to the count of visible listings of this kind, without waiting for anyone who does the same.';
grant execute on function private.count_listings(text, text, bigint) to preloved_verbs;

create function private.listings_count() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- One statement counts once per kind, however many listings it shows or hides.
  if tg_op = 'INSERT' then
    perform private.count_listings(rows.product_category, rows.gender, count(*))
    from new_rows as rows where rows.is_visible
    group by rows.product_category, rows.gender order by rows.product_category, rows.gender;
  elsif tg_op = 'DELETE' then
    perform private.count_listings(rows.product_category, rows.gender, -count(*))
    from old_rows as rows where rows.is_visible
    group by rows.product_category, rows.gender order by rows.product_category, rows.gender;
  else
    perform private.count_listings(rows.product_category, rows.gender, sum(rows.change)::bigint)
    from (select old_rows.product_category, old_rows.gender, -1 as change from old_rows where old_rows.is_visible
          union all
          select new_rows.product_category, new_rows.gender, 1 from new_rows where new_rows.is_visible) as rows
    group by rows.product_category, rows.gender having sum(rows.change) <> 0
    order by rows.product_category, rows.gender;
  end if;
  return null;
end
$$;
comment on function private.listings_count() is 'Keeps listing_counts true whoever writes listings, and however many at once.';
alter function private.listings_count() owner to preloved_verbs;

create trigger listings_count_new after insert on public.listings
referencing new table as new_rows for each statement execute function private.listings_count();
create trigger listings_count_gone after delete on public.listings
referencing old table as old_rows for each statement execute function private.listings_count();
create trigger listings_count_changed after update on public.listings
referencing old table as old_rows new table as new_rows for each statement execute function private.listings_count();
