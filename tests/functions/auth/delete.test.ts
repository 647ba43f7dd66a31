import { expect, test } from "vitest";
import {
  ADDRESS,
  CALLBACK_TOKEN,
  MAIL_SECRET,
  must,
  RACING,
  REASON,
  SERVICE_KEY,
  SHIPPING_SECRET,
  useMarket,
} from "../../support/market.ts";
import type { Answer, Sale, User } from "../../support/market.ts";
import { authErase } from "../../../functions/jobs/handlers/auth_erase.ts";
import { png } from "../../support/images.ts";
import { nextMorning } from "../../support/morning.ts";
import { upload } from "../../support/photos.ts";
import { findTraces } from "../../support/traces.ts";
import { tell } from "../../support/portal.ts";
import { Webhook } from "standardwebhooks";
import { verifyBooks } from "../../../tools/verify_books.ts";
import { personalDataOf } from "../../support/personal_data.ts";
import { buy, MARK, register, says, sell, talk } from "../../support/marked.ts";

const market = useMarket(RACING);

const leave = (person: User) => person.delete("/auth/me");
const reasonOf = async (person: User) => {
  const { status, body } = await leave(person);
  return [status, body.error?.message];
};

test("a deletion removes profile, addresses, e-mail address, likes and listings, and keeps the sale and its ledger entries", async () => {
  const sale = await market.completedSale();
  await must(sale.buyer.post("/reviews", { order_id: sale.order.id, rating: 5 }));
  await must(sale.buyer.patch("/auth/me", { full_name: "Rani Kusuma", bio: "Halo" }));
  const forSale = await sale.buyer.list();
  const left = await leave(sale.buyer);
  expect([left.status, left.body.data]).toEqual([200, { id: sale.buyer.id, deleted: true }]);

  const seller = sale.seller;
  const { body, text } = await seller.get(`/auth/users/${sale.buyer.id}`);
  expect(body.data).toMatchObject({ photo_url: null, city: null, bio: null });
  expect(body.data.username).toMatch(/^deleted_[0-9a-f]{16}$/);
  expect(text).not.toContain(sale.buyer.username);
  expect((await seller.get(`/listings/${forSale}`)).status).toBe(404);
  expect((await seller.get(`/orders/${sale.order.id}`)).status).toBe(200);
  expect((await seller.get(`/reviews/user/${sale.seller.id}`)).body.data.items)
    .toMatchObject([{ rating: 5, reviewer: { username: body.data.username, photo_url: null } }]);
  const [rows] = await market.sql`
    select (select count(*)::integer from private.contacts where user_id = ${sale.buyer.id}) as contacts,
      (select count(*)::integer from public.addresses where user_id = ${sale.buyer.id}) as addresses,
      (select count(*)::integer from public.notifications where user_id = ${sale.buyer.id}) as notifications,
      full_name, phone from public.profiles where id = ${sale.buyer.id}`;
  expect(rows).toEqual({
    contacts: 0,
    addresses: 0,
    notifications: 0,
    full_name: null,
    phone: null,
  });
  await market.proveMoney();
});

test("the token of a deleted account is rejected everywhere, within a second where everybody may read, and its username is free", async () => {
  const [person, seller] = [await market.user(), await market.user()];
  const own = ["/auth/me", "/orders/my", "/wallet/balance", "/auth/me/export"];
  const open = ["/listings", "/listings/boosted", `/listings/user/${seller.id}`]
    .concat(
      `/auth/users/${seller.id}`,
      "/search?q=kemeja",
      "/search/suggest?q=kem",
      "/live-streams",
    );
  const statuses = (paths: string[]) =>
    Promise.all(paths.map(async (path) => [path, (await person.get(path)).status]));
  expect(await statuses(open)).toEqual(open.map((path) => [path, 200]));
  await must(leave(person));
  expect(await statuses(own)).toEqual(own.map((path) => [path, 401]));
  expect((await person.post("/auth/register", { username: "back_again" })).status).toBe(401);
  expect((await person.patch("/auth/me", { bio: "Masih di sini" })).status).toBe(401);
  expect((await leave(person)).status).toBe(401);
  await new Promise((resolve) => setTimeout(resolve, 1000));
  expect(await statuses(open)).toEqual(open.map((path) => [path, 401]));
  const other = await market.user({ registered: false });
  const { username } = person;
  expect((await other.post("/auth/register", { username })).status).toBe(201);
});

