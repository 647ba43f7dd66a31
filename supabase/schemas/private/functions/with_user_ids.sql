-- Replaces names of users in the filters of a staff list by ids. An unknown name becomes the nil
-- UUID, which matches nobody.
create function private.with_user_ids(p_filters jsonb) returns jsonb
language plpgsql stable
as $$
begin
  return p_filters || (
    select coalesce(
      jsonb_object_agg(
        filters.name,
        coalesce(private.user_id_of(filters.value), '00000000-0000-0000-0000-000000000000')),
      '{}')
    from jsonb_each_text(p_filters) as filters (name, value)
    where filters.name in ('user_id', 'buyer_id', 'seller_id', 'actor_id', 'target')
  );
end
$$;
