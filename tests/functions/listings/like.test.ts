import { expect, test } from "vitest";
import { useMarket } from "../../support/market.ts";
import type { TestUser } from "../../support/users.ts";
import { list } from "../../support/sale.ts";
import { setUp } from "../../support/set_up.ts";

const market = useMarket();
const seller = setUp(() => market.user());

const like = (user: TestUser, id: string) => market.as(user).post(`/listings/${id}/like`);
const unlike = (user: TestUser, id: string) => market.as(user).delete(`/listings/${id}/like`);
const likesOf = async (user: TestUser, id: string) => {
  const { data } = (await market.as(user).get(`/listings/${id}`)).body;
  return [data.likes, data.liked_by_me];
};

test("every user sees the number of likes and whether they gave one, until they take it back", async () => {
  const [id, fan] = [await list(market, seller), await market.user()];
  expect((await like(fan, id)).body.data).toEqual({ listing_id: id, liked_by_me: true, likes: 1 });
  expect([await likesOf(fan, id), await likesOf(seller, id)]).toEqual([[1, true], [1, false]]);
  const { listings } = (await market.as(fan).get("/listings")).body;
  expect(listings[0]).toMatchObject({ id, likes: 1 });
  expect((await unlike(fan, id)).body.data).toEqual({
    listing_id: id,
    liked_by_me: false,
    likes: 0,
  });
  expect(await likesOf(fan, id)).toEqual([0, false]);
});

test("a listing that the user cannot read cannot be liked", async () => {
  const [id, fan] = [await list(market, seller), await market.user()];
  await market.database.admin`update public.listings set status = 'removed' where id = ${id}`;
  expect([(await like(fan, id)).status, (await unlike(fan, id)).status]).toEqual([404, 404]);
  const gone = await list(market, seller);
  await market.as(seller).delete(`/listings/${gone}`);
  expect((await like(fan, gone)).status).toBe(404);
  expect((await like(fan, crypto.randomUUID())).status).toBe(404);
});

test("a suspended user cannot like a listing but can take a like back", async () => {
  const [id, fan] = [await list(market, seller), await market.user()];
  await like(fan, id);
  await market.setAccountStatus(fan, "suspended");
  expect((await unlike(fan, id)).body.data.likes).toBe(0);
  expect((await like(fan, id)).status).toBe(403);
});

test("thirty users who each like three times at once give thirty likes; after twenty take theirs back, ten remain", async () => {
  const id = await list(market, seller);
  const fans = await Promise.all(Array.from({ length: 30 }, () => market.user()));
  const answers = await Promise.all([...fans, ...fans, ...fans].map((fan) => like(fan, id)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect((await likesOf(seller, id))[0]).toBe(30);
  const leaving = fans.slice(10);
  await Promise.all([...leaving, ...leaving].map((fan) => unlike(fan, id)));
  expect((await likesOf(seller, id))[0]).toBe(10);
});

test("concurrent likes and unlikes of a user leave a count that matches their like", async () => {
  const [id, fan] = [await list(market, seller), await market.user()];
  for (let round = 0; round < 10; round++) {
    await Promise.all([like(fan, id), unlike(fan, id), like(fan, id), unlike(fan, id)]);
    const [likes, mine] = await likesOf(fan, id);
    expect(likes).toBe(mine ? 1 : 0);
  }
});
