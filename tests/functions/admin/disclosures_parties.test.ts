/** Staff who trade are users to the people they trade with. */
import { expect, test } from "vitest";
import { ktpStaff, pendingKtp } from "../../support/ktp.ts";
import { completedSale, must, shippedSale } from "../../support/life.ts";
import { useMarket } from "../../support/market.ts";
import { list, openSale, orderBody } from "../../support/sale.ts";
import { REASON } from "../../support/staff.ts";
import type { TestUser } from "../../support/users.ts";
import { fund, withdraw } from "../../support/withdrawals.ts";

const market = useMarket();

const open = (who: TestUser, [target_type, target_id, field]: readonly string[]) =>
  market.as(who).post("/admin/disclosures", { target_type, target_id, fields: [field] }, REASON);

const readsOf = async ({ id }: TestUser): Promise<number> =>
  (await market.database.admin`
    select from private.audit_log where actor_id = ${id} and kind = 'read'`).length;

test("staff open nothing of the other party of an order of their own, unpaid or ended, on either side", async () => {
  const colleague = await market.staff("superadmin");
  const { view } = ktpStaff(market, colleague);
  for (const { buyer, seller } of [await openSale(market), await completedSale(market)]) {
    for (const [me, other] of [[seller, buyer], [buyer, seller]] as const) {
      await fund(market, other, 50_000);
      const { id } = await withdraw(market, other, 50_000);
      const check = await pendingKtp(market, other);
      await market.database
        .admin`insert into private.staff_roles (user_id, role) values (${me.id}, 'superadmin')`;
      const asked = [
        ["user", other.id, "phone"],
        ["user", other.id, "email"],
        ["withdrawal", id, "recipient_email"],
        ["withdrawal", id, "payout_url"],
      ];
      for (const one of asked) {
        const { status, body } = await open(me, one);
        expect([one, status, body.error?.reason]).toEqual([one, 403, "own_trade"]);
        await must(open(colleague, one));
      }
      expect((await view(me, check)).body.error).toMatchObject({ reason: "own_trade" });
      await must(view(colleague, check));
      expect(await readsOf(me)).toBe(0);
      await must(open(me, ["user", me.id, "email"]));
    }
  }
});

test("nor through an order that this person has with somebody else, or its label", async () => {
  const { order, buyer, seller } = await shippedSale(market);
  const colleague = await market.staff("superadmin");
  for (
    const [other, field, rest] of [
      [buyer, "recipient", "return_address"],
      [seller, "return_address", "recipient"],
    ] as const
  ) {
    const me = await market.user();
    const listing = await list(market, me);
    await must(market.as(other).post("/orders", await orderBody(market, other, listing)));
    await market.database
      .admin`insert into private.staff_roles (user_id, role) values (${me.id}, 'ops_admin')`;
    const { status, body } = await open(me, ["order", order.id, field]);
    expect([status, body.error?.reason]).toEqual([403, "own_trade"]);
    await must(open(me, ["order", order.id, rest]));
    await must(open(colleague, ["order", order.id, field]));
    const label = (who: TestUser) => market.as(who).get(`/shipping/labels/${order.id}`);
    expect((await label(me)).body.error).toMatchObject({ reason: "wrong_party" });
    expect((await label(colleague)).status).toBe(302);
    expect(await readsOf(me)).toBe(1);
  }
});

test("nor by a search for their phone number, which finds nobody", async () => {
  const { buyer, seller } = await shippedSale(market);
  await must(market.as(seller).patch("/auth/me", { phone: "081298765432" }));
  await market.database
    .admin`insert into private.staff_roles (user_id, role) values (${buyer.id}, 'superadmin')`;
  const found = async (who: TestUser) =>
    (await must(market.as(who).get("/admin/users?phone=081298765432"))).total;
  expect(await found(await market.staff("superadmin"))).toBe(1);
  expect(await found(buyer)).toBe(0);
});
