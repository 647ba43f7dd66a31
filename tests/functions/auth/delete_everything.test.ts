/** Every text that a person can write, or that names them, carries a mark; nothing with it is left. */
import { Webhook } from "standardwebhooks";
import { expect, test } from "vitest";
import { CALLBACK_TOKEN, MAIL_SECRET, SHIPPING_SECRET } from "../../support/environment.ts";
import { png } from "../../support/images.ts";
import { submitKtp } from "../../support/ktp.ts";
import { must, step } from "../../support/life.ts";
import { useMarket } from "../../support/market.ts";
import type { Market } from "../../support/market.ts";
import { device } from "../../support/notifications.ts";
import { upload } from "../../support/photos.ts";
import { carrierSays, list, orderBody, pay } from "../../support/sale.ts";
import type { Sale } from "../../support/sale.ts";
import { REASON } from "../../support/staff.ts";
import { findTraces } from "../../support/traces.ts";
import { ADDRESS } from "../../support/users.ts";
import type { TestUser } from "../../support/users.ts";

const market = useMarket();

const MARK = "zqxmark";
const says = (where: string) => `${MARK} ${where}`;
const photo = (name: string) => `https://images.example.com/${MARK}-${name}.jpg`;

const LISTING = {
  title: says("title"),
  description: says("description"),
  brand: says("brand"),
  size: says("size"),
  color: says("color"),
  material: says("material"),
  style: says("style"),
  sub_category: says("part"),
  vibe_tags: [says("tag")],
};

/** What the export must contain, besides the listing. */
const PARTS = ("full name,bio,city,label,recipient,street,district,reply,rejection,cancellation," +
  "dispute,comment,return,stream,chat,report").split(",").concat(Object.keys(LISTING).slice(0, 1));

async function register(): Promise<TestUser> {
  const person = await market.user({ registered: false });
  const client = market.as(person);
  await must(client.post("/auth/register", { username: `${MARK}_name`, city: says("city") }));
  await must(client.patch("/auth/me", {
    full_name: says("full name"),
    bio: says("bio"),
    photo_url: await upload(market, person, png({ extra: { tEXt: says("face") } })),
  }));
  await must(client.post("/auth/me/addresses", {
    ...ADDRESS,
    label: says("label"),
    recipient_name: says("recipient"),
    street: says("street"),
    district: says("district"),
  }));
  return person;
}

async function order(seller: TestUser, buyer: TestUser, changes = {}): Promise<Sale> {
  const listing_id = await list(market, seller, changes);
  const body = await orderBody(market, buyer, listing_id);
  const order = await must(
    market.as(buyer).post("/orders", body, { "idempotency-key": crypto.randomUUID() }),
  );
  const sale = { seller, buyer, listing_id, order };
  await pay(market, sale);
  return sale;
}

async function sell(person: TestUser): Promise<Sale[]> {
  const buyer = await market.user();
  const own = await upload(market, person, png({ extra: { tEXt: says("sold") } }));
  const done = await order(person, buyer, { ...LISTING, photos: [own, photo("dress")] });
  await must(
    market.as(person).post("/shipping/waybill", { order_id: done.order.id }, {
      "idempotency-key": crypto.randomUUID(),
    }),
  );
  await fetch(`${market.url}/shipping/label/${done.order.id}`).then((answer) => answer.text());
  await must(step(market, buyer, done, "confirm"));
  const review = await must(
    market.as(buyer).post("/reviews", { order_id: done.order.id, rating: 5 }),
  );
  await must(market.as(person).post(`/reviews/${review.id}/reply`, { reply: says("reply") }));

  const returned = await order(person, buyer, LISTING);
  await carrierSays(market, returned, "picked");
  await carrierSays(market, returned, "delivered");
  await must(step(market, buyer, returned, "return-request", { reason: "damaged" }));
  await must(step(market, person, returned, "return-reject", { reason: says("rejection") }));
  await must(step(market, buyer, returned, "confirm"));
  const shipped = await order(person, buyer, LISTING);
  await must(step(market, person, shipped, "ship", {
    tracking_number: `${MARK}123`.toUpperCase(),
    courier_code: "jne",
  }));
  await must(step(market, buyer, shipped, "confirm"));
  return [done, returned, shipped];
}