test("a staff role, an open order on either side and a wallet that is not zero block the deletion", async () => {
  expect((await leave(await market.staff("administrator"))).status).toBe(409);
  const open = await market.openSale();
  const orders = "You still have open orders: they have to end first.";
  expect(await reasonOf(open.buyer)).toEqual([409, orders]);
  expect(await reasonOf(open.seller)).toEqual([409, orders]);

  const sale = await market.completedSale();
  expect(await reasonOf(sale.seller)).toEqual([
    409,
    expect.stringContaining("There is money in your wallet: withdraw it first."),
  ]);
  await sale.seller.fund(-150_000);
  await must(sale.clawBack());
  expect((await reasonOf(sale.seller))[1]).toMatch(/below zero/);
  await sale.seller.fund(150_000);
  expect((await leave(sale.seller)).status).toBe(200);
  expect((await open.seller.get("/auth/me")).body.data.city).toBe("Bandung");
});

test("a buyer who deletes the account while ordering keeps the account, or has no order", async () => {
  for (let round = 0; round < 3; round++) {
    const buyer = await market.user();
    const body = await buyer.orderBody(await (await market.user()).list());
    const [ordered, left] = await Promise.all([buyer.post("/orders", body), leave(buyer)]);
    const [row] = await market.sql`
      select deleted_at is not null as gone, (select count(*)::integer from public.orders where buyer_id = ${buyer.id}) as orders
      from public.profiles where id = ${buyer.id}`;
    expect([ordered.status, left.status, row]).toEqual(
      left.status === 200
        ? [ordered.status, 200, { gone: true, orders: 0 }]
        : [201, 409, { gone: false, orders: 1 }],
    );
    if (left.status === 200) expect([401, 404]).toContain(ordered.status);
  }
});

test("a seller who deletes the account during a purchase keeps the account, or the item is not sold", async () => {
  for (let round = 0; round < 3; round++) {
    const [seller, buyer] = [await market.user(), await market.user()];
    const body = await buyer.orderBody(await seller.list());
    const [ordered, left] = await Promise.all([buyer.post("/orders", body), leave(seller)]);
    expect([[201, 409], [404, 200], [409, 200]]).toContainEqual([ordered.status, left.status]);
  }
});

test("a user with too little for a withdrawal may give it up and leave; with more, or without saying so, it is a 409", async () => {
  const [admin, person] = [await market.staff("superadmin"), await market.wealthy(10_000)];
  const giveUp = () => person.delete("/auth/me?give_up_balance=true");
  expect((await giveUp()).status).toBe(409);
  await person.fund(-1);
  expect(await reasonOf(person)).toEqual([409, expect.stringContaining("give_up_balance")]);
  expect((await giveUp()).status).toBe(200);
  const { items } = await must(admin.get("/admin/suspense?status=open"));
  expect(items).toMatchObject([{ kind: "given_up", amount: 9_999, status: "open" }]);
  await market.proveMoney();
  const body = { outcome: "kept", evidence: "Given up with the account" };
  await must(admin.post(`/admin/suspense/${items[0].id}/close`, body, REASON));
  await market.proveMoney();
});

const isThere = async (photo: string) => {
  const answer = await fetch(photo);
  await answer.body?.cancel();
  return answer.ok;
};

const filesOf = ({ id }: User) =>
  market.sql`select name from storage.objects where starts_with(name, ${id})`;

let shade = 0;
const photoOf = (person: User) => upload(market, person, png({ rgb: [10, 20, ++shade] }));

