/** What others wrote about a person: staff, the finance portal, providers. Only the audit log keeps it. */
import { expect, test } from "vitest";
import { must, saleIn, step, walletOf } from "../../support/life.ts";
import { approved } from "../../support/approvals.ts";
import { useMarket } from "../../support/market.ts";
import { tell } from "../../support/portal.ts";
import { carrierSays, paidSale } from "../../support/sale.ts";
import { shipmentOf } from "../../support/courier.ts";
import { REASON } from "../../support/staff.ts";
import { findTraces } from "../../support/traces.ts";
import { fund, provider, reread, wealthy, withdraw } from "../../support/withdrawals.ts";

const market = useMarket();

const traces = async (word: string) =>
  (await findTraces(market, [word])).filter((place) => !place.startsWith("private.audit_log."));

test("a note of the finance portal about an order goes with either party's account", async () => {
  const sale = await saleIn.DELIVERED(market);
  const { dispute } = await must(step(market, sale.buyer, sale, "dispute", { reason: "Palsu" }));
  await must(tell(market, "/internal/commands/resolve-dispute", {
    dispute_id: dispute.id,
    resolution: "refund",
    note: "zqportal: Budi admits it",
    actor: "Dewi",
  }));
  expect(await traces("zqportal")).toContain("private.order_history.reason");
  await must(market.as(sale.seller).delete("/auth/me"));
  await market.runDue();
  expect(await traces("zqportal")).toEqual([]);
});

test("evidence of a decision about a payout goes with the account", async () => {
  const person = await wealthy(market);
  const withdrawal = await withdraw(market, person);
  await provider(market, withdrawal, "expire");
  await market.database.admin`
    insert into private.provider_transactions (id, type, status, reference, cashflow, amount, fee, created_at)
    values (gen_random_uuid()::text, 'DISBURSEMENT', 'SUCCESS', ${withdrawal.id}, 'MONEY_OUT',
      ${withdrawal.net}, 0, private.now())`;
  await market.time.advance(3 * 24 * 3600);
  await reread(market, person, withdrawal);
  const root = market.as(await market.staff("superadmin"));
  const body = { outcome: "paid", evidence: "zqevidence: the account of Sari at BCA" };
  await must(
    approved(market, () => root.post(`/admin/payouts/${withdrawal.id}/decide`, body, REASON)),
  );
  const { payout_url } = withdrawal;
  expect(await traces("zqevidence")).toEqual([
    "private.approvals.preview",
    "private.approvals.request",
    "private.approvals.result",
    "private.withdrawals.decision",
  ]);
  await fund(market, person, -50_000);
  await must(market.as(person).delete("/auth/me"));
  await market.runDue();
  expect(await traces("zqevidence")).toEqual([]);
  const [row] = await market.database.admin`
    select decision, decision::text as text from private.withdrawals where id = ${withdrawal.id}`;
  expect(row!["decision"]).toMatchObject({ outcome: "paid", listed_amount: -withdrawal.net });
  expect(row!["text"]).not.toContain(payout_url);
});

test("what a courier answered about a parcel goes with the account, from jobs and cases too", async () => {
  const sale = await paidSale(market);
  const { admin } = market.database;
  const { shipper_order_id } = await shipmentOf(market, sale);
  const error = "zqcourier: Sari, 0812, did not open";
  await market.services.db.service.call("internal.record_courier_cancellation", {
    shipper_order_id: shipper_order_id!,
    error,
  });
  await admin`
    update private.jobs set last_error = ${error}
    where kind = 'shipping_book' and key = ${sale.order.id}`;
  await admin`
    select private.open_case('stuck_job', id::text, null, jsonb_build_object('error', last_error))
    from private.jobs where kind = 'shipping_book' and key = ${sale.order.id}`;
  await admin`
    select private.open_case('parcel_trouble', ${`${shipper_order_id}:rejected`}, ${sale.order.id},
      ${admin.json({ note: error, status: "rejected" })})`;
  await must(step(market, sale.seller, sale, "ship", { tracking_number: "OWN-ZQ" }));
  await must(step(market, sale.buyer, sale, "confirm"));
  expect(await traces("zqcourier"))
    .toEqual(["private.jobs.last_error", "private.staff_cases.details"]);
  await must(market.as(sale.buyer).delete("/auth/me"));
  await market.runDue();
  expect(await traces("zqcourier")).toEqual([]);
  const [kept] = await admin`
    select details from private.staff_cases where order_id = ${sale.order.id} and kind = 'parcel_trouble'`;
  expect(kept!["details"]).toEqual({ status: "rejected" });
});

test("what a courier says about a parcel after a party left is stored without its words", async () => {
  const sale = await saleIn.COMPLETED(market);
  const { id } = await shipmentOf(market, sale);
  const notes = () =>
    market.database.admin<{ status: string; note: string | null }[]>`
      select status, note from private.shipment_events where shipment_id = ${id} and note is not null`;
  expect(await notes()).not.toEqual([]);
  await fund(market, sale.seller, -await walletOf(market, sale.seller));
  await must(market.as(sale.seller).delete("/auth/me"));
  await market.runDue();
  expect(await notes()).toEqual([]);
  await carrierSays(market, sale, "delivered");
  expect((await shipmentOf(market, sale)).delivered_at).not.toBeNull();
  expect(await notes()).toEqual([]);
});
