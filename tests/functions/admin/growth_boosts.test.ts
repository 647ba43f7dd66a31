import { expect, test } from "vitest";
import { errorOf, must, RACING, useMarket } from "../../support/market.ts";

const market = useMarket(RACING);

const scoreOf = async (id: string) =>
  (await market.sql`select boost_score from public.listings where id = ${id}`)[0]!["boost_score"];

test("a grant boosts all listings of a seller for the given days and is audited", async () => {
  const [ops, seller] = [await market.staff("ops_admin"), await market.user()];
  const id = await seller.list();
  const body = { seller_id: seller.id, score: 7, days: 3 };
  const answer = await ops.post("/admin/growth/boosts", body, {
    "x-action-reason": "Wins the contest",
  });
  expect([answer.status, answer.body.data]).toEqual([201, expect.objectContaining(body)]);
  const { starts_at, ends_at } = answer.body.data;
  expect(Date.parse(ends_at) - Date.parse(starts_at)).toBe(3 * 86_400_000);
  expect(await scoreOf(id)).toBe(7);
  expect(await market.audit(seller.id)).toMatchObject([
    { action: "admin_growth_boosts", reason: "Wins the contest", after: body },
  ]);
});

test("the same request boosts once, also when its repeats come at once, and another one again", async () => {
  const [ops, seller] = [await market.staff("ops_admin"), await market.user()];
  const id = await seller.list();
  const body = { seller_id: seller.id, score: 7, days: 3 };
  const boost = (request: string) =>
    ops.post("/admin/growth/boosts", body, { "x-request-id": request });
  const request = crypto.randomUUID();
  const answers = await Promise.all([1, 2, 3].map(() => boost(request)));
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(new Set(answers.map((each) => each.body.data.id)).size).toBe(1);
  expect(await scoreOf(id)).toBe(7);
  expect(await market.audit(seller.id)).toHaveLength(1);
  expect((await boost(crypto.randomUUID())).status).toBe(201);
  expect(await scoreOf(id)).toBe(14);
});

test("a seller who left gets no boost", async () => {
  const [ops, seller] = [await market.staff("ops_admin"), await market.user()];
  await must(seller.delete("/auth/me"));
  const body = { seller_id: seller.id, score: 7, days: 3 };
  expect(await errorOf(ops.post("/admin/growth/boosts", body))).toBe("404 user_not_found");
});

test("a grant, and its end, lock the listings before the profile, as an order that ends does", async () => {
  const [ops, seller] = [await market.staff("ops_admin"), await market.user()];
  const id = await seller.list();
  const body = { seller_id: seller.id, score: 7, days: 3 };
  const grant = async () => (await ops.post("/admin/growth/boosts", body)).body.data;
  const { id: boost_id } = await grant();
  const end = () => market.services.db.service.call("internal.end_boost", { boost_id });
  for (const act of [grant, end]) {
    let acting: Promise<unknown> | undefined;
    await market.sql.begin(async (sql) => {
      await sql`select from public.listings where id = ${id} for update`;
      acting = act();
      await market.untilLocked(1);
      await sql`select from public.profiles where id = ${seller.id} for no key update nowait`;
    });
    await acting;
  }
  expect(await scoreOf(id)).toBe(14);
});
