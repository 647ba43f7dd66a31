import { expect, test } from "vitest";
import { atOnce, RACING, REASON, useMarket } from "../../support/market.ts";
import type { Answer, User } from "../../support/market.ts";

const market = useMarket(RACING);

const relist = (user: User, id: string) => user.post(`/listings/${id}/relist`);
const removed = async (seller: User) => {
  const id = await seller.list();
  await market.sql`update public.listings set status = 'removed' where id = ${id}`;
  return id;
};

test("a relisted listing is active, found and counted again", async () => {
  const seller = await market.user();
  const id = await removed(seller);
  const before = (await seller.get("/listings")).body.total;
  expect((await relist(seller, id)).body.data).toMatchObject({ id, status: "active" });
  const { listings, total } = (await seller.get("/listings")).body;
  expect([total, listings[0].id]).toEqual([before + 1, id]);
  expect((await seller.get("/search?q=batik")).body.listings[0].id).toBe(id);
});

test("an active, reserved, sold or deleted listing cannot be relisted", async () => {
  const seller = await market.user();
  const id = await seller.list();
  for (const status of ["active", "reserved", "sold"]) {
    await market.sql`update public.listings set status = ${status} where id = ${id}`;
    const { status: code, body } = await relist(seller, id);
    expect([code, body.error.message]).toEqual([409, expect.stringContaining(status)]);
  }
  const gone = await seller.list();
  await seller.delete(`/listings/${gone}`);
  expect((await relist(seller, gone)).status).toBe(404);
});

test("of ten concurrent calls, exactly one relists", async () => {
  const seller = await market.user();
  const id = await removed(seller);
  const answers = await atOnce(10, () => relist(seller, id));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
});

test("a ban that comes first blocks it; neither waits for what the other holds", async () => {
  const seller = await market.user();
  const id = await removed(seller);
  const ops = await market.staff("ops_admin");
  const answers: Promise<Answer>[] = [];
  await market.sql.begin(async (holder) => {
    await holder`select from public.listings where id = ${id} for update`;
    const body = { account_status: "banned" };
    answers.push(ops.send("PUT", `/admin/accounts/${seller.id}`, body, REASON));
    await market.untilLocked(1);
    answers.push(relist(seller, id));
    await market.untilLocked(2);
  });
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 403]);
  const [{ deadlocks }] = await market.sql<[{ deadlocks: number }]>`
    select deadlocks::integer from pg_stat_database where datname = current_database()`;
  expect(deadlocks).toBe(0);
});
