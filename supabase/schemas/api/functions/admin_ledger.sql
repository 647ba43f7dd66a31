-- Only the first unfiltered page has the balances. The filter key is a prefix.
create function api.admin_ledger(p_query jsonb) returns jsonb
language plpgsql stable security definer
as $$
declare
  v_accounts jsonb := '[]';
  v_account constant private.account_kind := p_query ->> 'account';
  v_page private.staff_page;
begin
  perform private.staff_caller('administrator');
  p_query := private.with_user_ids(p_query);
  -- The sums read rows that are not sealed yet, so only the first page of the unfiltered list has
  -- them.
  if p_query - '{limit,offset}'::text[] = '{}' and p_query ->> 'offset' = '0' then
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
          sums.kind,
          -- All stripes count as one account.
          case when sums.kind in ('escrow', 'wallet') then sum(sums.accounts) else 1 end as accounts,
          sum(sums.balance) as balance
        from (
          select totals.* from private.ledger_totals as totals
          union all
          select changes.*
          from private.ledger_changes(
            array(
              select distinct queue.transfer_id
              from private.book_queue as queue
              where not exists (
                select
                from private.book_rows as sealed
                where sealed.transfer_id = queue.transfer_id
              )
            )
          ) as changes
        ) as sums
        group by sums.kind
      ) as sums on sums.kind = kinds.kind
    );
  end if;
  if p_query - '{user_id,account,limit,offset}'::text[] = '{}'
    and (p_query ? 'user_id') <> (v_account is not null)
    and v_account is distinct from 'escrow'
    and v_account is distinct from 'wallet'
  then
    v_page := private.transfers_of_accounts(
      array(
        select accounts.id
        from private.ledger_accounts as accounts
        where accounts.kind = coalesce(v_account, 'wallet')
          and accounts.holder_id = coalesce(
            (p_query ->> 'user_id')::uuid, '00000000-0000-0000-0000-000000000000')
      ),
      p_query
    );
  else
    v_page := private.staff_page(
      'private.ledger_transfers', p_query,
      array[
        case when v_account is not null then
          private.transfers_of_account_condition(v_account)
        end
      ],
      jsonb_build_object(
        'user_id',
        'ledger_transfers.id in (
          select entries.transfer_id
          from private.ledger_accounts as accounts
          join private.ledger_entries as entries on entries.account_id = accounts.id
          where accounts.kind = ''wallet''
            and accounts.holder_id = %L)',
        'key',
        'starts_with(ledger_transfers.key, %L)'),
      -- Each transfer needs a look-up: not counted.
      p_is_counted => v_account is null
    );
  end if;
  return jsonb_build_object('accounts', v_accounts)
    || private.staff_list(v_page, private.transfer_records(v_page.ids::uuid[]));
end
$$;
