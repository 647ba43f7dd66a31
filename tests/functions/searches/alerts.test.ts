import { beforeEach, expect, test } from "vitest";
import { killedAt } from "../../support/killed.ts";
import { atOnce, must, RACING, useMarket } from "../../support/market.ts";
import type { User } from "../../support/market.ts";
import { rings } from "../../support/notifications.ts";
import { alertsOf, newBrand, save, toldOf } from "../../support/searches.ts";
import { goOnVacation } from "../../support/vacations.ts";
import { kinds } from "../../../functions/jobs/kinds.ts";
import { runJobs } from "../../../functions/jobs/runner.ts";

const market = useMarket(RACING);
let seller: User;
let person: User;
let brand: string;

beforeEach(async () => {
  [seller, person] = [await market.user(), await market.user()];
  brand = newBrand();
});

const change = (id: string, changes: unknown, who = seller) =>
  must(who.patch(`/listings/${id}`, changes));

test("a new listing that fits is told once, in the app and as a push message", async () => {
  const phone = await person.device();
  await save(person, { brand: [brand] }, { name: "Jaket 🧥" });
  await save(person, { brand: [brand.toUpperCase()], max_price: 900_000 });
  const id = await seller.list({ brand });
  await market.runDue();
  expect(await alertsOf(person)).toMatchObject([{
    kind: "search.matched",
    read: false,
    body: "Barang baru cocok dengan pencarianmu: Jaket 🧥",
    data: { count: 1, search: "Jaket 🧥", listing_id: id, listing_ids: [id] },
  }]);
  expect(await rings(market, phone)).toHaveLength(1);
  expect(await person.mailbox()).toEqual([]);
  await change(id, { title: "Jaket lain" });
  await market.runDue();
  expect(await alertsOf(person)).toHaveLength(1);
});

test("listings that come at once are one notification, and nobody else is told", async () => {
  await save(person, { brand: [brand] });
  const other = await market.user();
  await save(other, { brand: [`${brand} lain`] });
  const ids = await atOnce(7, () => seller.list({ brand }));
  await market.runDue();
  const [alert, ...others] = await alertsOf(person);
  expect(others).toEqual([]);
  expect(alert).toMatchObject({ title: "Ada 7 yang kamu cari", data: { count: 7 } });
  expect(alert!.data.listing_ids.toSorted()).toEqual(ids.toSorted());
  expect(await alertsOf(other)).toEqual([]);
});

test("a price that falls into the range is told; one that was in it, or another change, is not", async () => {
  const dear = await seller.list({ brand, price: 300_000 });
  const cheap = await seller.list({ brand, price: 150_000 });
  await market.runDue();
  await save(person, { brand: [brand], max_price: 200_000 });
  await change(dear, { price: 250_000 });
  await change(cheap, { price: 140_000 });
  await change(cheap, { title: "Lain" });
  await market.runDue();
  expect(await toldOf(person)).toEqual([]);
  await change(dear, { price: 220_000 });
  await change(dear, { price: 200_000 });
  await market.runDue();
  expect(await toldOf(person)).toEqual([dear]);
});

test("a listing that commits after a search was saved is told, although it came before", async () => {
  await save(await market.user(), { brand: [newBrand()] });
  const id = await seller.list({ brand });
  await market.sql`update public.listings set status = 'removed' where id = ${id}`;
  await market.runDue();
  await market.sql.begin(async (sql) => {
    await sql`update public.listings set status = 'active' where id = ${id}`;
    await save(person, { brand: [brand] });
  });
  await market.runDue();
  expect(await toldOf(person)).toEqual([id]);
});

test("what is listed again, or free again after an order, is told to who was not told before", async () => {
  const early = await market.user();
  await save(early, { brand: [brand] });
  const id = await seller.list({ brand });
  await market.runDue();
  await save(person, { brand: [brand] });
  const buyer = await market.user();
  const order = await must(buyer.post("/orders", await buyer.orderBody(id)));
  await market.runDue();
  expect(await toldOf(person)).toEqual([]);
  await must(buyer.put(`/orders/${order.id}/cancel`, {}));
  await market.runDue();
  expect(await toldOf(person)).toEqual([id]);
  expect(await toldOf(early)).toEqual([id]);
});

interface Found {
  /** Of a listing that fits. */
  id: string;
  seller: User;
  person: User;
}

