create function private.is_return_scanned(p_order_id uuid) returns boolean
language plpgsql stable
as $$
begin
  return exists (
    select
    from private.shipments
    where shipments.order_id = p_order_id
      and shipments.direction = 'return'
      and shipments.scanned_at is not null
  );
end
$$;
