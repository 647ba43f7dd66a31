-- Maintains the data derived from visible listings: counts, search entries, words and the queue of
-- alerts.
create function private.listings_index() returns trigger
language plpgsql volatile security definer
as $$
declare
  v_hidden bigint[];
  v_changed public.listings[];
  v_words_removed public.listings[];
  v_words_added public.listings[];
  v_is_searched boolean;
begin
  -- Each statement counts once per category and gender, however many listings it changes.
  if tg_op = 'INSERT' then
    perform private.count_listings(rows.product_category, rows.gender, count(*))
    from new_rows as rows
    where rows.is_visible
    group by rows.product_category, rows.gender
    order by rows.product_category, rows.gender;
    select array_agg(new_rows::public.listings)
    into v_changed
    from new_rows
    where new_rows.is_visible;
    v_words_added := v_changed;
  elsif tg_op = 'DELETE' then
    perform private.count_listings(rows.product_category, rows.gender, -count(*))
    from old_rows as rows
    where rows.is_visible
    group by rows.product_category, rows.gender
    order by rows.product_category, rows.gender;
    delete from private.listing_search as entries
    using old_rows
    where entries.number = old_rows.number;
    delete from private.listing_traits as entries
    using old_rows
    where entries.number = old_rows.number;
    select array_agg(old_rows::public.listings)
    into v_words_removed
    from old_rows
    where old_rows.is_visible;
  else
    if not exists (select from new_rows where new_rows.is_visible) then
      -- The usual case is a purchase, whose other changes do not matter here.
      select array_agg(old_rows.number), array_agg(old_rows::public.listings)
      into v_hidden, v_words_removed
      from old_rows
      where old_rows.is_visible;
      if v_words_removed is null then
        return null;
      end if;
    else
      select
        array_agg(old_rows.number) filter (where old_rows.is_visible and not new_rows.is_visible),
        array_agg(new_rows::public.listings) filter (where new_rows.is_visible),
        array_agg(old_rows::public.listings) filter (where old_rows.is_visible and words.differ),
        array_agg(new_rows::public.listings) filter (where new_rows.is_visible and words.differ)
      into v_hidden, v_changed, v_words_removed, v_words_added
      from old_rows
      join new_rows on new_rows.number = old_rows.number,
        lateral (
          select (old_rows.is_visible, old_rows.title, old_rows.brand)
            is distinct from (new_rows.is_visible, new_rows.title, new_rows.brand) as differ
        ) as words
      where words.differ
        or (
          old_rows.description, old_rows.product_category, old_rows.gender, old_rows.price,
          old_rows.vibe_tags, old_rows.condition, old_rows.size, old_rows.color,
          old_rows.sub_category, old_rows.material, old_rows.style, old_rows.measurements,
          old_rows.size_system
        ) is distinct from (
          new_rows.description, new_rows.product_category, new_rows.gender, new_rows.price,
          new_rows.vibe_tags, new_rows.condition, new_rows.size, new_rows.color,
          new_rows.sub_category, new_rows.material, new_rows.style, new_rows.measurements,
          new_rows.size_system
        );
    end if;
    perform private.count_listings(rows.product_category, rows.gender, sum(rows.change)::bigint)
    from (
      select old_rows.product_category, old_rows.gender, -1 as change
      from old_rows
      where old_rows.is_visible
      union all
      select new_rows.product_category, new_rows.gender, 1
      from new_rows
      where new_rows.is_visible
    ) as rows
    group by rows.product_category, rows.gender
    having sum(rows.change) <> 0
    order by rows.product_category, rows.gender;
    if v_hidden is not null then
      delete from private.listing_search where number = any (v_hidden);
      update private.listing_traits set is_visible = false where number = any (v_hidden);
    end if;
  end if;

  v_is_searched := exists (select from private.saved_search_keys);
  if v_is_searched and tg_op = 'INSERT' then
    insert into private.search_alert_queue (listing_number)
    select new_rows.number
    from new_rows
    where new_rows.is_visible;
  elsif v_is_searched and tg_op = 'UPDATE' then
    -- Removes a queue entry that the new one covers: the price falls from the same or a higher
    -- price, or the listing returns.
    with came as (
      select
        new_rows.number,
        case when old_rows.is_visible then old_rows.price end as old_price
      from old_rows
      join new_rows on new_rows.number = old_rows.number
      where new_rows.is_visible
        and (not old_rows.is_visible or new_rows.price < old_rows.price)
    ),
    included as (
      delete from private.search_alert_queue as queue
      using came
      where queue.listing_number = came.number
        and (came.old_price is null or queue.old_price <= came.old_price)
    )
    insert into private.search_alert_queue (listing_number, old_price)
    select came.number, came.old_price
    from came;
  end if;

  if v_changed is not null then
    perform private.index_listings(v_changed);
  end if;
  if v_words_removed is not null or v_words_added is not null then
    perform private.index_words(v_words_removed, v_words_added);
  end if;
  return null;
end
$$;
