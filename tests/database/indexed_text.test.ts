import { expect, test } from "vitest";
import { useDatabase } from "../support/database.ts";

/** Text that no caller and no other system chooses, or that is short before it gets here. */
const BOUNDED: Record<string, string> = {
  "live_chat_messages.user_id": "a UUID, or system",
  "notifications.event_id": "an id of ours",
  "orders.reference": "private.new_reference",
  "orders.tracking_number": "64 characters in the request, 255 in a callback",
  "private.approvals.request_id": "100 characters: requestIdOf",
  "private.audit_log.action": "an operation id",
  "private.audit_log.request_id": "100 characters: requestIdOf",
  "private.audit_log.target_id": "an id of ours",
  "private.audit_log.target_type": "a kind of ours",
  "private.boost_purchases.provider_id": "an invoice that we fetched",
  "private.invoices.provider": "the key of an adapter",
  "private.photos.path": "a path that we made",
  "private.boost_purchases.reference": "private.new_reference",
  "private.categorizations.model": "the configuration",
  "private.emails.provider_id": "100 characters in a callback",
  "private.idempotency_keys.method": "the router",
  "private.invoices.provider_id": "an invoice that we fetched",
  "private.jobs.fifo_key": "an id of ours",
  "private.jobs.key": "ids of ours",
  "private.ledger_transfers.key": "ids of ours",
  "private.listing_search.brand": "80 characters: private.plain_key",
  "private.listing_words.word": "40 characters: private.title_words",
  "private.provider_events.outcome": "a word of our handlers",
  "private.provider_events.provider": "a route of ours",
  "private.provider_events.reference": "left(…, 255) where a callback is stored",
  "private.provider_transactions.id": "the provider's own statement",
  "private.provider_transactions.reference": "the provider's own statement",
  "private.rate_windows.subject": "ids of ours",
  "private.reconciliation_differences.reference": "the provider's own statement",
  "private.reconciliation_differences.reversal_key": "ids of ours",
  "private.reconciliation_references.reference": "the provider's own statement",
  "private.reconciliation_references.statement": "named in an adapter",
  "private.returns.tracking_number": "64 characters in the request",
  "private.saved_search_keys.key": "a filter of the request, at most 200 characters",
  "private.search_words.word": "a word of a title or brand, at most 120 characters",
  "private.shipment_events.parcel": "an id of ours",
  "private.shipments.courier_code": "one of the couriers that we ask for",
  "private.shipments.shipper_order_id": "a booking that we made",
  "private.shipments.waybill": "255 characters in a callback",
  "private.staff_cases.key": "ids of ours",
  "private.suspense_closings.provider_reference": "200 characters in the request",
  "private.withdrawals.provider_payout_id": "a link that we fetched",
};

/** Names that rows of our own migrations and functions give. */
const OURS =
  /^private\.(personal_|size_systems\.)|\.(kind|decision|action|name|status|aggregate_type|gender|product_category)$/;

const database = useDatabase();

test("every text in a b-tree index has a greatest length: a longer one cannot be indexed", async () => {
  const columns = await database.admin<{ name: string; is_bounded: boolean }[]>`
    select distinct
      format('%s.%s', pg_class.oid::regclass, pg_attribute.attname) as name,
      exists (
        select
        from pg_constraint
        where pg_constraint.conrelid = pg_class.oid
          and (pg_constraint.contype = 'f' or (
            pg_constraint.contype = 'c'
            and pg_get_constraintdef(pg_constraint.oid)
              ~ '(char|octet)_length|= ANY|~ '
          ))
          and pg_attribute.attnum = any (pg_constraint.conkey)
      ) as is_bounded
    from pg_index
    join pg_class on pg_class.oid = pg_index.indrelid
    join pg_class as index_class on index_class.oid = pg_index.indexrelid
    join pg_am on pg_am.oid = index_class.relam and pg_am.amname = 'btree'
    join pg_attribute on pg_attribute.attrelid = pg_class.oid
      and pg_attribute.attnum = any (pg_index.indkey)
    where pg_class.relnamespace in ('public'::regnamespace, 'private'::regnamespace)
      and pg_attribute.atttypid in ('text'::regtype, 'varchar'::regtype)
    order by 1`;
  const unbounded = columns.filter(({ is_bounded }) => !is_bounded).map(({ name }) => name);
  const expected = Object.keys(BOUNDED);
  expect(
    unbounded.filter((name) => !OURS.test(name) && !expected.includes(name)),
    "add a check on its length, or say in BOUNDED what bounds it",
  ).toEqual([]);
  expect(expected.filter((name) => !unbounded.includes(name)), "delete it from BOUNDED").toEqual(
    [],
  );
});

test("transfers whose keys begin with given letters are a range of an index, in the collation of any server", async () => {
  const plan = await database.admin.begin(async (sql) => {
    await sql`set local enable_seqscan = off`;
    return sql.unsafe(
      "explain select from private.ledger_transfers where starts_with(ledger_transfers.key, 'order:1')",
    );
  });
  expect(plan.map((row) => row["QUERY PLAN"]).join("\n")).toContain(
    "Index Cond: ((key >= 'order:1'",
  );
});

test("what belongs to a transfer by its key is found by an index", async () => {
  const plan = await database.admin.begin(async (sql) => {
    for (const method of ["seqscan", "hashjoin", "mergejoin"]) {
      await sql.unsafe(`set local enable_${method} = off`);
    }
    return sql.unsafe(
      "explain select reference from private.provider_movements where transfer_id = '00000000-0000-0000-0000-000000000000'",
    );
  });
  const text = plan.map((row) => row["QUERY PLAN"]).join("\n");
  expect(text).toContain("Index Cond: (reversal_key = transfers.key)");
  expect(text).toContain("Index Cond: (key = transfers.key)");
});
