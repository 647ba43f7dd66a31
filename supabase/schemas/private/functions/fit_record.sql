create function private.fit_record(p_fit private.fits) returns jsonb
language sql stable
return jsonb_build_object(
  'size', p_fit.size,
  'measurements', p_fit.measurements,
  'tolerance_cm', p_fit.tolerance_cm);
