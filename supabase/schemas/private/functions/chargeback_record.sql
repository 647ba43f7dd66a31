create function private.chargeback_record(p_chargeback private.chargebacks) returns jsonb
language sql stable
return jsonb_build_object(
  'id', p_chargeback.id,
  'reference', p_chargeback.reference,
  'order_id', p_chargeback.order_id,
  'boost_id', p_chargeback.boost_id,
  'dispute_id', p_chargeback.dispute_id,
  'status', p_chargeback.status,
  'amount', p_chargeback.amount,
  'returned', p_chargeback.returned,
  'from_buyer', p_chargeback.from_buyer,
  'from_seller', p_chargeback.from_seller,
  'from_commission', p_chargeback.from_commission,
  'to_promotions', p_chargeback.to_promotions,
  'outcome', p_chargeback.outcome,
  'decided_at', internal.wire_time(p_chargeback.decided_at),
  'created_at', internal.wire_time(p_chargeback.created_at),
  'updated_at', internal.wire_time(p_chargeback.updated_at));
