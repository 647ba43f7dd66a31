import { expect, test } from "vitest";
import { useMarket } from "../../support/market.ts";
import type { TestUser } from "../../support/users.ts";
import { list } from "../../support/sale.ts";
import { setUp } from "../../support/set_up.ts";

const market = useMarket();
const seller = setUp(() => market.user());

const like = (person: TestUser, id: string) => market.as(person).post(`/listings/${id}/like`);
const unlike = (person: TestUser, id: string) => market.as(person).delete(`/listings/${id}/like`);
const shown = async (person: TestUser, id: string) => {
  const { data } = (await market.as(person).get(`/listings/${id}`)).body;
  return [data.likes, data.liked_by_me];
};

test("a like is counted for everyone and remembered for whoever gave it, until it is taken back", async () => {
  const [id, fan] = [await list(market, seller), await market.user()];
  expect((await like(fan, id)).body.data).toEqual({ listing_id: id, liked_by_me: true, likes: 1 });
  expect([await shown(fan, id), await shown(seller, id)]).toEqual([[1, true], [1, false]]);
  const { listings } = (await market.as(fan).get("/listings")).body;
  expect(listings[0]).toMatchObject({ id, likes: 1 });
  expect((await unlike(fan, id)).body.data).toEqual({
    listing_id: id,
    liked_by_me: false,
    likes: 0,
  });
  expect(await shown(fan, id)).toEqual([0, false]);
});

test("what nobody may see cannot be liked", async () => {
  const [id, fan] = [await list(market, seller), await market.user()];
  await market.database.admin`update public.listings set status = 'removed' where id = ${id}`;
  expect([(await like(fan, id)).status, (await unlike(fan, id)).status]).toEqual([404, 404]);
  const gone = await list(market, seller);
  await market.as(seller).delete(`/listings/${gone}`);
  expect((await like(fan, gone)).status).toBe(404);
  expect((await like(fan, crypto.randomUUID())).status).toBe(404);
});

test("someone suspended gives no new like, but may take an old one back", async () => {
  const [id, fan] = [await list(market, seller), await market.user()];
  await like(fan, id);
  await market.setAccountStatus(fan, "suspended");
  expect((await unlike(fan, id)).body.data.likes).toBe(0);
  expect((await like(fan, id)).status).toBe(403);
});

test("thirty people at once, each three times: thirty likes; and then all but ten take them back", async () => {
  const id = await list(market, seller);
  const fans = await Promise.all(Array.from({ length: 30 }, () => market.user()));
  const answers = await Promise.all([...fans, ...fans, ...fans].map((fan) => like(fan, id)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect((await shown(seller, id))[0]).toBe(30);
  const leaving = fans.slice(10);
  await Promise.all([...leaving, ...leaving].map((fan) => unlike(fan, id)));
  expect((await shown(seller, id))[0]).toBe(10);
});

test("liking and taking back in the same instant leaves a count that fits what is remembered", async () => {
  const [id, fan] = [await list(market, seller), await market.user()];
  for (let round = 0; round < 10; round++) {
    await Promise.all([like(fan, id), unlike(fan, id), like(fan, id), unlike(fan, id)]);
    const [likes, mine] = await shown(fan, id);
    expect(likes).toBe(mine ? 1 : 0);
  }
});
