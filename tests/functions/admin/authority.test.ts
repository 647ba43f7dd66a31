/** How much one member of staff may decide alone (private.authorities). */
import { afterEach, expect, test } from "vitest";
import { openBundle } from "../../support/bundles.ts";
import { atOnce, errorOf, must, RACING, REASON, setUp, useMarket } from "../../support/market.ts";
import type { Answer, Sale, User } from "../../support/market.ts";

const market = useMarket(RACING);
afterEach(async () => {
  for (const limit of ["day", "person"]) await market.setting(`approval_${limit}_idr`, 3_000_000);
  await market.proveMoney();
});

const HOUR = 3600;
const DEAR = { price: 2_000_000 };
const ops = setUp(() => market.staff("ops_admin"));
const finance = setUp(() => market.staff("administrator"));

/** Disputed on its way, and not yet refunded by anybody. */
async function contested(price: number, buyer?: User) {
  const couple = buyer && { seller: await market.user(), buyer };
  const sale = await market.paidSale({ price }, couple);
  await must(sale.step("seller", "ship", { tracking_number: crypto.randomUUID() }));
  await must(sale.step("buyer", "dispute", { reason: "Palsu" }));
  return sale;
}

test("staff see each other's sums beside the limit of a day, and who decided for the same user again; a signal says so for a day", async () => {
  const [one, reader] = [await market.staff("ops_admin"), await market.staff("administrator")];
  const [friend, other] = [await market.user(), await market.user()];
  const refund = async (sale: Sale, query = "") => {
    await must(sale.resolve("refund", {}, { by: one, query }));
    return sale.order.total;
  };
  const seen = () => must(reader.get("/admin/decisions"));
  const raised = async () =>
    (await must(reader.get("/admin/reliability"))).repeated_decisions as number;

  const sale = await contested(400_000, friend);
  await refund(sale, "?dry_run=true");
  expect(await seen()).toEqual({ staff: [], repeats: [] });
  const first = await refund(sale);
  const second = await refund(await contested(400_000, other));
  expect((await seen()).repeats).toEqual([]);
  expect(await raised()).toBe(0);

  await market.time.advance(25 * HOUR, 6 * HOUR);
  const third = await refund(await contested(400_000, friend));
  expect(await seen()).toMatchObject({
    staff: [{
      staff_id: one.id,
      limit_name: "approval_day_idr",
      decisions: 3,
      day_amount: third,
      day_limit: 3_000_000,
      month_amount: first + second + third,
    }],
    repeats: [{ staff_id: one.id, user_id: friend.id, decisions: 2, amount: first + third }],
  });
  expect(await raised()).toBe(1);
  await market.time.advance(25 * HOUR, 6 * HOUR);
  expect(await raised()).toBe(0);
  expect((await seen()).repeats).toHaveLength(1);
});

/** A decision above its limit, and what it changes. */
type Dear = [decide: () => Promise<Answer>, read: () => Promise<unknown>, from: string, to: string];
const put = (sale: Sale, operation: string, body?: object) => {
  const headers = { ...REASON, "idempotency-key": crypto.randomUUID() };
  return () => ops.put(`/orders/${sale.order.id}/${operation}`, body, headers);
};
const suspended = async (operation: string, body = {}): Promise<Dear> => {
  const sale = await market.openSale(DEAR);
  await sale.pay(sale.order.total - 1_000);
  const path = `/admin/suspense/${await sale.inSuspense()}/${operation}`;
  const end = operation === "apply" ? "READY_TO_SHIP" : "EXPIRED";
  return [() => finance.post(path, body, REASON), sale.status, "AWAITING_PAYMENT", end];
};
const disputed = async (
  price: number,
  resolution: string,
  end: string,
  more = {},
): Promise<Dear> => {
  const sale = await market.disputedSale({ price });
  return [() => sale.resolve(resolution, more, { by: ops }), sale.status, "DISPUTED", end];
};
const returned = async (operation: string, body?: object): Promise<Dear> => {
  const sale = await market.returnApprovedSale(DEAR);
  return [put(sale, operation, body), sale.status, "RETURN_APPROVED", "REFUNDED"];
};
const chargedBack = async (sale: Sale, outcome: string, amount?: number) => {
  await sale.chargeBack(amount === undefined ? {} : { amount });
  const [open] = await sale.chargebacks();
  const body = { outcome, evidence: "Ticket 4711" };
  return () => ops.post(`/admin/chargebacks/${open!.id}/decide`, body, REASON);
};
const bundleOf = async (...prices: number[]) => {
  const bundle = await openBundle(market, prices);
  await bundle.sales[0].pay();
  return { ...bundle, status: async () => (await bundle.statuses()).join() };
};
const thrice = (status: string) => Array(3).fill(status).join();

