-- Sequential scans are off: a scan of all entries costs more than ten thousand look-ups.
create function private.count_facets(p_numbers bigint[]) returns jsonb
language plpgsql stable set enable_seqscan = off
as $$
begin
  return (
    with counts as (
      select
        case
          when grouping(entries.product_category) = 0 then 'product_category'
          when grouping(entries.gender) = 0 then 'gender'
          when grouping(entries.condition) = 0 then 'condition'
          when grouping(entries.size) = 0 then 'size'
          else 'brand'
        end as kind,
        coalesce(
          entries.product_category, entries.gender, entries.condition, entries.size, entries.brand
        ) as key,
        count(*) as count
      from private.listing_search as entries
      where entries.number = any (p_numbers)
      group by grouping sets (
        (entries.product_category), (entries.gender), (entries.condition), (entries.size),
        (entries.brand)
      )
    ),
    ranked as (
      select
        counts.*,
        row_number() over (partition by counts.kind order by counts.count desc, counts.key) as rank
      from counts
      where counts.key is not null
    )
    select coalesce(jsonb_object_agg(kinds.kind, kinds.counts), '{}')
    from (
      select
        ranked.kind,
        jsonb_agg(
          jsonb_build_object('value', coalesce(labels.label, ranked.key), 'count', ranked.count)
          order by ranked.rank) as counts
      from ranked
      left join private.facet_labels as labels on labels.kind = ranked.kind
        and labels.key = ranked.key
      where ranked.rank <= case ranked.kind when 'brand' then 20 else 100 end
      group by ranked.kind
    ) as kinds
  );
end
$$;
