/** Staff read a person's address, phone, e-mail address and photos only when they open them, and never unseen. */
import { expect, test } from "vitest";
import { ADDRESS, CALLBACK_TOKEN, must, REASON, useMarket } from "../../support/market.ts";
import type { User } from "../../support/market.ts";
import { pendingKtp } from "../../support/ktp.ts";

const market = useMarket();

const readsOf = async ({ id }: User) =>
  (await market.sql`
    select action, role, target_type, target_id, after, request_id is not null as traced
    from private.audit_log where actor_id = ${id} and kind = 'read' order by id`).map((line) => ({
    ...line,
  }));

test("an order shows an initial and the city to staff of each role, before and after the payment", async () => {
  const sales = [await market.openSale(), await market.shippedSale()];
  for (const role of ["ops_admin", "administrator", "superadmin"] as const) {
    const staff = await market.staff(role);
    for (const { order } of sales) {
      const { recipient, return_address } = await must(staff.get(`/orders/${order.id}`));
      const masked = { recipient_name: `${ADDRESS.recipient_name[0]}•••`, city: "Bandung" };
      expect([recipient, return_address]).toEqual([masked, masked]);
    }
    expect(await readsOf(staff)).toEqual([]);
  }
});

test("the response to a step of staff has no street", async () => {
  const sale = await market.shippedSale();
  const ops = await market.staff("ops_admin");
  const moved = await must(ops.put(`/orders/${sale.order.id}/status`, { status: "DELIVERED" }));
  expect(Object.keys(moved.recipient).sort()).toEqual(["city", "recipient_name"]);
});

test("a label, identity photos and whom a search by phone finds are audited as reads; other searches open nothing", async () => {
  const ops = await market.staff("ops_admin");
  const sale = await market.shippedSale();
  const { seller, buyer } = sale;
  await must(buyer.patch("/auth/me", { phone: "081277778888" }));
  expect((await ops.get(`/shipping/labels/${sale.order.id}`)).status).toBe(302);
  const submission = await pendingKtp(market, seller);
  await must(ops.get(`/admin/ktp/${submission}`));
  await must(ops.get(`/admin/users?user_id=${buyer.id}`));
  await must(ops.get(`/admin/users?q=${seller.username.slice(0, 5)}`));
  await must(ops.get("/admin/users?phone=081277778888"));
  await must(ops.get("/admin/users?phone=081277770000"));
  const beyond = await must(ops.get(`/admin/users?phone=081277778888&offset=5`));
  expect(beyond.items).toHaveLength(1);
  const counted = await must(ops.get(`/admin/users?phone=081277778888&limit=0`));
  expect(counted.items).toHaveLength(1);
  expect((await readsOf(ops)).map(({ action, target_id, after }) => [action, target_id, after]))
    .toEqual([
      ["shipping_label", sale.order.id, { read: ["label"], user_ids: [buyer.id, seller.id] }],
      ["admin_ktp_view", submission, { read: ["photos"], user_ids: [seller.id] }],
      ...[1, 2, 3].map(() => [
        "admin_users",
        buyer.id,
        { read: ["owner_of_phone"], user_ids: [buyer.id] },
      ]),
    ]);
});

test("neither the list of users nor a search shows a phone number or an e-mail address", async () => {
  const person = await market.user();
  await must(person.patch("/auth/me", { phone: "081255550034" }));
  const ops = await market.staff("ops_admin");
  for (const query of ["limit=100", `user_id=${person.id}`, "phone=081255550034"]) {
    const { items } = await must(ops.get(`/admin/users?${query}`));
    expect(items.find(({ id }: User) => id === person.id)).toMatchObject({
      phone: "+62•••34",
      email: "p•••@•••",
    });
    expect(JSON.stringify(items)).not.toMatch(/example\.test|8125555/);
  }
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
  const ops = await market.staff("ops_admin");
  const { text } = await ops.get("/admin/webhooks?status=all&limit=100");
  expect(text).toContain(withdrawal);
  expect(text).toContain("8808999912345678");
  expect(text).not.toContain("1234567890");
});

test("neither a list of payouts nor its file shows recipients or links, and voiding one neither", async () => {
  const person = await market.wealthy();
  const { id } = await person.withdraw(50_000);
  const administrator = await market.staff("administrator");
  const masked = { id, recipient_email: "p•••@•••", payout_url: "•••" };
  const path = `/admin/payouts?user_id=${person.id}`;
  expect((await must(administrator.get(path))).items).toMatchObject([masked]);
  const { status, text } = await administrator.get(`${path}&format=csv`);
  expect([status, text.includes(id), text.includes("@")]).toEqual([200, true, false]);
  const voided = await must(administrator.put(`/admin/payouts/${id}/void`, undefined, REASON));
  expect(voided).toMatchObject({ id, recipient_email: "p•••@•••" });
  expect(await readsOf(administrator)).toEqual([]);
});

test("nobody reads a name, an e-mail address or a street in the body of a callback", async () => {
  const { order } = await market.openSale();
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
    const { text } = await (await market.staff(role)).get(
      `/admin/webhooks?reference=${order.reference}`,
    );
    expect(text).toContain("PENDING");
    expect(text).not.toMatch(/sari|example\.test/i);
    expect(text).not.toContain(ADDRESS.street);
  }
});
