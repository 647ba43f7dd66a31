-- Whether this member of staff set or extended a payout block of the user that would still last.
create function private.has_set_payout_block(p_staff_id uuid, p_user_id uuid) returns boolean
language plpgsql stable
as $$
begin
  return exists (
    select
    from private.audit_log as lines
    where lines.target_type = 'account'
      and lines.target_id = p_user_id::text
      and p_staff_id in (lines.actor_id, (lines.after ->> 'approved_by')::uuid)
      and (lines.after ->> 'payouts_blocked_until')::timestamptz > greatest(
        private.now(), (lines.before ->> 'payouts_blocked_until')::timestamptz)
  );
end
$$;
