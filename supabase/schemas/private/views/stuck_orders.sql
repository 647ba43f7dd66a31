create view private.stuck_orders with (security_invoker = true) as
select
  cases.order_id,
  'case:' || cases.kind as because
from private.staff_cases as cases
where cases.closed_at is null
  and cases.order_id is not null
union all
select
  (jobs.payload ->> 'order_id')::uuid,
  'overdue:' || jobs.kind
from private.jobs
where jobs.kind in ('orders_deadline', 'finish_order', 'shipping_book')
  and jobs.finished_at is null
  and jobs.dead_at is null
  -- Two conditions for two indexes: most waiting jobs are neither due nor retried, and are not
  -- read.
  and (
    jobs.run_at < (select private.now() - interval '5 minutes')
    or jobs.due_at < (select private.now() - interval '5 minutes')
  )
union all
select
  (jobs.payload ->> 'order_id')::uuid,
  'failing:' || jobs.kind
from private.jobs
where jobs.kind in ('orders_deadline', 'finish_order', 'shipping_book', 'shipping_cancel')
  and jobs.finished_at is null
  and jobs.is_failing
  and jobs.payload ? 'order_id';
comment on view private.stuck_orders is
  'Orders that do not proceed, with the reason: an open case, a job that is overdue by five '
  'minutes, or a job that failed five times.';

grant select on private.stuck_orders to preloved_api;
