create function private.archived_months(p_table regclass) returns setof regclass
language plpgsql stable
as $$
begin
  return query
    select months.oid::regclass
    from pg_class as months
    join pg_class as class on class.oid = p_table
    where months.relnamespace = 'archive'::regnamespace
      and months.relkind = 'r'
      and starts_with(months.relname, class.relname || '_');
end
$$;
