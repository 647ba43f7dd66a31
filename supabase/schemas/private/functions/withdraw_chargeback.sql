create function private.withdraw_chargeback(
  p_chargeback private.chargebacks
) returns private.chargebacks
language plpgsql volatile
as $$
declare
  v_after private.chargebacks;
begin
  update private.chargebacks
  set status = 'withdrawn'
  where id = p_chargeback.id
  returning * into v_after;
  v_after := private.record_chargeback(v_after, 'withdrawn');
  perform private.lift_freeze(v_after.order_id);
  return v_after;
end
$$;
