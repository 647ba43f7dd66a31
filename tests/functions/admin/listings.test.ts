/** What staff change about listings, and the totals that stay exact. */
import { expect, test } from "vitest";
import { atOnce, errorOf, must, RACING, setUp, tally, useMarket } from "../../support/market.ts";
import type { User } from "../../support/market.ts";
import { fill } from "../../../local/seed/fill.ts";

const market = useMarket(RACING);
const ops = setUp(() => market.staff("ops_admin"));

const seller = setUp(() => market.user());

const PATH = "/admin/facets/aliases";
const setAlias = (alias: string, key: string, kind = "brand") =>
  ops.put(PATH, { kind, alias, key });
const removeAlias = (alias: string, kind = "brand") =>
  ops.delete(`/admin/facets/aliases/${kind}/${encodeURIComponent(alias)}`);
const found = async (brand: string) => {
  const { body } = await seller.get(`/search?brand=${encodeURIComponent(brand)}`);
  return body.listings.map(({ id }: { id: string }) => id);
};

test("a spelling that staff add applies to the listings there are, and is in the audit log", async () => {
  const typed = await seller.list({ brand: "Toko Sembilan" });
  const other = await seller.list({ brand: "T9" });
  const added = await must(setAlias("Toko Sémbilan", "t-9"));
  expect(added).toEqual({ kind: "brand", alias: "tokosembilan", key: "t9" });
  for (const brand of ["T9", "toko sembilan"]) expect(await found(brand)).toEqual([other, typed]);
  expect((await must(ops.get(`${PATH}?kind=brand`))).items).toContainEqual(added);
  await must(setAlias("Toko Sembilan", "Tokonyasembilan"));
  expect(await found("tokonyasembilan")).toEqual([typed]);
  await must(removeAlias("TOKO SEMBILAN"));
  expect(await found("Toko Sembilan")).toEqual([typed]);
  const { items } = await must(ops.get("/admin/audit?target_id=brand:tokosembilan"));
  expect(items.map(({ before, after }: { before: unknown; after: unknown }) => [before, after]))
    .toMatchObject([
      [{ key: "tokonyasembilan" }, null],
      [{ key: "t9" }, { key: "tokonyasembilan" }],
      [null, { key: "t9" }],
    ]);
});

test("a spelling of a spelling is a 409, either way round; an empty or equal one a 400", async () => {
  await must(setAlias("satu", "dua"));
  for (const [alias, key] of [["nol", "satu"], ["dua", "tiga"]] as const) {
    expect(await errorOf(setAlias(alias, key))).toBe("409 facet_alias_chain");
  }
  for (const [alias, key] of [["-", "tiga"], ["tiga", "'"], ["Tiga", "tiga "]] as const) {
    expect(await errorOf(setAlias(alias, key))).toBe("400 facet_alias_invalid");
  }
  expect((await removeAlias("nol")).status).toBe(404);
  expect((await setAlias("satu", "dua")).status).toBe(200);
});

test("a size with a slash is set and deleted", async () => {
  expect(await must(setAlias("S/M", "EU 37/38", "size"))).toMatchObject({
    alias: "s/m",
    key: "37/38",
  });
  await must(removeAlias("s/m", "size"));
});

test("a listing that is written while a spelling is added has the new key", async () => {
  let [id, added] = ["", Promise.resolve({ status: 0 })];
  await market.sql.begin(async (sql) => {
    [{ id }] = await sql`
      insert into public.listings (seller_id, title, description, price, product_category, gender, condition,
        brand, photos, weight_grams)
      select seller_id, title, description, price, product_category, gender, condition, 'Balap',
        photos, weight_grams
      from public.listings where id = ${await seller.list({})}
      returning id` as unknown as [{ id: string }];
    added = setAlias("Balap", "Pacuan");
    await Promise.race([added, market.untilLocked(1)]);
  });
  expect((await added).status).toBe(200);
  expect(await found("pacuan")).toEqual([id]);
});

test("spellings that are added at once make no chain", async () => {
  const answers = await Promise.all([setAlias("kiri", "tengah"), setAlias("tengah", "kanan")]);
  expect(tally(answers)).toEqual({ 200: 1, 409: 1 });
});

const scoreOf = async (id: string) =>
  (await market.sql`select boost_score from public.listings where id = ${id}`)[0]!["boost_score"];

test("a grant boosts all listings of a seller for the given days and is audited", async () => {
  const seller = await market.user();
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
  const seller = await market.user();
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
  const seller = await market.user();
  await must(seller.delete("/auth/me"));
  const body = { seller_id: seller.id, score: 7, days: 3 };
  expect(await errorOf(ops.post("/admin/growth/boosts", body))).toBe("404 user_not_found");
});

