import { expect, test } from "vitest";
import { atOnce, errorOf, must, RACING, setUp, tally, useMarket } from "../../support/market.ts";
import type { Answer, User } from "../../support/market.ts";
import { bundleBody } from "../../support/bundles.ts";
import { whileLocked } from "../../support/locks.ts";
import { expectPages } from "../../support/pages.ts";

const market = useMarket(RACING);
const seller = setUp(() => market.user());

const like = (user: User, id: string) => user.post(`/listings/${id}/like`);
const unlike = (user: User, id: string) => user.delete(`/listings/${id}/like`);
const likesOf = async (user: User, id: string) => {
  const { data } = (await user.get(`/listings/${id}`)).body;
  return [data.likes, data.liked_by_me];
};

test("every user sees the number of likes and whether they gave one, until they take it back", async () => {
  const [id, fan] = [await seller.list(), await market.user()];
  expect((await like(fan, id)).body.data).toEqual({ listing_id: id, liked_by_me: true, likes: 1 });
  expect([await likesOf(fan, id), await likesOf(seller, id)]).toEqual([[1, true], [1, false]]);
  const { listings } = (await fan.get("/listings")).body;
  expect(listings[0]).toMatchObject({ id, likes: 1 });
  expect((await unlike(fan, id)).body.data).toEqual({
    listing_id: id,
    liked_by_me: false,
    likes: 0,
  });
  expect(await likesOf(fan, id)).toEqual([0, false]);
});

test("nobody likes their own listing, so it counts nothing", async () => {
  const id = await seller.list();
  expect(await errorOf(like(seller, id))).toBe("403 own_like");
  expect(await likesOf(seller, id)).toEqual([0, false]);
});

test("a listing that the user cannot read cannot be liked", async () => {
  const [id, fan] = [await seller.list(), await market.user()];
  await market.sql`update public.listings set status = 'removed' where id = ${id}`;
  expect([(await like(fan, id)).status, (await unlike(fan, id)).status]).toEqual([404, 404]);
  const gone = await seller.list();
  await seller.delete(`/listings/${gone}`);
  expect((await like(fan, gone)).status).toBe(404);
});

