create function internal.seal_books(p_limit integer) returns integer
language plpgsql volatile security definer
as $$
declare
  v_taken integer;
begin
  if exists (select from private.book_chain where book_chain.next_at > private.now()) then
    return 0;
  end if;
  v_taken := private.seal_block(p_limit);
  if v_taken < p_limit then
    perform private.publish_book_day();
    update private.book_chain set next_at = private.now() + interval '10 minutes';
  end if;
  return v_taken;
end
$$;
comment on function internal.seal_books(integer) is
  'Every ten minutes, and at once while rows are left: seals one block of at most p_limit rows, '
  'and publishes the root of a day that is over. Returns how many rows it took: below p_limit, '
  'none is left for now.';
