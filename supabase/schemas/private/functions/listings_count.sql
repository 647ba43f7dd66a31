create function private.listings_count() returns trigger
language plpgsql volatile security definer
as $$
begin
  -- A statement counts once per category and gender, however many listings it changes.
  if tg_op = 'INSERT' then
    perform private.count_listings(rows.product_category, rows.gender, count(*))
    from new_rows as rows
    where rows.is_visible
    group by rows.product_category, rows.gender
    order by rows.product_category, rows.gender;
  elsif tg_op = 'DELETE' then
    perform private.count_listings(rows.product_category, rows.gender, -count(*))
    from old_rows as rows
    where rows.is_visible
    group by rows.product_category, rows.gender
    order by rows.product_category, rows.gender;
  else
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
  end if;
  return null;
end
$$;