const ABOVE: Record<string, () => Promise<Dear>> = {
  "a dispute is refunded": () => disputed(1_200_000, "refund", "REFUNDED"),
  "a dispute is refunded by its order's status": async () => {
    const sale = await market.disputedSale({ price: 1_200_000 });
    return [put(sale, "status", { status: "REFUNDED" }), sale.status, "DISPUTED", "REFUNDED"];
  },
  "a dispute is split": () =>
    disputed(1_200_000, "split", "COMPLETED", { refund_amount: 1_100_000 }),
  "a dispute of more than 5,000,000 is released": () => disputed(6_000_000, "release", "COMPLETED"),
  "a parcel of more than 5,000,000 is delivered by hand": async () => {
    const sale = await market.paidSale({ price: 6_000_000 });
    await must(sale.step("seller", "ship", { tracking_number: crypto.randomUUID() }));
    return [put(sale, "status", { status: "DELIVERED" }), sale.status, "SHIPPED", "DELIVERED"];
  },
  "a bundle of more than 5,000,000 is delivered by hand": async () => {
    const { sales, status } = await bundleOf(2_000_000, 2_000_000, 2_000_000);
    await must(sales[0].step("seller", "ship", { tracking_number: crypto.randomUUID() }));
    const deliver = put(sales[1], "status", { status: "DELIVERED" });
    return [deliver, status, thrice("SHIPPED"), thrice("DELIVERED")];
  },
  "a return of more than 5,000,000 is rejected": async () => {
    const sale = await market.returnRequestedSale({ price: 6_000_000 });
    const reject = put(sale, "return-reject", { reason: "Sesuai foto" });
    return [reject, sale.status, "RETURN_REQUESTED", "DELIVERED"];
  },
  "a return that no carrier saw is refunded": () => returned("return-received"),
  "a return that no carrier saw is refunded by its status": () =>
    returned("status", { status: "RETURN_RECEIVED" }),
  "a chargeback goes to claims": async () => {
    const sale = await market.paidSale(DEAR);
    const outcome = async () => `${(await sale.chargebacks())[0]!.outcome}`;
    return [await chargedBack(sale, "claims"), outcome, "null", "claims"];
  },
  "a chargeback is left to a buyer who has nothing of it": async () => {
    const sale = await market.completedSale(DEAR);
    const outcome = async () => `${(await sale.chargebacks())[0]!.outcome}`;
    return [await chargedBack(sale, "buyer"), outcome, "null", "buyer"];
  },
  "the rest of an order of which a part was charged back is refunded": async () => {
    const sale = await market.paidSale(DEAR);
    const cancel = await chargedBack(sale, "cancel", 100_000);
    return [cancel, sale.status, "READY_TO_SHIP", "CANCELLED"];
  },
  "an order is refunded of which the channel gave a part back": async () => {
    const sale = await market.paidSale(DEAR);
    const cancel = await chargedBack(sale, "cancel");
    await sale.winDispute({ amount: 1_500_000 });
    return [cancel, sale.status, "READY_TO_SHIP", "CANCELLED"];
  },
  "the rest of a bundle of which a part was charged back is refunded": async () => {
    const { sales, status } = await bundleOf(900_000, 900_000, 900_000);
    const cancel = await chargedBack(sales[0], "cancel", 100_000);
    return [cancel, status, thrice("READY_TO_SHIP"), thrice("CANCELLED")];
  },
  "money in suspense is refunded": () => suspended("refund"),
  "money in suspense is kept": () =>
    suspended("close", { outcome: "kept", evidence: "Nobody can be paid" }),
};

