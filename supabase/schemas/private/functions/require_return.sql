create function private.require_return(p_order public.orders) returns void
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  if p_order.status <> 'RETURN_APPROVED' then
    perform private.raise_error('CONFLICT', pg_catalog.format('The order is %s; a return label is for one that is RETURN_APPROVED.', p_order.status));
  end if;
end
$$;
comment on function private.require_return(public.orders) is 'Rejects, with the order''s status, a label for a parcel that nobody agreed to take back.';
