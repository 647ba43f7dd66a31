import { expect, test } from "vitest";
import { authErase } from "../../../functions/jobs/handlers/auth_erase.ts";
import { png } from "../../support/images.ts";
import { must } from "../../support/life.ts";
import { useMarket } from "../../support/market.ts";
import { device, mailbox, notify } from "../../support/notifications.ts";
import type { TestUser } from "../../support/users.ts";
import { upload } from "../../support/photos.ts";
import { list, orderBody } from "../../support/sale.ts";
import { findTraces } from "../../support/traces.ts";
import { request, wealthy } from "../../support/withdrawals.ts";

const market = useMarket();

const leave = (person: TestUser) => market.as(person).delete("/auth/me");
const reasonOf = async (person: TestUser) => {
  const { status, body } = await leave(person);
  return [status, body.error?.message];
};
const isThere = async (photo: string) => {
  const answer = await fetch(photo);
  await answer.body?.cancel();
  return answer.ok;
};

const filesOf = ({ id }: TestUser) =>
  market.database.admin`select name from storage.objects where starts_with(name, ${id})`;

let shade = 0;
const photoOf = (person: TestUser) => upload(market, person, png({ rgb: [10, 20, ++shade] }));

test("a deletion removes every file of the user's folders, also of orders and never listed, and none of other users", async () => {
  const [seller, other] = [await market.user(), await market.user()];
  const [face, unsold, sold, theirs, unlisted] = [
    await photoOf(seller),
    await photoOf(seller),
    await photoOf(seller),
    await photoOf(other),
    await photoOf(seller),
  ];
  await must(market.as(seller).patch("/auth/me", { photo_url: face }));
  await list(market, other, { photos: [theirs] });
  await list(market, seller, { photos: [unsold, theirs] });
  const sale = await list(market, seller, { photos: [sold] });
  const buyer = await market.user();
  const order = await must(
    market.as(buyer).post("/orders", await orderBody(market, buyer, sale)),
  );
  await must(market.as(buyer).put(`/orders/${order.id}/cancel`));
  expect(await Promise.all([face, unsold, sold, unlisted, theirs].map(isThere)))
    .toEqual([true, true, true, false, true]);
  expect(await filesOf(seller)).toHaveLength(4);
  await must(leave(seller));
  await market.runDue();
  expect(await filesOf(seller)).toEqual([]);
  expect(await Promise.all([face, unsold, sold, unlisted, theirs].map(isThere)))
    .toEqual([false, false, false, false, true]);
});

test("a deletion removes devices, e-mails preferences and views of streams, and text and username in stream chats", async () => {
  const [person, host] = [await market.user(), await market.user()];
  await device(market, person);
  await notify(market, person);
  await market.runDue();
  expect(await mailbox(market, person)).toHaveLength(1);
  await must(market.as(person).put("/notifications/preferences", { email_digest: true }));
  const { id } = await must(market.as(host).post("/live-streams", { title: "Drop Sabtu" }));
  await must(market.as(person).post(`/live-streams/${id}/chat`, { text: "Halo" }));
  await must(market.as(person).post(`/live-streams/${id}/view`));
  const own = await must(market.as(person).post("/live-streams", { title: "Punyaku" }));
  expect(await reasonOf(person))
    .toEqual([409, "You have a live stream that is not over: end it first."]);
  await must(market.as(person).put(`/live-streams/${own.id}/end`));
  await must(leave(person));
  const [rows] = await market.database.admin`
    select (select count(*)::integer from private.push_subscriptions where user_id = ${person.id}) as devices,
      (select count(*)::integer from private.emails where user_id = ${person.id}) as letters,
      (select count(*)::integer from public.notification_preferences where user_id = ${person.id}) as preferences,
      (select count(*)::integer from private.live_viewers where user_id = ${person.id}) as views`;
  expect(rows).toEqual({ devices: 0, letters: 0, preferences: 0, views: 0 });
  const { messages } = (await market.as(host).get(`/live-streams/${id}/chat`)).body.data;
  expect(messages[0])
    .toMatchObject({ text: "[deleted]", username: expect.stringMatching(/^deleted_/) });
  expect((await market.as(host).get(`/live-streams/${own.id}`)).text).not.toContain(
    person.username,
  );
});

test("the username of who liked a listing vanishes from its seller's notification, also after the like was taken back", async () => {
  const [person, seller] = [await market.user(), await market.user()];
  const listing = await list(market, seller);
  await must(market.as(person).post(`/listings/${listing}/like`));
  await market.time.advance(600);
  await market.runDue();
  const told = async () => (await market.as(seller).get("/notifications")).text;
  expect(await told()).toContain(person.username);
  await must(market.as(person).send("DELETE", `/listings/${listing}/like`));
  await must(leave(person));
  expect(await told()).not.toContain(person.username);
  expect(await told()).toContain("deleted");
  await market.runDue();
  expect(await findTraces(market, [person.username])).toEqual([]);
});

test("a deletion erases the sign-in, and running its job twice changes nothing", async () => {
  const person = await market.user();
  await must(leave(person));
  await market.runDue();
  const emailOf = async () => {
    const [user] = await market.database
      .admin`select email from auth.users where id = ${person.id}`;
    return user!["email"];
  };
  expect(await emailOf()).toMatch(/^deleted-.*@invalid$/);
  await market.database.admin`
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
  await market.database
    .admin`update public.profiles set photo_url = ${`${photo}%E0%A4%A`} where id = ${person.id}`;
  await must(leave(person));
  await market.runDue();
  const [job] = await market.database.admin`
    select finished_at is not null as done from private.jobs where key = ${person.id}`;
  expect([job!["done"], await isThere(photo)]).toEqual([true, false]);
});

test("a file that is uploaded after the deletion is removed when upload URLs have expired", async () => {
  const person = await market.user();
  const place = await must(
    market.as(person).post("/listings/photos", { content_type: "image/png" }),
  );
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
  const person = await wealthy(market, 50_000);
  const { id } = await must(request(market, person, 50_000));
  expect(await reasonOf(person))
    .toEqual([409, "Your last withdrawal is still on its way: it has to arrive first."]);
  await must(market.sandbox(`/payment/payouts/${id}/complete`));
  await market.runDue();
  const boost = await must(
    market.as(person).post("/boosts", {
      listing_id: await list(market, person),
      package: "boost_3d",
    }),
  );
  expect((await reasonOf(person))[1]).toMatch(/^A boost/);
  await must(market.sandbox(`/payment/invoices/${boost.payment.invoice_id}/expire`));
  await market.runDue();
  await must(leave(person));
});