/** What happens to a listing before it is told. */
const MEANWHILE: Record<string, (found: Found) => Promise<unknown>> = {
  "it is deleted": ({ id, seller }) => seller.delete(`/listings/${id}`),
  "it is reserved": async ({ id }) => {
    const buyer = await market.user();
    await must(buyer.post("/orders", await buyer.orderBody(id)));
  },
  "it no longer fits": ({ id, seller }) => change(id, { brand: "Lain" }, seller),
  "its seller goes on vacation": ({ seller }) => goOnVacation(market, seller),
  "its seller is suspended": ({ seller }) => market.setAccountStatus(seller, "suspended"),
  "its seller is banned": ({ seller }) => market.setAccountStatus(seller, "banned"),
  "its seller is blocked": ({ person, seller }) => person.put(`/auth/users/${seller.id}/block`),
  "its seller blocks": ({ person, seller }) => seller.put(`/auth/users/${person.id}/block`),
  "the user is suspended": ({ person }) => market.setAccountStatus(person, "suspended"),
};

test("a listing is not told if it, its seller or the user is meanwhile out of reach", async () => {
  await save(person, { brand: [brand] });
  const searchers: Record<string, User> = {};
  for (const [event, happens] of Object.entries(MEANWHILE)) {
    const [seller, searcher] = [await market.user(), await market.user()];
    const wanted = newBrand();
    await save(searcher, { brand: [wanted] });
    await happens({ id: await seller.list({ brand: wanted }), seller, person: searcher });
    searchers[event] = searcher;
  }
  const seen = await seller.list({ brand });
  await market.runDue();
  expect(await toldOf(person)).toEqual([seen]);
  for (const [event, searcher] of Object.entries(searchers)) {
    expect(await toldOf(searcher), event).toEqual([]);
  }
});

test("one's own listing is not told, and a deleted user is told nothing", async () => {
  await save(seller, { brand: [brand] });
  await save(person, { brand: [brand] });
  await seller.list({ brand });
  await must(person.delete("/auth/me"));
  await market.runDue();
  expect(await toldOf(seller)).toEqual([]);
  expect(await market.sql`select from private.search_alerts where user_id = ${person.id}`).toEqual(
    [],
  );
  expect(
    await market.sql`
    select from public.notifications where user_id = ${person.id} and kind like 'search.%'`,
  )
    .toEqual([]);
});

test("daily alerts come together at 08:00 in Jakarta, by e-mail too, and not in the digest", async () => {
  await must(person.put("/notifications/preferences", { email_digest: true }));
  await save(person, { brand: [brand] }, { notify: "daily" });
  const ids = [await seller.list({ brand }), await seller.list({ brand })];
  await market.runDue();
  expect(await alertsOf(person)).toEqual([]);
  for (let day = 0; day < 2; day++) await market.time.advance(86_400);
  const [alert, ...others] = await alertsOf(person);
  expect(others).toEqual([]);
  expect(alert).toMatchObject({ kind: "search.daily", data: { count: 2 } });
  expect(alert!.data.listing_ids.toSorted()).toEqual(ids.toSorted());
  const [row] = await market.sql`
    select to_char(created_at at time zone 'Asia/Jakarta', 'HH24:MI') as at
    from public.notifications where user_id = ${person.id} and kind = 'search.daily'`;
  expect(row!["at"]).toBe("08:00");
  expect((await person.mailbox()).map(({ subject }) => subject)).toEqual([
    "2 barang baru sejak kemarin",
  ]);
});

test("a listing that fits a daily and an instant search is told at once, once", async () => {
  await save(person, { brand: [brand] }, { notify: "daily", name: "Nanti" });
  await save(person, { brand: [brand], gender: "female" }, { name: "Sekarang" });
  const id = await seller.list({ brand, gender: "female" });
  await market.runDue();
  expect(await alertsOf(person)).toMatchObject([{ data: { search: "Sekarang" } }]);
  for (let day = 0; day < 2; day++) await market.time.advance(86_400);
  expect(await toldOf(person)).toEqual([id]);
});

test("what came up, and became cheaper before the next run, is told by each change alone", async () => {
  const [between, early] = [await market.user(), await market.user()];
  await save(early, { brand: [brand] });
  const id = await seller.list({ brand, price: 300_000 });
  await save(person, { brand: [brand] });
  await save(between, { brand: [brand], max_price: 200_000 });
  await change(id, { price: 200_000 });
  await market.runDue();
  expect(await toldOf(person), "it was for sale when the search was saved").toEqual([]);
  expect(await toldOf(between)).toEqual([id]);
  expect(await toldOf(early)).toEqual([id]);
});

