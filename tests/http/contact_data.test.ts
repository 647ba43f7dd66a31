/** What people publish for everyone has no contact data: the field is refused, not changed. */
import { expect, test } from "vitest";
import { ADDRESS, DRESS, must, setUp, useMarket } from "../support/market.ts";
import type { Answer } from "../support/client.ts";

const market = useMarket();
const person = setUp(() => market.user());
const CALL = "Chat WA 0812x3456x7890 ya";

const expectRefused = ({ status, body }: Answer, path: string) => {
  expect([status, body.error?.details?.[0]?.path], path).toEqual([400, path]);
  expect(body.error.details[0].message).toContain("telephone number");
};

test.each([
  ["title", CALL],
  ["description", `Bagus.\n${CALL}`],
  ["brand", "IG @sari.closet"],
  ["style", "tokosari.com"],
  ["sub_category", "0812 3456 7890"],
  ["size", "WA 081234567890"],
  ["vibe_tags", ["vintage", "wa081234567890"]],
])("a listing's %s with contact data is refused, new and changed", async (field, value) => {
  const path = field === "vibe_tags" ? "body.vibe_tags.1" : `body.${field}`;
  const listing_id = await person.list();
  expectRefused(await person.post("/listings", { ...DRESS, [field]: value }), path);
  expectRefused(await person.patch(`/listings/${listing_id}`, { [field]: value }), path);
});

test("the fields of a profile too", async () => {
  for (const field of ["bio", "full_name", "city", "location"]) {
    expectRefused(await person.patch("/auth/me", { [field]: CALL }), `body.${field}`);
  }
  await must(person.patch("/auth/me", { bio: "Size M, LD 96. Buka 08.00-17.00, harga 150rb" }));
});

test("what the other party reads of an address before the payment too", async () => {
  const [{ id }] = (await must(person.get("/auth/me/addresses"))).items;
  for (const field of ["recipient_name", "city"]) {
    const change = { [field]: CALL };
    const path = `body.${field}`;
    expectRefused(await person.post("/auth/me/addresses", { ...ADDRESS, ...change }), path);
    expectRefused(await person.patch(`/auth/me/addresses/${id}`, change), path);
  }
});

test("a stream's title, a review, its reply and the reason of a cancellation too", async () => {
  const sale = await market.completedSale();
  expectRefused(await sale.seller.post("/live-streams", { title: CALL }), "body.title");
  const review = { order_id: sale.order.id, rating: 5, comment: CALL };
  expectRefused(await sale.buyer.post("/reviews", review), "body.comment");
  const open = await market.openSale();
  const cancelled = await open.buyer.put(`/orders/${open.order.id}/cancel`, { reason: CALL });
  expectRefused(cancelled, "body.reason");
});

test.each([
  ["wa081234567890", 400],
  ["0812.3456.7890", 400],
  ["saricloset.com", 400],
  ["toko_sari.co.id", 400],
  ["sari.id", 201],
  ["ig_sari", 201],
  ["anna.1998_2001", 201],
])("the username %s is %i", async (username, status) => {
  const person = await market.user({ registered: false });
  expect((await person.post("/auth/register", { username })).status).toBe(status);
});
