-- Takes a row that no other transaction has locked, or inserts one, so it never waits.
create function private.count_listings(
  p_product_category text,
  p_gender text,
  p_by bigint
) returns void
language plpgsql volatile
as $$
begin
  update public.listing_counts as counts
  set visible = counts.visible + p_by
  where counts.stripe = (
    select free.stripe
    from public.listing_counts as free
    where free.product_category = p_product_category
      and free.gender = p_gender
    limit 1
    for update skip locked
  );
  if not found then
    insert into public.listing_counts (product_category, gender, visible)
    values (p_product_category, p_gender, p_by);
  end if;
end
$$;
