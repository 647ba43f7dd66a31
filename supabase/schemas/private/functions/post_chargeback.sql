create function private.post_chargeback(
  p_id uuid,
  p_kind text,
  p_lines private.ledger_line[]
) returns void
language plpgsql volatile
as $$
declare
  v_chargeback private.chargebacks;
begin
  select chargebacks.* into v_chargeback from private.chargebacks where chargebacks.id = p_id;
  perform private.ledger_post(
    -- Reconciliation finds a boost's transfers by the reference in their key.
    case
      when v_chargeback.order_id is null then 'boost:' || v_chargeback.reference || ':'
      else ''
    end || 'chargeback:' || p_id || ':' || p_kind || ':' || v_chargeback.version,
    p_kind,
    'Chargeback of ' || v_chargeback.reference,
    v_chargeback.order_id,
    p_lines);
end
$$;
