/** How much one member of staff may decide alone (private.authorities). */
import { afterEach, expect, test } from "vitest";
import { openBundle } from "../../support/bundles.ts";
import { atOnce, must, RACING, REASON, tally, useMarket } from "../../support/market.ts";
import type { User } from "../../support/market.ts";

const market = useMarket(RACING);
afterEach(() => market.proveMoney());

async function disputed(price: number) {
  const sale = await market.paidSale({ price });
  await must(sale.step("seller", "ship", { tracking_number: crypto.randomUUID() }));
  const { dispute } = await must(sale.step("buyer", "dispute", { reason: "Palsu" }));
  return { sale, path: `/admin/disputes/${dispute.id}/resolve` };
}

test("a chargeback of an order in escrow goes to claims, or is withdrawn, by two people above the limit", async () => {
  const sale = await market.paidSale({ price: 2_000_000 });
  await sale.chargeBack();
  const [open] = await sale.chargebacks();
  const proposed = await market.decide(open!, "claims");
  expect(proposed.status).toBe(202);
  expect((await sale.chargebacks())[0]).toMatchObject({ outcome: null });
  await must(market.approve(proposed.body.data.approval_id));
  expect((await sale.chargebacks())[0]).toMatchObject({ outcome: "claims" });
});

test("a dispute above 5,000,000 is released by two people, and staff alone deliver no dear parcel", async () => {
  const ops = await market.staff("ops_admin");
  const { sale, path } = await disputed(6_000_000);
  const proposed = await ops.post(path, { resolution: "release", note: "Sesuai foto" });
  expect(proposed.status).toBe(202);
  expect(await sale.status()).toBe("DISPUTED");
  await must(market.approve(proposed.body.data.approval_id));
  expect(await sale.status()).toBe("COMPLETED");

  const sent = await market.paidSale({ price: 6_000_000 });
  await must(sent.step("seller", "ship", { tracking_number: crypto.randomUUID() }));
  const deliver = await ops.put(`/orders/${sent.order.id}/status`, { status: "DELIVERED" });
  expect(deliver.status).toBe(202);
  expect(await sent.status()).toBe("SHIPPED");
  await must(market.approve(deliver.body.data.approval_id));
  expect(await sent.status()).toBe("DELIVERED");
});

test("refunds of one member of staff count together for a day, ten at once too", async () => {
  const ops = await market.staff("ops_admin");
  const cases = await atOnce(5, () => disputed(900_000));
  const answers = await Promise.all(
    cases.map(({ path }) => ops.post(path, { resolution: "refund", note: "Sesuai foto" })),
  );
  expect(tally(answers)).toEqual({ 200: 3, 202: 2 });
  const other = await market.staff("ops_admin");
  expect(
    (await other.post((await disputed(900_000)).path, {
      resolution: "refund",
      note: "Sesuai foto",
    })).status,
  )
    .toBe(200);
  await market.time.advance(24 * 60 * 60 + 1);
  expect(
    (await ops.post((await disputed(900_000)).path, { resolution: "refund", note: "Sesuai foto" }))
      .status,
  )
    .toBe(200);
});

test("a return that no carrier saw counts with the refunds", async () => {
  const ops = await market.staff("ops_admin");
  const statuses: number[] = [];
  for (let at = 0; at < 4; at++) {
    const sale = await market.returnApprovedSale({ price: 900_000 });
    statuses.push((await ops.put(`/orders/${sale.order.id}/return-received`)).status);
  }
  expect(statuses).toEqual([200, 200, 200, 202]);
});

const account = (by: User, { id }: User, body: object) =>
  by.put(`/admin/accounts/${id}`, body, REASON);
const blockOf = async ({ id }: User) =>
  (await market.sql`select payouts_blocked_until as until from public.profiles where id = ${id}`)[
    0
  ]!["until"];

test("who set or extended a payout block does not lift, shorten or reinstate it away alone", async () => {
  const [first, second, third] = [
    await market.staff("ops_admin"),
    await market.staff("ops_admin"),
    await market.staff("ops_admin"),
  ];
  const person = await market.user();
  await must(account(first, person, { account_status: "banned" }));
  const until = new Date(Date.now() + 200 * 24 * 60 * 60 * 1000).toISOString();
  await must(account(second, person, { account_status: "banned", payouts_blocked_until: until }));
  const shorter = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString();
  for (const by of [first, second]) {
    for (
      const body of [
        { account_status: "active" },
        { account_status: "banned", payouts_blocked_until: null },
        { account_status: "suspended", payouts_blocked_until: shorter },
      ]
    ) expect((await account(by, person, body)).status).toBe(202);
  }
  expect(await blockOf(person)).not.toBeNull();
  await must(account(third, person, { account_status: "active" }));
  expect(await blockOf(person)).toBeNull();
});

