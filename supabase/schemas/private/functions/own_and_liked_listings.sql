-- In the order of ids, in which an order of several listings locks them.
create function private.own_and_liked_listings(p_user_id uuid) returns uuid[]
language plpgsql stable
as $$
begin
  return array(
    select listings.id from public.listings where listings.seller_id = p_user_id
    union
    select likes.listing_id from public.likes where likes.user_id = p_user_id
    order by id);
end
$$;
