import { expect, test } from "vitest";
import { atOnce, errorOf, must, RACING, useMarket } from "../../support/market.ts";
import type { User } from "../../support/market.ts";
import { expectPages } from "../../support/pages.ts";

const market = useMarket(RACING);

const block = (who: User, whom: { id: string }) => who.put(`/auth/users/${whom.id}/block`);
const unblock = (who: User, whom: User) => who.delete(`/auth/users/${whom.id}/block`);
const blocks = (who: User) => must(who.get("/auth/me/blocks"));
const pair = () => Promise.all([market.user(), market.user()]);
const ids = (items: { id: string }[]) => items.map(({ id }) => id);

const rejects = (
  { status, body }: { status: number; body: { error?: { code: string; reason: string } } },
) => expect([status, body.error?.reason]).toEqual([403, "user_blocked"]);

test("a block is listed for its maker only, once and page by page, until it is taken back", async () => {
  const [maker, reader] = await pair();
  const others = [await market.user(), await market.user(), await market.user()];
  for (const other of [...others, others[0]!]) {
    expect((await block(maker, other)).body.data).toEqual({
      user_id: other.id,
      blocked_by_me: true,
    });
  }
  await expectPages(maker, "/auth/me/blocks", ids(others.toReversed()));
  expect([(await blocks(reader)).items, (await blocks(others[0]!)).items]).toEqual([[], []]);
  const { blocks: exported } = await must(maker.get("/auth/me/export"));
  expect(exported).toHaveLength(3);
  for (const other of others) {
    for (let call = 0; call < 2; call++) {
      expect((await unblock(maker, other)).body.data.blocked_by_me).toBe(false);
    }
  }
  expect(await blocks(maker)).toMatchObject({ items: [], total: 0 });
});

test("nobody blocks themselves, someone deleted or someone who never was; a banned user may block", async () => {
  const [maker, gone] = await pair();
  expect(await errorOf(block(maker, maker))).toBe("403 self_block");
  await must(block(maker, gone));
  await must(gone.delete("/auth/me"));
  expect((await blocks(maker)).items).toEqual([]);
  expect((await block(maker, gone)).status).toBe(404);
  expect((await block(maker, { id: crypto.randomUUID() })).status).toBe(404);
  await market.setAccountStatus(maker, "banned");
  await must(block(maker, await market.user()));
});

test.each(["seller", "buyer"])(
  "after a block by the %s neither rates, preview, order, chat nor follow begins; without it all do",
  async (by) => {
    const [seller, buyer] = await pair();
    const listing_id = await seller.list();
    const body = await buyer.orderBody(listing_id);
    const stream = await must(seller.post("/live-streams", { title: "Drop" }));
    const [maker, other] = by === "seller" ? [seller, buyer] : [buyer, seller];
    await must(block(maker, other));
    const begin = [
      () => buyer.post("/shipping/rates", { listing_id, address_id: body.address_id }),
      () => buyer.post("/orders/preview", body),
      () => buyer.post(`/live-streams/${stream.id}/chat`, { text: "Halo" }),
      () => buyer.post(`/live-streams/${stream.id}/chat`, { text: "90 ribu?", type: "offer" }),
      () => follow(buyer, seller),
      () => follow(seller, buyer),
      () => buyer.post("/orders", body),
    ];
    for (const each of begin) rejects(await each());
    await must(seller.post(`/live-streams/${stream.id}/chat`, { text: "Ada lagi" }));
    await must(unblock(maker, other));
    for (const each of begin) await must(each());
  },
);

test("an open order goes on in every way: repeated, paid, shipped, delivered, released", async () => {
  const [seller, buyer] = await pair();
  const listing_id = await seller.list();
  const body = await buyer.orderBody(listing_id);
  const key = { "Idempotency-Key": "before" };
  const order = await must(buyer.post("/orders", body, key));
  const sale = market.saleOf({ seller, buyer, listing_id, order });
  await must(block(seller, buyer));
  expect((await must(buyer.post("/orders", body, key))).id).toBe(order.id);
  await sale.pay();
  await sale.carrierSays("picked");
  await sale.carrierSays("delivered");
  await must(sale.step(buyer, "confirm"));
  await market.proveMoney();
});

test("a late payment of an order that had ended is no new sale: it goes to the buyer's wallet", async () => {
  const sale = await market.openSale();
  await sale.payWithoutCallback("delay");
  await must(sale.step("buyer", "cancel"));
  await must(block(sale.seller, sale.buyer));
  await market.runDue();
  expect(await sale.status()).toBe("CANCELLED");
  expect(await sale.buyer.wallet()).toBe(sale.order.total);
  await market.proveMoney();
});

