create function private.erasing_statements(p_relations text[] default null)
returns table (step integer, relation text, statement text)
language plpgsql stable
as $$
begin
  return query
    select
      (row_number() over (order by made.is_deletion, made.relation, made.statement))::integer + 4,
      made.relation,
      made.statement
    from (
      select
        personal_data.relation,
        fact.is_deletion,
        format(
          case fact.is_deletion
            when true then 'delete from %1$s as data where %3$s'
            else 'update %1$s as data set %2$s where %3$s'
          end,
          personal_data.relation,
          string_agg(format('%I = %s', attribute.attname, fact.replacement), ', '),
          case class.relkind
            -- The place of a row is its own within one table only.
            when 'p' then fact.is_theirs
            else format(
              'data.ctid = any (array(select data.ctid from %s as data where (%s) %s limit $3%s))',
              personal_data.relation,
              fact.is_theirs,
              case when not fact.is_deletion then format(
                'and (%s) is distinct from (%s)',
                string_agg(format('data.%I', attribute.attname), ', '),
                string_agg(
                  format('(%s)::%s', fact.replacement, format_type(atttypid, atttypmod)), ', '))
              end,
              case when not fact.is_deletion then ' for update of data' end)
          end
        ) as statement
      from private.personal_data
      left join private.personal_owners using (relation, owner)
      join pg_class as class on class.oid = personal_data.relation::regclass
      join pg_attribute as attribute
        on attribute.attrelid = class.oid
        and attribute.attname = any (personal_data.columns)
      cross join lateral (
        select
          personal_data.on_leaving = 'row_deleted' as is_deletion,
          coalesce(personal_owners.condition, format('%I = $1', personal_data.owner)) as is_theirs,
          case
            when personal_data.on_leaving = 'replaced' then personal_data.by
            when not attribute.attnotnull then 'null'
            when attribute.atttypid = 'text[]'::regtype then '''{}'''
            else ''''''
          end as replacement
      ) as fact
      where personal_data.on_leaving = any ('{cleared,replaced,row_deleted}')
      group by fact.is_deletion, personal_data.relation, fact.is_theirs, class.relkind
    ) as made
    where p_relations is null
      or made.relation = any (p_relations);
end
$$;
comment on function private.erasing_statements(text[]) is
  'What the deletion of an account executes, from private.personal_data: $1 is the user, $2 the '
  'alias, $3 how many rows at most. A row that is erased is not changed again.';
