create function private.voucher_discount(
  p_kind private.voucher_kind, p_value bigint, p_max_discount bigint, p_item_price bigint, p_total bigint)
returns bigint
language plpgsql stable set search_path = ''
as $$
begin
  return greatest(0, least(
    case p_kind when 'fixed' then p_value else p_item_price * p_value / 100 end,
    p_max_discount, p_total - private.setting('minimum_invoice_idr')));
end
$$;
comment on function private.voucher_discount(private.voucher_kind, bigint, bigint, bigint, bigint) is
  'What a voucher takes off, in rupiah, rounded down: never more than its own bound, and never so much that no invoice could be paid.';
grant execute on function private.voucher_discount(private.voucher_kind, bigint, bigint, bigint, bigint) to preloved_verbs;

create function private.voucher_uses_of(p_voucher_id uuid, p_user_id uuid) returns integer
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select count(*) from private.voucher_uses as uses
    where uses.voucher_id = p_voucher_id and uses.user_id = p_user_id and uses.returned_at is null);
end
$$;
comment on function private.voucher_uses_of(uuid, uuid) is 'How many orders of this person have the voucher now.';
grant execute on function private.voucher_uses_of(uuid, uuid) to preloved_verbs;

create function private.voucher_take(p_code text, p_user_id uuid, p_item_price bigint, p_total bigint) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  v_voucher private.vouchers;
  v_discount bigint;
begin
  -- Locked: whoever asks for the last use meanwhile waits here, and then reads that it is gone.
  select vouchers.* into v_voucher from private.vouchers where vouchers.code = upper(p_code) for update;
  if v_voucher.id is null or not v_voucher.active
     or private.now() not between v_voucher.starts_at and v_voucher.ends_at then
    perform private.refuse('VALIDATION', 'There is no such voucher.');
  elsif p_total < v_voucher.min_total then
    perform private.refuse('VALIDATION', pg_catalog.format('This voucher is for orders of at least Rp %s.', v_voucher.min_total));
  elsif v_voucher.used >= v_voucher.total_limit then
    perform private.refuse('CONFLICT', 'This voucher has been used up.');
  elsif private.voucher_uses_of(v_voucher.id, p_user_id) >= v_voucher.per_user_limit then
    perform private.refuse('CONFLICT', 'You have used this voucher already.');
  end if;
  v_discount := private.voucher_discount(v_voucher.kind, v_voucher.value, v_voucher.max_discount, p_item_price, p_total);
  if v_discount = 0 then
    perform private.refuse('VALIDATION', 'This order is too small for a voucher.');
  end if;
  update private.vouchers set used = used + 1, updated_at = private.now() where id = v_voucher.id;
  return jsonb_build_object('voucher_id', v_voucher.id, 'discount', v_discount);
end
$$;
comment on function private.voucher_take(text, uuid, bigint, bigint) is
  'Takes one use of a voucher for an order of this total and answers what it takes off, or says why not. The caller notes the use with the order.';
grant execute on function private.voucher_take(text, uuid, bigint, bigint) to preloved_verbs;

-- For the order's effects: return when an order came to nothing, and retake when a late payment brings it back.
create function private.return_voucher(p_order public.orders) returns void
language plpgsql set search_path = ''
as $$
declare
  v_voucher_id uuid;
begin
  update private.voucher_uses set returned_at = private.now()
  where order_id = p_order.id and returned_at is null returning voucher_id into v_voucher_id;
  if v_voucher_id is not null then
    update private.vouchers set used = used - 1, updated_at = private.now() where id = v_voucher_id;
  end if;
end
$$;
comment on function private.return_voucher(public.orders) is
  'The order came to nothing before it was shipped: its voucher, if it had one, is usable again. Twice is once.';
grant execute on function private.return_voucher(public.orders) to preloved_verbs;

create function private.may_retake_voucher(p_order public.orders) returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  -- Its window is not asked again: the discount was promised while it ran.
  return not exists (
    select from private.voucher_uses as uses
    join private.vouchers on vouchers.id = uses.voucher_id
    where uses.order_id = p_order.id and uses.returned_at is not null
      and (not vouchers.active or vouchers.used >= vouchers.total_limit
        or private.voucher_uses_of(vouchers.id, uses.user_id) >= vouchers.per_user_limit));
end
$$;
comment on function private.may_retake_voucher(public.orders) is
  'Whether an order that ended could have its voucher again; true for one that never had any, or still has it.';
grant execute on function private.may_retake_voucher(public.orders) to preloved_verbs;

create function private.retake_voucher(p_order public.orders) returns void
language plpgsql set search_path = ''
as $$
begin
  perform from private.voucher_uses as uses
  join private.vouchers on vouchers.id = uses.voucher_id
  where uses.order_id = p_order.id and uses.returned_at is not null for update of vouchers;
  if not found then
    return;
  elsif not private.may_retake_voucher(p_order) then
    perform private.refuse('CONFLICT', 'The voucher of this order has been used up since.');
  end if;
  update private.vouchers set used = used + 1, updated_at = private.now()
  where id = (select uses.voucher_id from private.voucher_uses as uses where uses.order_id = p_order.id);
  update private.voucher_uses set returned_at = null where order_id = p_order.id;
end
$$;
comment on function private.retake_voucher(public.orders) is
  'A late payment brings the order back: it takes its voucher again. Refuses when someone else took the last use since.';
grant execute on function private.retake_voucher(public.orders) to preloved_verbs;
