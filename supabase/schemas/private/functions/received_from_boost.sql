create function private.received_from_boost(p_boost_id uuid, p_user_id uuid) returns bigint
language plpgsql stable
as $$
declare
  v_reference constant text := (
    select purchases.reference
    from private.boost_purchases as purchases
    where purchases.id = p_boost_id);
  v_keys constant text[] := array['boost:' || v_reference || ':refund'] || array(
    select 'suspense:' || items.id
    from private.suspense_items as items
    where items.order_id is null
      and items.resolution = 'refund'
      and private.reference_of_suspense(items) = v_reference)
    -- Refunds that the payment channel could not return.
    || array(
      select 'refund:' || refunds.id || ':to_balance'
      from private.refunds
      where refunds.reference = v_reference);
begin
  return (
    select coalesce(sum(lines.amount), 0)::bigint
    from private.ledger_journal as lines
    where lines.key = any (v_keys)
      and lines.account = 'wallet'
      and lines.holder_id = p_user_id
  );
end
$$;
