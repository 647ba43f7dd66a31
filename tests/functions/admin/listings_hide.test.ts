import { expect, test } from "vitest";
import { atOnce, errorOf, must, RACING, tally, useMarket } from "../../support/market.ts";

const market = useMarket(RACING);
const REASON = "Fotonya dari toko lain";

const hide = async (id: string, body: object = { reason: REASON }, query = "") =>
  (await market.staff("ops_admin")).put(`/admin/listings/${id}/hide${query}`, body);
const show = (id: string) => hide(id, { reason: "Fotonya memang miliknya", hidden: false });

test("a hidden listing is on no list and has no page but for its seller, who is told why; it comes back the same", async () => {
  const [seller, other] = [await market.user(), await market.user()];
  const id = await seller.list({ title: "Dress songket Palembang" });
  await must(other.post(`/listings/${id}/like`));
  await market.time.advance(3700);
  const paths = ["/listings", "/listings/boosted", `/listings/user/${seller.id}`]
    .concat("/listings/liked", "/search?q=songket");
  const places = async () => {
    const lists = await Promise.all(
      paths.map(async (path) => (await other.get(path)).text.includes(id)),
    );
    return [...lists, (await other.get(`/listings/${id}`)).status === 200];
  };
  const everywhere = [...paths, "page"];
  expect(await places()).toEqual(everywhere.map(() => true));
  const order = await other.orderBody(id);
  const dry = await hide(id, undefined, "?dry_run=true");
  expect([dry.status, dry.body.data.hidden_at === null]).toEqual([200, false]);
  expect(await places()).toEqual(everywhere.map(() => true));

  await must(hide(id));
  expect(await places()).toEqual(everywhere.map(() => false));
  expect((await seller.get(`/listings/${id}`)).status).toBe(200);
  await must(seller.patch(`/listings/${id}`, { title: "Dress songket" }));
  expect(await places()).toEqual(everywhere.map(() => false));
  expect(await errorOf(other.post("/orders", order))).toBe("409 listing_not_for_sale");
  const boost = { listing_id: id, package: "boost_3d" };
  expect(await errorOf(seller.post("/boosts", boost))).toBe("409 listing_not_active");
  const told = async (kind: string) =>
    (await must(seller.get("/notifications"))).items
      .filter((each: { kind: string }) => each.kind === kind);
  expect(await told("listing.hidden")).toMatchObject([{
    data: { listing_id: id, reason: REASON },
  }]);
  expect(await market.audit(id)).toMatchObject([
    { action: "admin_listings_hide", reason: REASON, after: { hidden: true } },
  ]);

  await must(show(id));
  await must(seller.patch(`/listings/${id}`, { title: "Dress songket Palembang" }));
  await market.time.advance(3700);
  expect(await places()).toEqual(everywhere.map(() => true));
  expect(await told("listing.restored")).toHaveLength(1);
  const counts = await must((await market.staff("ops_admin")).get("/admin/discovery"));
  expect(counts.exact).toBe(true);
});

test("a conversation and an offer show no photo of a hidden listing, not even one that the seller adds", async () => {
  const [seller, buyer] = [await market.user(), await market.user()];
  const listing_id = await seller.list();
  await must(buyer.post("/conversations", { listing_id }));
  await must(buyer.post("/offers", { listing_id, price: 100_000 }));
  const photos = async () => {
    const { items: [chat] } = await must(buyer.get("/conversations"));
    const { items: [offer] } = await must(buyer.get("/offers"));
    return [chat.listing.photo_url, offer.listing_photo_url];
  };
  const [shown] = await photos();
  expect(shown).toMatch(/^https:/);
  await must(hide(listing_id));
  await must(
    seller.patch(`/listings/${listing_id}`, { photos: ["https://images.example.com/x.jpg"] }),
  );
  expect(await photos()).toEqual([null, null]);
});

test("an order in flight goes on, and its listing is not for sale again when the order ends", async () => {
  const sale = await market.openSale();
  await must(hide(sale.listing_id));
  await sale.pay();
  expect((await sale.read()).status).toBe("READY_TO_SHIP");
  const unpaid = await market.openSale();
  await must(hide(unpaid.listing_id));
  await must(unpaid.step("buyer", "cancel", {}));
  const buyer = await market.user();
  await expect(buyer.orderBody(unpaid.listing_id)).rejects.toThrow("listing_not_for_sale");
  await must(show(unpaid.listing_id));
  await must(buyer.post("/orders", await buyer.orderBody(unpaid.listing_id)));
  const sold = await market.completedSale();
  const feed = async () => (await buyer.get("/feed/recently-sold")).text;
  expect(await feed()).toContain(sold.listing_id);
  await must(hide(sold.listing_id));
  expect(await feed()).not.toContain(sold.listing_id);
  await market.proveMoney();
});

test("what is hidden already, unknown, deleted or one's own is refused; of ten at once one hides", async () => {
  const seller = await market.user();
  const id = await seller.list();
  expect(await errorOf(show(id))).toBe("409 listing_unchanged");
  expect(await errorOf(hide(crypto.randomUUID()))).toBe("404 listing_not_found");
  expect(await errorOf(hide(id, {}))).toBe("400 validation_failed");
  const ops = await market.staff("ops_admin");
  const own = await ops.list();
  expect(await errorOf(ops.put(`/admin/listings/${own}/hide`, { reason: REASON })))
    .toBe("403 self_decision");
  const answers = await atOnce(10, () => hide(id));
  expect(tally(answers)).toEqual({ 200: 1, 409: 9 });
  await must(seller.delete(`/listings/${id}`));
  expect(await errorOf(show(id))).toBe("404 listing_not_found");
});

test("staff find listings by any part of the title, by seller and whether they are hidden", async () => {
  const seller = await market.user();
  const [shown, hidden] = [
    await seller.list({ title: "Kebaya 100% katun" }),
    await seller.list({ title: "Kebaya kutu baru" }),
  ];
  await must(hide(hidden));
  const ops = await market.staff("ops_admin");
  const ids = async (query: string) =>
    (await must(ops.get(`/admin/listings?${query}`))).items.map(({ id }: { id: string }) => id);
  expect(await ids("q=KEBAYA")).toEqual([hidden, shown]);
  expect(await ids("q=100%25")).toEqual([shown]);
  expect(await ids(`user_id=${seller.username}&hidden=true`)).toEqual([hidden]);
  expect(await ids(`user_id=${seller.username}&hidden=false`)).toEqual([shown]);
});
