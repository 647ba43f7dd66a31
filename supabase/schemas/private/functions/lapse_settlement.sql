-- The buyer would keep the item, but it is on its way back: nobody accepts the offer any more.
create function private.lapse_settlement(p_order_id uuid) returns void
language plpgsql volatile
as $$
begin
  update private.settlements
  set order_version = 0
  where order_id = p_order_id
    and status = 'open';
end
$$;
