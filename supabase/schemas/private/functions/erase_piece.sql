-- Erases some thousand rows of a deleted account and returns whether more are left. The next call
-- continues where this one ended.
create function private.erase_piece(p_user_id uuid) returns boolean
language plpgsql volatile
as $$
declare
  -- The remaining cost of this piece: 1 for a row of a copy, a third for a row of a statement.
  v_left integer := 1000;
  -- Rough cost of one order, listing, conversation, e-mail and notification.
  v_weights constant integer[] := '{10,2,5,2,1}';
  v_limit integer;
  v_erasure private.erasures;
  v_ids uuid[];
  v_count integer;
  v_next record;
  -- Reading a long history takes time, even where nothing is erased.
  v_until constant timestamptz := clock_timestamp() + interval '3 seconds';
  v_is_late boolean := false;
begin
  select erasures.*
  into v_erasure
  from private.erasures
  where erasures.user_id = p_user_id
  for update;
  if v_erasure.user_id is null then
    return false;
  end if;

  while v_left > 0 and v_erasure.step < 5 loop
    v_limit := ceil(v_left::numeric / v_weights[v_erasure.step + 1]);
    v_ids := private.next_to_erase(v_erasure, v_limit);
    case v_erasure.step
      when 0 then perform private.erase_order_copies(p_user_id, v_erasure.username, v_ids);
      when 1 then perform private.erase_listings(v_ids);
      when 2 then perform private.erase_message_copies(p_user_id, v_ids);
      when 3 then perform private.erase_emails(v_ids);
      when 4 then
        perform private.erase_job_errors(v_ids);
        delete from public.notifications where id = any (v_ids);
    end case;
    v_left := v_left - v_weights[v_erasure.step + 1] * cardinality(v_ids);
    v_erasure.after_id := v_ids[cardinality(v_ids)];
    if cardinality(v_ids) < v_limit then
      v_erasure.step := v_erasure.step + 1;
      v_erasure.after_id := null;
    end if;
  end loop;

  if v_left > 0 then
    for v_next in
      select statements.step, statements.statement
      from private.erasing_statements() as statements
      where statements.step >= v_erasure.step
      order by statements.step
    loop
      v_limit := 3 * v_left;
      execute v_next.statement using p_user_id, v_erasure.alias, v_limit;
      get diagnostics v_count = row_count;
      v_erasure.step := v_next.step + (v_count < v_limit)::integer;
      v_left := v_left - ceil(v_count / 3.0)::integer;
      v_is_late := clock_timestamp() > v_until;
      exit when v_is_late or v_left <= 0;
    end loop;
  end if;

  if v_left > 0 and not v_is_late then
    -- At the end: a month may have been detached between two pieces.
    perform private.erase_archived_chat(p_user_id, v_erasure.alias);
    delete from private.erasures where user_id = p_user_id;
    return false;
  end if;
  update private.erasures
  set step = v_erasure.step,
      after_id = v_erasure.after_id,
      pieces = v_erasure.pieces + 1
  where user_id = p_user_id;
  return true;
end
$$;
