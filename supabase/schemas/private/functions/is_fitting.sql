create function private.is_fitting(
  p_fit private.fits,
  p_measurements jsonb,
  p_size_key text
) returns boolean
language plpgsql stable
as $$
begin
  return case
    when p_fit.measurements ?| array(select jsonb_object_keys(p_measurements)) then not exists (
      select
      from jsonb_each_text(p_measurements) as declared
      where abs(declared.value::integer - (p_fit.measurements ->> declared.key)::integer)
        > p_fit.tolerance_cm)
    else p_size_key = private.facet_key('size', p_fit.size)
  end;
end
$$;
comment on function private.is_fitting(private.fits, jsonb, text) is
  'Whether one listing of the fit''s category fits: what private.fit_conditions says of many.';
