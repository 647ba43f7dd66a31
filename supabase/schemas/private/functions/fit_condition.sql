-- Only this function decides what fits: the condition on an entry of private.listing_search, by
-- private.fit_facets. p_fit is what api.auth_fit answers; null, as for an empty one, is no
-- condition.
-- A listing fits in its category if each measurement that it shares with the user is within the
-- tolerance; if it shares none, its size decides.
create function private.fit_condition(p_fit jsonb) returns text
language plpgsql stable
as $$
begin
  return (
    with own as (
      select
        given.category,
        given.category || ':' || private.facet_key('size', given.fit ->> 'size') as size,
        nullif(given.fit -> 'measurements', 'null') as measurements,
        (given.fit ->> 'tolerance_cm')::integer as tolerance_cm
      from jsonb_each(p_fit) as given (category, fit)
    ),
    measured as (
      select
        own.category,
        own.size,
        format('fit_cm:%s:%s:', own.category, given.name) as prefix,
        array(
          select format('fit_cm:%s:%s:%s', own.category, given.name, centimetres.number)
          from generate_series(
            given.centimetres::integer - own.tolerance_cm,
            given.centimetres::integer + own.tolerance_cm) as centimetres (number)
        ) as within
      from own,
        jsonb_each_text(own.measurements) as given (name, centimetres)
    ),
    -- A listing that fits in the category has a facet of each list.
    lists as (
      select
        own.category,
        array_remove(array['fit_bare:' || own.size, 'fit_sized:' || own.size], null)
          || array(
            select unnest(measured.within)
            from measured
            where measured.category = own.category) as facets
      from own
      union all
      select
        measured.category,
        measured.within
          || array_remove(array['fit_bare:' || measured.size], null)
          || (measured.prefix || '-')
      from measured
    ),
    categories as (
      select string_agg(format('entries.facets && %L::text[]', lists.facets), ' and ') as condition
      from lists
      group by lists.category
    )
    select '(' || string_agg(format('(%s)', categories.condition), ' or ') || ')'
    from categories
  );
end
$$;
