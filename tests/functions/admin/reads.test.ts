/** Staff read a person's address, phone, e-mail address and photos only where their work needs it, and never unseen. */
import { expect, test } from "vitest";
import { CALLBACK_TOKEN } from "../../support/environment.ts";
import { pendingKtp } from "../../support/ktp.ts";
import { must, shippedSale, step } from "../../support/life.ts";
import { useMarket } from "../../support/market.ts";
import { openSale } from "../../support/sale.ts";
import { ADDRESS } from "../../support/users.ts";
import type { TestUser } from "../../support/users.ts";
import { wealthy, withdraw } from "../../support/withdrawals.ts";

const market = useMarket();

const readsOf = async ({ id }: TestUser) =>
  (await market.database.admin`
    select action, role, target_type, target_id, after, request_id is not null as traced
    from private.audit_log where actor_id = ${id} and kind = 'read' order by id`)
    .map((line) => ({ ...line }));

test("ops_admin reads street and phone of an order while something is to be sent, and each read is audited", async () => {
  const sale = await shippedSale(market);
  const ops = await market.staff("ops_admin");
  const read = async () => (await must(market.as(ops).get(`/orders/${sale.order.id}`))).recipient;
  expect(await read()).toMatchObject({ street: ADDRESS.street, phone: expect.any(String) });
  await read();
  const line = {
    action: "orders_get",
    role: "ops_admin",
    target_type: "order",
    target_id: sale.order.id,
    after: { read: ["recipient", "return_address"] },
    traced: true,
  };
  expect(await readsOf(ops)).toEqual([line, line]);
  await must(step(market, sale.buyer, sale, "confirm"));
  expect(Object.keys(await read()).sort()).toEqual(["city", "recipient_name"]);
  expect(await readsOf(ops)).toHaveLength(2);
  const listed = await must(market.as(ops).get(`/admin/audit?kind=read&actor_id=${ops.id}`));
  expect(listed.items).toHaveLength(2);
});

test("an order that is not paid, and any order for an administrator, show name and city only", async () => {
  const [open, shipped] = [await openSale(market), await shippedSale(market)];
  const [ops, administrator] = [
    await market.staff("ops_admin"),
    await market.staff("administrator"),
  ];
  const reads = [[ops, open], [administrator, open], [administrator, shipped]] as const;
  for (const [staff, { order }] of reads) {
    const { recipient, return_address } = await must(market.as(staff).get(`/orders/${order.id}`));
    for (const side of [recipient, return_address]) {
      expect(Object.keys(side).sort()).toEqual(["city", "recipient_name"]);
    }
    expect(await readsOf(staff)).toEqual([]);
  }
});

test("the response to a step of staff has no street", async () => {
  const sale = await shippedSale(market);
  const ops = market.as(await market.staff("ops_admin"));
  const moved = await must(ops.put(`/orders/${sale.order.id}/status`, { status: "DELIVERED" }));
  expect(Object.keys(moved.recipient).sort()).toEqual(["city", "recipient_name"]);
});

test("a label, identity photos and a search for people are audited as reads", async () => {
  const ops = await market.staff("ops_admin");
  const client = market.as(ops);
  const sale = await shippedSale(market);
  expect((await client.get(`/shipping/labels/${sale.order.id}`)).status).toBe(302);
  const submission = await pendingKtp(market, sale.seller);
  await must(client.get(`/admin/ktp/${submission}`));
  await must(client.get(`/admin/users?user_id=${sale.buyer.id}`));
  await must(client.get(`/admin/users?q=${sale.seller.username.slice(0, 5)}`));
  expect((await readsOf(ops)).map(({ action, target_id }) => [action, target_id])).toEqual([
    ["shipping_label", sale.order.id],
    ["admin_ktp_view", submission],
    ["admin_users", sale.buyer.id],
    ["admin_users", expect.stringMatching(/^(search|[0-9a-f-]{36})$/)],
  ]);
});

test("the list of all users shows neither phone nor e-mail address", async () => {
  const person = await market.user();
  const ops = await market.staff("ops_admin");
  const { items } = await must(market.as(ops).get("/admin/users?limit=100"));
  expect(items.length).toBeGreaterThan(0);
  for (const { phone, email } of items) expect([phone, email]).toEqual([null, null]);
  expect(await readsOf(ops)).toEqual([]);
  const found = await must(market.as(ops).get(`/admin/users?user_id=${person.id}`));
  expect(found.items[0].email).toBe(person.email);
});

test("nobody reads the bank account of a person in the callback of a payout; a virtual account stays", async () => {
  const send = (path: string, body: unknown) =>
    market.with({ "x-callback-token": CALLBACK_TOKEN }).post(path, body);
  const withdrawal = crypto.randomUUID();
  await send("/webhooks/xendit/payout", {
    event: "payout.succeeded",
    data: { reference_id: withdrawal, account_number: "1234567890", bank_code: "BCA" },
    account_number: "1234567890",
  });
  await send("/webhooks/xendit-native", {
    external_id: "none",
    account_number: "8808999912345678",
    bank_code: "BNI",
    is_closed: true,
  });
  const ops = market.as(await market.staff("ops_admin"));
  const { text } = await ops.get("/admin/webhooks?status=all&limit=100");
  expect(text).toContain(withdrawal);
  expect(text).toContain("8808999912345678");
  expect(text).not.toContain("1234567890");
});

test("a list of payouts shows the recipients' e-mail addresses and is audited; its file shows none", async () => {
  const person = await wealthy(market);
  const { id } = await withdraw(market, person, 50_000);
  const administrator = await market.staff("administrator");
  const read = (format = "") =>
    market.as(administrator).get(`/admin/payouts?user_id=${person.id}${format}`);
  expect((await must(read())).items).toMatchObject([{ id, recipient_email: person.email }]);
  const line = {
    action: "admin_payouts",
    role: "administrator",
    target_type: "withdrawal",
    target_id: id,
    after: { read: ["recipient_email"], withdrawal_ids: [id] },
    traced: true,
  };
  expect(await readsOf(administrator)).toEqual([line]);
  const { status, text } = await read("&format=csv");
  expect([status, text.includes(id), text.includes("@")]).toEqual([200, true, false]);
  expect(await readsOf(administrator)).toEqual([line]);
});

test("nobody reads a name, an e-mail address or a street in the body of a callback", async () => {
  const { order } = await openSale(market);
  const customer = { given_names: "Sari", email: "sari@example.test", addresses: [ADDRESS] };
  await market.with({ "x-callback-token": CALLBACK_TOKEN }).post("/webhooks/xendit", {
    id: "none",
    external_id: order.reference,
    status: "PENDING",
    payer_email: "sari@example.test",
    description: ADDRESS.street,
    customer,
  });
  for (const role of ["administrator", "ops_admin", "superadmin"] as const) {
    const { text } = await market.as(await market.staff(role))
      .get(`/admin/webhooks?reference=${order.reference}`);
    expect(text).toContain("PENDING");
    expect(text).not.toMatch(/sari|example\.test/i);
    expect(text).not.toContain(ADDRESS.street);
  }
});