test("blocks and follows both ways at once leave no follow", async () => {
  for (let round = 0; round < 3; round++) {
    const [one, other] = await pair();
    const answers = await Promise.all([
      follow(one, other),
      follow(other, one),
      block(one, other),
      block(other, one),
      follow(one, other),
      follow(other, one),
    ]);
    for (const { status } of answers) expect([200, 403]).toContain(status);
    const [row] = await market.sql`
      select
        (select count(*)::integer from private.follows where follower_id in (${one.id}, ${other.id})) as follows,
        (select count(*)::integer from private.blocks where blocker_id in (${one.id}, ${other.id})) as blocks`;
    expect(row).toEqual({ follows: 0, blocks: 2 });
  }
});

test("an order at the moment of a block is made before it, or rejected and leaves the listing free", async () => {
  for (let round = 0; round < 3; round++) {
    const [seller, buyer] = await pair();
    const listing_id = await seller.list();
    const body = await buyer.orderBody(listing_id);
    const [ordered, made] = await Promise.all([buyer.post("/orders", body), block(seller, buyer)]);
    expect(made.status).toBe(200);
    if (ordered.status !== 201) rejects(ordered);
    const [row] = await market.sql`
      select status,
        (select count(*)::integer from public.orders where listing_id = ${listing_id}) as orders
      from public.listings where id = ${listing_id}`;
    expect(row).toEqual(
      ordered.status === 201 ? { status: "reserved", orders: 1 } : { status: "active", orders: 0 },
    );
  }
  await market.proveMoney();
});

test("between the two nobody likes, nor is announced by name for a like before the block", async () => {
  const [seller, fan] = await pair();
  const [liked, other] = [await seller.list(), await seller.list()];
  await must(fan.post(`/listings/${liked}/like`));
  await must(block(seller, fan));
  rejects(await fan.post(`/listings/${other}/like`));
  await market.time.advance(601);
  expect(await seller.notifications()).not.toContain("listing.liked");
  const own = await fan.list();
  rejects(await seller.post(`/listings/${own}/like`));
  await must(fan.delete(`/listings/${liked}/like`));
});

test("between the two nobody views the other's stream, reads it, its chat or its channel; others do", async () => {
  const [host, fan] = await pair();
  const other = await market.user();
  const { id } = await must(host.post("/live-streams", { title: "Drop" }));
  const at = `/live-streams/${id}`;
  expect((await must(fan.post(`${at}/view`))).viewers).toBe(1);
  await must(block(host, fan));
  rejects(await fan.post(`${at}/view`));
  rejects(await fan.get(at));
  rejects(await fan.get(`${at}/chat?after_seq=0`));
  const answers = await Promise.all([fan, other].map((who) => who.post(`${at}/view`)));
  expect(answers.map(({ status }) => status)).toEqual([403, 200]);
  expect((await must(fan.post(`${at}/leave`))).viewers).toBe(1);
  expect((await must(other.get(at))).viewers).toBe(1);
  await must(unblock(host, fan));
  await must(fan.get(at));
  await must(block(fan, host));
  rejects(await fan.get(at));
});

test("a stream's start is not told to a fan who was blocked", async () => {
  const [fan, host] = await pair();
  const dress = await host.list();
  await must(fan.post(`/listings/${dress}/like`));
  await must(block(host, fan));
  await must(host.post("/live-streams", { title: "Drop", pinned_listing_ids: [dress] }));
  await market.runDue();
  expect(await fan.notifications()).not.toContain("live.started");
});

test("once a block has answered, its maker is told of no stream that has just started", async () => {
  for (const by of ["fan", "host"]) {
    const [fan, host] = await pair();
    await must(follow(fan, host));
    const { id } = await must(host.post("/live-streams", { title: "Drop" }));
    const count = async () =>
      (await market.sql`select from public.notifications where user_id = ${fan.id}`).length;
    let [told, blocked]: Promise<unknown>[] = [];
    await market.sql.begin(async (sql) => {
      // The job waits for this row, after it has looked for blocks.
      await sql`
        insert into public.notifications (user_id, event_id, kind, category)
        values (${fan.id}, ${`live:${id}:started`}, 'live.started', 'live')`;
      told = market.runDue();
      await market.untilLocked(1);
      blocked = must(by === "fan" ? block(fan, host) : block(host, fan)).then(count);
      await Promise.race([blocked, market.untilLocked(2)]);
      await sql`delete from public.notifications where user_id = ${fan.id}`;
    });
    await told;
    expect([by, await blocked]).toEqual([by, await count()]);
  }
});

const follow = (who: User, whom: { id: string }) => who.put(`/auth/users/${whom.id}/follow`);
const unfollow = (who: User, whom: User) => who.delete(`/auth/users/${whom.id}/follow`);
const followers = (reader: User, of: User) => must(reader.get(`/auth/users/${of.id}/followers`));

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
