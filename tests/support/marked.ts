/** A person whose every text carries a mark. */
import { png } from "./images.ts";
import { submitKtp } from "./ktp.ts";
import { must } from "./client.ts";
import { list, orderBody } from "./sale.ts";
import type { Market } from "./market.ts";
import { upload } from "./photos.ts";
import type { Sale } from "./sale.ts";
import { ADDRESS } from "./users.ts";
import type { User } from "./users.ts";

export const MARK = "zqxmark";
export const says = (where: string) => `${MARK} ${where}`;
const photo = (name: string) => `https://images.example.com/${MARK}-${name}.jpg`;

export const LISTING = {
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

export async function register(market: Market): Promise<User> {
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

async function order(
  market: Market,
  seller: User,
  buyer: User,
  changes = {},
): Promise<Sale> {
  const listing_id = await list(market, seller, changes);
  const body = await orderBody(market, buyer, listing_id);
  const order = await must(
    market.as(buyer).post("/orders", body, { "idempotency-key": crypto.randomUUID() }),
  );
  const sale = market.saleOf({ seller, buyer, listing_id, order });
  await sale.pay();
  return sale;
}

const complaint = (about: string) => ({ description: says(about), photos: [photo(about)] });

async function resolve(market: Market, { order }: Sale): Promise<void> {
  const [{ id }] = await market.database.admin<[{ id: string }]>`
    select id from private.disputes where order_id = ${order.id}`;
  const ops = market.as(await market.staff("ops_admin"));
  await must(ops.post(`/admin/disputes/${id}/resolve`, {
    resolution: "release",
    note: "Refunded before",
  }));
}

/** A return that its seller contests and its buyer answers; `person` is one of them and leaves marks. */
async function contested(market: Market, person: User, sale: Sale): Promise<Sale> {
  const { seller, buyer } = sale;
  const written = (who: User, about: string) =>
    who === person ? complaint(about) : { photos: ["https://images.example.com/theirs.jpg"] };
  await sale.carrierSays("picked");
  await sale.carrierSays("delivered");
  await must(sale.step(buyer, "return-request", { reason: "damaged" }));
  await must(sale.step(seller, "return-approve"));
  await must(sale.step(buyer, "return-ship", {
    tracking_number: buyer === person ? `${MARK}9`.toUpperCase() : "THEIRS-9",
    courier_code: "jne",
  }));
  const reason = seller === person ? says("objection") : "Batu bata";
  await must(sale.step(seller, "dispute", { reason, ...written(seller, "contest") }));
  await must(sale.step(buyer, "dispute/answer", written(buyer, "answer")));
  const settlement = { refund_amount: 1, note: says("share") };
  await must(market.as(person).post(`/orders/${sale.order.id}/settlement`, settlement));
  await resolve(market, sale);
  return sale;
}

export async function sell(market: Market, person: User): Promise<Sale[]> {
  const buyer = await market.user();
  const own = await upload(market, person, png({ extra: { tEXt: says("sold") } }));
  const done = await order(market, person, buyer, { ...LISTING, photos: [own, photo("dress")] });
  await must(
    market.as(person).post("/shipping/waybill", { order_id: done.order.id }, {
      "idempotency-key": crypto.randomUUID(),
    }),
  );
  await fetch(`${market.url}/shipping/label/${done.order.id}`).then((answer) => answer.text());
  await must(done.step(buyer, "confirm"));
  const review = await must(
    market.as(buyer).post("/reviews", { order_id: done.order.id, rating: 5 }),
  );
  await must(market.as(person).post(`/reviews/${review.id}/reply`, { reply: says("reply") }));

  const returned = await order(market, person, buyer, LISTING);
  await returned.carrierSays("picked");
  await returned.carrierSays("delivered");
  await must(returned.step(buyer, "return-request", { reason: "damaged" }));
  await must(returned.step(person, "return-reject", { reason: says("rejection") }));
  await must(returned.step(buyer, "confirm"));
  const shipped = await order(market, person, buyer, LISTING);
  await must(shipped.step(person, "ship", {
    tracking_number: `${MARK}123`.toUpperCase(),
    courier_code: "jne",
  }));
  await must(shipped.step(buyer, "confirm"));
  const disputed = await order(market, person, buyer, LISTING);
  return [done, returned, shipped, await contested(market, person, disputed)];
}

export async function buy(market: Market, person: User): Promise<Sale[]> {
  const seller = await market.user();
  const cancelled = await order(market, seller, person);
  await must(cancelled.step(person, "cancel", { reason: says("cancellation") }));
  const disputed = await order(market, seller, person);
  await must(disputed.step(person, "dispute", {
    reason: says("reason"),
    ...complaint("dispute"),
  }));
  await resolve(market, disputed);
  await must(
    market.as(person).post("/reviews", {
      order_id: disputed.order.id,
      rating: 1,
      comment: says("comment"),
    }),
  );
  const returned = await order(market, seller, person);
  await returned.carrierSays("picked");
  await returned.carrierSays("delivered");
  await must(returned.step(person, "return-request", {
    reason: "damaged",
    ...complaint("return"),
  }));
  await must(returned.step(seller, "return-reject", { reason: "Tidak" }));
  await must(returned.step(person, "confirm"));
  const answered = await contested(market, person, await order(market, seller, person));
  return [cancelled, disputed, returned, answered];
}

export async function talk(market: Market, person: User): Promise<void> {
  const [client, host] = [market.as(person), await market.user()];
  const filters = { q: says("words"), brand: [says("wanted")] };
  await must(client.post("/searches/saved", { name: says("search"), filters }));
  const stream = await must(client.post("/live-streams", { title: says("stream") }));
  await must(client.put(`/live-streams/${stream.id}/end`));
  const theirs = await must(market.as(host).post("/live-streams", { title: "Drop" }));
  await must(client.post(`/live-streams/${theirs.id}/chat`, { text: says("chat") }));
  const report = { reason: "scam", details: says("report") };
  await must(client.post(`/auth/users/${host.id}/report`, report));
  await must(market.as(host).post(`/auth/users/${person.id}/report`, report));
  // One that the person opens, and one about a listing of theirs; what is masked is stored too.
  const listing_id = await list(market, host);
  const asked = await must(client.post("/conversations", { listing_id }));
  for (const text of [says("question"), `${says("number")} ${MARK}@mail.example.com`]) {
    await must(client.post(`/conversations/${asked.id}/messages`, { text }, {
      "idempotency-key": crypto.randomUUID(),
    }));
  }
  const own = await list(market, person, LISTING);
  const bargained = await must(
    market.as(host).post("/offers", {
      listing_id: own,
      price: 100_000,
    }),
  );
  await must(client.post(`/offers/${bargained.id}/accept`));
  const theirQuestion = await must(market.as(host).post("/conversations", { listing_id: own }));
  const path = `/conversations/${theirQuestion.id}`;
  await must(market.as(host).post(`${path}/messages`, { text: "Masih ada?" }));
  await must(client.post(`${path}/messages`, { text: says("reaction") }));
  await must(client.post(`${path}/report`, { reason: "scam", details: says("complaint") }));
  await must(
    market.as(host).post(`${path}/report`, { reason: "scam", details: says("complaint") }),
  );
  await person.device();
  await must(submitKtp(market, person, { selfie: png({ extra: { tEXt: says("selfie") } }) }));
  const unlisted = await upload(market, person, png({ rgb: [1, 2, 3], extra: { tEXt: MARK } }));
  await must(client.post("/ai/categorize", { photo_url: unlisted }));
  await list(market, person, { ...LISTING, photos: [unlisted] });
}
