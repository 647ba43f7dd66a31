/** PATCH /auth/me {on_vacation_until}: what others see of a seller on vacation, and until when. */
import { expect, test } from "vitest";
import { must, REASON, useMarket } from "../../support/market.ts";
import type { User } from "../../support/market.ts";
import {
  DAY,
  goOnVacation,
  inSeconds,
  passVacation,
  setVacation,
} from "../../support/vacations.ts";

const market = useMarket();

const LISTS = [
  "/listings",
  "/listings?sortBy=lowest_price",
  "/listings?product_category=Dress&gender=female&sortBy=highest_price",
  "/listings/boosted",
  "/search?q=batik",
  "/search?product_category=Dress",
];

/** For each list: whether this listing is in it, and its total. */
async function found(id: string): Promise<[boolean, number][]> {
  const reader = await market.user();
  const pages = LISTS.map(async (path): Promise<[boolean, number]> => {
    const { body } = await reader.get(`${path}${path.includes("?") ? "&" : "?"}limit=50`);
    const { listings, total } = body.data ?? body;
    return [listings.some((item: { id: string }) => item.id === id), total];
  });
  return await Promise.all(pages);
}

const seen = async (seller: User, id: string) => {
  const reader = await market.user();
  const listing = await must(reader.get(`/listings/${id}`));
  const profile = await must(reader.get(`/auth/users/${seller.id}`));
  expect(profile.on_vacation_until).toBe(listing.seller.on_vacation_until);
  return listing.seller.on_vacation_until;
};

test("the listings leave every list and its total, and return by themselves when the time is over", async () => {
  const seller = await market.user();
  const id = await seller.list();
  const before = await found(id);
  expect(before.map(([there]) => there)).toEqual(LISTS.map(() => true));
  const until = await goOnVacation(market, seller);
  expect(await found(id)).toEqual(before.map(([, total]) => [false, total - 1]));
  expect(await seen(seller, id)).toBe(until);
  await market.time.advance(DAY - 60);
  expect(await seen(seller, id)).toBe(until);
  await market.time.advance(120);
  expect(await seen(seller, id)).toBeNull();
  expect(await found(id)).toEqual(before);
  expect((await must(seller.get("/auth/me"))).on_vacation_until).toBeNull();
  await market.proveMoney();
});

test("null ends it at once, and a change of something else does not", async () => {
  const seller = await market.user();
  const id = await seller.list();
  const until = await goOnVacation(market, seller);
  const me = await must(seller.patch("/auth/me", { city: "Medan" }));
  expect(me.on_vacation_until).toBe(until);
  expect((await must(setVacation(market, seller, null))).on_vacation_until).toBeNull();
  expect((await found(id)).every(([there]) => there)).toBe(true);
});

test("a longer or shorter vacation replaces the first: the listings return at the last end", async () => {
  const seller = await market.user();
  const id = await seller.list();
  const there = async () => (await found(id))[0]![0];
  await goOnVacation(market, seller, DAY);
  await goOnVacation(market, seller, 3 * DAY);
  await market.time.advance(2 * DAY);
  expect(await there()).toBe(false);
  await goOnVacation(market, seller, 60);
  await market.time.advance(120);
  expect(await there()).toBe(true);
});

test("a day is the morning in Jakarta on which the seller is back", async () => {
  const seller = await market.user();
  const day = (await inSeconds(market, 10 * DAY)).slice(0, 10);
  const { on_vacation_until } = await must(setVacation(market, seller, day));
  const morning = new Date(`${day}T00:00:00+07:00`).toISOString();
  expect(on_vacation_until).toBe(morning.replace("000Z", "000000Z"));
});

test("it lies ahead, and at most vacation_max_days", async () => {
  const seller = await market.user();
  const attempts = [
    await inSeconds(market, -1),
    await inSeconds(market, 91 * DAY),
    "2020-01-01",
    "0000-01-01",
    "9999-12-31",
    "2026-02-30",
    "tomorrow",
    "2027-01-01T00:00:00",
    1_800_000_000,
    "",
  ];
  for (const value of attempts) {
    const { status, body } = await setVacation(market, seller, value);
    expect([value, status, body.error?.code]).toEqual([value, 400, "VALIDATION"]);
  }
  await market.setting("vacation_max_days", 2);
  const { body } = await setVacation(market, seller, await inSeconds(market, 3 * DAY));
  expect(body.error.message).toContain("within 2 days");
  await market.setting("vacation_max_days", 90);
});

test("a listing made or shown again on vacation is hidden, too, until the end", async () => {
  const seller = await market.user();
  const old = await seller.list();
  await must(seller.delete(`/listings/${old}`));
  await goOnVacation(market, seller);
  const ids = [await seller.list()];
  expect((await found(ids[0]!)).some(([there]) => there)).toBe(false);
  await market.time.advance(2 * DAY);
  expect((await found(ids[0]!)).every(([there]) => there)).toBe(true);
});

test("a suspension during a vacation, or the reverse: the listings return when both are over", async () => {
  const [seller, ops] = [await market.user(), await market.staff("ops_admin")];
  const id = await seller.list();
  const account = (account_status: string) =>
    must(ops.put(`/admin/accounts/${seller.id}`, { account_status }, REASON));
  const there = async () => (await found(id))[0]![0];
  await goOnVacation(market, seller);
  await account("suspended");
  await account("active");
  expect(await there()).toBe(false);
  await account("suspended");
  await must(setVacation(market, seller, null));
  expect(await there()).toBe(false);
  await account("active");
  expect(await there()).toBe(true);
});

test("listings made while the vacation begins are hidden with the others", async () => {
  const seller = await market.user();
  for (let round = 0; round < 3; round++) {
    const until = await inSeconds(market, DAY);
    const [id, other] = await Promise.all([
      seller.list(),
      seller.list(),
      must(setVacation(market, seller, until)),
    ]);
    const rows = await market.sql`
      select is_visible from public.listings where id in (${id}, ${other})`;
    expect(rows).toEqual([{ is_visible: false }, { is_visible: false }]);
    await must(setVacation(market, seller, null));
  }
  await market.proveMoney();
}, 60_000);

test("starts and ends at the same time end in one of the two, with the listings to match", async () => {
  const seller = await market.user();
  for (let made = 0; made < 5; made++) await seller.list();
  const until = await inSeconds(market, DAY);
  const changes = Array.from(
    { length: 20 },
    (_, at) => setVacation(market, seller, at % 2 ? until : null),
  );
  expect((await Promise.all(changes)).map(({ status }) => status)).toEqual(Array(20).fill(200));
  await market.proveMoney();
});

test("a late job and a new vacation do not undo each other", async () => {
  const seller = await market.user();
  const id = await seller.list();
  await goOnVacation(market, seller);
  await passVacation(market, seller);
  expect(await seen(seller, id)).toBeNull();
  const until = await goOnVacation(market, seller, 2 * DAY);
  await market.services.db.service.call("internal.end_vacation", { user_id: seller.id });
  expect(await seen(seller, id)).toBe(until);
  expect((await found(id))[0]![0]).toBe(false);
});
