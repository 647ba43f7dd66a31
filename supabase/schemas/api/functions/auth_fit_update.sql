create function api.auth_fit_update(p_fit jsonb) returns jsonb
language plpgsql volatile security definer
as $$
declare
  v_me constant uuid := (private.caller()).id;
begin
  -- The later of two concurrent changes wins as a whole.
  perform from public.profiles where profiles.id = v_me for no key update;
  delete from private.fits where user_id = v_me;
  insert into private.fits (user_id, product_category, size, measurements, tolerance_cm)
  select
    v_me,
    given.key,
    given.value ->> 'size',
    nullif(given.value -> 'measurements', 'null'),
    (given.value ->> 'tolerance_cm')::integer
  from jsonb_each(p_fit) as given;
  return api.auth_fit();
end
$$;
