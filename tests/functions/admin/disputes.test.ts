/** What staff note, claim and decide about disputes. */
import { afterEach, expect, test } from "vitest";
import { atOnce, errorOf, must, RACING, REASON, tally, useMarket } from "../../support/market.ts";
import type { User } from "../../support/market.ts";
import { settlementsOf } from "../../support/settlements.ts";

const market = useMarket(RACING);
afterEach(() => market.proveMoney());

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

test("staff read the return request before a dispute, and each offer of settlement with what became of it", async () => {
  const sale = await market.returnRequestedSale();
  const { offered } = settlementsOf(market);
  const ops = await market.staff("ops_admin");
  const seen = async () => (await must(ops.get(`/admin/disputes?order=${sale.order.id}`))).items[0];
  const first = await offered(sale, sale.seller, 10_000);
  await must(sale.step("buyer", "dispute", { reason: "Tidak sesuai" }));
  expect((await seen()).settlements).toMatchObject([{ id: first, status: "lapsed" }]);
  const replaced = await offered(sale, sale.seller, 20_000);
  const open = await offered(sale, sale.buyer, 30_000);
  expect(await seen()).toMatchObject({
    return: { reason: "damaged", rejected_at: null },
    settlements: [
      { id: first, offered_by: "seller", refund_amount: 10_000 },
      { id: replaced, offered_by: "seller", refund_amount: 20_000, status: "replaced" },
      { id: open, offered_by: "buyer", refund_amount: 30_000, status: "open" },
    ],
  });
});

const DRY = { query: "?dry_run=true" };
const LONG = `${"💃".repeat(300)}${"x".repeat(400)}`;
test.each([
  [undefined, {}, null],
  ["💃💃", {}, null],
  [LONG, {}, `${"💃".repeat(300)}${"x".repeat(200)}`],
  ["Sesuai foto", { "x-action-reason": "Kasus 12" }, "Kasus 12"],
])(
  "the note %s is stored whole; with the headers %j the audit line's reason is %s",
  async (note, headers, reason) => {
    const sale = await market.disputedSale();
    const resolved = await must(sale.resolve("refund", { note }, { headers }));
    expect(resolved.note).toBe(note ?? null);
    expect(await market.audit(resolved.id)).toMatchObject([{
      reason,
      after: { note: note ?? null },
    }]);
  },
);

test("a dry run says who gains and who loses what, without what others do meanwhile, and moves nothing; a release pays the seller and says who decided", async () => {
  const sale = await market.disputedSale({ price: 150_000 });
  const before = await sale.books();
  const split = (await sale.resolve("split", { refund_amount: 40_000 }, DRY)).body;
  expect(split.money).toEqual(expect.arrayContaining([
    moved("escrow", -150_000, { order_id: sale.order.id, balance_after: 0 }),
    moved("wallet", 40_000, { ...person(sale.buyer), balance_after: 40_000 }),
    moved("wallet", 110_000, { ...person(sale.seller), balance_after: 110_000 }),
  ]));
  const sum = (rows: { amount: number }[]) => rows.reduce((total, { amount }) => total + amount, 0);
  expect(sum(split.money)).toBe(0);
  await must((await market.paidSale()).step("buyer", "confirm"));
  const { money } = (await sale.resolve("release", {}, DRY)).body;
  expect(money.map(({ user_id }: { user_id: string | null }) => user_id).filter(Boolean)).toEqual([
    sale.seller.id,
  ]);
  expect(await sale.books()).toEqual(before);

  const { body } = await sale.resolve("release", { note: "Sesuai" });
  expect(body).not.toHaveProperty("money");
  expect(body.data).toMatchObject({
    status: "resolved",
    resolution: "release",
    note: "Sesuai",
    resolved_by: "staff",
  });
  expect([await sale.seller.wallet(), await sale.listingStatus()]).toEqual([150_000, "sold"]);
});

test("a decision that another person must approve shows the money of its proposal", async () => {
  const sale = await market.disputedSale({ price: 6_000_000 });
  const { status, body } = await sale.resolve("release", {}, DRY);
  expect([status, body.money]).toEqual([202, []]);
  expect(body.data.preview.money).toContainEqual(
    moved("wallet", 6_000_000, { ...person(sale.seller), balance_after: 6_000_000 }),
  );
});

const person = ({ id, username }: User) => ({ user_id: id, username });
const moved = (account: string, amount: number, more: object) => ({
  account,
  amount,
  user_id: null,
  username: null,
  order_id: null,
  balance_after: null,
  ...more,
});

test("of a concurrent release and refund, one succeeds and moves the money", async () => {
  for (let round = 0; round < 3; round++) {
    const sale = await market.disputedSale();
    const answers = await Promise.all([sale.resolve("release"), sale.resolve("refund")]);
    expect(tally(answers)).toEqual({ 200: 1, 409: 1 });
  }
});

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
