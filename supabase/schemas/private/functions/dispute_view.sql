create function private.dispute_view(p_dispute private.disputes) returns jsonb
language sql stable
return jsonb_build_object(
  'id', p_dispute.id,
  'order_id', p_dispute.order_id,
  'reason', p_dispute.reason,
  'description', p_dispute.description,
  'photos', p_dispute.photos,
  'measurements', p_dispute.measurements,
  'opened_by', p_dispute.opened_by,
  'answer_due_at', internal.wire_time(p_dispute.answer_due_at),
  'answer', case
    when p_dispute.answered_at is not null then jsonb_build_object(
      'description', p_dispute.answer,
      'photos', p_dispute.answer_photos,
      'answered_at', internal.wire_time(p_dispute.answered_at))
  end,
  'opened_at', internal.wire_time(p_dispute.opened_at),
  'status', case when p_dispute.resolved_at is null then 'open' else 'resolved' end,
  'resolution', p_dispute.resolution,
  'refund_amount', p_dispute.refund_amount,
  'note', p_dispute.note,
  'resolved_by', p_dispute.resolved_by,
  'resolved_at', internal.wire_time(p_dispute.resolved_at));
