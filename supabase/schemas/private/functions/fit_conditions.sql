-- A listing fits in its category if each measurement that it shares with the user is within the
-- tolerance; if it shares none, its size decides.
create function private.fit_conditions(p_user_id uuid) returns jsonb
language plpgsql stable
as $$
begin
  return (
    with own as (
      select
        fits.product_category as category,
        fits.product_category || ':' || private.facet_key('size', fits.size) as size,
        fits.measurements,
        fits.tolerance_cm
      from private.fits
      where fits.user_id = p_user_id
    ),
    measured as (
      select
        own.category,
        own.size,
        format('fit_cm:%s:%s:', own.category, given.key) as prefix,
        array(
          select format('fit_cm:%s:%s:%s', own.category, given.key, centimetres.number)
          from generate_series(
            given.value::integer - own.tolerance_cm,
            given.value::integer + own.tolerance_cm) as centimetres (number)
        ) as within
      from own,
        jsonb_each_text(own.measurements) as given
    ),
    -- Each listing that fits in a category has one of these.
    wanted as (
      select own.category, array['fit_bare:' || own.size, 'fit_sized:' || own.size] as facets
      from own
      where own.size is not null
      union all
      select measured.category, measured.within
      from measured
    ),
    conditions as (
      select
        '' as prefix,
        array_agg(facet) as facets
      from wanted,
        unnest(wanted.facets) as facet
      union all
      select
        measured.prefix,
        measured.within
          || array_remove(array['fit_bare:' || measured.size], null)
          || (measured.prefix || '-')
          || array(
            select facet
            from wanted,
              unnest(wanted.facets) as facet
            where wanted.category <> measured.category)
      from measured
    )
    select jsonb_agg(to_jsonb(conditions.facets) order by conditions.prefix)
    from conditions
    where conditions.facets is not null
  );
end
$$;
comment on function private.fit_conditions(uuid) is
  'Lists of facets (private.fit_facets): a listing fits the user exactly if it has one of each. Null '
  'when nothing is known of the user.';
