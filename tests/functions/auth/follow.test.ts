import { expect, test } from "vitest";
import { atOnce, errorOf, must, RACING, useMarket } from "../../support/market.ts";
import type { User } from "../../support/market.ts";
import { expectPages } from "../../support/pages.ts";

const market = useMarket(RACING);

const follow = (who: User, whom: { id: string }) => who.put(`/auth/users/${whom.id}/follow`);
const unfollow = (who: User, whom: User) => who.delete(`/auth/users/${whom.id}/follow`);
const followers = (reader: User, of: User) => must(reader.get(`/auth/users/${of.id}/followers`));
const pair = () => Promise.all([market.user(), market.user()]);

test("a follow counts once, however often and at once it is made, until it is taken back", async () => {
  const [fan, seller] = await pair();
  const answers = await atOnce(10, () => follow(fan, seller));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(answers[0]!.body.data).toEqual({ user_id: seller.id, followed_by_me: true });
  expect(await followers(fan, seller)).toMatchObject({ count: 1, followed_by_me: true });
  for (let call = 0; call < 2; call++) {
    expect((await unfollow(fan, seller)).body.data).toEqual({
      user_id: seller.id,
      followed_by_me: false,
    });
  }
  expect(await followers(fan, seller)).toMatchObject({ count: 0, followed_by_me: false });
});

test("only the user reads who follows them, page by page; others read the count", async () => {
  const [seller, stranger] = await pair();
  const fans = [await market.user(), await market.user(), await market.user()];
  for (const fan of fans) await must(follow(fan, seller));
  expect(await followers(stranger, seller)).toEqual({
    count: 3,
    count_is_minimum: false,
    followed_by_me: false,
    items: null,
    total: 3,
    total_is_minimum: false,
    limit: 20,
    offset: 0,
    next_cursor: null,
  });
  const ids = fans.toReversed().map(({ id }) => id);
  await expectPages(seller, `/auth/users/${seller.id}/followers`, ids);
});

test("nobody follows themselves, someone deleted or someone who never was", async () => {
  const [fan, gone] = await pair();
  expect(await errorOf(follow(fan, fan))).toBe("403 self_follow");
  await must(gone.delete("/auth/me"));
  expect((await follow(fan, gone)).status).toBe(404);
  expect((await follow(fan, { id: crypto.randomUUID() })).status).toBe(404);
});

test("of twenty follows at once, follows_max succeed; who follows is not rejected again", async () => {
  await market.setting("follows_max", 5);
  const fan = await market.user();
  const sellers = await atOnce(20, () => market.user());
  const answers = await Promise.all(sellers.map((seller) => follow(fan, seller)));
  const full = answers.filter(({ status }) => status === 409);
  expect(full).toHaveLength(15);
  expect(full[0]!.body.error.reason).toBe("too_many_follows");
  const one = sellers[answers.findIndex(({ status }) => status === 200)]!;
  expect((await follow(fan, one)).status).toBe(200);
  await market.setting("follows_max", 10_000);
});

test("a deletion ends follows both ways, also when it runs at the same moment", async () => {
  for (let round = 0; round < 3; round++) {
    const [one, other] = await pair();
    await must(follow(other, one));
    await Promise.all([follow(one, other), one.delete("/auth/me"), other.delete("/auth/me")]);
    const [{ rows }] = await market.sql<[{ rows: number }]>`
      select count(*)::integer as rows from private.follows
      where ${one.id} in (follower_id, followed_id)`;
    expect(rows).toBe(0);
  }
});

test("the export names whom one follows and one's followers", async () => {
  const [fan, seller] = await pair();
  await must(follow(fan, seller));
  const [mine, theirs] = [
    await must(fan.get("/auth/me/export")),
    await must(seller.get("/auth/me/export")),
  ];
  expect([mine.follows, mine.followers]).toMatchObject([[{ user_id: seller.id }], []]);
  expect([theirs.follows, theirs.followers]).toMatchObject([[], [{ user_id: fan.id }]]);
});

const toldOfStream = async (fan: User) => {
  await market.runDue();
  return (await fan.notifications()).filter((kind) => kind === "live.started").length;
};

test("followers are told once that a stream has started, also those who like a pinned listing", async () => {
  const [fan, host] = await pair();
  await must(follow(fan, host));
  const dress = await host.list();
  await must(fan.post(`/listings/${dress}/like`));
  await must(host.post("/live-streams", { title: "Drop", pinned_listing_ids: [dress] }));
  expect(await toldOfStream(fan)).toBe(1);
});

test.each([true, false])(
  "followers are told of a stream without pins (announced: %s)",
  async (announced) => {
    const [fan, host] = await pair();
    await must(follow(fan, host));
    const scheduled_at = new Date(market.time.now().getTime() + 3_600_000).toISOString();
    const { id } = await must(
      host.post("/live-streams", { title: "Drop", ...announced && { scheduled_at } }),
    );
    if (announced) {
      expect(await toldOfStream(fan)).toBe(0);
      await must(host.put(`/live-streams/${id}/start`));
    }
    expect(await toldOfStream(fan)).toBe(1);
  },
);
