create function private.export_personal_data(p_user_id uuid) returns jsonb
language plpgsql stable
as $$
declare
  v_section record;
  v_items jsonb;
  v_export jsonb := '{}';
begin
  for v_section in
    select
      exports.section,
      format(
        'select coalesce(jsonb_agg(%s order by %s), ''[]'') from %s as data where %s',
        coalesce(
          exports.record,
          (
            select format('jsonb_build_object(%s)', string_agg(
              format(
                case attribute.atttypid
                  when 'timestamptz'::regtype then '%1$L, internal.wire_time(data.%1$I)'
                  else '%1$L, data.%1$I'
                end,
                attribute.attname),
              ', '))
            from pg_attribute as attribute
            where attribute.attrelid = exports.relation::regclass
              and attribute.attname = any (exports.columns)
          )),
        exports.sort,
        case
          when exports.archive is null then exports.relation
          else format('(table %s union all select * from %s)', exports.relation, exports.archive)
        end,
        coalesce(owners.condition, format('data.%I = $1', exports.owner))) as query
    from private.personal_exports as exports
    left join private.personal_owners as owners
      on owners.relation = exports.relation
      and owners.owner = exports.owner
  loop
    execute v_section.query into v_items using p_user_id;
    v_export := v_export || jsonb_build_object(v_section.section, v_items);
  end loop;
  return v_export;
end
$$;
