-- The numbers of what the user sells, and of what those sell with whom there is a block.
create function private.unwanted_listings(p_user_id uuid) returns bigint[]
language plpgsql stable
as $$
begin
  return array(
    select listings.number
    from public.listings
    where listings.is_visible
      and listings.seller_id = any (
        p_user_id
        || array(select blocked_id from private.blocks where blocker_id = p_user_id)
        || array(select blocker_id from private.blocks where blocked_id = p_user_id))
  );
end
$$;