test("a deletion removes every file of the user's folders, also of orders and never listed, and none of other users", async () => {
  const [seller, other] = [await market.user(), await market.user()];
  const [face, unsold, sold, theirs, unlisted] = [
    await photoOf(seller),
    await photoOf(seller),
    await photoOf(seller),
    await photoOf(other),
    await photoOf(seller),
  ];
  await must(seller.patch("/auth/me", { photo_url: face }));
  await other.list({ photos: [theirs] });
  await seller.list({ photos: [unsold, theirs] });
  const sale = await seller.list({ photos: [sold] });
  const buyer = await market.user();
  const order = await must(buyer.post("/orders", await buyer.orderBody(sale)));
  await must(buyer.put(`/orders/${order.id}/cancel`));
  expect(await Promise.all([face, unsold, sold, unlisted, theirs].map(isThere)))
    .toEqual([true, true, true, false, true]);
  expect(await filesOf(seller)).toHaveLength(4);
  await must(leave(seller));
  await market.runDue();
  expect(await filesOf(seller)).toEqual([]);
  expect(await Promise.all([face, unsold, sold, unlisted, theirs].map(isThere)))
    .toEqual([false, false, false, false, true]);
});

test("a deletion removes devices, e-mails, preferences and views of streams, and text, username and pinned titles in stream chats", async () => {
  const [person, host] = [await market.user(), await market.user()];
  await person.device();
  await person.notify();
  await market.runDue();
  expect(await person.mailbox()).toHaveLength(1);
  await must(person.put("/notifications/preferences", { email_digest: true }));
  const { id } = await must(host.post("/live-streams", { title: "Drop Sabtu" }));
  await must(person.post(`/live-streams/${id}/chat`, { text: "Halo" }));
  await must(person.post(`/live-streams/${id}/view`));
  const own = await must(person.post("/live-streams", { title: "Punyaku" }));
  const pinned_listing_ids = [await person.list({ title: "zqpinned" })];
  await must(person.put(`/live-streams/${own.id}/pins`, { pinned_listing_ids }));
  expect(await reasonOf(person))
    .toEqual([409, "You have a live stream that is not over: end it first."]);
  await must(person.put(`/live-streams/${own.id}/end`));
  await must(leave(person));
  const [rows] = await market.sql`
    select (select count(*)::integer from private.push_subscriptions where user_id = ${person.id}) as devices,
      (select count(*)::integer from private.emails where user_id = ${person.id}) as letters,
      (select count(*)::integer from public.notification_preferences where user_id = ${person.id}) as preferences,
      (select count(*)::integer from private.live_viewers where user_id = ${person.id}) as views`;
  expect(rows).toEqual({ devices: 0, letters: 0, preferences: 0, views: 0 });
  const { messages } = (await host.get(`/live-streams/${id}/chat`)).body.data;
  expect(messages[0])
    .toMatchObject({ text: "[deleted]", username: expect.stringMatching(/^deleted_/) });
  expect((await host.get(`/live-streams/${own.id}`)).text).not.toContain(person.username);
  expect(await findTraces(market, ["zqpinned"])).toEqual([]);
});

test("a deleted user's name leaves the seller's notification of their like, also of a like that was taken back", async () => {
  const [person, seller] = [await market.user(), await market.user()];
  const listing = await seller.list();
  await must(person.post(`/listings/${listing}/like`));
  await market.time.advance(600);
  await market.runDue();
  const told = async () => (await seller.get("/notifications")).text;
  expect(await told()).toContain(person.username);
  await must(person.send("DELETE", `/listings/${listing}/like`));
  await must(leave(person));
  expect(await told()).not.toContain(person.username);
  expect(await told()).toContain("deleted");
  await market.runDue();
  expect(await findTraces(market, [person.username])).toEqual([]);
});

