create function private.lock_refund(p_id uuid) returns private.refunds
language plpgsql volatile
as $$
begin
  perform private.lock_purchase(refunds.reference) from private.refunds where refunds.id = p_id;
  return (select refunds from private.refunds where refunds.id = p_id for update);
end
$$;
