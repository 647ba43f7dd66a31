create function private.redrive_result(
  p_id uuid,
  p_noun text,
  p_exists boolean,
  p_redriven integer
) returns jsonb
language plpgsql stable
as $$
begin
  if not p_exists then
    perform private.raise_error(
      'NOT_FOUND', 'redrive_not_found', format('There is no such %s.', p_noun));
  elsif p_redriven = 0 then
    perform private.raise_error(
      'CONFLICT', 'redrive_not_needed',
      format('This %s needs no redrive: it is done, or is still retried.', p_noun)
    );
  end if;
  return jsonb_build_object('id', p_id, 'redriven', true);
end
$$;
comment on function private.redrive_result(uuid, text, boolean, integer) is
  'The answer to a redrive of one job, event or callback (p_noun).';
