create function private.archived_months() returns setof regclass
language plpgsql stable
as $$
begin
  return query
    select months.oid::regclass
    from pg_class as months
    where months.relnamespace = 'archive'::regnamespace
      and months.relkind = 'r'
      and starts_with(months.relname, 'live_chat_messages_');
end
$$;
