import { expect, test } from "vitest";
import {
  atOnce,
  DRESS,
  messageOf,
  must,
  RACING,
  REASON,
  tally,
  useMarket,
} from "../../support/market.ts";
import type { Answer, User } from "../../support/market.ts";

const market = useMarket(RACING);

/** A new listing in this status. */
const listIn = async (status: string, seller: User) => {
  const id = await seller.list();
  await become(id, status);
  return id;
};
const become = (id: string, status: string) =>
  market.sql`update public.listings set status = ${status} where id = ${id}`;
const read = (user: User, id: string) => user.get(`/listings/${id}`);

test("a listing keeps its fields; its category is normalized, its tags are distinct and in lower case", async () => {
  const { status, body } = await (await market.user()).post("/listings", {
    ...DRESS,
    title: '  Dress "batik" \\ 👗 ',
    product_category: "dRESS",
    gender: "women",
    brand: " ",
    vibe_tags: ["Vintage", " vintage ", "Y2K"],
    seller_id: crypto.randomUUID(),
    status: "sold",
    likes: 999,
  });
  expect(status).toBe(201);
  expect(body.data).toMatchObject({
    title: 'Dress "batik" \\ 👗',
    description: DRESS.description,
    product_category: "Dress",
    gender: "female",
    brand: null,
    original_price: null,
    vibe_tags: ["vintage", "y2k"],
    photos: DRESS.photos,
    likes: 0,
    status: "active",
    seller: { id: body.data.seller_id, city: "Bandung" },
  });
});

test("a seller's own list has removed listings too, and status= narrows any list", async () => {
  const [seller, reader] = [await market.user(), await market.user()];
  const ids: Record<string, string> = {};
  for (const status of ["active", "reserved", "sold", "removed"]) {
    ids[status] = await listIn(status, seller);
  }
  await seller.delete(`/listings/${await seller.list()}`);
  const page = async (who: typeof seller, query = "") => {
    const { body } = await who.get(`/listings/user/${seller.id}${query}`);
    expect(body).toMatchObject({ total: body.listings.length, offset: 0, limit: 20 });
    return body.listings.map(({ id }: { id: string }) => id);
  };
  expect(await page(seller)).toEqual(Object.values(ids).toReversed());
  for (const status of ["active", "reserved", "sold", "removed"]) {
    expect(await page(seller, `?status=${status}`)).toEqual([ids[status]]);
  }
  expect(await page(reader, "?status=sold")).toEqual([ids["sold"]]);
  expect(await page(reader, "?status=removed")).toEqual([]);
  expect(await page(reader)).toEqual(["sold", "reserved", "active"].map((status) => ids[status]));
  expect(await page(reader, "?status=")).toHaveLength(3);
  expect((await reader.get(`/listings/user/${seller.id}?status=gone`)).status).toBe(400);
});

test("a reserved or sold listing is readable with its status, a removed one by its seller alone", async () => {
  const [seller, reader] = [await market.user(), await market.user()];
  const id = await seller.list();
  for (const status of ["reserved", "sold"]) {
    await become(id, status);
    expect((await read(reader, id)).body.data.status).toBe(status);
  }
  await become(id, "removed");
  expect((await read(seller, id)).status).toBe(200);
  expect((await read(reader, id)).status).toBe(404);
});

test("a reported listing stays visible and its seller is not notified", async () => {
  const [reporter, seller] = [await market.user(), await market.user()];
  const listing = await seller.list();
  const path = `/listings/${listing}/report`;
  await must(reporter.post(path, { reason: "misleading", details: "Bukan katun" }));
  expect((await seller.get(`/listings/user/${seller.id}`)).body.total).toBe(1);
  expect((await seller.get("/auth/me/export")).text).not.toContain("Bukan katun");
});

test("the given fields change, null clears a field, the others stay", async () => {
  const seller = await market.user();
  const id = await seller.list({ brand: "Zara", vibe_tags: ["y2k"] });
  const { status, body } = await seller.patch(`/listings/${id}`, {
    price: 125_000,
    brand: null,
    vibe_tags: null,
    description: null,
    product_category: "tas",
  });
  expect(status).toBe(200);
  expect(body.data).toMatchObject({
    price: 125_000,
    brand: null,
    vibe_tags: [],
    description: "",
    product_category: "Tas",
    weight_grams: 400,
  });
  expect(body.data.updated_at > body.data.created_at).toBe(true);
  expect((await seller.patch(`/listings/${id}`, {})).body.data).toEqual(body.data);
});

