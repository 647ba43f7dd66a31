create function api.admin_ledger(p_filters jsonb, p_limit integer, p_offset integer) returns jsonb
language plpgsql stable security definer
as $$
declare
  v_accounts jsonb := '[]';
  v_page private.staff_page;
begin
  perform private.staff_caller('administrator');
  -- The sums read every account, so only the first page of the unfiltered list has them.
  if p_filters = '{}' and p_offset = 0 then
    v_accounts := (
      select jsonb_agg(
        jsonb_build_object(
          'kind', kinds.kind,
          'accounts', coalesce(sums.accounts, 0),
          'balance', coalesce(sums.balance, 0)
        )
        order by kinds.kind
      )
      from unnest(enum_range(null::private.account_kind)) as kinds (kind)
      left join (
        select
          accounts.kind,
          -- Stripes are one account.
          case when accounts.kind in ('escrow', 'wallet') then count(*) else 1 end as accounts,
          sum(accounts.balance) as balance
        from private.ledger_accounts as accounts
        group by accounts.kind
      ) as sums on sums.kind = kinds.kind
    );
  end if;
  v_page := private.staff_page(
    'private.ledger_transfers', p_filters - 'key', p_limit, p_offset,
    array[
      case when p_filters ? 'user_id' then
        format(
          'ledger_transfers.id in (
            select entries.transfer_id
            from private.ledger_accounts as accounts
            join private.ledger_entries as entries on entries.account_id = accounts.id
            where accounts.kind = ''wallet''
              and accounts.holder_id = %L)',
          p_filters ->> 'user_id')
      end,
      case when p_filters ? 'account' then
        private.transfers_of_account_condition((p_filters ->> 'account')::private.account_kind)
      end,
      case when p_filters ? 'key' then
        format('starts_with(ledger_transfers.key, %L)', p_filters ->> 'key')
      end
    ]
  );
  return jsonb_build_object('accounts', v_accounts)
    || private.staff_list(v_page, private.transfer_records(v_page.ids::uuid[]));
end
$$;
comment on function api.admin_ledger(jsonb, integer, integer) is
  'Only the first unfiltered page has the balances. The filter key is a prefix.';
