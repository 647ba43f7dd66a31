create function private.needs_approval(p_amount bigint) returns boolean
language sql stable
return p_amount > private.setting('approval_over_idr');
comment on function private.needs_approval(bigint) is
  'Whether a refund of p_amount rupiah by staff needs another person; null without a refund. What '
  'else staff propose always does.';
