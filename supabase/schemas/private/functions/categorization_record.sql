create function private.categorization_record(
  p_categorization private.categorizations
) returns jsonb
language sql stable
return p_categorization.answer
  || jsonb_build_object(
    'source', case when p_categorization.from_cache then 'cache' else 'model' end)
  || case
    when (p_categorization.answer ->> 'is_fashion_item')::boolean
      then jsonb_build_object('model', p_categorization.model)
    else '{}'
  end;
