import { expect, test } from "vitest";
import { handlers } from "../../../functions/jobs/handlers.ts";
import { runJobs } from "../../../functions/jobs/runner.ts";
import { runScript, scratchFolder, waitFor } from "../../local/scratch.ts";
import { useMarket } from "../../support/market.ts";
import { list } from "../../support/sale.ts";
import { save, toldOf } from "../../support/searches.ts";
import type { TestUser } from "../../support/users.ts";

const market = useMarket();

const ROUNDS = 15;

const newBrand = () => `merek ${crypto.randomUUID()}`;
const enqueue = () =>
  market.services.db.service.call("internal.enqueue_search_alerts", { batch: 2 });
const deps = () => ({ db: market.services.db, log: () => {}, triggerJobs: () => {} }) as never;
const run = () => runJobs(deps(), { searches_alert: handlers["searches_alert"]! });

/** People who search for this brand. */
const searchers = (brand: string, count: number): Promise<TestUser[]> =>
  Promise.all(Array.from({ length: count }, async () => {
    const person = await market.user();
    await save(market, person, { brand: [brand] });
    return person;
  }));

test("whatever the race, a search that is deleted tells nothing afterwards", async () => {
  const seller = await market.user();
  for (let round = 0; round < ROUNDS; round++) {
    const brand = newBrand();
    const person = await market.user();
    const id = await save(market, person, { brand: [brand] });
    await list(market, seller, { brand });
    await enqueue();
    const unsave = async () => {
      await new Promise((done) => setTimeout(done, round * 2));
      expect((await market.as(person).delete(`/searches/saved/${id}`)).status).toBe(200);
      return await toldOf(market, person);
    };
    const [told] = await Promise.all([unsave(), run()]);
    await market.runDue();
    expect(await toldOf(market, person)).toEqual(told);
  }
});

test("whatever the race, a listing that is deleted is not told afterwards", async () => {
  const seller = await market.user();
  for (let round = 0; round < ROUNDS; round++) {
    const brand = newBrand();
    const person = await market.user();
    await save(market, person, { brand: [brand] });
    const id = await list(market, seller, { brand });
    await enqueue();
    const remove = async () => {
      await new Promise((done) => setTimeout(done, round * 2));
      expect((await market.as(seller).delete(`/listings/${id}`)).status).toBe(200);
      return await toldOf(market, person);
    };
    const [told] = await Promise.all([remove(), run()]);
    await market.time.advance(60);
    expect(await toldOf(market, person)).toEqual(told);
  }
});

test("jobs that run at once tell each of many users each listing once", async () => {
  const brand = newBrand();
  const people = await searchers(brand, 12);
  const seller = await market.user();
  const ids = await Promise.all(Array.from({ length: 9 }, () => list(market, seller, { brand })));
  await Promise.all([enqueue(), enqueue(), enqueue()]);
  await Promise.all([run(), run(), run(), run()]);
  await market.time.advance(60);
  for (const person of people) {
    expect((await toldOf(market, person)).toSorted()).toEqual(ids.toSorted());
  }
});

test("a user whose row is locked is told later, and delays nobody", async () => {
  const brand = newBrand();
  const [locked, ...others] = await searchers(brand, 4);
  const id = await list(market, await market.user(), { brand });
  await enqueue();
  await market.database.admin.begin(async (sql) => {
    await sql`select from public.profiles where id = ${locked!.id} for update`;
    await run();
    for (const person of others) expect(await toldOf(market, person)).toEqual([id]);
    expect(await toldOf(market, locked!)).toEqual([]);
  });
  await market.time.advance(30);
  for (const person of [locked!, ...others]) expect(await toldOf(market, person)).toEqual([id]);
});

test("a block that answers while a listing is being told comes after it, either way round", async () => {
  for (const isSeller of [true, false]) {
    const brand = newBrand();
    const [person] = await searchers(brand, 1);
    const seller = await market.user();
    await list(market, seller, { brand });
    await enqueue();
    const [who, whom] = isSeller ? [seller, person!] : [person!, seller];
    let answered = false;
    let blocked: Promise<unknown> | undefined;
    await market.database.admin.begin(async (sql) => {
      await sql`
        select internal.match_searches(payload -> 'listings', 1000000) from private.jobs
        where kind = 'searches_alert' and finished_at is null`;
      await sql`select internal.tell_searchers(500)`;
      blocked = market.as(who).put(`/auth/users/${whom.id}/block`).then(() => answered = true);
      await new Promise((done) => setTimeout(done, 500));
      expect(answered, "told after the answer").toBe(false);
    });
    await blocked;
    expect(await toldOf(market, person!)).toHaveLength(1);
    await run();
  }
});

test("blocks of each other at once, while listings are told, all answer", async () => {
  const brand = newBrand();
  const people = await searchers(brand, 4);
  for (const person of people) await list(market, person, { brand });
  await enqueue();
  const pairs = people.flatMap((who) => people.filter((whom) => whom !== who).map((w) => [who, w]));
  const answers = Promise.all(
    pairs.map(([who, whom]) => market.as(who!).put(`/auth/users/${whom!.id}/block`)),
  );
  await Promise.all([run(), run()]);
  expect((await answers).map(({ status }) => status)).toEqual(pairs.map(() => 200));
});

test("a search that is saved while a spelling is added has the new key", async () => {
  const [person, seller] = [await market.user(), await market.user()];
  const id = crypto.randomUUID().replaceAll("-", "");
  let saved: Promise<unknown> | undefined;
  await market.database.admin.begin(async (sql) => {
    await sql`
      insert into private.facet_aliases (kind, alias, key) values ('brand', ${`sama${id}`}, ${`asli${id}`})`;
    saved = save(market, person, { brand: [`sama ${id}`] });
    await new Promise((done) => setTimeout(done, 500));
  });
  await saved;
  const listing = await list(market, seller, { brand: `asli ${id}` });
  await market.runDue();
  expect(await toldOf(market, person)).toEqual([listing]);
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
  const id = await list(market, await market.user(), { brand });
  await enqueue();
  const folder = await scratchFolder();
  const code = worker(database.url("preloved_functions"), database.url("preloved_anon"));
  const process = runScript(folder, "worker", code);
  await waitFor(process.stdout, "HALF");
  process.kill("SIGKILL");
  await process.status;
  await Deno.remove(folder, { recursive: true });
  const told = async () => (await Promise.all(people.map((each) => toldOf(market, each)))).flat();
  expect(await told()).toHaveLength(3);
  await database.admin`
    update private.jobs set leased_until = clock_timestamp() - interval '1 second'
    where kind = 'searches_alert' and finished_at is null`;
  await run();
  await market.time.advance(60);
  expect(await told()).toEqual(Array(people.length).fill(id));
});