test("a deleted user's name and titles leave the digests that others were sent", async () => {
  const [host, fan] = [await market.user(), await market.user()];
  await must(fan.put("/notifications/preferences", { email_digest: true }));
  await must(fan.put(`/auth/users/${host.id}/follow`));
  await must(host.post("/live-streams", { title: "zqhost drop" }));
  await market.runDue();
  await nextMorning(market);
  await market.time.advance(2 * 3600);
  const [digest] = await fan.mailbox();
  expect(digest!.text).toContain("zqhost drop");
  const { emails } = await must(fan.get("/auth/me/export"));
  expect(emails).toMatchObject([{
    kind: "digest",
    data: { count: 1, items: [{ kind: "live.started" }] },
  }]);
  const { items: [stream] } = await must(host.get("/live-streams"));
  await must(host.put(`/live-streams/${stream.id}/end`));
  await must(leave(host));
  await market.runDue();
  expect(await findTraces(market, ["zqhost", host.username])).toEqual([]);
});

test("of a listing that was changed before, its former title, brand and size go with the account", async () => {
  const person = await market.user();
  const listing = await person.list({ title: "Zqtitle", brand: "Zqbrand", size: "Zqsize" });
  const changes = { title: "Kemeja", brand: "Batik Keris", size: "M" };
  await must(person.patch(`/listings/${listing}`, changes));
  await must(leave(person));
  await market.runDue();
  expect(await findTraces(market, ["zqtitle", "zqbrand", "zqsize"])).toEqual([]);
});

test("a deletion erases the sign-in, and running its job twice changes nothing", async () => {
  const person = await market.user();
  await must(leave(person));
  await market.runDue();
  const emailOf = async () =>
    (await market.sql`select email from auth.users where id = ${person.id}`)[0]!["email"];
  expect(await emailOf()).toMatch(/^deleted-.*@invalid$/);
  await market.sql`
    update private.jobs set finished_at = null where kind = 'auth_erase' and key = ${person.id}`;
  await market.runDue();
  expect(await emailOf()).toMatch(/^deleted-.*@invalid$/);
});

test("the sign-in is erased first, whatever happens to the files", async () => {
  const person = await market.user();
  const forgotten: string[] = [];
  const deps = {
    accounts: { forget: (id: string) => Promise.resolve(void forgotten.push(id)) },
    storage: { removeFolder: () => Promise.reject(new Error("storage is down")) },
  };
  await expect(authErase(deps as never, { user_id: person.id, labels: [] }))
    .rejects.toThrow("storage is down");
  expect(forgotten).toEqual([person.id]);
});

test("a photo URL that cannot be decoded does not hold up the deletion", async () => {
  const person = await market.user();
  const photo = await photoOf(person);
  // The API rejects such a URL; a row may be older than that check.
  await market.sql`
    update public.profiles set photo_url = ${`${photo}%E0%A4%A`} where id = ${person.id}`;
  await must(leave(person));
  await market.runDue();
  const [job] = await market.sql`
    select finished_at is not null as done from private.jobs where key = ${person.id}`;
  expect([job!["done"], await isThere(photo)]).toEqual([true, false]);
});

test("a file that is uploaded after the deletion is removed when upload URLs have expired", async () => {
  const person = await market.user();
  const place = await must(person.post("/listings/photos", { content_type: "image/png" }));
  await must(leave(person));
  await market.runDue();
  const headers = { "content-type": "image/png" };
  const put = await fetch(place.signed_url, { method: "PUT", headers, body: png() as BodyInit });
  expect(put.status).toBe(200);
  await put.body?.cancel();
  await market.time.advance(3 * 3600);
  expect(await filesOf(person)).toEqual([]);
});

test("an open withdrawal or an unpaid boost blocks the deletion", async () => {
  const person = await market.wealthy(50_000);
  const { id } = await must(person.requestWithdrawal(50_000));
  expect(await reasonOf(person))
    .toEqual([409, "Your last withdrawal is still on its way: it has to arrive first."]);
  await must(market.sandbox(`/payment/payouts/${id}/complete`));
  await market.runDue();
  const boost = await must(
    person.post("/boosts", { listing_id: await person.list(), package: "boost_3d" }),
  );
  expect((await reasonOf(person))[1]).toMatch(/^A boost/);
  await must(market.sandbox(`/payment/invoices/${boost.payment.invoice_id}/expire`));
  await market.runDue();
  await must(leave(person));
});

