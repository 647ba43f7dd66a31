-- One page of the transfers of accounts of one kind, newest first: reads each account's entries
-- from the last one on.
create function private.transfers_of_accounts(
  p_account_ids bigint[],
  p_query jsonb
) returns private.staff_page
language plpgsql stable
set plan_cache_mode = force_generic_plan
as $$
declare
  -- The order of created_at (a transfer began to wait for the account) and of version (it got the
  -- account) may differ. At most this many wait at the same time.
  v_waiting constant integer := 200;
  v_limit constant integer := p_query ->> 'limit';
  v_offset constant integer := p_query ->> 'offset';
  v_page private.staff_page;
begin
  v_page.cap := private.max_staff_total();
  v_page."limit" := v_limit;
  v_page."offset" := v_offset;
  -- version is the account's number of entries, and a transfer has one account of a kind.
  v_page.total := (
    select coalesce(sum(accounts.version), 0)
    from private.ledger_accounts as accounts
    where accounts.id = any (p_account_ids)
  );
  select
    coalesce(array_agg(page.transfer_id), '{}'),
    -- One row more shows whether another page follows.
    case when count(*) > v_limit then
      (array_agg(private.next_cursor(page.created_at, page.transfer_id)))[v_limit]
    end
  into v_page.ids, v_page.next_cursor
  from (
    select entries.transfer_id, entries.created_at
    from unnest(p_account_ids) as accounts (id)
    cross join lateral (
      select newest.transfer_id, newest.created_at
      from private.ledger_entries as newest
      where newest.account_id = accounts.id
      order by newest.version desc
      limit v_offset + v_limit + v_waiting
    ) as entries
    order by entries.created_at desc, entries.transfer_id desc
    limit v_limit + 1
    offset v_offset
  ) as page;
  v_page.ids := v_page.ids[:v_limit];
  return v_page;
end
$$;
