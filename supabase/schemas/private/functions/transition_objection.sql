create function private.transition_objection(
  p_order public.orders,
  p_precondition text
) returns text
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_objection text;
begin
  if p_precondition is not null then
    execute format('select private.%I($1)', 'may_' || p_precondition)
    into v_objection
    using p_order;
  end if;
  return v_objection;
end
$$;
comment on function private.transition_objection(public.orders, text) is
  'Why the precondition of a transition does not hold, as a sentence for the caller; '
  'null when it holds or there is none.';
