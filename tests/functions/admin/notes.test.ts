import { expect, test } from "vitest";
import { errorOf, must, useMarket } from "../../support/market.ts";

const market = useMarket();
const text = "Menelepon: paket dititip ke tetangga.";

test("colleagues read the notes about a user or order, with their author, newest first; its parties never", async () => {
  const sale = await market.paidSale();
  const { order, buyer } = sale;
  const [ops, administrator] = [
    await market.staff("ops_admin"),
    await market.staff("administrator"),
  ];
  await must(ops.post("/admin/notes", { order: order.reference, text }));
  await must(administrator.post("/admin/notes", { order: order.id, text: "Selesai" }));
  await must(ops.post("/admin/notes", { user_id: buyer.id, text: "Sopan" }));
  const texts = async (query: string) =>
    (await must(administrator.get(`/admin/notes?${query}`))).items
      .map((note: Record<string, string>) => [note["author_username"], note["text"]]);
  expect(await texts(`order=${order.reference}`)).toEqual([
    [administrator.username, "Selesai"],
    [ops.username, text],
  ]);
  expect(await texts(`user_id=${buyer.username}`)).toEqual([[ops.username, "Sopan"]]);
  await market.appoint(buyer, "ops_admin");
  for (const about of [`order=${order.id}`, `user_id=${buyer.id}`]) {
    expect(await errorOf(buyer.get(`/admin/notes?${about}`))).toBe("403 self_decision");
  }
  expect((await must(buyer.get("/admin/notes"))).items).toEqual([]);
});

test("a note is about one thing that exists, and the audit log has no text of it", async () => {
  const ops = await market.staff("ops_admin");
  const { buyer, order } = await market.paidSale();
  const write = (about: object) => errorOf(ops.post("/admin/notes", { text, ...about }));
  expect(await write({})).toBe("400 validation_failed");
  expect(await write({ user_id: buyer.id, order: order.id })).toBe("400 validation_failed");
  expect(await write({ user_id: crypto.randomUUID() })).toBe("404 user_not_found");
  expect(await write({ order: "ORD-NOTHING" })).toBe("404 order_not_found");
  expect(await write({ user_id: ops.id })).toBe("403 self_decision");
  await must(ops.post("/admin/notes", { text, order: order.id }));
  expect(JSON.stringify(await market.audit(order.id))).not.toContain(text);
});

test("notes about a user go with the account, and those about an order lose their text", async () => {
  const ops = await market.staff("ops_admin");
  const sale = await market.completedSale();
  await must(ops.post("/admin/notes", { user_id: sale.buyer.id, text }));
  await must(ops.post("/admin/notes", { order: sale.order.id, text }));
  await must(sale.buyer.delete("/auth/me"));
  await market.runDue();
  const left = await market.sql`select order_id, text from private.staff_notes`;
  expect(left.filter((note) => note["order_id"] === sale.order.id)).toEqual([
    { order_id: sale.order.id, text: "" },
  ]);
  const about = { order: sale.order.id, text };
  expect(await errorOf(ops.post("/admin/notes", about))).toBe("409 party_left");
  expect(left.some((note) => note["text"] === text && note["order_id"] === null)).toBe(false);
});