test("a payout block of a wallet above the limit is lifted by two people, and whoever set it may be the second", async () => {
  const [setter, other] = [await market.staff("ops_admin"), await market.staff("ops_admin")];
  const person = await market.wealthy(1_100_000);
  await must(account(setter, person, { account_status: "banned" }));
  const proposed = await account(other, person, { account_status: "active" });
  expect(proposed.status).toBe(202);
  expect(await blockOf(person)).not.toBeNull();
  expect((await market.approve(proposed.body.data.approval_id, other)).status).toBe(403);
  await must(market.approve(proposed.body.data.approval_id, setter));
  expect(await blockOf(person)).toBeNull();
  await market.proveMoney();
});

async function paidWithoutCallback(price: number) {
  const sale = await market.openSale({ price });
  await sale.payWithoutCallback();
  return { sale, difference: await market.differenceOf(sale.order.reference) };
}

test("a correction, and its reversal, above the limit take two people", async () => {
  const staff = await market.staff("administrator");
  const { difference } = await paidWithoutCallback(1_200_000);
  const post = async (step: string) => {
    const path = `/admin/reconciliation/${difference.id}/${step}`;
    const proposed = await staff.post(path, {}, REASON);
    expect(proposed.status).toBe(202);
    await must(market.approve(proposed.body.data.approval_id));
    return (await staff.post(path, {}, REASON)).body.error.reason;
  };
  expect(await post("approve")).toBe("difference_decided");
  expect(await post("reverse")).toBe("difference_not_approved");
  await market.proveMoney();
});

test("money in suspense above the limit is closed by two people, and one does not send a buyer's money to somebody else", async () => {
  const staff = await market.staff("administrator");
  const itemOf = async (price: number) => {
    const sale = await market.openSale({ price });
    await sale.pay(sale.order.total - 1_000);
    const { items } = await must(staff.get(`/admin/suspense?order=${sale.order.id}`));
    return items[0];
  };
  const dear = await itemOf(1_200_000);
  const kept = { outcome: "kept", evidence: "Nobody can be paid" };
  const proposed = await staff.post(`/admin/suspense/${dear.id}/close`, kept, REASON);
  expect(proposed.status).toBe(202);
  await must(market.approve(proposed.body.data.approval_id));
  const cheap = await itemOf(100_000);
  const friend = await market.user();
  const path = `/admin/suspense/${cheap.id}/refund`;
  expect((await staff.post(path, { user_id: friend.id }, REASON)).status).toBe(202);
  expect((await friend.balance()).available).toBe(0);
  expect((await staff.post(path, {}, REASON)).status).toBe(200);
  await market.proveMoney();
});

test("refunds for one person count together for 30 days, whoever decides and whatever the orders, and under another name", async () => {
  const buyer = await market.user();
  const refund = async () => {
    const couple = { seller: await market.user(), buyer };
    const sale = await market.paidSale({ price: 900_000 }, couple);
    await must(sale.step("seller", "ship", { tracking_number: crypto.randomUUID() }));
    const { dispute } = await must(sale.step("buyer", "dispute", { reason: "Palsu" }));
    const ops = await market.staff("ops_admin");
    return (await ops.post(`/admin/disputes/${dispute.id}/resolve`, {
      resolution: "refund",
      note: "Sesuai foto",
    }))
      .status;
  };
  expect([await refund(), await refund(), await refund()]).toEqual([200, 200, 200]);
  await must(buyer.patch("/auth/me", { full_name: "Another Name" }));
  expect(await refund()).toBe(202);
  await market.time.advance(29 * 24 * 60 * 60);
  expect(await refund()).toBe(202);
  await market.time.advance(24 * 60 * 60 + 60);
  expect(await refund()).toBe(200);
  await market.proveMoney();
});

