/** One order of the source, with its whole bundle, as JSON rows. */
import type postgres from "postgres";

type Value = string | number | boolean | null | string[];
export type Row = Record<string, Value>;

export interface Step {
  order_id: string;
  version: number;
  from_status: string;
  to_status: string;
  actor: string;
  actor_id: string | null;
  reason: string | null;
  at: string;
  /** The transaction that wrote it; the same for all rows of a restored table. */
  xmin: string;
}

export interface Recorded {
  /** The first one has the invoice and the parcel. */
  orders: Row[];
  steps: Step[];
  /** Rows by table, in the order of insertion into the scratch database. */
  tables: Map<string, Row[]>;
}

const OF_THE_ORDER = [
  "private.order_history",
  "private.invoices",
  "private.shipments",
  "private.returns",
  "private.disputes",
  "private.settlements",
  "private.voucher_uses",
  "private.chargebacks",
] as const;

/** Reads in one snapshot. Times are text in UTC, which sorts as time does. */
export function readOrder(sql: postgres.Sql, reference: string): Promise<Recorded | null> {
  return sql.begin("isolation level repeatable read read only", async (tx) => {
    await tx`set local timezone = 'UTC'`;
    const rows = async (table: string, condition: postgres.PendingQuery<postgres.Row[]>) =>
      (await tx<{ row: Row }[]>`
        select to_jsonb(t) as row from ${tx(table)} as t where ${condition}`).map(({ row }) => row);
    const purchase = tx`
      select o.purchase_id from public.orders as o
      where o.reference = ${reference} or o.id::text = ${reference}`;
    const orders = await rows("public.orders", tx`t.purchase_id = (${purchase})`);
    if (orders.length === 0) return null;
    orders.sort((one) => one["id"] === one["purchase_id"] ? -1 : 0);
    const all = (column: string) => orders.map((order) => order[column] as string);
    const ids = tx`any (${all("id")}::uuid[])`;
    const steps = await tx<Step[]>`
      select order_id, version, from_status, to_status, actor, actor_id, reason, xmin::text,
        to_jsonb(at) #>> '{}' as at
      from private.order_history where order_id = ${ids} order by private.order_history.at, version`;
    const tables = new Map<string, Row[]>();
    const parties = [...all("buyer_id"), ...all("seller_id")];
    tables.set("private.settings", await rows("private.settings", tx`true`));
    tables.set(
      "public.profiles",
      await rows("public.profiles", tx`t.id = any (${parties}::uuid[])`),
    );
    tables.set(
      "public.listings",
      await rows("public.listings", tx`t.id = any (${all("listing_id")}::uuid[])`),
    );
    for (const table of OF_THE_ORDER) {
      tables.set(table, await rows(table, tx`t.order_id = ${ids}`));
    }
    const parcels = tx`select s.id from private.shipments as s where s.order_id = ${ids}`;
    tables.set(
      "private.shipment_events",
      await rows("private.shipment_events", tx`t.shipment_id in (${parcels})`),
    );
    tables.set(
      "private.offers",
      await rows("private.offers", tx`t.id = any (${all("offer_id")}::uuid[])`),
    );
    const uses = tables.get("private.voucher_uses")!.map((use) => use["voucher_id"] as string);
    tables.set(
      "private.vouchers",
      await rows("private.vouchers", tx`t.id = any (${uses}::uuid[])`),
    );
    tables.set(
      "private.jobs",
      await rows(
        "private.jobs",
        tx`t.kind = 'orders_deadline' and left(t.key, 36) = any (${all("id")})`,
      ),
    );
    tables.set(
      "private.ledger_transfers",
      (await tx<{ row: Row; xmin: string }[]>`
        select to_jsonb(t) as row, xmin::text from private.ledger_transfers as t
        where order_id = ${ids} order by created_at, id`).map(({ row, xmin }) => ({
        ...row,
        xmin,
      })),
    );
    const mine = tx`select id from private.ledger_transfers where order_id = ${ids}`;
    tables.set(
      "private.ledger_entries",
      await rows("private.ledger_entries", tx`t.transfer_id in (${mine})`),
    );
    tables.set(
      "private.ledger_accounts",
      await rows(
        "private.ledger_accounts",
        tx`t.id in (select account_id from private.ledger_entries where transfer_id in (${mine}))`,
      ),
    );
    return { orders, steps, tables };
  }) as Promise<Recorded | null>;
}
