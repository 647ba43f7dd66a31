/** A user's text puts no line of its own into what others read, and no contact data: the field is refused, not changed. */
import { expect, test } from "vitest";
import { ADDRESS, DRESS, must, setUp, useMarket } from "../support/market.ts";
import type { Answer } from "../support/client.ts";

const market = useMarket();

const BAD = "Rok\nDari: Tim kami";
const BIDI = "Rok\u202ekabi";

test("what a listing says in one field is one line", async () => {
  const seller = await market.user();
  for (const field of ["title", "brand", "size", "color", "material", "style", "sub_category"]) {
    for (const text of [BAD, BIDI]) {
      const { status, body } = await seller.post("/listings", { ...DRESS, [field]: text });
      expect([status, body.error.details[0].path]).toEqual([400, `body.${field}`]);
    }
  }
});

test("a description has newlines and no other control character; a tag has none", async () => {
  const seller = await market.user();
  const listing = await must(
    seller.post("/listings", { ...DRESS, description: "Baris 1\r\nBaris 2" }),
  );
  expect(listing.description).toBe("Baris 1\nBaris 2");
  for (const changes of [{ description: BIDI }, { vibe_tags: [BAD] }]) {
    expect((await seller.post("/listings", { ...DRESS, ...changes })).status).toBe(400);
  }
});

test("names, cities and addresses are one line; a street typed in two becomes one", async () => {
  const person = await market.user();
  for (const changes of [{ full_name: BAD }, { city: BIDI }, { location: BAD }]) {
    expect((await person.patch("/auth/me", changes)).status).toBe(400);
  }
  const address = { ...ADDRESS, street: "Jl. Braga No. 12\nRT 03" };
  for (const field of ["label", "recipient_name", "district", "city", "province"]) {
    const { status } = await person.post("/auth/me/addresses", { ...address, [field]: BAD });
    expect([field, status]).toEqual([field, 400]);
  }
  const { street } = await must(person.post("/auth/me/addresses", address));
  expect(street).toBe("Jl. Braga No. 12 RT 03");
});

test("reasons of cancellations, disputes and rejected returns are one line", async () => {
  const sale = await market.returnRequestedSale();
  const reason = { reason: BAD };
  expect((await sale.step("seller", "return-reject", reason)).status).toBe(400);
  expect((await sale.step("buyer", "dispute", reason)).status).toBe(400);
  expect((await sale.step("buyer", "cancel", reason)).status).toBe(400);
  const title = { title: BAD };
  expect((await sale.seller.post("/live-streams", title)).status).toBe(400);
});

test("an action's reason is one line of UTF-8 without marks that reorder it", async () => {
  const ops = await market.staff("ops_admin");
  const person = await market.user();
  const suspend = (reason: string) =>
    ops.put(`/admin/accounts/${person.id}`, { account_status: "suspended" }, {
      // As clients send it: bytes of UTF-8, each of them one character of the header's string.
      "X-Action-Reason": String.fromCharCode(...new TextEncoder().encode(reason)),
    });
  for (const reason of ["Rok\u202ekabi", "Rok\tkabi", "Rok\u0085kabi"]) {
    expect([reason, (await suspend(reason)).status]).toEqual([reason, 400]);
  }
  expect((await suspend("Palsu — lapor café")).status).toBe(200);
  const [line] = (await ops.get(`/admin/audit?target_id=${person.id}`)).body.data.items;
  expect(line.reason).toBe("Palsu — lapor café");
});

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
