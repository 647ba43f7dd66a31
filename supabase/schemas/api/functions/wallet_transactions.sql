create function api.wallet_transactions(p_limit integer, p_offset integer) returns jsonb
language plpgsql stable security definer set plan_cache_mode = force_generic_plan
as $$
declare
  v_caller public.profiles := private.caller();
  v_account private.ledger_accounts;
  v_items jsonb;
begin
  select accounts.*
  into v_account
  from private.ledger_accounts as accounts
  where accounts.kind = 'wallet'
    and accounts.holder_id = v_caller.id;
  -- Versions count an account's entries without a gap, so the version is the total, and an offset
  -- skips rows without reading them.
  select jsonb_agg(
    jsonb_build_object(
      'id', page.id,
      'type', page.type,
      'amount', page.amount,
      'balance_after', page.balance_after,
      'order_reference', orders.reference,
      'withdrawal_id', page.withdrawal_id,
      'description', private.wallet_description(page.description, v_caller.locale),
      'created_at', internal.wire_time(page.created_at)
    )
    order by page.version desc
  )
  into v_items
  from (
    select wallet.*
    from private.wallet_entries as wallet
    where wallet.account_id = v_account.id
      and wallet.version <= v_account.version - p_offset
    order by wallet.version desc
    limit p_limit
  ) as page
  left join public.orders on orders.id = page.order_id;
  return private.list_page(v_items, coalesce(v_account.version, 0), p_limit, p_offset);
end
$$;
