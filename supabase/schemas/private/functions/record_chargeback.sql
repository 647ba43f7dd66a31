-- The caller has written the amounts.
create function private.record_chargeback(
  p_chargeback private.chargebacks,
  p_event text
) returns private.chargebacks
language plpgsql volatile
as $$
declare
  v_after private.chargebacks;
begin
  update private.chargebacks
  set version = version + 1, updated_at = private.now()
  where id = p_chargeback.id
  returning * into v_after;
  perform private.publish_event(
    'chargeback.' || p_event,
    'chargeback',
    v_after.id,
    v_after.version,
    private.chargeback_record(v_after));
  if v_after.status not in ('announced', 'open') then
    perform private.end_case('chargeback', v_after.id::text);
  end if;
  return v_after;
end
$$;
