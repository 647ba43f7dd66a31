/** Every text that a person can write, or that names them, carries a mark; nothing with it is left. */
import { Webhook } from "standardwebhooks";
import { expect, test } from "vitest";
import { verifyBooks } from "../../../tools/verify_books.ts";
import { CALLBACK_TOKEN, MAIL_SECRET, SHIPPING_SECRET } from "../../support/environment.ts";
import { must } from "../../support/life.ts";
import { approved } from "../../support/approvals.ts";
import { useMarket } from "../../support/market.ts";
import { buy, MARK, register, says, sell, talk } from "../../support/marked.ts";
import { personalDataOf } from "../../support/personal_data.ts";
import type { Sale } from "../../support/sale.ts";
import { REASON } from "../../support/staff.ts";
import { findTraces } from "../../support/traces.ts";
import type { TestUser } from "../../support/users.ts";

const market = useMarket();

/** Callbacks of each provider that name the person, and one that arrives after the deletion. */
async function callBack(person: TestUser, sales: Sale[]): Promise<void> {
  const name = { customer: { given_names: says("payer"), email: person.email } };
  const [sale] = sales;
  const xendit = market.with({ "x-callback-token": CALLBACK_TOKEN });
  await xendit.post("/webhooks/xendit", {
    id: sale!.order.payment.invoice_id,
    external_id: sale!.order.reference,
    status: "PAID",
    payer_email: person.email,
    description: says("invoice"),
    round: crypto.randomUUID(),
    ...name,
  });
  await xendit.post("/webhooks/xendit-native", {
    event: "payment.succeeded",
    data: { reference_id: sale!.order.reference, status: "FAILED", ...name },
    round: crypto.randomUUID(),
  });
  const signed = market.with({ "x-biteship-signature": SHIPPING_SECRET });
  await signed.post("/webhooks/biteship", { order_id: "none", destination: name });
  const [mail] = await market.database.admin<{ id: string; provider_id: string }[]>`
    select id, provider_id from private.emails where user_id = ${person.id} limit 1`;
  await sendMailCallback(mail ?? lastMail!, person);
  lastMail = mail ?? lastMail;
}

let lastMail: { id: string; provider_id: string } | undefined;

async function sendMailCallback(mail: { id: string; provider_id: string }, person: TestUser) {
  const [id, at] = [crypto.randomUUID(), new Date()];
  const text = JSON.stringify({
    type: "email.bounced",
    created_at: at.toISOString(),
    data: {
      email_id: mail.provider_id,
      to: [person.email],
      subject: says("subject"),
      tags: { email_id: mail.id },
      bounce: { type: "Permanent", message: `550 <${person.email}>` },
    },
  });
  const answer = await market.with({
    "svix-id": id,
    "svix-timestamp": String(Math.floor(at.getTime() / 1000)),
    "svix-signature": new Webhook(MAIL_SECRET).sign(id, at, text),
  }).post("/webhooks/resend", text);
  expect(answer.status).toBe(200);
}

async function emptyWallet(person: TestUser): Promise<void> {
  const withdrawal = await must(
    market.as(person).post("/wallet/withdrawals", { amount: 50_000 }, {
      "idempotency-key": crypto.randomUUID(),
    }),
  );
  await must(market.sandbox(`/payment/payouts/${withdrawal.id}/complete`));
  await market.runDue();
  const { available } = await must(market.as(person).get("/wallet/balance"));
  const root = market.as(await market.staff("superadmin"));
  await must(
    approved(
      market,
      () => root.post("/admin/adjustments", { user_id: person.id, amount: -available }, REASON),
    ),
  );
}

const words = (person: TestUser) => [MARK, person.email];

const folderOf = ({ id }: TestUser) =>
  market.database.admin`select name from storage.objects where starts_with(name, ${id})`;

test("after a deletion and its jobs no table, column or object holds what the person wrote or what names them", async () => {
  const person = await register(market);
  const sales = [...await sell(market, person), ...await buy(market, person)];
  await talk(market, person);
  await emptyWallet(person);
  await market.runDue();
  await callBack(person, sales);
  expect((await findTraces(market, words(person))).length).toBeGreaterThan(30);
  await market.database.admin`select private.seal_block(1000)`;
  const exported = (await market.as(person).get("/auth/me/export")).body.data;
  const held = (await personalDataOf(market, person.id)).filter(({ value }) =>
    value.startsWith(MARK)
  );
  expect(held.length).toBeGreaterThan(30);
  for (const { relation, column, exported: field, value } of held) {
    if (field === null) continue;
    expect(JSON.stringify(exported[field]), `${relation}.${column}`).toContain(value);
  }

  const [leaked] = await market.database.admin`
    select columns from private.people_in('public.addresses') where user_id = ${person.id}`;
  expect(leaked!["columns"]).toContain("street");

  await must(market.as(person).delete("/auth/me"));
  await market.runDue();
  expect(await findTraces(market, words(person))).toEqual([]);
  expect(await folderOf(person)).toEqual([]);
  expect(await verifyBooks(market.database.admin), "sealed before").toMatchObject({
    isWhole: true,
  });

  await callBack(person, sales);
  await market.runDue();
  expect(await findTraces(market, words(person)), "callbacks after the deletion").toEqual([]);
  for (const { buyer, seller, order } of sales) {
    const other = buyer.id === person.id ? seller : buyer;
    expect((await market.as(other).get(`/orders/${order.id}`)).status).toBe(200);
  }
});
