-- The additional rupiah that a changed voucher can give away, to all users or to one.
create function private.voucher_raise(
  p_before private.vouchers,
  p_after private.vouchers
) returns bigint
language sql volatile
return greatest(
  private.voucher_worth(p_after, p_after.total_limit)
    - private.voucher_worth(p_before, p_before.total_limit),
  private.voucher_worth(p_after, least(p_after.per_user_limit, p_after.total_limit))
    - private.voucher_worth(p_before, least(p_before.per_user_limit, p_before.total_limit)));
