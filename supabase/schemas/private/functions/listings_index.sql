create function private.listings_index() returns trigger
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
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