test("a grant, and its end, lock the listings before the profile, as an order that ends does", async () => {
  const seller = await market.user();
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

const WHY = "Fotonya dari toko lain";

const hide = async (id: string, body: object = { reason: WHY }, query = "") =>
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
    data: { listing_id: id, reason: WHY },
  }]);
  expect(await market.audit(id)).toMatchObject([
    { action: "admin_listings_hide", reason: WHY, after: { hidden: true } },
  ]);

  await must(show(id));
  await must(seller.patch(`/listings/${id}`, { title: "Dress songket Palembang" }));
  await market.time.advance(3700);
  expect(await places()).toEqual(everywhere.map(() => true));
  expect(await told("listing.restored")).toHaveLength(1);
  const counts = await must(ops.get("/admin/discovery"));
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
  const own = await ops.list();
  expect(await errorOf(ops.put(`/admin/listings/${own}/hide`, { reason: WHY })))
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
  const ids = async (query: string) =>
    (await must(ops.get(`/admin/listings?${query}`))).items.map(({ id }: { id: string }) => id);
  expect(await ids("q=KEBAYA")).toEqual([hidden, shown]);
  expect(await ids("q=100%25")).toEqual([shown]);
  expect(await ids(`user_id=${seller.username}&hidden=true`)).toEqual([hidden]);
  expect(await ids(`user_id=${seller.username}&hidden=false`)).toEqual([shown]);
});

const check = async () => (await ops.get("/admin/discovery")).body.data;
const setStatus = (person: User, status: string) => market.setAccountStatus(person, status);

test("concurrent creations, purchases, updates, deletions, likes and suspensions leave every total exact", async () => {
  const sellers = await atOnce(6, () => market.user());
  const buyer = await market.user();
  const ids = await Promise.all(
    sellers.flatMap((seller) => Array.from({ length: 4 }, () => seller.list())),
  );
  const bodies = await Promise.all(sellers.map((_, index) => buyer.orderBody(ids[index * 4]!)));
  await Promise.all(sellers.flatMap((seller, index) => {
    const [, changed, deleted, liked] = ids.slice(index * 4);
    return [
      buyer.post("/orders", bodies[index]!),
      seller.patch(`/listings/${changed}`, { gender: "male", product_category: "Tas" }),
      seller.delete(`/listings/${deleted}`),
      buyer.post(`/listings/${liked}/like`),
      index % 2
        ? setStatus(seller, index % 3 ? "suspended" : "banned")
        : seller.list({ gender: "unisex" }),
    ] as Promise<unknown>[];
  }));
  expect(await check()).toMatchObject({ exact: true, differences: [] });
  await Promise.all(sellers.map((seller) => setStatus(seller, "active")));
  await market.time.advance(2 * 3600);
  const data = await check();
  const { total } = (await buyer.get("/listings")).body;
  expect(data).toMatchObject({ exact: true, visible: total });
});

test("a thousand listings of a seller are hidden in one statement, and shown again in one", async () => {
  await fill({ databaseUrl: market.database.url("postgres"), listings: 1_000 });
  const seller = await market.user();
  await market.sql`update public.listings set seller_id = ${seller.id} where number <= 0`;
  const { total } = (await ops.get("/listings")).body;
  await setStatus(seller, "suspended");
  const hidden = (await ops.get("/listings")).body;
  expect([hidden.total, (await ops.get("/search?q=preloved")).body.total]).toEqual([
    total - 1_000,
    0,
  ]);
  expect(await check()).toMatchObject({ exact: true });
  await setStatus(seller, "active");
  expect((await ops.get("/listings")).body.total).toBe(total);
  expect(await check()).toMatchObject({ exact: true });
});

test("a wrong total is found and named", async () => {
  await (await market.user()).list({ product_category: "Tas", gender: "male" });
  const [stripe] = await market.sql`
    update public.listing_counts set visible = visible + 2
    where stripe = (select max(stripe) from public.listing_counts where product_category = 'Tas' and gender = 'male')
    returning stripe`;
  const { exact, differences } = await check();
  expect([exact, differences.length, differences[0].what]).toEqual([
    false,
    1,
    "listing_counts Tas male",
  ]);
  expect(differences[0].kept - differences[0].counted).toBe(2);
  await market.sql`update public.listing_counts set visible = visible - 2 where stripe = ${
    stripe!["stripe"]
  }`;
});