test.each(Object.entries(ABOVE))("above the limit %s by two people", async (_, make) => {
  const [decide, read, from, to] = await make();
  const proposed = await decide();
  expect(proposed.status).toBe(202);
  // The same request again is the same proposal.
  expect((await decide()).status).toBe(202);
  expect(await read()).toBe(from);
  const { approval_id } = proposed.body.data;
  for (const by of [ops, finance]) expect((await market.approve(approval_id, by)).status).toBe(403);
  await must(market.approve(approval_id));
  expect(await read()).toBe(to);
});

test("one member of staff releases a dispute below its own limit, and splits one to the limit", async () => {
  const [released, split] = [await market.disputedSale(DEAR), await market.disputedSale(DEAR)];
  expect((await released.resolve("release")).status).toBe(200);
  expect((await split.resolve("split", { refund_amount: 1_000_000 })).status).toBe(200);
});

async function refundable(buyer?: User) {
  const sale = await contested(900_000, buyer);
  return async (by?: User) => (await sale.resolve("refund", {}, by ? { by } : {})).status;
}

test("refunds of one member of staff count together for a day, with a return that no carrier saw, at once too", async () => {
  await market.setting("approval_day_idr", 2_000_000);
  const [one, other] = [await market.staff("ops_admin"), await market.staff("ops_admin")];
  const back = await market.returnApprovedSale({ price: 900_000 });
  expect((await back.step(one, "return-received")).status).toBe(200);
  const refunds = await atOnce(3, () => refundable());
  const statuses = await Promise.all(refunds.map((refund) => refund(one)));
  expect(statuses.toSorted()).toEqual([200, 202, 202]);
  const [first, second] = refunds.filter((_, at) => statuses[at] === 202);
  expect(await first!(other)).toBe(200);
  await market.time.advance(24 * HOUR + 1, 6 * HOUR);
  expect(await second!(one)).toBe(200);
});

const account = (by: User, { id }: User, body: object) =>
  by.put(`/admin/accounts/${id}`, body, REASON);
const isBlocked = async ({ id }: User) =>
  (await market.sql`
    select from public.profiles where id = ${id} and payouts_blocked_until is not null`).length > 0;
/** So many new ones, the only superadmins. */
async function superadmins(count: number): Promise<User[]> {
  await market.sql`delete from private.staff_roles where role = 'superadmin'`;
  return await atOnce(count, () => market.staff("superadmin"));
}

test("who set or extended a payout block does not lift, shorten or reinstate it away alone", async () => {
  const [first, second, third] = await atOnce(3, () => market.staff("ops_admin"));
  const person = await market.user();
  const inDays = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString();
  const ban = { account_status: "banned" };
  await must(account(first!, person, ban));
  await must(account(second!, person, { ...ban, payouts_blocked_until: inDays(200) }));
  for (const by of [first!, second!]) {
    for (
      const body of [
        { account_status: "active" },
        { ...ban, payouts_blocked_until: null },
        { account_status: "suspended", payouts_blocked_until: inDays(1) },
      ]
    ) expect((await account(by, person, body)).status).toBe(202);
  }
  expect(await isBlocked(person)).toBe(true);
  await must(account(third!, person, { account_status: "active" }));
  expect(await isBlocked(person)).toBe(false);
});

test("a payout block of a wallet above the limit is lifted by two people, and whoever set it may be the second", async () => {
  const [setter, other] = [await market.staff("ops_admin"), await market.staff("ops_admin")];
  const person = await market.wealthy(1_100_000);
  await must(account(setter, person, { account_status: "banned" }));
  const { approval_id } = await must(account(other, person, { account_status: "active" }));
  expect(await isBlocked(person)).toBe(true);
  expect((await market.approve(approval_id, other)).status).toBe(403);
  await must(market.approve(approval_id, setter));
  expect(await isBlocked(person)).toBe(false);
});

test("a payout block of a withdrawal that waits for its link counts with the wallet", async () => {
  const [setter, other] = [await market.staff("ops_admin"), await market.staff("ops_admin")];
  const person = await market.wealthy(1_100_000);
  await market.fault("payment", "create_payout", "timeout");
  await must(person.post("/wallet/withdrawals", { amount: 1_100_000 }));
  await must(account(setter, person, { account_status: "banned" }));
  expect((await account(other, person, { account_status: "active" })).status).toBe(202);
  expect(await isBlocked(person)).toBe(true);
});

