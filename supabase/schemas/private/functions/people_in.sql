-- The users whose personal data a table holds, and the columns: whom a leak affects. For a person
-- at the database; it reads the whole table.
create function private.people_in(p_relation text)
returns table (user_id uuid, columns text[])
language plpgsql stable
as $$
begin
  return query execute (
    select string_agg(
      format(
        'select profiles.id, %L::text[] from public.profiles '
          'where exists (select from %s as data where %s)',
        facts.columns,
        facts.relation,
        replace(
          coalesce(owners.condition, format('data.%I = $1', facts.owner)), '$1', 'profiles.id')),
      ' union all ')
    from private.personal_data as facts
    left join private.personal_owners as owners
      on owners.relation = facts.relation
      and owners.owner = facts.owner
    where facts.relation = p_relation);
end
$$;
