create function private.redrive_result(
  p_id uuid,
  p_exists boolean,
  p_redriven integer
) returns jsonb
language plpgsql stable
as $$
begin
  if not p_exists then
    perform private.raise_error('redrive_not_found');
  elsif p_redriven = 0 then
    perform private.raise_error('redrive_not_needed');
  end if;
  return jsonb_build_object('id', p_id, 'redriven', true);
end
$$;
