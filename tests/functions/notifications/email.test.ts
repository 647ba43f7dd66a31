import { expect, test } from "vitest";
import { IMPATIENT, useMarket } from "../../support/market.ts";
import type { User } from "../../support/market.ts";
import { nextMorning } from "../../support/morning.ts";

const market = useMarket(IMPATIENT, { reportsDeliveries: true });

const fault = (kind: string, times: number, operation = "send") =>
  market.fault("email", operation, kind, times);
const subjects = async (person: User) => (await person.mailbox()).map(({ subject }) => subject);
const emails = ({ id }: User) =>
  market.sql`select status, provider_id, problem from private.emails
    where user_id = ${id} order by created_at`;

test("a sale notifies each party with its own texts, newest first, by delivered e-mails too", async () => {
  const sale = await market.openSale();
  await sale.pay();
  await sale.carrierSays("picked");
  await sale.carrierSays("delivered");
  const { reference } = sale.order;
  const titles = async (person: User) =>
    (await person.inbox()).items.map(({ title }: { title: string }) => title);
  expect(await titles(sale.buyer)).toEqual([
    "Paketmu sampai",
    "Paket dikirim",
    "Pembayaran diterima",
  ]);
  expect(await titles(sale.seller)).toEqual([
    "Paket sampai di pembeli",
    "Paket dikirim",
    "Saatnya kirim",
    "Ada pesanan baru",
  ]);
  const [newest] = (await sale.buyer.inbox()).items;
  expect(newest).toMatchObject({
    kind: "order.delivered",
    category: "shipping",
    read: false,
    data: { order_id: sale.order.id, reference, role: "buyer" },
    body: expect.stringContaining(reference),
  });
  await sale.buyer.put(`/orders/${sale.order.id}/confirm`);
  await market.runDue();
  expect((await subjects(sale.buyer)).sort())
    .toEqual(["Paket dikirim", "Paketmu sampai", "Pembayaran diterima"]);
  expect((await subjects(sale.seller)).sort())
    .toEqual(["Dana cair", "Paket dikirim", "Paket sampai di pembeli", "Saatnya kirim"]);
  expect((await emails(sale.seller)).map(({ status }) => status))
    .toEqual(["delivered", "delivered", "delivered", "delivered"]);
});

test("an e-mail uses the locale of the profile", async () => {
  const person = await market.user();
  await person.patch("/auth/me", { locale: "en" });
  await person.notify({ kind: "ktp.approved" });
  await market.runDue();
  const [mail] = await person.mailbox();
  expect(mail!.subject).toBe("ID verified");
  expect(mail!.text).toContain("Hello ");
});

test("a lost response of the provider leads to no second e-mail", async () => {
  const person = await market.user();
  await fault("timeout_after_commit", 1);
  await person.notify();
  await market.runDue();
  await market.time.advance(60);
  expect(await subjects(person)).toHaveLength(1);
  expect(await emails(person)).toMatchObject([{ status: "delivered" }]);
});

test("an outage of the e-mail provider delays e-mails and blocks no order", async () => {
  const sale = await market.openSale();
  await fault("error", 4);
  await sale.pay();
  expect(await sale.status()).toBe("READY_TO_SHIP");
  expect(await subjects(sale.seller)).toEqual([]);
  await market.time.advance(600);
  expect(await subjects(sale.seller)).toEqual(["Saatnya kirim"]);
  expect(await subjects(sale.buyer)).toEqual(["Pembayaran diterima"]);
});

test("after eight hours of outage e-mails are abandoned with one case for staff", async () => {
  const users = [await market.user(), await market.user()];
  await nextMorning(market);
  await fault("error", 10_000);
  for (const person of users) await person.notify();
  await market.time.advance(10 * 3600);
  await market.with({}).delete("/sandbox/faults");
  await market.time.advance(3600);
  for (const person of users) {
    expect(await emails(person)).toMatchObject([{ status: "abandoned" }]);
    expect(await subjects(person)).toEqual([]);
  }
  const cases = await market.sql`
    select kind from private.staff_cases where kind in ('mail_abandoned', 'stuck_job')`;
  expect(cases.map(({ kind }) => kind)).toEqual(["mail_abandoned"]);
});

test("the status of an e-mail whose user has left is no dead letter and no case", async () => {
  const person = await market.user();
  await market.fault("email", "callback", "delay");
  await person.notify();
  await market.runDue();
  await market.sql`delete from private.emails where user_id = ${person.id}`;
  await market.time.advance(24 * 3600);
  const open = await market.sql`
    select kind, last_error from private.jobs where kind = 'webhooks_handle' and finished_at is null`;
  expect(open).toEqual([]);
  expect(await market.sql`select 1 from private.staff_cases where kind = 'stuck_job'`).toEqual([]);
});

test("an e-mail that the provider rejects for good fails with its reason", async () => {
  const person = await market.user();
  await market.sql`update private.contacts set email = 'no address' where user_id = ${person.id}`;
  await person.notify();
  await market.runDue();
  expect(await emails(person)).toMatchObject([{
    status: "failed",
    problem: expect.stringContaining("to"),
  }]);
});

test("a user without an e-mail address is notified only in the app", async () => {
  const person = await market.user();
  await market.sql`delete from private.contacts where user_id = ${person.id}`;
  await person.notify();
  await market.runDue();
  expect(await emails(person)).toEqual([]);
});
