-- Records which users to alert about these listings ({number, old_price, queued_at,
-- transaction_id}), once per user and listing, until p_limit searches are compared. Returns the
-- number of listings done. internal.tell_searchers sends the alerts that still fit then. Hash and
-- merge joins are off: they would read all searches instead of the index.
create function internal.match_searches(p_listings jsonb, p_limit integer) returns integer
language plpgsql volatile security definer
set enable_hashjoin = off set enable_mergejoin = off set enable_seqscan = off
as $$
declare
  -- A listing with more alerts than this waits for the alerts of other listings.
  v_many constant integer := 1000;
  v_now constant timestamptz := private.now();
  v_morning constant timestamptz := private.next_morning();
  v_came record;
  v_compared integer;
  v_work integer := 0;
  v_done integer := 0;
begin
  for v_came in
    select given.*
    from jsonb_to_recordset(p_listings)
      as given (number bigint, old_price bigint, queued_at timestamptz, transaction_id xid8)
  loop
    with found as materialized (
      select distinct keyed.search_id
      from private.listing_search as entries
      cross join lateral unnest(private.listing_keys(entries)) as keys (key)
      join private.saved_search_keys as keyed on keyed.key = keys.key
      where entries.number = v_came.number
    ),
    noted as (
      insert into private.search_alerts (user_id, listing_number, due_at, is_daily, is_many)
      select
        saved.user_id,
        v_came.number,
        case when bool_or(saved.notify = 'instantly') then v_now else v_morning end,
        not bool_or(saved.notify = 'instantly'),
        (select count(*) from found) > v_many
      from found
      join private.saved_searches as saved on saved.id = found.search_id
      join private.listing_search as entries on entries.number = v_came.number
      join public.listings on listings.number = v_came.number
      where listings.seller_id <> saved.user_id
        -- By time too: transactions of a restored database begin again with small numbers.
        and (saved.told_from <= v_came.queued_at
          or not pg_visible_in_snapshot(v_came.transaction_id, saved.told_after))
        and (v_came.old_price is null or saved.max_price < v_came.old_price)
        and private.fits_search(entries, saved)
      group by saved.user_id
      order by saved.user_id
      on conflict do nothing
    )
    select count(*) into v_compared from found;
    v_done := v_done + 1;
    v_work := v_work + v_compared;
    exit when v_work >= p_limit;
  end loop;
  return v_done;
end
$$;
