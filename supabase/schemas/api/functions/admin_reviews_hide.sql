create function api.admin_reviews_hide(
  p_review_id uuid,
  p_hidden boolean,
  p_reason text,
  p_audit jsonb
) returns jsonb
language plpgsql volatile security definer
as $$
declare
  v_staff private.staff_member := private.staff_caller('ops_admin');
  v_review constant private.reviews :=
    private.lock_row(null::private.reviews, p_review_id, 'review_not_found');
begin
  perform private.forbid_self_decision(v_staff, v_review.reviewer_id, v_review.seller_id);
  if (v_review.hidden_at is not null) = p_hidden then
    perform private.raise_error('review_unchanged');
  end if;

  update private.reviews
  set hidden_at = case when p_hidden then private.now() end
  where id = v_review.id;
  perform private.audit(v_staff, p_audit, 'review', v_review.id::text,
    jsonb_build_object('hidden', not p_hidden),
    jsonb_build_object('hidden', p_hidden, 'reason', p_reason),
    p_reason);
  return private.review_record(v_review) || jsonb_build_object('hidden', p_hidden);
end
$$;
