create function private.recover_chargeback(
  p_id uuid,
  p_buyer_id uuid,
  p_from_buyer bigint,
  p_seller_id uuid,
  p_from_seller bigint
) returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  v_chargeback private.chargebacks;
  v_key text;
  v_taken record;
begin
  if p_from_buyer + p_from_seller = 0 then
    return;
  end if;
  v_key := private.post_chargeback(
    p_id,
    'chargeback_recovery',
    array[
      private.ledger_line('wallet', -p_from_buyer, p_user_id => p_buyer_id),
      private.ledger_line('wallet', -p_from_seller, p_user_id => p_seller_id),
      private.ledger_line('claims', p_from_buyer + p_from_seller)
    ]);
  -- As booked: nothing is taken from somebody who has left.
  select
    coalesce(-sum(entries.amount) filter (where accounts.user_id = p_buyer_id), 0) as buyer,
    coalesce(-sum(entries.amount) filter (where accounts.user_id = p_seller_id), 0) as seller
  into v_taken
  from private.ledger_transfers as transfers
  join private.ledger_entries as entries on entries.transfer_id = transfers.id
  join private.ledger_accounts as accounts on accounts.id = entries.account_id
  where transfers.key = v_key;
  update private.chargebacks
  set from_buyer = from_buyer + v_taken.buyer,
      from_seller = from_seller + v_taken.seller
  where id = p_id
  returning * into v_chargeback;
  perform private.record_chargeback(v_chargeback, 'recovered');
  perform private.notify(
    parties.id,
    v_key,
    'payment.charged_back',
    'payment',
    jsonb_build_object(
      'order_id', v_chargeback.order_id,
      'reference', v_chargeback.reference,
      'amount', parties.amount))
  from (values (p_buyer_id, v_taken.buyer), (p_seller_id, v_taken.seller)) as parties (id, amount)
  where parties.amount > 0;
end
$$;
comment on function private.recover_chargeback(uuid, uuid, bigint, uuid, bigint) is
  'Takes a part of a chargeback from the wallets of buyer and seller, below zero if need be; the '
  'caller has limited the amounts.';