const traces = async (word: string) =>
  (await findTraces(market, [word])).filter((place) => !place.startsWith("private.audit_log."));

test("a note of the finance portal about an order goes with either party's account", async () => {
  const sale = await market.saleIn("DELIVERED");
  const { dispute } = await must(sale.step("buyer", "dispute", { reason: "Palsu" }));
  await must(tell(market, "/internal/commands/resolve-dispute", {
    dispute_id: dispute.id,
    resolution: "refund",
    note: "zqportal: Budi admits it",
    actor: "Dewi",
  }));
  expect(await traces("zqportal")).toContain("private.order_history.reason");
  await must(sale.seller.delete("/auth/me"));
  await market.runDue();
  expect(await traces("zqportal")).toEqual([]);
});

test("what the finance portal says about a seller who left, or has left before it is read, is stored without its words", async () => {
  const seller = await market.user();
  const accuse = () =>
    must(tell(market, "/internal/events", {
      id: crypto.randomUUID(),
      type: "fraud_flag.raised",
      data: { seller_id: seller.id, reason: "zqportal: same bank account as Budi" },
    }));
  await accuse();
  await must(seller.delete("/auth/me"));
  await accuse();
  await market.with({ authorization: `Bearer ${SERVICE_KEY}` }).post("/finance-inbox/run");
  expect(await traces("zqportal")).toEqual([]);
  expect(
    await market.sql`
    select details, outcome from private.seller_reviews as reviews
    join private.finance_inbox as inbox on inbox.id = event_id where seller_id = ${seller.id}`,
  )
    .toEqual([1, 2].map(() => ({ details: { type: "fraud_flag.raised" }, outcome: "flagged" })));
  expect(await market.sql`select from public.notifications where user_id = ${seller.id}`)
    .toEqual([]);
});

test("a note with which staff close a report or a review is not kept once who it is about has left", async () => {
  const [person, other] = [await market.user(), await market.user()];
  const root = await market.staff("superadmin");
  await must(tell(market, "/internal/events", {
    id: crypto.randomUUID(),
    type: "fraud_flag.raised",
    data: { seller_id: person.id },
  }));
  await market.with({ authorization: `Bearer ${SERVICE_KEY}` }).post("/finance-inbox/run");
  const report = await must(other.post(`/auth/users/${person.id}/report`, { reason: "scam" }));
  await must(person.delete("/auth/me"));
  const [review] = await market.sql<{ id: string }[]>`
    select id from private.seller_reviews where seller_id = ${person.id}`;
  const note = "zqnote: Budi admits it";
  await must(root.post(`/admin/reports/${report.id}/close`, { outcome: "actioned", note }, REASON));
  await must(
    root.post(`/admin/seller-reviews/${review!.id}/close`, { verdict: "confirmed", note }, REASON),
  );
  expect(await traces("zqnote")).toEqual([]);
});

test("the provider's reason about a payout goes with the account, and no case has a copy", async () => {
  const person = await market.wealthy(50_000);
  const { id, net, provider_payout_id, payout_url } = await person.withdraw(50_000);
  const link = { id: provider_payout_id, external_id: id, amount: net, url: payout_url };
  for (
    const said of [
      { status: "COMPLETED", state: "completed", failure_reason: null },
      { status: "REVERSED", state: "returned", failure_reason: "zqreason: account of Sari" },
    ]
  ) {
    await market.services.db.service.call("internal.apply_payout_update", {
      payout: { ...link, expires_at: null, ...said },
    });
  }
  expect(await market.payoutCases(id)).toEqual(["returned_payout: open"]);
  expect(await traces("zqreason")).toEqual(["private.withdrawals.failure_reason"]);
  await person.fund(-50_000);
  await must(person.delete("/auth/me"));
  await market.runDue();
  expect(await traces("zqreason")).toEqual([]);
});