async function buy(person: TestUser): Promise<Sale[]> {
  const seller = await market.user();
  const cancelled = await order(seller, person);
  await must(step(market, person, cancelled, "cancel", { reason: says("cancellation") }));
  const complaint = (about: string) => ({
    description: says(about),
    photos: [photo(about)],
  });
  const disputed = await order(seller, person);
  await must(step(market, person, disputed, "dispute", {
    reason: says("reason"),
    ...complaint("dispute"),
  }));
  const [{ id }] = await market.database.admin<[{ id: string }]>`
    select id from private.disputes where order_id = ${disputed.order.id}`;
  const ops = market.as(await market.staff("ops_admin"));
  await must(ops.post(`/admin/disputes/${id}/resolve`, {
    resolution: "release",
    note: "Refunded before",
  }));
  await must(
    market.as(person).post("/reviews", {
      order_id: disputed.order.id,
      rating: 1,
      comment: says("comment"),
    }),
  );
  const returned = await order(seller, person);
  await carrierSays(market, returned, "picked");
  await carrierSays(market, returned, "delivered");
  await must(step(market, person, returned, "return-request", {
    reason: "damaged",
    ...complaint("return"),
  }));
  await must(step(market, seller, returned, "return-reject", { reason: "Tidak" }));
  await must(step(market, person, returned, "confirm"));
  return [cancelled, disputed, returned];
}

async function talk(person: TestUser): Promise<void> {
  const [client, host] = [market.as(person), await market.user()];
  const stream = await must(client.post("/live-streams", { title: says("stream") }));
  await must(client.put(`/live-streams/${stream.id}/end`));
  const theirs = await must(market.as(host).post("/live-streams", { title: "Drop" }));
  await must(client.post(`/live-streams/${theirs.id}/chat`, { text: says("chat") }));
  const report = { reason: "scam", details: says("report") };
  await must(client.post(`/auth/users/${host.id}/report`, report));
  await must(market.as(host).post(`/auth/users/${person.id}/report`, report));
  await device(market, person);
  await must(submitKtp(market, person, { selfie: png({ extra: { tEXt: says("selfie") } }) }));
  const unlisted = await upload(market, person, png({ rgb: [1, 2, 3], extra: { tEXt: MARK } }));
  await must(client.post("/ai/categorize", { photo_url: unlisted }));
  await list(market, person, { ...LISTING, photos: [unlisted] });
}

/** Callbacks of each provider that name the person, and one that arrives after the deletion. */
async function callBack(market: Market, person: TestUser, sales: Sale[]): Promise<void> {
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
  await must(root.post("/admin/adjustments", { user_id: person.id, amount: -available }, REASON));
}

const words = (person: TestUser) => [MARK, person.email];

const folderOf = ({ id }: TestUser) =>
  market.database.admin`select name from storage.objects where starts_with(name, ${id})`;

test("after a deletion and its jobs no table, column or object holds what the person wrote or what names them", async () => {
  const person = await register();
  const sales = [...await sell(person), ...await buy(person)];
  await talk(person);
  await emptyWallet(person);
  await market.runDue();
  await callBack(market, person, sales);
  expect((await findTraces(market, words(person))).length).toBeGreaterThan(30);
  const { text } = await market.as(person).get("/auth/me/export");
  for (const part of PARTS) expect(text).toContain(says(part));

  await must(market.as(person).delete("/auth/me"));
  await market.runDue();
  expect(await findTraces(market, words(person))).toEqual([]);
  expect(await folderOf(person)).toEqual([]);

  await callBack(market, person, sales);
  await market.runDue();
  expect(await findTraces(market, words(person)), "callbacks after the deletion").toEqual([]);
  for (const { buyer, seller, order } of sales) {
    const other = buyer.id === person.id ? seller : buyer;
    expect((await market.as(other).get(`/orders/${order.id}`)).status).toBe(200);
  }
});
