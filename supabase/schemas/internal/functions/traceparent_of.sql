-- The trace of the purchase or withdrawal with this reference, which a callback names. Null for
-- another reference, or without a trace.
create function internal.traceparent_of(p_reference text) returns text
language sql stable security definer
begin atomic
  with subjects as (
    select orders_named as id from private.orders_named(p_reference)
    union all
    select id from private.boost_purchases where reference = p_reference
  )
  select jobs.traceparent
  from subjects
  join private.jobs
    on jobs.kind in ('finish_order', 'finish_boost_purchase')
    and jobs.key = subjects.id::text
  union all
  select jobs.traceparent
  from private.jobs
  where jobs.kind = 'check_withdrawal'
    and jobs.key = p_reference || ':1'
  limit 1;
end;