test("of prices that fall twice before the next run, a search that the first one fits is not told", async () => {
  const late = await market.user();
  const id = await seller.list({ brand, price: 300_000 });
  await market.runDue();
  await save(person, { brand: [brand], max_price: 200_000 });
  await change(id, { price: 250_000 });
  await save(late, { brand: [brand], max_price: 260_000 });
  await change(id, { price: 200_000 });
  await market.runDue();
  expect(await toldOf(person)).toEqual([id]);
  expect(await toldOf(late)).toEqual([]);
});

test("a price that goes up and down waits once, and is told once", async () => {
  await save(person, { brand: [brand], max_price: 200_000 });
  const id = await seller.list({ brand, price: 300_000 });
  for (let n = 0; n < 6; n++) {
    await change(id, { price: 190_000 });
    await change(id, { price: 300_000 });
  }
  await change(id, { price: 190_000 });
  expect(
    await market.sql`
      select from private.search_alert_queue as queue join public.listings on listings.number = queue.listing_number
      where listings.id = ${id}`,
  ).toHaveLength(2);
  await market.runDue();
  await change(id, { price: 300_000 });
  await change(id, { price: 180_000 });
  await market.runDue();
  expect(await toldOf(person)).toEqual([id]);
});

const ROUNDS = 3;

const enqueue = () =>
  market.services.db.service.call("internal.enqueue_search_alerts", { batch: 2 });
const deps = () => ({ db: market.services.db, log: () => {}, triggerJobs: () => {} }) as never;
const run = () => runJobs(deps(), { searches_alert: kinds.searches_alert });

/** People who search for this brand. */
const searchers = (brand: string, count: number): Promise<User[]> =>
  atOnce(count, async () => {
    const person = await market.user();
    await save(person, { brand: [brand] });
    return person;
  });

test.each(["search", "listing"])(
  "whatever the race, after a %s is deleted nothing is told of it",
  async (deleted) => {
    const seller = await market.user();
    for (let round = 0; round < ROUNDS; round++) {
      const brand = newBrand();
      const person = await market.user();
      const search = await save(person, { brand: [brand] });
      const listing = await seller.list({ brand });
      await enqueue();
      const remove = async () => {
        await new Promise((done) => setTimeout(done, round * 2));
        await must(
          deleted === "search"
            ? person.delete(`/searches/saved/${search}`)
            : seller.delete(`/listings/${listing}`),
        );
        return await toldOf(person);
      };
      const [told] = await Promise.all([remove(), run()]);
      await market.time.advance(60);
      expect(await toldOf(person)).toEqual(told);
    }
  },
);

test("jobs that run at once tell each of many users each listing once", async () => {
  const brand = newBrand();
  const people = await searchers(brand, 12);
  const seller = await market.user();
  const ids = await atOnce(9, () => seller.list({ brand }));
  await Promise.all([enqueue(), enqueue(), enqueue()]);
  await Promise.all([run(), run(), run(), run()]);
  await market.time.advance(60);
  for (const person of people) {
    expect((await toldOf(person)).toSorted()).toEqual(ids.toSorted());
  }
});

test("a user whose row is locked is told later, and delays nobody", async () => {
  const brand = newBrand();
  const [locked, ...others] = await searchers(brand, 4);
  const id = await (await market.user()).list({ brand });
  await enqueue();
  await market.sql.begin(async (sql) => {
    await sql`select from public.profiles where id = ${locked!.id} for update`;
    await run();
    for (const person of others) expect(await toldOf(person)).toEqual([id]);
    expect(await toldOf(locked!)).toEqual([]);
  });
  await market.time.advance(30);
  for (const person of [locked!, ...others]) expect(await toldOf(person)).toEqual([id]);
});

test("a block that answers while a listing is being told comes after it, either way round", async () => {
  for (const isSeller of [true, false]) {
    const brand = newBrand();
    const [person] = await searchers(brand, 1);
    const seller = await market.user();
    await seller.list({ brand });
    await enqueue();
    const [who, whom] = isSeller ? [seller, person!] : [person!, seller];
    let answered = false;
    let blocked: Promise<unknown> | undefined;
    await market.sql.begin(async (sql) => {
      await sql`
        select internal.match_searches(payload -> 'listings', 1000000) from private.jobs
        where kind = 'searches_alert' and finished_at is null`;
      await sql`select internal.tell_searchers(500)`;
      blocked = who.put(`/auth/users/${whom.id}/block`).then(() => answered = true);
      await market.untilLocked(1);
      expect(answered, "told after the answer").toBe(false);
    });
    await blocked;
    expect(await toldOf(person!)).toHaveLength(1);
    await run();
  }
});

