create function api.admin_ledger(p_filters jsonb, p_limit integer, p_offset integer) returns jsonb
language plpgsql stable security definer
as $$
declare
  v_account_filter text;
  v_accounts jsonb := '[]';
  v_page record;
begin
  perform private.staff_caller('administrator');
  -- The sums read every account, so only the first page of the unfiltered list has them.
  if p_filters = '{}' and p_offset = 0 then
    v_accounts := private.account_summaries();
  end if;
  if p_filters ? 'account' then
    v_account_filter := private.transfers_of_account_condition(
      (p_filters ->> 'account')::private.account_kind
    );
  end if;

  v_page := private.staff_page(
    'private.ledger_transfers',
    array[
      case when p_filters ? 'order' then
        'ledger_transfers.order_id = private.order_id_of($1 ->> ''order'')'
      end,
      case when p_filters ? 'user_id' then
        'ledger_transfers.id in (
          select entries.transfer_id
          from private.ledger_accounts as accounts
          join private.ledger_entries as entries on entries.account_id = accounts.id
          where accounts.kind = ''wallet''
            and accounts.holder_id = ($1 ->> ''user_id'')::uuid
        )'
      end,
      v_account_filter,
      case when p_filters ? 'withdrawal_id' then
        'ledger_transfers.withdrawal_id = ($1 ->> ''withdrawal_id'')::uuid'
      end,
      case when p_filters ? 'key' then
        'starts_with(ledger_transfers.key, $1 ->> ''key'')'
      end,
      case when p_filters ? 'kind' then 'ledger_transfers.kind = $1 ->> ''kind''' end,
      private.staff_period_condition('ledger_transfers.created_at', p_filters)
    ],
    'created_at', p_filters, p_limit, p_offset
  );
  return jsonb_build_object('accounts', v_accounts) || private.staff_list(
    private.transfer_records(v_page.ids::uuid[]),
    v_page.total, v_page.total_is_minimum, p_limit, p_offset
  );
end
$$;
comment on function api.admin_ledger(jsonb, integer, integer) is
  'Transfers with their entries, newest first; the first unfiltered page also has the balance per '
  'account kind. p_filters {order?, user_id?, withdrawal_id?, account?, key?, kind?, from?, to?}; '
  'key is a prefix.';
