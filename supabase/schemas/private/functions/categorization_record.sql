create function private.categorization_record(p_look private.categorizations) returns jsonb
language sql immutable
set search_path = pg_catalog, pg_temp
return p_look.answer || jsonb_build_object('source', case when p_look.from_cache then 'cache' else 'model' end)
  || case when (p_look.answer ->> 'is_fashion_item')::boolean then jsonb_build_object('model', p_look.model) else '{}' end;
comment on function private.categorization_record(private.categorizations) is 'What the seller reads of a look at their photo.';
