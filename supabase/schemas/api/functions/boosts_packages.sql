create function api.boosts_packages() returns jsonb
language plpgsql stable security definer
as $$
begin
  return to_jsonb(array(
    select jsonb_build_object(
      'package', packages.code,
      'name', packages.name,
      'score', packages.score,
      'days', packages.days,
      'price', packages.price)
    from private.boost_packages as packages
    where packages.is_offered
    order by packages.price, packages.code
  ));
end
$$;
grant execute on function api.boosts_packages() to anon;