test("evidence of a decision about a payout goes with the account", async () => {
  const person = await market.wealthy();
  const withdrawal = await person.withdraw();
  await market.payout(withdrawal, "expire");
  await market.sql`
    insert into private.provider_transactions (id, type, status, reference, cashflow, amount, fee, created_at)
    values (gen_random_uuid()::text, 'DISBURSEMENT', 'SUCCESS', ${withdrawal.id}, 'MONEY_OUT',
      ${withdrawal.net}, 0, private.now())`;
  await market.time.advance(3 * 24 * 3600, 12 * 3600);
  await person.reread(withdrawal);
  const root = await market.staff("superadmin");
  const body = { outcome: "paid", evidence: "zqevidence: the account of Sari at BCA" };
  await must(
    market.approved(() => root.post(`/admin/payouts/${withdrawal.id}/decide`, body, REASON)),
  );
  const { payout_url } = withdrawal;
  expect(await traces("zqevidence")).toEqual([
    "private.approvals.preview",
    "private.approvals.request",
    "private.approvals.result",
    "private.withdrawals.decision",
  ]);
  await person.fund(-50_000);
  await must(person.delete("/auth/me"));
  await market.runDue();
  expect(await traces("zqevidence")).toEqual([]);
  const [row] = await market.sql`
    select decision, decision::text as text from private.withdrawals where id = ${withdrawal.id}`;
  expect(row!["decision"]).toMatchObject({ outcome: "paid", listed_amount: -withdrawal.net });
  expect(row!["text"]).not.toContain(payout_url);
});

test("what a courier answered about a parcel goes with the account, from jobs and cases too", async () => {
  const sale = await market.paidSale();
  const { shipper_order_id } = await sale.shipment();
  const error = "zqcourier: Sari, 0812, did not open";
  await market.services.db.service.call("internal.record_courier_cancellation", {
    shipper_order_id: shipper_order_id!,
    error,
  });
  await market.sql`
    update private.jobs set last_error = ${error}
    where kind = 'shipping_book' and key = ${sale.order.id}`;
  await market.sql`
    select private.open_case('parcel_trouble', ${`${shipper_order_id}:rejected`}, ${sale.order.id},
      ${market.sql.json({ note: error, status: "rejected" })})`;
  await must(sale.step("seller", "ship", { tracking_number: "OWN-ZQ" }));
  await must(sale.step("buyer", "confirm"));
  expect(await traces("zqcourier"))
    .toEqual(["private.jobs.last_error", "private.staff_cases.details"]);
  await must(sale.buyer.delete("/auth/me"));
  await market.runDue();
  expect(await traces("zqcourier")).toEqual([]);
  const [kept] = await market.sql`
    select details from private.staff_cases where order_id = ${sale.order.id} and kind = 'parcel_trouble'`;
  expect(kept!["details"]).toEqual({ status: "rejected" });
});

test("an error that staff read in a case goes with the job's success, from the case too", async () => {
  const { db } = market.services;
  const lease = { job_id: crypto.randomUUID(), lease_token: crypto.randomUUID() };
  await market.sql`
    insert into private.jobs (id, kind, key, attempts, lease_token)
    values (${lease.job_id}, 'mail_send', ${lease.job_id}, 20, ${lease.lease_token})`;
  await db.service.call("internal.fail_job", { ...lease, error: "zqerror: Sari, 0812" });
  const staff = await market.staff("ops_admin");
  const error = async (status: string) =>
    (await must(staff.get(`/admin/cases?kind=stuck_job&status=${status}`))).items
      .find(({ key }: { key: string }) => key === lease.job_id).details.error;
  expect(await error("open")).toBe("zqerror: Sari, 0812");
  await market.sql`
    update private.jobs set lease_token = ${lease.lease_token} where id = ${lease.job_id}`;
  await db.service.call("internal.finish_jobs", { jobs: [lease] });
  await market.runDue();
  expect(await error("closed")).toBeUndefined();
  expect(await traces("zqerror")).toEqual([]);
});

