-- By index for each key: a hash or merge join would read all searches.
create function internal.match_searches(p_listings jsonb) returns integer
language plpgsql volatile security definer
set enable_hashjoin = off set enable_mergejoin = off set enable_seqscan = off
set search_path = pg_catalog, pg_temp
as $$
declare
  v_now constant timestamptz := private.now();
  v_morning constant timestamptz := private.next_morning();
  v_count integer;
begin
  with came as (
    select given.*
    from jsonb_to_recordset(p_listings)
      as given (number bigint, old_price bigint, queued_at timestamptz)
  ),
  found as materialized (
    select distinct came.number, came.old_price, came.queued_at, keyed.search_id
    from came
    join private.listing_search as entries on entries.number = came.number
    cross join lateral unnest(private.listing_keys(entries)) as keys (key)
    join private.saved_search_keys as keyed on keyed.key = keys.key
  )
  insert into private.search_alerts (user_id, listing_number, due_at, is_daily)
  select
    saved.user_id,
    found.number,
    case when bool_or(saved.notify = 'instantly') then v_now else v_morning end,
    not bool_or(saved.notify = 'instantly')
  from found
  join private.saved_searches as saved on saved.id = found.search_id
  join private.listing_search as entries on entries.number = found.number
  join public.listings on listings.number = found.number
  where listings.seller_id <> saved.user_id
    and saved.created_at <= found.queued_at
    and (found.old_price is null or saved.max_price < found.old_price)
    and private.fits_search(entries, saved)
  group by saved.user_id, found.number
  order by saved.user_id, found.number
  on conflict do nothing;
  get diagnostics v_count = row_count;
  return v_count;
end
$$;
comment on function internal.match_searches(jsonb) is
  'Notes whom to tell of these listings ({number, old_price, queued_at}), once per user and '
  'listing, and returns how many that are. Told is what still fits then (internal.tell_searchers).';
