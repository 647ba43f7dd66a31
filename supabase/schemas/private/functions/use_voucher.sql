-- The caller inserts the row of private.voucher_uses.
create function private.use_voucher(
  p_code text,
  p_buyer_id uuid,
  p_seller_id uuid,
  p_item_price bigint,
  p_total bigint,
  out voucher_id uuid,
  out discount bigint
)
language plpgsql volatile
as $$
declare
  v_voucher private.vouchers;
begin
  perform private.lock_lone_decisions(p_buyer_id);
  -- The lock makes a concurrent request for the last use wait, and then see that it is used.
  select vouchers.* into v_voucher
  from private.vouchers
  where vouchers.code = upper(p_code)
  for update;
  -- One error for all of these: a code that cannot be used looks like a code that does not exist.
  if v_voucher.id is null
    or not v_voucher.active
    or private.now() not between v_voucher.starts_at and v_voucher.ends_at
    or v_voucher.used >= v_voucher.total_limit
    or private.voucher_uses_of(v_voucher.id, p_buyer_id) >= v_voucher.per_user_limit
    or v_voucher.deciders && array[p_buyer_id, p_seller_id]
  then
    perform private.raise_error('voucher_unusable');
  elsif p_total < v_voucher.min_total then
    perform private.raise_error(
      'voucher_minimum_not_met', jsonb_build_object('min_total', v_voucher.min_total));
  end if;
  voucher_id := v_voucher.id;
  discount := private.voucher_discount(
    v_voucher.kind,
    v_voucher.value,
    v_voucher.max_discount,
    p_item_price,
    p_total);
  if discount = 0 then
    perform private.raise_error('voucher_without_effect');
  elsif v_voucher.spent + discount > v_voucher.budget
    or (v_voucher.decided_alone
      and not private.may_get_alone('voucher', p_buyer_id, discount))
  then
    perform private.raise_error('voucher_unusable');
  end if;
  update private.vouchers
  set used = used + 1, spent = spent + discount, updated_at = private.now()
  where id = v_voucher.id;
end
$$;
