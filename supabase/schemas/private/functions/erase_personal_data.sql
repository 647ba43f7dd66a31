create function private.erase_personal_data(p_user_id uuid, p_alias text) returns void
language plpgsql volatile
as $$
declare
  v_statement text;
begin
  for v_statement in
    select
      case fact.is_deletion
        when true then format('delete from %s as data where %s', relation, fact.is_theirs)
        else format(
          'update %s as data set %s where %s',
          relation,
          string_agg(format('%I = %s', attribute.attname, fact.replacement), ', '),
          fact.is_theirs)
      end
    from private.personal_data
    left join private.personal_owners using (relation, owner)
    join pg_attribute as attribute
      on attribute.attrelid = relation::regclass
      and attribute.attname = any (columns)
    cross join lateral (
      select
        on_leaving = 'row_deleted' as is_deletion,
        coalesce(personal_owners.condition, format('%I = $1', owner)) as is_theirs,
        case
          when on_leaving = 'replaced' then by
          when not attribute.attnotnull then 'null'
          when attribute.atttypid = 'text[]'::regtype then '''{}'''
          else ''''''
        end as replacement
    ) as fact
    where on_leaving = any ('{cleared,replaced,row_deleted}')
    group by fact.is_deletion, relation, fact.is_theirs
    order by fact.is_deletion, relation, fact.is_theirs
  loop
    execute v_statement using p_user_id, p_alias;
  end loop;
end
$$;
