import { afterEach, expect, test } from "vitest";
import { atOnce, errorOf, must, RACING, REASON, tally, useMarket } from "../../support/market.ts";
import type { User } from "../../support/market.ts";

const market = useMarket(RACING);
afterEach(() => market.proveMoney());

async function claimable(price = 150_000) {
  const sale = await market.disputedSale({ price });
  const { dispute } = await sale.read();
  const [ops, colleague] = [await market.staff("ops_admin"), await market.staff("ops_admin")];
  const target = { target_type: "dispute", target_id: dispute.id };
  const refund = (by: User) => sale.resolve("refund", {}, { by });
  const move = (by: User) => sale.step(by, "status", { status: "COMPLETED" });
  return { sale, ops, colleague, target, refund, move };
}

test("who has claimed a dispute decides it, and for an hour nobody else", async () => {
  const { sale, ops, colleague, target, refund, move } = await claimable();
  expect(await must(ops.post("/admin/claims", target))).toMatchObject({
    claimed_by_username: ops.username,
  });
  const [seen] = (await must(colleague.get(`/admin/disputes?order=${sale.order.id}`))).items;
  expect(seen.claimed_by_username).toBe(ops.username);
  for (
    const refused of [
      colleague.post("/admin/claims", target),
      colleague.post("/admin/claims", { ...target, released: true }),
      refund(colleague),
      move(colleague),
    ]
  ) expect(await errorOf(refused)).toBe("409 claimed_by_colleague");
  await must(ops.post("/admin/claims", target));
  await market.time.advance(60 * 60 + 1);
  await must(colleague.post("/admin/claims", target));
  expect(await errorOf(refund(ops))).toBe("409 claimed_by_colleague");
  await must(colleague.post("/admin/claims", { ...target, released: true }));
  await must(refund(ops));
  expect(await errorOf(ops.post("/admin/claims", target))).toBe("404 dispute_not_found");
});

test("of ten colleagues at once one claims", async () => {
  const { target } = await claimable();
  const staff = await atOnce(10, () => market.staff("ops_admin"));
  const answers = await Promise.all(staff.map((each) => each.post("/admin/claims", target)));
  expect(tally(answers)).toEqual({ 200: 1, 409: 9 });
});

test("who decides while a colleague claims does so before the claim, which then finds nothing open", async () => {
  const { ops, colleague, target, refund } = await claimable();
  let decided!: Promise<{ status: number }>;
  let claimed!: Promise<{ status: number }>;
  await market.sql.begin(async (sql) => {
    await sql`
      select pg_advisory_xact_lock(hashtextextended(${"lone_decisions:" + colleague.id}, 0))`;
    decided = refund(colleague);
    await market.untilLocked(1);
    claimed = ops.post("/admin/claims", target);
    await Promise.race([claimed, market.untilLocked(2)]);
  });
  expect([(await decided).status, (await claimed).status]).toEqual([200, 404]);
});

test.each(["refund", "move"] as const)(
  "another's proposal (%s) waits while a third claims its dispute, and not while its proposer does",
  async (decision) => {
    const { ops, colleague, target, [decision]: propose } = await claimable(6_000_000);
    const third = await market.staff("ops_admin");
    const claim = (by: User, released = false) =>
      must(by.post("/admin/claims", { ...target, released }));
    await claim(ops);
    const { approval_id } = await must(propose(ops));
    await claim(ops, true);
    await claim(third);
    const approve = () => market.approve(approval_id, colleague);
    expect(await errorOf(approve())).toBe("409 claimed_by_colleague");
    await claim(third, true);
    await claim(ops);
    await must(approve());
  },
);

test("a case is claimed like a dispute, a dispute by no administrator, nothing by a party", async () => {
  const { sale, target } = await claimable();
  const administrator = await market.staff("administrator");
  expect(await errorOf(administrator.post("/admin/claims", target)))
    .toBe("403 staff_role_required");
  const [{ id }] = await market.sql<[{ id: string }]>`
    insert into private.staff_cases (kind, key, order_id)
    values ('parcel_trouble', ${sale.order.id}, ${sale.order.id}) returning id`;
  await must(administrator.post("/admin/claims", { target_type: "case", target_id: id }));
  const close = async (by: typeof administrator) =>
    await errorOf(by.post(`/admin/cases/${id}/close`, undefined, REASON));
  expect(await close(await market.staff("ops_admin"))).toBe("409 claimed_by_colleague");
  await must(administrator.post(`/admin/cases/${id}/close`, undefined, REASON));
  await market.appoint(sale.buyer, "ops_admin");
  expect(await errorOf(sale.buyer.post("/admin/claims", target))).toBe("403 self_decision");
});