test("its owner may change, delete or relist a removed listing; to others it does not exist", async () => {
  const [seller, other] = [await market.user(), await market.user()];
  const id = await listIn("removed", seller);
  const path = `/listings/${id}`;
  expect((await other.patch(path, { price: 90_000 })).status).toBe(404);
  expect((await other.delete(path)).status).toBe(404);
  expect((await other.post(`${path}/relist`)).status).toBe(404);
  const changed = await seller.patch(path, { price: 90_000 });
  expect(changed.body.data).toMatchObject({ price: 90_000, status: "removed" });
  expect((await seller.post(`${path}/relist`)).body.data).toMatchObject({
    price: 90_000,
    status: "active",
  });
  await become(id, "removed");
  expect((await seller.delete(path)).status).toBe(200);
  expect((await seller.get(path)).status).toBe(404);
});

test("with a concurrent price change, the buyer pays the price that the listing shows afterwards", async () => {
  const [seller, buyer] = [await market.user(), await market.user()];
  const id = await seller.list();
  const body = await buyer.orderBody(id);
  const [order, change] = await Promise.all([
    buyer.post("/orders", body),
    seller.patch(`/listings/${id}`, { price: 90_000 }),
  ]);
  const { price } = (await buyer.get(`/listings/${id}`)).body.data;
  if (order.status === 201) expect(order.body.data.item_price).toBe(price);
  else expect([order.status, price]).toEqual([400, 90_000]);
  expect(change.status).toBe(price === 90_000 ? 200 : 409);
});

const relist = (user: User, id: string) => user.post(`/listings/${id}/relist`);

test("a relisted listing is active, found and counted again", async () => {
  const seller = await market.user();
  const id = await listIn("removed", seller);
  const before = (await seller.get("/listings")).body.total;
  expect((await relist(seller, id)).body.data).toMatchObject({ id, status: "active" });
  const { listings, total } = (await seller.get("/listings")).body;
  expect([total, listings[0].id]).toEqual([before + 1, id]);
  expect((await seller.get("/search?q=batik")).body.listings[0].id).toBe(id);
});

test("a reserved or sold listing cannot be changed, deleted or relisted, nor an active or deleted one relisted", async () => {
  const seller = await market.user();
  const id = await seller.list();
  for (const status of ["active", "reserved", "sold"]) {
    await become(id, status);
    expect(await messageOf(relist(seller, id))).toMatch(new RegExp(`^409 .*${status}`));
    if (status === "active") continue;
    expect((await seller.patch(`/listings/${id}`, { price: 1000 })).status).toBe(409);
    expect((await seller.delete(`/listings/${id}`)).status).toBe(409);
  }
  const gone = await seller.list();
  await seller.delete(`/listings/${gone}`);
  expect((await relist(seller, gone)).status).toBe(404);
});

test("of ten concurrent calls, exactly one relists", async () => {
  const seller = await market.user();
  const id = await listIn("removed", seller);
  const answers = await atOnce(10, () => relist(seller, id));
  expect(tally(answers)).toEqual({ 200: 1, 409: 9 });
});

test("a ban that comes first blocks it; neither waits for what the other holds", async () => {
  const seller = await market.user();
  const id = await listIn("removed", seller);
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
  expect(await market.deadlocks()).toBe(0);
});

test("a deleted listing leaves every list and its id gets 404; its earlier order stays readable", async () => {
  const sale = await market.openSale({ title: "Dress tenun Sumba" });
  await market.time.advance(3700);
  const { seller, buyer, listing_id } = sale;
  const pages = ["", "/boosted", `/user/${seller.id}`].map((end) => `/listings${end}`);
  const paths = [...pages, "/search?q=tenun", "/search"];
  const shows = async (path: string): Promise<boolean> =>
    (await buyer.get(path)).body.listings.some(({ id }: { id: string }) => id === listing_id);
  expect(await Promise.all(paths.map(shows))).toEqual(paths.map(() => true));
  const { status, body } = await seller.delete(`/listings/${listing_id}`);
  expect([status, body.data]).toEqual([200, { id: listing_id, deleted: true }]);
  expect(await Promise.all(paths.map(shows))).toEqual(paths.map(() => false));
  expect((await buyer.get(`/listings/${listing_id}`)).status).toBe(404);
  expect((await seller.delete(`/listings/${listing_id}`)).status).toBe(404);
  expect(await sale.read()).toMatchObject({ status: "EXPIRED", listing_id });
});

test("of a concurrent order and deletion, exactly one succeeds", async () => {
  const [seller, buyer] = [await market.user(), await market.user()];
  const id = await seller.list();
  const body = await buyer.orderBody(id);
  const [order, deletion] = await Promise.all([
    buyer.post("/orders", body),
    seller.delete(`/listings/${id}`),
  ]);
  expect([[201, 409], [404, 200]]).toContainEqual([order.status, deletion.status]);
});
