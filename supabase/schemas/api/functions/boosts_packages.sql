create function api.boosts_packages() returns jsonb
language plpgsql stable security definer
as $$
begin
  return (
    select coalesce(
      jsonb_agg(
        jsonb_build_object(
          'package', packages.code,
          'name', packages.name,
          'score', packages.score,
          'days', packages.days,
          'price', packages.price)
        order by packages.price, packages.code),
      '[]')
    from private.boost_packages as packages
    where packages.is_offered
  );
end
$$;
grant execute on function api.boosts_packages() to anon;
