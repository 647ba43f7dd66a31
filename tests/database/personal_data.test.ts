/** The register of personal data names every column that can hold some, and nothing that is not there. */
import { expect, test } from "vitest";
import { useDatabase } from "../support/database.ts";

const database = useDatabase();

/** Columns with codes, keys and references of ours or of a provider. */
const CODES = [
  ..."status request_key provider_id external_id invoice_status outcome reference".split(" "),
  ..."dispute_id reversal_key problem provider_payout_id provider_status booked_status".split(" "),
  ..."label_path courier_code courier_service_code shipper_order_id tracking_id waybill".split(" "),
  ..."event_id id key kind decision operation request_id package currency ended_because".split(" "),
  ..."offered_by verdict closed_because provider checkout_id provider_refund_id failure_code".split(
    " ",
  ),
  ..."transfer_key statement".split(" "),
];
/** Tables of users only because a member of staff changed them, or of orders without a person's word. */
const WITHOUT_PEOPLE = ["private.settings", "private.ledger_transfers"];

test("every column of text, JSON or coordinates in a table of users or orders is in the register", async () => {
  const missing = await database.admin<{ column: string }[]>`
    select distinct attrelid::regclass || '.' || attname as column
    from pg_constraint as reference
    join pg_attribute on attrelid = conrelid and attnum > 0 and not attisdropped
    join pg_class as class on class.oid = attrelid and not relispartition
    where contype = 'f'
      and confrelid in ('public.profiles'::regclass, 'public.orders'::regclass)
      and atttypid in ('text'::regtype, 'text[]'::regtype, 'jsonb'::regtype, 'float8'::regtype)
      and attgenerated = ''
      and attname <> all (${CODES})
      and attrelid::regclass::text <> all (${WITHOUT_PEOPLE})
      and not exists (
        select from private.personal_data
        where relation::regclass = attrelid and attname = any (columns))
    order by 1`;
  expect(missing.map(({ column }) => column), "a row of private.personal_data").toEqual([]);
});

test("every row of the register names a column, an owner and a function that exist", async () => {
  const wrong = await database.admin<{ row: string }[]>`
    select relation || ' ' || name as row
    from private.personal_data
    cross join unnest(columns) as name
    left join private.personal_owners using (relation, owner)
    where not exists (
        select from pg_attribute where attrelid = relation::regclass and attname = name)
      or condition is null and not exists (
        select from pg_attribute where attrelid = relation::regclass and attname = owner)
      or on_leaving = 'elsewhere' and to_regproc('private.' || "by") is null
      or masked <> 'hidden' and to_regproc('private.' || masked) is null`;
  expect(wrong.map(({ row }) => row)).toEqual([]);
});
