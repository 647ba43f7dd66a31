create function private.categorization_record(p_look private.categorizations) returns jsonb
language plpgsql immutable set search_path = ''
as $$
begin
  return p_look.answer || jsonb_build_object('source', case when p_look.from_cache then 'cache' else 'model' end)
    || case when (p_look.answer ->> 'is_fashion_item')::boolean then jsonb_build_object('model', p_look.model) else '{}' end;
end
$$;
comment on function private.categorization_record(private.categorizations) is 'What the seller reads of a look at their photo.';
grant execute on function private.categorization_record(private.categorizations) to preloved_verbs;
