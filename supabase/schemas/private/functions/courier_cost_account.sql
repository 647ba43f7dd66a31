-- The courier's price: who pays it, who gets it back. Whatever comes first of booking, refund and
-- cancellation, each puts back or takes what the others need, so that the books close in any order:
--   book, refund, cancel: the fee pays the courier, claims pay the buyer, the courier's money goes to claims
--   refund, book, cancel: the fee pays the buyer, claims pay the courier and get it back
--   book, cancel, refund: the fee pays the courier, comes back, and pays the buyer
--   book, refund, cancellation rejected: as the first, and claims bear what the courier keeps
create function private.courier_cost_account(p_order public.orders) returns private.account_kind
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  if exists (select from private.ledger_transfers as transfers where transfers.key = 'order:' || p_order.id || ':refunded') then
    return 'claims';
  end if;
  return 'shipping_payable';
end
$$;
comment on function private.courier_cost_account(public.orders) is
  'The account that carries the courier: the buyer''s shipping fee while it is ours to spend, claims once the order was refunded.';