test("thirty users who each like three times at once give thirty likes; after twenty take theirs back, ten remain", async () => {
  const id = await seller.list();
  const fans = await atOnce(30, () => market.user());
  const answers = await Promise.all([...fans, ...fans, ...fans].map((fan) => like(fan, id)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect((await likesOf(seller, id))[0]).toBe(30);
  const leaving = fans.slice(10);
  await Promise.all([...leaving, ...leaving].map((fan) => unlike(fan, id)));
  expect((await likesOf(seller, id))[0]).toBe(10);
});

test("who likes a listing and orders it at the same moment does both", async () => {
  const [id, fan] = [await seller.list(), await market.user()];
  const body = await fan.orderBody(id);
  let answers: Promise<Answer[]> | undefined;
  await market.sql.begin(async (sql) => {
    await sql`select private.lock_people(${fan.id}, ${seller.id})`;
    const liking = like(fan, id);
    await market.untilLocked(1);
    answers = Promise.all([liking, fan.post("/orders", body)]);
    await market.untilLocked(2);
  });
  expect((await answers!).map(({ status }) => status)).toEqual([200, 201]);
  const again = await atOnce(12, (nth) => nth % 2 ? like(fan, id) : unlike(fan, id));
  expect(tally(again)).toEqual({ 200: 12 });
});

test("who likes two listings leaves while another orders both", async () => {
  const [owner, fan, buyer] = [await market.user(), await market.user(), await market.user()];
  const ids = [await owner.list(), await owner.list()].toSorted();
  for (const id of ids) await must(like(fan, id));
  const body = await bundleBody(market, buyer, ids);
  let answers: Promise<Answer[]> | undefined;
  await market.sql.begin(async (sql) => {
    await sql`select from public.listings where id = ${ids[1]!} for update`;
    const leaving = fan.delete("/auth/me");
    await market.untilLocked(1);
    answers = Promise.all([leaving, buyer.post("/orders", body)]);
    await market.untilLocked(2);
  });
  expect((await answers!).map(({ status }) => status)).toEqual([200, 201]);
});

test("none of these waited in a deadlock", async () => {
  expect(await market.deadlocks()).toBe(0);
});

/** These begin while `person` is leaving, who follows `other`: the account is locked, the follow not yet. */
async function whileLeaving(person: User, other: User, acts: (() => Promise<Answer>)[]) {
  await must(person.put(`/auth/users/${other.id}/follow`));
  const holder = `select from private.follows where follower_id = '${person.id}' for update`;
  const answers = await whileLocked(market, holder, [() => person.delete("/auth/me"), ...acts]);
  return answers.map(({ status }) => status);
}

test("who leaves while making an offer for what they like, and ordering it, deadlocks nothing", async () => {
  const [owner, fan] = [await market.user(), await market.user()];
  const id = await owner.list({ price: 200_000 });
  await must(like(fan, id));
  const order = await fan.orderBody(id);
  const statuses = await whileLeaving(fan, owner, [
    () => fan.post("/offers", { listing_id: id, price: 150_000 }),
    () => fan.post("/orders", order),
    () => like(fan, id),
  ]);
  expect(statuses).toEqual([200, 401, 401, 401]);
});

test("two who like each other's listings leave at the same moment, without a deadlock", async () => {
  const [one, other] = [await market.user(), await market.user()];
  await must(like(one, await other.list()));
  await must(like(other, await one.list()));
  expect(await whileLeaving(one, other, [() => other.delete("/auth/me")])).toEqual([200, 200]);
});

test("the seller is told of a like that waited over the end of its ten minutes", async () => {
  const [owner, fan] = [await market.user(), await market.user()];
  const id = await owner.list();
  let liking: Promise<Answer> | undefined;
  await market.sql.begin(async (sql) => {
    await sql`select private.lock_people(${fan.id}, ${owner.id})`;
    liking = like(fan, id);
    await market.untilLocked(1);
    await market.time.advance(600);
  });
  expect((await liking!).status).toBe(200);
  await market.time.advance(600);
  expect(await owner.notifications()).toEqual(["listing.liked"]);
});

const liked = async (user: User, query = "") => {
  const { items, total, next_cursor } = await must(user.get(`/listings/liked${query}`));
  return { ids: items.map(({ id }: { id: string }) => id), total, next_cursor };
};

test("one's own likes are listed, the latest like first, and pages follow without a gap", async () => {
  const [seller, fan] = [await market.user(), await market.user()];
  const made = [await seller.list(), await seller.list(), await seller.list()];
  const order = [made[1]!, made[2]!, made[0]!];
  for (const id of order) await like(fan, id);
  const theirs = await fan.list();
  await like(seller, theirs);
  await expectPages(fan, "/listings/liked", order.toReversed());
  expect((await liked(seller)).ids).toEqual([theirs]);
  const { items } = await must(fan.get("/listings/liked"));
  expect(items[0]).toEqual(
    (await fan.get("/listings")).body.listings.find(({ id }: { id: string }) => id === made[0]),
  );
});

test("likes of the same instant are all listed across pages", async () => {
  const [seller, fan] = [await market.user(), await market.user()];
  const made = await atOnce(5, () => seller.list());
  await market.sql`
    insert into public.likes (user_id, listing_id, created_at)
    select ${fan.id}, unnest(${made}::uuid[]), '2026-01-01'`;
  const found: string[] = [];
  for (let query = "?limit=2"; query;) {
    const { ids, next_cursor } = await liked(fan, query);
    found.push(...ids);
    query = next_cursor ? `?limit=2&cursor=${next_cursor}` : "";
  }
  expect(found.toSorted()).toEqual(made.toSorted());
});

test("a sold listing stays; one that was removed, deleted or is no longer liked is neither listed nor counted", async () => {
  const [seller, fan] = [await market.user(), await market.user()];
  const ids = await atOnce(4, () => seller.list());
  const [sold, removed, deleted, unliked] = ids as [string, string, string, string];
  for (const id of ids) await like(fan, id);
  await market.sql`update public.listings set status = 'sold' where id = ${sold}`;
  await market.sql`update public.listings set status = 'removed' where id = ${removed}`;
  await must(seller.delete(`/listings/${deleted}`));
  await must(fan.delete(`/listings/${unliked}/like`));
  expect(await liked(fan)).toMatchObject({ ids: [sold], total: 1 });
});

const follow = (who: User, whom: User) => must(who.put(`/auth/users/${whom.id}/follow`));
const following = async (user: User) => {
  const { items, total } = await must(user.get("/listings/following"));
  return { ids: items.map(({ id }: { id: string }) => id), total };
};

test("what those whom I follow sell is listed newest first, page by page, and nothing else", async () => {
  const [fan, one, other, stranger] = await Promise.all([1, 2, 3, 4].map(() => market.user()));
  await follow(fan!, one!);
  await follow(fan!, other!);
  const made: string[] = [];
  for (const seller of [one!, other!, one!, one!, other!]) made.push(await seller.list());
  await stranger!.list();
  await expectPages(fan!, "/listings/following", made.toReversed());
  expect(await following(stranger!)).toEqual({ ids: [], total: 0 });
});

test("nothing sold, deleted, of a suspended seller or of one who is blocked is listed or counted", async () => {
  const [fan, seller] = [await market.user(), await market.user()];
  await follow(fan, seller);
  const [sold, deleted, left] = [await seller.list(), await seller.list(), await seller.list()];
  await market.sql`update public.listings set status = 'sold' where id = ${sold}`;
  await must(seller.delete(`/listings/${deleted}`));
  expect(await following(fan)).toEqual({ ids: [left], total: 1 });
  await market.setAccountStatus(seller, "suspended");
  expect(await following(fan)).toEqual({ ids: [], total: 0 });
  await market.setAccountStatus(seller, "active");
  await must(seller.put(`/auth/users/${fan.id}/block`));
  expect(await following(fan)).toEqual({ ids: [], total: 0 });
});
