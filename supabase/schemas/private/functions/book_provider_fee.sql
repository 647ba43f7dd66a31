create function private.book_provider_fee(
  p_transaction private.provider_transactions
) returns void
language plpgsql volatile
as $$
begin
  -- The provider reports its fees only in this list.
  if p_transaction.fee > 0 and p_transaction.status = 'SUCCESS' then
    perform private.ledger_post(
      'provider_fee:' || p_transaction.id, 'provider_fee', 'Fee of the payment provider', null,
      array[
        private.ledger_line('provider_cash', p_transaction.fee),
        private.ledger_line(
          case p_transaction.cashflow
            when 'MONEY_OUT' then 'payout_fees'
            else 'payment_fees'
          end::private.account_kind,
          -p_transaction.fee
        )
      ],
      p_transaction.created_at
    );
  end if;
end
$$;
