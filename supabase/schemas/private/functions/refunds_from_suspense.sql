create function private.refunds_from_suspense(p_item private.suspense_items) returns bigint
language plpgsql stable
as $$
begin
  return p_item.amount + (
    select coalesce(sum(others.amount), 0)
    from private.suspense_items as others
    where others.order_id = p_item.order_id
      and others.id <> p_item.id
      and others.resolution = 'refund'
  );
end
$$;
comment on function private.refunds_from_suspense(private.suspense_items) is
  'Rupiah that leave suspense for wallets if this amount does: with what its order had before, so '
  'that parts count together.';
