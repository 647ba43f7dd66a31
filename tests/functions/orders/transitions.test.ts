/** Every actor × status × target, compared with the table written by hand in support/agreed.ts. */
import { beforeAll, expect, test } from "vitest";
import { must, useMarket } from "../../support/market.ts";
import type { Sale } from "../../support/market.ts";
import { ORDER_STATUSES } from "../../../shared/domain/order.ts";
import { agreed } from "../../support/agreed.ts";

const ACTORS = ["buyer", "seller", "staff", "provider", "portal", "clock", "parties"] as const;

const market = useMarket();
let unpaid: Sale;
let paid: Sale;
beforeAll(async () => {
  [unpaid, paid] = [await market.openSale(), await market.paidSale()];
  // All preconditions hold: paid and delivered just now, scanned by a carrier, a free listing.
  await market.sql`
    update public.orders set delivered_at = private.now() where id = ${paid.order.id}`;
  await market.sql`
    update private.order_history set at = at - interval '8 days' where order_id = ${paid.order.id}`;
  await market.sql`
    update private.shipments set scanned_at = private.now() where order_id = ${paid.order.id}`;
});

/** Moves the order from `from` to `to` as the actor and rolls back. Returns the error or null. */
async function attempt(from: string, to: string, actor: string): Promise<string | null> {
  const isUnpaid = ["AWAITING_PAYMENT", "EXPIRED", "CANCELLED"].includes(from);
  const { order, listing_id } = isUnpaid ? unpaid : paid;
  let objection: string | null = null;
  const undo = new Error("undo");
  await market.sql.begin(async (sql) => {
    await sql`update public.orders set status = ${from} where id = ${order.id}`;
    if (from === "EXPIRED" || from === "CANCELLED") {
      await sql`update public.listings set status = 'active' where id = ${listing_id}`;
    }
    if (from === "DISPUTED") {
      await sql`insert into private.disputes (order_id) values (${order.id})`;
    }
    if (from === "SHIPPED" && to === "CANCELLED") {
      await (actor === "clock"
        ? sql`update private.shipments set scanned_at = null where order_id = ${order.id}`
        : sql`insert into private.shipment_events (shipment_id, parcel, status, happened_at)
            select id, shipper_order_id, 'disposed', private.now() + interval '1 second'
            from private.shipments where order_id = ${order.id}`);
    }
    // A chargeback that staff decided as `cancel` lets them end the order from any status.
    await sql`
      insert into private.chargebacks (reference, order_id, status, amount, outcome, decided_at)
      select reference, id, 'decided', 0, 'cancel', private.now()
      from public.orders where id = ${order.id}`;
    await sql.savepoint((inner) =>
      inner`select private.move_order(private.lock_order(${order.id}), ${to}, ${actor})`
    )
      .catch(({ message, hint }) => void (objection = `${message} ${hint}`));
    throw undo;
  }).catch((error) => {
    if (error !== undo) throw error;
  });
  return objection;
}

test.each(ORDER_STATUSES)(
  "from %s each actor reaches exactly the agreed statuses",
  async (from) => {
    const possible: Record<string, string[]> = {};
    const expected: Record<string, string[]> = {};
    for (const to of ORDER_STATUSES) {
      expected[to] = ACTORS.filter((actor) => agreed(from, to).includes(actor));
      possible[to] = [];
      for (const actor of ACTORS) {
        const objection = await attempt(from, to, actor);
        if (objection === null) possible[to].push(actor);
        else expect(objection).toContain(`"status": "${from}"`);
      }
    }
    expect(possible).toEqual(expected);
  },
);

test("PUT /orders/:id/status returns 403 for a transition of another party and 409 for none", async () => {
  const staff = await market.staff("ops_admin");
  const parties = { buyer: paid.buyer, seller: paid.seller, staff };
  const got: Record<string, number> = {};
  const expected: Record<string, number> = {};
  for (const from of ORDER_STATUSES) {
    await market.sql`update public.orders set status = ${from} where id = ${paid.order.id}`;
    for (const to of ORDER_STATUSES) {
      for (const [name, user] of Object.entries(parties)) {
        const by = agreed(from, to);
        if (by.includes(name)) continue;
        const path = `/orders/${paid.order.id}/status`;
        const { status } = await user.put(path, { status: to, reason: "damaged" });
        got[`${from} ${to} ${name}`] = status;
        expected[`${from} ${to} ${name}`] = by.length > 0 ? 403 : 409;
      }
    }
  }
  expect(got).toEqual(expected);
});

test("PUT /orders/:id/status moves an order along the caller's transitions", async () => {
  const sale = await market.paidSale();
  const put = (who: Sale["buyer"], status: string) =>
    who.put(`/orders/${sale.order.id}/status`, { status, reason: "damaged" });
  expect((await put(sale.seller, "SHIPPED")).body.data.status).toBe("SHIPPED");
  expect((await put(sale.buyer, "DELIVERED")).body.data.status).toBe("DELIVERED");
  expect((await put(sale.buyer, "RETURN_REQUESTED")).body.data.return.reason).toBe("damaged");
  expect((await put(sale.seller, "RETURN_APPROVED")).body.data.status).toBe("RETURN_APPROVED");
  await sale.sendBack();
  expect((await put(sale.seller, "RETURN_RECEIVED")).body.data.status).toBe("REFUNDED");
  expect(await sale.status()).toBe("REFUNDED");
  const other = await market.shippedSale();
  const path = `/orders/${other.order.id}/status`;
  const disputed = await must(other.buyer.put(path, { status: "DISPUTED", reason: "Kosong" }));
  expect(disputed.dispute.reason).toBe("Kosong");
});
