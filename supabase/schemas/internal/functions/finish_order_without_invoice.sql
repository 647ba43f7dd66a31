-- Nothing is due: the order is paid at once from the wallet. Not late, unlike internal.finish_order: its buyer
-- may have been told that it failed, and the job gives the money back.
create function internal.finish_order_without_invoice(p_order_id uuid) returns jsonb
language plpgsql volatile security definer
as $$
begin
  return internal.finish_order(p_order_id, '{}');
end
$$;
