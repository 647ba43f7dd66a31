/** A user's text cannot put a line of its own into what others read. */
import { expect, test } from "vitest";
import { must } from "../support/client.ts";
import { ADDRESS, DRESS, useMarket } from "../support/market.ts";

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
