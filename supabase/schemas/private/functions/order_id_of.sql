-- An id is not looked up; an unknown reference is null.
create function private.order_id_of(p_key text) returns uuid
language plpgsql stable
as $$
begin
  if p_key ~ '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$' then
    return p_key::uuid;
  end if;
  return (select orders.id from public.orders where orders.reference = upper(p_key));
end
$$;
