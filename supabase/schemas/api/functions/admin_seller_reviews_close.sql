create function api.admin_seller_reviews_close(
  p_review_id uuid,
  p_verdict text,
  p_audit jsonb,
  p_note text default null
) returns jsonb
language plpgsql volatile security definer
as $$
declare
  v_staff private.staff_member := private.staff_caller('ops_admin');
  v_review private.seller_reviews;
  v_username text;
  v_before jsonb;
  v_after jsonb;
  v_has_left boolean;
begin
  -- The profile before the review, the order in which DELETE /auth/me locks them.
  select private.is_account_deleted(reviews.seller_id)
  into v_has_left
  from private.seller_reviews as reviews
  where reviews.id = p_review_id;
  v_review := private.lock_row(
    null::private.seller_reviews, p_review_id, 'seller_review_not_found');
  perform private.forbid_self_decision(v_staff, v_review.seller_id);
  if v_review.closed_at is not null then
    perform private.raise_error('seller_review_closed');
  end if;

  select profiles.username
  into v_username
  from public.profiles
  where profiles.id = v_review.seller_id;
  v_before := private.seller_review_record(v_review, v_username);
  update private.seller_reviews
  set closed_at = private.now(),
      closed_by = v_staff.id,
      verdict = p_verdict,
      -- Texts erased with an account are not written after it.
      note = case when not v_has_left then p_note end
  where id = p_review_id
  returning * into v_review;
  v_after := private.seller_review_record(v_review, v_username);
  perform private.audit(v_staff, p_audit, 'seller_review', p_review_id::text, v_before, v_after);
  return v_after;
end
$$;
