-- The statements that delete an account, from private.personal_data: $1 is the user, $2 the alias,
-- $3 the maximum of rows. An erased row is not changed again.
create function private.erasing_statements(p_relations text[] default null)
returns table (step integer, relation text, statement text)
language plpgsql stable
as $$
begin
  return query
    select
      (row_number() over (order by changes.is_deletion, changes.relation, changes.is_theirs))::integer
        + 4,
      changes.relation,
      case
        when changes.is_deletion then format('delete from %s as data where ', changes.relation)
        else format('update %s as data set %s where ', changes.relation, changes.assignments)
      end
      || case
        -- A ctid is unique only within one table, not within a partitioned one.
        when changes.is_partitioned then changes.is_left
        else format(
          'data.ctid = any (array(select data.ctid from %s as data where %s limit $3%s))',
          changes.relation,
          changes.is_left,
          case when not changes.is_deletion then ' for update of data' end)
      end
    from (
      select
        facts.relation,
        facts.is_deletion,
        facts.is_theirs,
        facts.is_partitioned,
        string_agg(format('%I = %s', facts.name, facts.replacement), ', ') as assignments,
        format('(%s)', facts.is_theirs) || case
          when facts.is_deletion then ''
          else format(
            ' and (%s) is distinct from (%s)',
            string_agg(format('data.%I', facts.name), ', '),
            string_agg(format('(%s)::%s', facts.replacement, facts.type), ', '))
        end as is_left
      from (
        select
          personal_data.relation,
          personal_data.on_leaving = 'row_deleted' as is_deletion,
          coalesce(personal_owners.condition, format('%I = $1', personal_data.owner)) as is_theirs,
          class.relkind = 'p' as is_partitioned,
          attribute.attname as name,
          format_type(attribute.atttypid, attribute.atttypmod) as type,
          case
            when personal_data.on_leaving = 'replaced' then personal_data.by
            when not attribute.attnotnull then 'null'
            when attribute.atttypid = 'text[]'::regtype then '''{}'''
            else ''''''
          end as replacement
        from private.personal_data
        left join private.personal_owners using (relation, owner)
        join pg_class as class on class.oid = personal_data.relation::regclass
        join pg_attribute as attribute
          on attribute.attrelid = class.oid
          and attribute.attname = any (personal_data.columns)
        where personal_data.on_leaving = any ('{cleared,replaced,row_deleted}')
      ) as facts
      group by facts.relation, facts.is_deletion, facts.is_theirs, facts.is_partitioned
    ) as changes
    where p_relations is null
      or changes.relation = any (p_relations);
end
$$;