test("blocks of each other at once, while listings are told, all answer", async () => {
  const brand = newBrand();
  const people = await searchers(brand, 4);
  for (const person of people) await person.list({ brand });
  await enqueue();
  const pairs = people.flatMap((who) => people.filter((whom) => whom !== who).map((w) => [who, w]));
  const answers = Promise.all(
    pairs.map(([who, whom]) => who!.put(`/auth/users/${whom!.id}/block`)),
  );
  await Promise.all([run(), run()]);
  expect((await answers).map(({ status }) => status)).toEqual(pairs.map(() => 200));
});

test("a search that is saved while a spelling is added has the new key", async () => {
  const [person, seller] = [await market.user(), await market.user()];
  const id = crypto.randomUUID().replaceAll("-", "");
  let saved: Promise<unknown> | undefined;
  await market.sql.begin(async (sql) => {
    await sql`
      insert into private.facet_aliases (kind, alias, key) values ('brand', ${`sama${id}`}, ${`asli${id}`})`;
    saved = save(person, { brand: [`sama ${id}`] });
    await market.untilLocked(1);
  });
  await saved;
  const listing = await seller.list({ brand: `asli ${id}` });
  await market.runDue();
  expect(await toldOf(person)).toEqual([listing]);
});

const worker = (poolUrl: string, publicPoolUrl: string) => `
  import { openDatabase } from "@local/../shared/db/client.ts";
  import { runJobs } from "@local/../functions/jobs/runner.ts";
  const db = openDatabase({ poolUrl: "${poolUrl}", publicPoolUrl: "${publicPoolUrl}", poolSize: 2 });
  await runJobs({ db, log() {}, triggerJobs() {} }, {
    searches_alert: async (_, { listings }) => {
      await db.service.call("internal.match_searches", { listings, limit: 1e6 });
      await db.service.call("internal.tell_searchers", { limit: 3 });
      console.log("HALF");
      await new Promise((done) => setTimeout(done, 1e6));
    },
  });`;

test("after SIGKILL in the middle of a batch everyone is told once", async () => {
  const { database } = market;
  const brand = newBrand();
  const people = await searchers(brand, 8);
  const id = await (await market.user()).list({ brand });
  await enqueue();
  await killedAt(worker(database.url("preloved_functions"), database.url("preloved_anon")), "HALF");
  const told = async () => (await Promise.all(people.map((each) => toldOf(each)))).flat();
  expect(await told()).toHaveLength(3);
  await database.admin`
    update private.jobs set leased_until = clock_timestamp() - interval '1 second'
    where kind = 'searches_alert' and finished_at is null`;
  await run();
  await market.time.advance(60);
  expect(await told()).toEqual(Array(people.length).fill(id));
});

const alertOf = (id: string) =>
  market.sql`
    select from private.search_alerts as alerts join public.listings on listings.number = alerts.listing_number
    where listings.id = ${id}`;

test("what was told of listings that are gone for good is deleted within a day, and nothing is told twice", async () => {
  const [person, seller] = [await market.user(), await market.user()];
  const brand = newBrand();
  await save(person, { brand: [brand] });
  const kept = await seller.list({ brand, price: 90_000 });
  const hidden = await seller.list({ brand });
  const gone = await seller.list({ brand });
  await market.runDue();
  await market.sql`update public.listings set status = 'sold' where id = ${hidden}`;
  await must(seller.delete(`/listings/${gone}`));
  const sale = await market.completedSale();
  await market.sql`
    insert into private.search_alerts (user_id, listing_number, due_at, is_daily, told_at)
    select ${person.id}, number, created_at, false, created_at from public.listings where id = ${sale.listing_id}`;
  await market.time.advance(2 * 86_400);
  expect(await alertOf(gone)).toEqual([]);
  expect(await alertOf(sale.listing_id), "sold").toEqual([]);
  expect(await alertOf(kept)).toHaveLength(1);
  expect(await alertOf(hidden), "an order that ends otherwise puts it on sale again").toHaveLength(
    1,
  );
  await must(seller.patch(`/listings/${kept}`, { price: 50_000 }));
  await market.sql`update public.listings set status = 'active' where id = ${hidden}`;
  await market.runDue();
  expect((await toldOf(person)).toSorted()).toEqual([kept, hidden, gone].toSorted());
});
