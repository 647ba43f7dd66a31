create function private.reuse_voucher_objection(p_order public.orders) returns text
language plpgsql stable
as $$
begin
  return (
    -- The voucher's period is not checked: the discount was granted within it.
    select 'voucher_used'
    from private.voucher_uses as uses
    join private.vouchers on vouchers.id = uses.voucher_id
    where uses.order_id = p_order.id
      and uses.returned_at is not null
      and (not vouchers.active
        or vouchers.spent + p_order.voucher_discount > vouchers.budget
        or vouchers.decided_alone
          and not private.may_get_alone('voucher', uses.user_id, p_order.voucher_discount)
        or not private.shares_voucher_use(p_order)
          and (vouchers.used >= vouchers.total_limit
            or private.voucher_uses_of(vouchers.id, uses.user_id) >= vouchers.per_user_limit))
  );
end
$$;
comment on function private.reuse_voucher_objection(public.orders) is
  'An ended order cannot use its voucher again. No objection when it has none or has not returned '
  'it.';
