create function private.dispute_view(p_dispute private.disputes) returns jsonb
language sql stable
return to_jsonb(p_dispute)
  - '{answer_photos,answered_at,claimed_by,claimed_at}'::text[]
  || jsonb_build_object(
    'answer_due_at', internal.wire_time(p_dispute.answer_due_at),
    'answer', case
      when p_dispute.answered_at is not null then jsonb_build_object(
        'description', p_dispute.answer,
        'photos', p_dispute.answer_photos,
        'answered_at', internal.wire_time(p_dispute.answered_at))
    end,
    'opened_at', internal.wire_time(p_dispute.opened_at),
    'status', case when p_dispute.resolved_at is null then 'open' else 'resolved' end,
    'resolved_at', internal.wire_time(p_dispute.resolved_at));
