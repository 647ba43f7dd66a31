import { expect, test } from "vitest";
import { ktpErase } from "../../../functions/jobs/handlers/ktp_erase.ts";
import { ktpPaths, ktpStaff, pendingKtp, submitKtp } from "../../support/ktp.ts";
import { must } from "../../support/life.ts";
import { useMarket } from "../../support/market.ts";
import { setUp } from "../../support/set_up.ts";

const DAY = 86_400;

const market = useMarket();
const ops = setUp(() => market.staff("ops_admin"));

const { view, approve, reject } = ktpStaff(market, ops);

test("photos are deleted thirty days after the decision, and the decision stays", async () => {
  const person = await market.user();
  const id = await pendingKtp(market, person);
  await market.time.advance(40 * DAY);
  expect(await ktpPaths(market, person)).toHaveLength(2);
  await must(approve(id));
  await market.time.advance(29 * DAY);
  expect(await ktpPaths(market, person)).toHaveLength(2);
  await market.time.advance(2 * DAY);
  expect(await ktpPaths(market, person)).toEqual([]);
  expect((await view(ops, id)).body.data)
    .toMatchObject({ status: "approved", photo_url: null, selfie_url: null });
  expect((await market.as(person).get("/ktp/status")).body.data.status).toBe("approved");
});

test("the retention of photos is a setting", async () => {
  const keep = (days: number) =>
    market.database
      .admin`update private.settings set value = ${days} where name = 'ktp_retention_days'`;
  const person = await market.user();
  await keep(2);
  await must(reject(await pendingKtp(market, person)));
  await market.time.advance(3 * DAY);
  await keep(30);
  expect(await ktpPaths(market, person)).toEqual([]);
});

test("a storage outage delays the deletion, and no log contains the paths", async () => {
  const person = await market.user();
  const id = await pendingKtp(market, person);
  await must(reject(id));
  const keep = (days: number) =>
    market.database
      .admin`update private.settings set value = ${days} where name = 'ktp_retention_days'`;
  await keep(0);
  const storage = { remove: (_: string, [path]: string[]) => Promise.reject(new Error(path)) };
  const deps = { db: market.services.db, storage } as unknown as Parameters<typeof ktpErase>[0];
  const failed = await ktpErase(deps, { submission_id: id }).catch((error) => error);
  await keep(30);
  expect([failed.message, failed.cause])
    .toEqual(["The photos of an identity check could not be deleted yet.", undefined]);
  expect(await ktpPaths(market, person)).toHaveLength(2);
  await market.time.advance(31 * DAY);
  expect(await ktpPaths(market, person)).toEqual([]);
});

test("deleting an account deletes the identity photos, decided or not", async () => {
  for (const decide of [undefined, approve, reject]) {
    const person = await market.user();
    const id = await pendingKtp(market, person);
    if (decide) await must(decide(id));
    await must(market.as(person).delete("/auth/me"));
    await market.runDue();
    expect(await ktpPaths(market, person)).toEqual([]);
    expect((await approve(id)).status).toBe(decide ? 409 : 404);
  }
});

test("deleting an account during a submission leaves no photo", async () => {
  for (let round = 0; round < 5; round++) {
    const person = await market.user();
    const [submitted, left] = await Promise.all([
      submitKtp(market, person),
      market.as(person).delete("/auth/me"),
    ]);
    expect(left.status).toBe(200);
    expect([201, 401]).toContain(submitted.status);
    await market.time.advance(16 * 60);
    expect(await ktpPaths(market, person)).toEqual([]);
  }
});
