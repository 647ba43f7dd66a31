-- Only this function decides whether a listing fits: it builds the condition on an entry of
-- private.listing_search, with private.fit_facets. p_fit is the answer of api.auth_fit; a null or
-- empty one gives no condition. A listing fits in its category if each measurement that it shares
-- with the user is within the tolerance; if it shares none, its size decides.
create function private.fit_condition(p_fit jsonb) returns text
language plpgsql stable
as $$
begin
  return (
    with own as (
      select
        given.category,
        sizes.bare,
        replace(sizes.bare::text, 'fit_bare:', 'fit_sized:')::text[] as sized,
        nullif(given.fit -> 'measurements', 'null') as measurements,
        (given.fit ->> 'tolerance_cm')::integer as tolerance_cm
      from jsonb_each(p_fit) as given (category, fit),
        lateral (
          select array(
            select format('fit_bare:%s:%s', given.category, equal.key)
            from unnest(private.equal_sizes(given.fit ->> 'size')) as equal (key)) as bare
        ) as sizes
    ),
    measured as (
      select
        own.category,
        own.bare || format('fit_cm:%s:%s:-', own.category, given.name) as others,
        format(
          'private.centimetre_facets(%L, %L, %s, %s)',
          own.category, given.name,
          given.centimetres::integer - own.tolerance_cm,
          given.centimetres::integer + own.tolerance_cm) as within
      from own,
        jsonb_each_text(own.measurements) as given (name, centimetres)
    ),
    -- A listing that fits in the category has a facet of each list.
    lists as (
      select
        own.category,
        concat_ws(' || ', format('%L::text[]', own.bare || own.sized), (
          select string_agg(measured.within, ' || ')
          from measured
          where measured.category = own.category)) as facets
      from own
      union all
      select measured.category, format('%s || %L::text[]', measured.within, measured.others)
      from measured
    ),
    categories as (
      select string_agg(format('entries.facets && (%s)', lists.facets), ' and ') as condition
      from lists
      group by lists.category
    )
    select '(' || string_agg(format('(%s)', categories.condition), ' or ') || ')'
    from categories
  );
end
$$;
