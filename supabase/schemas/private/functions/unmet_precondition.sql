create function private.unmet_precondition(
  p_order public.orders,
  p_precondition text
) returns text
language plpgsql stable
as $$
declare
  v_unmet text;
begin
  if p_precondition is not null then
    execute format('select private.%I($1)', 'may_' || p_precondition)
    into v_unmet
    using p_order;
  end if;
  return v_unmet;
end
$$;
comment on function private.unmet_precondition(public.orders, text) is
  'Why the precondition of a transition does not hold, as a sentence for the caller; '
  'null when it holds or there is none.';