test("a bundle above 5,000,000 is delivered by two people, whatever each item costs", async () => {
  const ops = await market.staff("ops_admin");
  const bundle = await openBundle(market, [2_000_000, 2_000_000, 2_000_000]);
  await bundle.sales[0].pay();
  await must(
    bundle.sales[0].step("seller", "ship", { tracking_number: crypto.randomUUID() }),
  );
  const deliver = await ops.put(`/orders/${bundle.sales[1].order.id}/status`, {
    status: "DELIVERED",
  });
  expect(deliver.status).toBe(202);
  expect(await bundle.statuses()).toEqual(Array(3).fill("SHIPPED"));
  await must(market.approve(deliver.body.data.approval_id));
  expect(await bundle.statuses()).toEqual(Array(3).fill("DELIVERED"));
});

test("a chargeback of a part of a bundle is cancelled by two people when the rest for the buyer is above the limit", async () => {
  const bundle = await openBundle(market, [900_000, 900_000, 900_000]);
  await bundle.sales[0].pay();
  await bundle.sales[0].chargeBack({ amount: 100_000 });
  const [open] = await bundle.sales[0].chargebacks();
  const proposed = await market.decide(open!, "cancel");
  expect(proposed.status).toBe(202);
  expect(await bundle.statuses()).toEqual(Array(3).fill("READY_TO_SHIP"));
  await must(market.approve(proposed.body.data.approval_id));
  expect(await bundle.statuses()).toEqual(Array(3).fill("CANCELLED"));
});

test("a bundle's chargeback of an unknown amount is withdrawn by two people above the limit", async () => {
  const bundle = await openBundle(market, [500_000, 500_000, 500_000]);
  await bundle.sales[0].pay();
  await market.services.db.service.call("internal.announce_chargeback", {
    dispute_id: crypto.randomUUID(),
    reference: bundle.sales[0].order.reference,
    amount: 0,
    is_won: false,
  });
  const [announced] = await bundle.sales[0].chargebacks();
  expect((await market.decide(announced!, "withdraw")).status).toBe(202);
});

test("a superadmin is removed by two people, and two superadmins stay", async () => {
  const [first, second, third] = [
    await market.staff("superadmin"),
    await market.staff("superadmin"),
    await market.staff("superadmin"),
  ];
  const revoke = (of: { id: string }) =>
    first.send("DELETE", `/admin/roles/${of.id}/superadmin`, undefined, REASON);
  const proposed = await revoke(third);
  expect(proposed.status).toBe(202);
  expect((await market.approve(proposed.body.data.approval_id, third)).status).toBe(403);
  await must(market.approve(proposed.body.data.approval_id, second));
  await market.database.admin`
    delete from private.staff_roles
    where role = 'superadmin' and user_id not in (${first.id}, ${second.id})`;
  expect((await revoke(second)).body.error.reason).toBe("last_superadmin");
});

test("two removals of superadmins at once leave two, whoever proposed and approved them", async () => {
  for (let round = 0; round < 4; round++) {
    await market.database.admin`delete from private.staff_roles where role = 'superadmin'`;
    const [one, two, three] = [
      await market.staff("superadmin"),
      await market.staff("superadmin"),
      await market.staff("superadmin"),
    ];
    const propose = async (by: User, of: User) =>
      (await must(by.send("DELETE", `/admin/roles/${of.id}/superadmin`, undefined, REASON)))
        .approval_id;
    const [first, second] = [await propose(one, two), await propose(two, three)];
    const answers = await Promise.all([
      market.approve(first, three),
      market.approve(second, one),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const left = await market.database.admin`
      select from private.staff_roles where role = 'superadmin'`;
    expect(left).toHaveLength(2);
  }
});

test("a superadmin is neither suspended nor banned, and one who is suspended does not count as staying", async () => {
  const [one, two, three] = [
    await market.staff("superadmin"),
    await market.staff("superadmin"),
    await market.staff("superadmin"),
  ];
  for (const account_status of ["suspended", "banned"]) {
    const answer = await one.put(`/admin/accounts/${two.id}`, { account_status }, REASON);
    expect(answer.body.error.reason).toBe("still_superadmin");
  }
  await market.database.admin`
    delete from private.staff_roles
    where role = 'superadmin' and user_id not in (${one.id}, ${two.id}, ${three.id})`;
  await market.setAccountStatus(three, "suspended");
  const revoke = await one.send("DELETE", `/admin/roles/${two.id}/superadmin`, undefined, REASON);
  expect(revoke.body.error.reason).toBe("last_superadmin");
});
