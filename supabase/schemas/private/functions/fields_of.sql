-- Keeps the fields of p_input that are columns of a composite type: the sender may write these.
create function private.fields_of(p_type anyelement, p_input jsonb) returns jsonb
language plpgsql immutable
as $$
begin
  return (
    select coalesce(jsonb_object_agg(fields.key, fields.value), '{}')
    from jsonb_each(to_jsonb(jsonb_populate_record(p_type, p_input))) as fields
    where p_input ? fields.key);
end
$$;
