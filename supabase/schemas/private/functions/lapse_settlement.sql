-- The offer was made while the parcel was elsewhere: nobody accepts it any more.
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