test("a payout block of either party counts what the order in escrow may pay", async () => {
  const [setter, other] = [await market.staff("ops_admin"), await market.staff("ops_admin")];
  const { buyer, seller } = await market.disputedSale(DEAR);
  for (const party of [buyer, seller]) {
    expect(await party.wallet()).toBe(0);
    await must(account(setter, party, { account_status: "banned" }));
    expect((await account(other, party, { account_status: "active" })).status).toBe(202);
    expect(await isBlocked(party)).toBe(true);
  }
});

test("a correction, and its reversal, above the limit take two people", async () => {
  const sale = await market.openSale(DEAR);
  await sale.payWithoutCallback();
  const { id } = await market.differenceOf(sale.order.reference);
  const post = async (step: string) => {
    const send = () => finance.post(`/admin/reconciliation/${id}/${step}`, {}, REASON);
    const proposed = await send();
    expect(proposed.status).toBe(202);
    await must(market.approve(proposed.body.data.approval_id));
    return await errorOf(send());
  };
  expect(await post("approve")).toBe("409 difference_decided");
  expect(await post("reverse")).toBe("409 difference_not_approved");
});

test("one member of staff does not send a buyer's money to somebody else", async () => {
  const [sale, friend] = [await market.openSale(), await market.user()];
  await sale.pay(sale.order.total - 1_000);
  const path = `/admin/suspense/${await sale.inSuspense()}/refund`;
  expect((await finance.post(path, { user_id: friend.id }, REASON)).status).toBe(202);
  expect(await friend.wallet()).toBe(0);
  expect((await finance.post(path, {}, REASON)).status).toBe(200);
});

test("staff do not propose to send money of their own order to somebody else", async () => {
  const [buyer, friend] = [await market.staff("administrator"), await market.user()];
  const sale = await market.openSale({}, { seller: await market.user(), buyer });
  await sale.pay(sale.order.total - 1_000);
  const path = `/admin/suspense/${await sale.inSuspense()}/refund`;
  expect(await errorOf(buyer.post(path, { user_id: friend.id }, REASON)))
    .toBe("403 self_decision");
});

test("staff do not propose to send money of their own withdrawal to somebody else", async () => {
  const [person, friend] = [await market.staff("administrator"), await market.user()];
  await person.fund(50_000);
  const { id: reference_id } = await person.withdraw();
  await market.sandbox("/payment/transactions", {
    type: "TRANSFER",
    amount: 5_000,
    cashflow: "MONEY_IN",
    reference_id,
  });
  const { id } = await market.differenceOf(reference_id);
  const correction = `/admin/reconciliation/${id}/approve`;
  await must(finance.post(correction, { account: "suspense" }, REASON));
  const { items: [item] } = await must(finance.get("/admin/suspense?status=open&limit=1"));
  expect(item).toMatchObject({ kind: "reconciliation", amount: 5_000 });
  const path = `/admin/suspense/${item.id}/refund`;
  expect(await errorOf(person.post(path, { user_id: friend.id }, REASON)))
    .toBe("403 self_decision");
});

test("refunds for one person count together for 30 days, whoever decides and whatever the orders, and under another name", async () => {
  await market.setting("approval_person_idr", 1_000_000);
  const buyer = await market.user();
  const [first, second] = [await refundable(buyer), await refundable(buyer)];
  expect(await first()).toBe(200);
  await must(buyer.patch("/auth/me", { full_name: "Another Name" }));
  expect(await second()).toBe(202);
  await market.time.advance(29 * 24 * HOUR, 24 * HOUR);
  expect(await second()).toBe(202);
  await market.time.advance(24 * HOUR + 60, 6 * HOUR);
  expect(await second()).toBe(200);
});

test("a chargeback of a refunded order that goes to claims counts for its buyer", async () => {
  await market.setting("approval_person_idr", 1_000_000);
  const buyer = await market.user();
  const statuses: number[] = [];
  for (let at = 0; at < 2; at++) {
    const couple = { seller: await market.user(), buyer };
    const sale = await market.paidSale({ price: 900_000 }, couple);
    await must(sale.step("seller", "cancel"));
    statuses.push((await (await chargedBack(sale, "claims"))()).status);
  }
  expect(statuses).toEqual([200, 202]);
});