test("what a courier says about a parcel after a party left is stored without its words", async () => {
  const sale = await market.saleIn("COMPLETED");
  const { id } = await sale.shipment();
  const notes = () =>
    market.sql<{ status: string; note: string | null }[]>`
      select status, note from private.shipment_events where shipment_id = ${id} and note is not null`;
  expect(await notes()).not.toEqual([]);
  await sale.seller.fund(-await sale.seller.wallet());
  await must(sale.seller.delete("/auth/me"));
  await market.runDue();
  expect(await notes()).toEqual([]);
  await sale.carrierSays("delivered");
  expect((await sale.shipment()).delivered_at).not.toBeNull();
  expect(await notes()).toEqual([]);
});

/** Callbacks of each provider that name the person, and one that arrives after the deletion. */
async function callBack(person: User, sales: Sale[]): Promise<void> {
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
  const [mail] = await market.sql<{ id: string; provider_id: string }[]>`
    select id, provider_id from private.emails where user_id = ${person.id} limit 1`;
  await sendMailCallback(mail ?? lastMail!, person);
  lastMail = mail ?? lastMail;
}

let lastMail: { id: string; provider_id: string } | undefined;

async function sendMailCallback(mail: { id: string; provider_id: string }, person: User) {
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

async function emptyWallet(person: User): Promise<void> {
  const withdrawal = await must(
    person.post("/wallet/withdrawals", { amount: 50_000 }, {
      "idempotency-key": crypto.randomUUID(),
    }),
  );
  await must(market.sandbox(`/payment/payouts/${withdrawal.id}/complete`));
  await market.runDue();
  const { available } = await must(person.get("/wallet/balance"));
  const root = await market.staff("superadmin");
  await must(
    market.approved(() =>
      root.post("/admin/adjustments", { user_id: person.id, amount: -available }, REASON)
    ),
  );
}

const words = (person: User) => [MARK, person.email];

test("after a deletion and its jobs no table, column or object holds what the person wrote or what names them", async () => {
  const person = await register(market);
  const sales = [...await sell(market, person), ...await buy(market, person)];
  await talk(market, person);
  await emptyWallet(person);
  await market.runDue();
  await callBack(person, sales);
  expect((await findTraces(market, words(person))).length).toBeGreaterThan(30);
  await market.sql`select private.seal_block(1000)`;
  const exported = (await person.get("/auth/me/export")).body.data;
  const held = (await personalDataOf(market, person.id)).filter(({ value }) =>
    value.startsWith(MARK)
  );
  expect(held.length).toBeGreaterThan(30);
  for (const { relation, column, exported: field, value } of held) {
    if (field === null) continue;
    expect(JSON.stringify(exported[field]), `${relation}.${column}`).toContain(value);
  }

  const [leaked] = await market.sql`
    select columns from private.people_in('public.addresses') where user_id = ${person.id}`;
  expect(leaked!["columns"]).toContain("street");

  await must(person.delete("/auth/me"));
  await market.runDue();
  expect(await findTraces(market, words(person))).toEqual([]);
  expect(await filesOf(person)).toEqual([]);
  expect(await verifyBooks(market.sql), "sealed before").toMatchObject({ isWhole: true });

  await callBack(person, sales);
  await market.runDue();
  expect(await findTraces(market, words(person)), "callbacks after the deletion").toEqual([]);
  for (const { buyer, seller, order } of sales) {
    const other = buyer.id === person.id ? seller : buyer;
    expect((await other.get(`/orders/${order.id}`)).status).toBe(200);
  }
});

/** Runs the request while the deletion of this person is about to commit. */
async function duringDeletion<T>(person: User, request: () => Promise<T>): Promise<T> {
  let waiting: Promise<T> | undefined;
  await market.sql.begin(async (sql) => {
    const claims = JSON.stringify({ sub: person.id });
    await sql`select set_config('request.jwt.claims', ${claims}, true)`;
    await sql`select api.auth_delete()`;
    waiting = request();
    waiting.catch(() => {});
    await market.untilLocked(1);
  });
  return await waiting!;
}

/** What must not be stored any more, although the account is known as active; only the operation can notice it. */
const LATE: Record<string, (person: User, listing: string) => Promise<unknown>> = {
  "a change of the profile": (person) =>
    person.patch("/auth/me", {
      full_name: says("late name"),
      bio: says("late bio"),
      photo_url: `https://images.example.com/${says("late").replace(" ", "-")}.jpg`,
    }),
  "a new address": (person) =>
    person.post("/auth/me/addresses", { ...ADDRESS, street: says("late street") }),
  "a report": (person, listing) =>
    person.post(`/listings/${listing}/report`, { reason: "scam", details: says("late report") }),
  "a new device": (person) => person.device().catch(() => {}),
  "a look-up of the account": ({ id }) =>
    market.services.db.service.call("internal.load_caller", {
      caller_id: id,
      email: "zqxmark-late@example.test",
      token_issued_at: Math.floor(Date.now() / 1000) + 60,
    }),
};

test.each(Object.entries(LATE))(
  "%s that waits for the deletion stores nothing",
  async (_, write) => {
    const person = await market.user({ address: false });
    const listing = await (await market.user()).list();
    await must(person.get("/auth/me"));
    const answer = await duringDeletion(person, () => write(person, listing));
    expect(await findTraces(market, ["zqxmark late", "zqxmark-late"])).toEqual([]);
    expect(await market.sql`select from private.push_subscriptions where user_id = ${person.id}`)
      .toEqual([]);
    if ((answer as Answer | undefined)?.headers) expect(answer).toMatchObject({ status: 401 });
  },
);

test("an e-mail or digest that is written while the deletion runs is not stored", async () => {
  const { service } = market.services.db;
  const day = new Date(market.time.now().getTime() + 7 * 3_600_000).toISOString().slice(0, 10);
  const writers: ((notification: string) => Promise<unknown>)[] = [
    (email_id) => service.call("internal.emails_to_send", { email_ids: [email_id] }),
    () =>
      service.call("internal.write_notification_digests", {
        day,
        since: "2020-01-01T00:00:00Z",
      }),
  ];
  for (const write of writers) {
    const person = await market.user();
    await must(person.put("/notifications/preferences", { email_digest: true }));
    await person.notify({ kind: "review.received" });
    const [{ id }] = await market.sql<[{ id: string }]>`
      update public.notifications set created_at = created_at - interval '2 days'
      where user_id = ${person.id} returning id`;
    await duringDeletion(person, () => write(id));
    expect(await market.sql`select from private.emails where user_id = ${person.id}`).toEqual([]);
  }
});

test("followers who are told of a stream while its host leaves do not keep the host's words", async () => {
  const [fan, host] = await Promise.all([market.user(), market.user()]);
  await must(fan.put(`/auth/users/${host.id}/follow`));
  const { id } = await must(host.post("/live-streams", { title: says("late stream") }));
  let [told, left]: Promise<unknown>[] = [];
  await market.sql.begin(async (sql) => {
    // The job waits for this row, after it has read the stream.
    await sql`
      insert into public.notifications (user_id, event_id, kind, category)
      values (${fan.id}, ${`live:${id}:started`}, 'live.started', 'live')`;
    told = market.runDue();
    await market.untilLocked(1);
    await must(host.put(`/live-streams/${id}/end`));
    left = must(host.delete("/auth/me"));
    await Promise.race([left, market.untilLocked(2)]);
    await sql`delete from public.notifications where user_id = ${fan.id}`;
  });
  await Promise.all([told, left]);
  const [kept] = await market.sql`select data from public.notifications where user_id = ${fan.id}`;
  expect(kept!["data"]).toEqual({ stream_id: id, title: "Live", seller_username: "deleted" });
  expect(await findTraces(market, ["zqxmark late"])).toEqual([]);
});

test("a follower who leaves while a stream's start is told gets no notification", async () => {
  const [fan, host] = await Promise.all([market.user(), market.user()]);
  await must(fan.put(`/auth/users/${host.id}/follow`));
  await must(host.post("/live-streams", { title: "Drop" }));
  await duringDeletion(fan, () => market.runDue());
  const told = await market.sql`
    select from public.notifications where user_id = ${fan.id}`;
  expect(told).toHaveLength(0);
});
