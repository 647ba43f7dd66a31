-- Rejects a decision about an open dispute that a colleague has claimed, other than p_proposer_id.
-- The caller has locked the order. A claim that comes now waits, and finds the dispute decided.
create function private.forbid_claimed_dispute(
  p_staff private.staff_member,
  p_order_id uuid,
  p_proposer_id uuid default null
) returns void
language plpgsql volatile
as $$
begin
  perform private.refuse((
    select private.claim_objection(
      p_staff, nullif(disputes.claimed_by, p_proposer_id), disputes.claimed_at)
    from private.disputes
    where disputes.order_id = p_order_id
      and disputes.resolved_at is null
    for update));
end
$$;
