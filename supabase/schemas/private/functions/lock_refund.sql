create function private.lock_refund(p_id uuid) returns private.refunds
language plpgsql volatile
as $$
declare
  v_refund private.refunds;
begin
  perform private.lock_purchase(refunds.reference) from private.refunds where refunds.id = p_id;
  select refunds.* into v_refund from private.refunds where refunds.id = p_id for update;
  return v_refund;
end
$$;
