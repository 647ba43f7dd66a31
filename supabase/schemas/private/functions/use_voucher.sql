create function private.use_voucher(
  p_code text,
  p_user_id uuid,
  p_item_price bigint,
  p_total bigint
) returns jsonb
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  v_voucher private.vouchers;
  v_discount bigint;
begin
  -- Locked: whoever asks for the last use meanwhile waits here, and then reads that it is gone.
  select vouchers.* into v_voucher from private.vouchers where vouchers.code = upper(p_code) for update;
  if v_voucher.id is null or not v_voucher.active
     or private.now() not between v_voucher.starts_at and v_voucher.ends_at then
    perform private.raise_error('VALIDATION', 'There is no such voucher.');
  elsif p_total < v_voucher.min_total then
    perform private.raise_error('VALIDATION', pg_catalog.format('This voucher is for orders of at least Rp %s.', v_voucher.min_total));
  elsif v_voucher.used >= v_voucher.total_limit then
    perform private.raise_error('CONFLICT', 'This voucher has been used up.');
  elsif private.voucher_uses_of(v_voucher.id, p_user_id) >= v_voucher.per_user_limit then
    perform private.raise_error('CONFLICT', 'You have used this voucher already.');
  end if;
  v_discount := private.voucher_discount(v_voucher.kind, v_voucher.value, v_voucher.max_discount, p_item_price, p_total);
  if v_discount = 0 then
    perform private.raise_error('VALIDATION', 'This order is too small for a voucher.');
  end if;
  update private.vouchers set used = used + 1, updated_at = private.now() where id = v_voucher.id;
  return jsonb_build_object('voucher_id', v_voucher.id, 'discount', v_discount);
end
$$;
comment on function private.use_voucher(text, uuid, bigint, bigint) is
  'Takes one use of a voucher for an order of this total and answers what it takes off, or says why not. The caller notes the use with the order.';
