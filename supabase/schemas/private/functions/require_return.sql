create function private.require_return(p_order public.orders) returns void
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  if p_order.status <> 'RETURN_APPROVED' then
    perform private.raise_error(
      'CONFLICT',
      format(
        'The order is %s; a return label needs an order that is RETURN_APPROVED.',
        p_order.status));
  end if;
end
$$;
