-- What an order's move does to money, listing and work. Each runs inside the move's transaction, after the
-- history row of the new state, in which it finds who moved the order and why.

create function private.effect_sell_listing(p_order public.orders) returns void
language plpgsql set search_path = ''
as $$
begin
  update public.listings set status = 'sold', updated_at = private.now()
  where id = p_order.listing_id and status in ('active', 'reserved');
end
$$;
comment on function private.effect_sell_listing(public.orders) is 'A listing still reserved becomes sold.';
grant execute on function private.effect_sell_listing(public.orders) to preloved_verbs;

create function private.effect_free_listing(p_order public.orders) returns void
language plpgsql set search_path = ''
as $$
begin
  update public.listings set status = 'active', updated_at = private.now()
  where id = p_order.listing_id and status in ('reserved', 'sold');
end
$$;
comment on function private.effect_free_listing(public.orders) is 'An order that came to nothing gives its listing back to the shop.';
grant execute on function private.effect_free_listing(public.orders) to preloved_verbs;

create function private.effect_withdraw_listing(p_order public.orders) returns void
language plpgsql set search_path = ''
as $$
begin
  update public.listings set status = 'removed', updated_at = private.now()
  where id = p_order.listing_id and status in ('reserved', 'sold');
end
$$;
comment on function private.effect_withdraw_listing(public.orders) is 'The seller would not or could not sell it, or it came back: out of the shop, until its owner relists it.';
grant execute on function private.effect_withdraw_listing(public.orders) to preloved_verbs;

create function private.effect_book_shipping(p_order public.orders) returns void
language plpgsql set search_path = ''
as $$
begin
  perform private.enqueue('shipping_book', p_order.id::text, jsonb_build_object('order_id', p_order.id));
end
$$;
comment on function private.effect_book_shipping(public.orders) is 'Leaves the booking of the courier to a job: its failure never holds the order.';
grant execute on function private.effect_book_shipping(public.orders) to preloved_verbs;

create function private.effect_expire_invoice(p_order public.orders) returns void
language plpgsql set search_path = ''
as $$
declare
  v_invoice_id text := (select invoices.provider_id from private.invoices where invoices.order_id = p_order.id);
begin
  perform private.enqueue('payments_expire', v_invoice_id, jsonb_build_object('invoice_id', v_invoice_id));
end
$$;
comment on function private.effect_expire_invoice(public.orders) is 'Nobody shall pay for an order that is off; who does it all the same is refunded.';
grant execute on function private.effect_expire_invoice(public.orders) to preloved_verbs;

create function private.effect_open_return(p_order public.orders) returns void
language plpgsql set search_path = ''
as $$
begin
  insert into private.returns (order_id, reason)
  select p_order.id, history.reason from private.order_history as history
  where history.order_id = p_order.id and history.version = p_order.state_version;
end
$$;
comment on function private.effect_open_return(public.orders) is 'Remembers that and why the buyer wants to return it.';
grant execute on function private.effect_open_return(public.orders) to preloved_verbs;

create function private.effect_approve_cheap_return(p_order public.orders) returns void
language plpgsql set search_path = ''
as $$
begin
  if p_order.item_price <= private.setting('return_auto_approve_idr') then
    perform private.orders_move(p_order.id, 'RETURN_APPROVED', 'clock', p_reason => 'approved at once for its low price');
  end if;
end
$$;
comment on function private.effect_approve_cheap_return(public.orders) is 'What costs little is not argued about.';
grant execute on function private.effect_approve_cheap_return(public.orders) to preloved_verbs;

create function private.effect_reject_return(p_order public.orders) returns void
language plpgsql set search_path = ''
as $$
begin
  update private.returns set rejected_at = private.now(), rejection_reason = history.reason
  from private.order_history as history
  where returns.order_id = p_order.id and history.order_id = p_order.id and history.version = p_order.state_version;
end
$$;
comment on function private.effect_reject_return(public.orders) is 'Remembers why the return was refused.';
grant execute on function private.effect_reject_return(public.orders) to preloved_verbs;

create function private.effect_open_dispute(p_order public.orders) returns void
language plpgsql set search_path = ''
as $$
begin
  insert into private.disputes (order_id, reason)
  select p_order.id, history.reason from private.order_history as history
  where history.order_id = p_order.id and history.version = p_order.state_version;
end
$$;
comment on function private.effect_open_dispute(public.orders) is 'Opens the dispute that staff or the finance portal will decide.';
grant execute on function private.effect_open_dispute(public.orders) to preloved_verbs;

create function private.effect_close_dispute(p_order public.orders) returns void
language plpgsql set search_path = ''
as $$
begin
  update private.disputes
  set resolution = case p_order.status when 'COMPLETED' then 'release' else 'refund' end,
      note = history.reason, resolved_by = history.actor, resolved_by_id = history.actor_id, resolved_at = private.now()
  from private.order_history as history
  where disputes.order_id = p_order.id and history.order_id = p_order.id and history.version = p_order.state_version;
end
$$;
comment on function private.effect_close_dispute(public.orders) is 'Writes down how the dispute ended, and who decided.';
grant execute on function private.effect_close_dispute(public.orders) to preloved_verbs;
