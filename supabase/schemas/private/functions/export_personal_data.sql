create function private.export_personal_data(
  p_user_id uuid,
  p_limit integer,
  p_offset integer default 0,
  p_section text default null
) returns jsonb
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
        case
          when exports.archive is null then
            'select coalesce(jsonb_agg(%1$s order by %2$s, data.ctid), ''[]'') '
            'from %3$s as data where data.ctid = any (array('
            'select data.ctid from %3$s as data where %4$s order by %2$s, data.ctid '
            'limit $2 offset $3))'
          -- Rows of several tables come at once.
          else
            'select coalesce(jsonb_agg(%1$s order by %2$s), ''[]'') '
            'from (table %3$s union all select * from %5$s) as data where %4$s and $3 = 0'
        end,
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
        exports.relation,
        coalesce(owners.condition, format('data.%I = $1', exports.owner)),
        exports.archive) as query
    from private.personal_exports as exports
    left join private.personal_owners as owners
      on owners.relation = exports.relation
      and owners.owner = exports.owner
    where p_section is null
      or exports.section = p_section
  loop
    execute v_section.query into v_items using p_user_id, p_limit, p_offset;
    v_export := v_export || jsonb_build_object(v_section.section, v_items);
  end loop;
  return v_export;
end
$$;
