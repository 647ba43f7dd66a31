create function private.unmet_reason(p_precondition text) returns text
language sql immutable
return case p_precondition
  when 'still_cancel' then 'cancel_window_over'
  when 'still_return' then 'return_not_possible'
  when 'contest_return' then 'contest_window_over'
  when 'deny_return' then 'return_not_overdue'
  else 'order_precondition_unmet'
end;
comment on function private.unmet_reason(text) is
  'The reason of shared/reasons.ts when this precondition of a transition does not hold.';
