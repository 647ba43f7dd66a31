-- The sort key and id of one visible listing: the listing after p_offset others, of p_total in all,
-- or after a key and id. Null if there is none. Walks only the index, from its nearer end. Planned
-- at each call, because a condition on an argument would be evaluated for every skipped row;
-- without sorting, which would read every listing.
create function private.listing_at(
  p_sort_by text,
  p_gender text,
  p_product_category text,
  p_offset bigint,
  p_total bigint,
  p_after_key bigint default null,
  p_after_id uuid default null,
  out key bigint,
  out id uuid
)
language plpgsql stable set enable_seqscan = off set enable_sort = off
as $$
declare
  v_from_end constant boolean := p_after_id is null and p_offset > p_total / 2;
  v_column constant text := case p_sort_by when 'newest' then 'created_at' else 'price' end;
  -- From the far end, each order is reversed.
  v_is_ascending constant boolean := (p_sort_by = 'lowest_price') <> v_from_end;
begin
  execute format(
    'select %3$s, found.id
     from (
       select %1$I as key, id
       from public.listings
       where %4$s
       order by %1$I %2$s, id %2$s
       limit 1
       offset $1
     ) as found',
    v_column,
    case when v_is_ascending then 'asc' else 'desc' end,
    case p_sort_by
      when 'newest' then '(extract(epoch from found.key) * 1000000)::bigint'
      else 'found.key'
    end,
    -- quote_literal is null for a null filter, and concat_ws skips it.
    concat_ws(' and ',
      'is_visible',
      'gender = ' || quote_literal(p_gender),
      'product_category = ' || quote_literal(p_product_category),
      case
        when p_after_id is not null
        then format(
          '(%I, id) %s (%s, %L)',
          v_column,
          case when v_is_ascending then '>' else '<' end,
          case p_sort_by
            when 'newest' then format(
              'timestamptz ''epoch'' + %s * interval ''1 microsecond''', p_after_key)
            else p_after_key::text
          end,
          p_after_id)
      end))
  into key, id
  using case when v_from_end then p_total - 1 - p_offset else p_offset end;
end
$$;
