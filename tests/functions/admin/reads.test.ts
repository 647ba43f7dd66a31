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

test("the responses to a step and to a voided link have no street, recipient or link", async () => {
  const sale = await market.shippedSale();
  const ops = await market.staff("ops_admin");
  const moved = await must(ops.put(`/orders/${sale.order.id}/status`, { status: "DELIVERED" }));
  const masked = { recipient_name: `${ADDRESS.recipient_name[0]}•••`, city: "Bandung" };
  expect([moved.recipient, moved.return_address]).toEqual([masked, masked]);
  const { id } = await (await market.wealthy()).withdraw(50_000);
  const administrator = await market.staff("administrator");
  const voided = await must(administrator.put(`/admin/payouts/${id}/void`, undefined, REASON));
  expect(voided).toMatchObject({ id, recipient_email: "p•••@•••", payout_url: null });
  expect([...await readsOf(ops), ...await readsOf(administrator)]).toEqual([]);
});

test("a label, identity photos and whom a search by phone finds are audited as reads; other searches open nothing", async () => {
  const ops = await market.staff("ops_admin");
  const sale = await market.shippedSale();
  const { seller, buyer } = sale;
  await must(buyer.patch("/auth/me", { phone: "081277778888" }));
  expect((await ops.send("GET", `/shipping/labels/${sale.order.id}`, undefined, REASON)).status)
    .toBe(302);
  const submission = await pendingKtp(market, seller);
  await must(ops.get(`/admin/ktp/${submission}`));
  await must(ops.get(`/admin/users?user_id=${buyer.id}`));
  await must(ops.get(`/admin/users?q=${seller.username.slice(0, 5)}`));
  await must(ops.get("/admin/users?phone=081277778888"));
  await must(ops.get("/admin/users?phone=081277770000"));
  const beyond = await must(ops.get(`/admin/users?phone=081277778888&offset=5`));
  expect(beyond.items).toHaveLength(1);
  const cursor = `cursor=0001-01-01T00:00:00.000000Z_${buyer.id}`;
  expect((await must(ops.get(`/admin/users?phone=081277778888&${cursor}`))).items).toHaveLength(1);
  const counted = await must(ops.get(`/admin/users?phone=081277778888&limit=0`));
  expect(counted.items).toHaveLength(1);
  expect((await readsOf(ops)).map(({ action, target_id, after }) => [action, target_id, after]))
    .toEqual([
      ["shipping_label", sale.order.id, { read: ["label"], user_ids: [buyer.id, seller.id] }],
      ["admin_ktp_view", submission, { read: ["photos"], user_ids: [seller.id] }],
      ...[[buyer.id], [], [buyer.id], [buyer.id], [buyer.id]].map((user_ids) => [
        "admin_users",
        user_ids[0] ?? "search",
        { read: ["owner_of_phone"], user_ids },
      ]),
    ]);
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
