-- Deletes expired rows (private.retention) from the next pages of a table, and returns whether more
-- pages are left tonight.
create function internal.delete_finished(p_pages integer) returns boolean
language plpgsql volatile security definer
as $$
declare
  v_today constant date := (private.now() at time zone 'Asia/Jakarta')::date;
  v_pass private.retention_passes;
  v_rule private.retention;
  v_places tid[];
begin
  insert into private.retention_passes (relation)
  select retention.relation
  from private.retention
  where retention.action = 'deleted'
  on conflict (relation) do nothing;

  select passes.*
  into v_pass
  from private.retention_passes as passes
  where passes.ended_on is distinct from v_today
  order by passes.relation
  limit 1
  for update;
  if not found then
    return false;
  end if;
  select retention.*
  into v_rule
  from private.retention
  where retention.relation = v_pass.relation;

  -- Locked rows stay for the next night, so that neither side waits.
  execute format(
    'select array(
      select data.ctid from %s as data
      where data.ctid >= format(''(%%s,0)'', $2)::tid
        and data.ctid < format(''(%%s,0)'', $2 + $3)::tid
        and (%s)
      for update skip locked)',
    v_rule.relation, v_rule.finished)
  into v_places
  using private.now() - make_interval(days => private.setting(v_rule.setting)::integer),
    v_pass.next_page, p_pages;
  if v_rule.before_deletion is not null then
    execute v_rule.before_deletion using v_places;
  end if;
  execute format('delete from %s where ctid = any ($1)', v_rule.relation) using v_places;

  update private.retention_passes
  set deleted = deleted + cardinality(v_places),
      next_page = v_pass.next_page + p_pages
  where relation = v_rule.relation;
  if (v_pass.next_page + p_pages) * 8192 >= pg_relation_size(v_rule.relation) then
    update private.retention_passes
    set next_page = 0, ended_on = v_today
    where relation = v_rule.relation;
  end if;
  return true;
end
$$;