test("a bundle's chargeback of an unknown amount is withdrawn by two people above the limit", async () => {
  const { sales: [sale] } = await bundleOf(500_000, 500_000, 500_000);
  await market.services.db.service.call("internal.announce_chargeback", {
    dispute_id: crypto.randomUUID(),
    reference: sale.order.reference,
    amount: 0,
    is_won: false,
  });
  expect((await sale.decideChargeback("withdraw")).status).toBe(202);
});

const proposeRole = (by: User, user_id: string, role: string, path = "/admin/roles") =>
  by.post(path, { user_id, role }, REASON);
const grant = (by: User, user_id: string, role: string) =>
  market.approved(() => proposeRole(by, user_id, role));
const revoke = (by: User, { id }: User, role = "superadmin") =>
  by.send("DELETE", `/admin/roles/${id}/${role}`, undefined, REASON);

test("a granted or revoked role takes effect with the next request", async () => {
  const [chief, person] = [await market.staff("superadmin"), await market.user()];
  const look = async () => (await person.get("/admin/disputes")).status;
  expect(await look()).toBe(403);
  const { status, body } = await grant(chief, person.id, "ops_admin");
  expect([status, body.data.result.after.roles]).toEqual([200, ["ops_admin"]]);
  expect(await look()).toBe(200);
  expect((await revoke(chief, person, "ops_admin")).body.data.roles).toEqual([]);
  expect(await look()).toBe(403);
  expect(await market.audit(person.id)).toMatchObject([
    { action: "admin_roles_revoke", before: { roles: ["ops_admin"] }, after: { roles: [] } },
    {
      action: "admin_roles_grant",
      reason: REASON["X-Action-Reason"],
      after: { roles: ["ops_admin"] },
    },
  ]);
});

test("staff are listed with all their roles, latest grant first", async () => {
  const [chief, person] = [await market.staff("superadmin"), await market.user()];
  await grant(chief, person.id, "ops_admin");
  await grant(chief, person.id, "administrator");
  const { items, total } = (await chief.get("/admin/roles?limit=1")).body.data;
  expect(items).toMatchObject([{ user_id: person.id, roles: ["ops_admin", "administrator"] }]);
  expect(total).toBeGreaterThan(1);
});

test("granting twice, revoking a missing role and granting to an unknown user fail; a dry run changes nothing", async () => {
  const [chief, person] = [await market.staff("superadmin"), await market.user()];
  expect((await proposeRole(chief, person.id, "ops_admin", "/admin/roles?dry_run=true")).status)
    .toBe(202);
  expect((await revoke(chief, person, "ops_admin")).status).toBe(409);
  expect((await grant(chief, person.id, "ops_admin")).status).toBe(200);
  expect((await grant(chief, person.id, "ops_admin")).status).toBe(409);
  expect((await grant(chief, crypto.randomUUID(), "ops_admin")).status).toBe(404);
  expect((await grant(chief, person.id, "king")).status).toBe(400);
  expect((await chief.post("/admin/roles", { user_id: person.id, role: "administrator" })).status)
    .toBe(400);
});

test("a superadmin is removed by two people, and two superadmins stay", async () => {
  const [first, second, third] = await superadmins(3) as [User, User, User];
  const { approval_id } = await must(revoke(first, third));
  expect((await market.approve(approval_id, third)).status).toBe(403);
  await must(market.approve(approval_id, second));
  expect(await errorOf(revoke(first, second))).toBe("409 last_superadmin");
});

test("two removals of superadmins at once leave two, whoever proposed and approved them", async () => {
  for (let round = 0; round < 3; round++) {
    const [one, two, three] = await superadmins(3) as [User, User, User];
    const [first, second] = [
      await must(revoke(one, two)),
      await must(revoke(two, three)),
    ];
    const answers = await Promise.all([
      market.approve(first.approval_id, three),
      market.approve(second.approval_id, one),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const left = await market.sql`select from private.staff_roles where role = 'superadmin'`;
    expect(left).toHaveLength(2);
  }
});

test("a superadmin is neither suspended nor banned, and one who is suspended does not count as staying", async () => {
  const [one, two, three] = await superadmins(3) as [User, User, User];
  for (const account_status of ["suspended", "banned"]) {
    expect(await errorOf(account(one, two, { account_status }))).toBe("409 still_superadmin");
  }
  await market.setAccountStatus(three, "suspended");
  expect(await errorOf(revoke(one, two))).toBe("409 last_superadmin");
});
