import { describe, expect, test } from "vitest";
import { errorOf, messageOf, must, REASON, setUp, useMarket } from "../../support/market.ts";
import { endpoints } from "../../../functions/admin/app.ts";
import { read } from "../../conventions/project.ts";
import { requestOf } from "../../http/policy.ts";
import { createCallers } from "../../http/callers.ts";

const market = useMarket();
const callers = setUp(() => createCallers(market, true));

const adminActions = endpoints.filter(({ method }) => method !== "GET");

/** A hash of each table's rows; how often a member of staff called is counted by each request. */
async function everything() {
  const tables = await market.sql<{ name: string }[]>`
    select oid::regclass::text as name from pg_class
    where relkind in ('r', 'p') and not relispartition
      and relnamespace::regnamespace::text in ('private', 'public')
      and oid not in ('private.rate_windows'::regclass, 'private.caller_days'::regclass)
    order by 1`;
  return await market.sql.unsafe(
    tables.map(({ name }) =>
      `select '${name}' as name, sum(hashtextextended(t::text, 0)) as hash from ${name} as t`
    ).join(" union all ") + " order by name",
  );
}

/** After the last dry run; nothing else happens between them. */
let unchanged: Awaited<ReturnType<typeof everything>> | undefined;

describe.each(adminActions.map((adminAction) => [adminAction.id, adminAction] as const))(
  "%s",
  (id, adminAction) => {
    const send = (headers: Record<string, string>, query = "") => {
      const { path, body } = requestOf(adminAction, callers);
      return callers.users.superadmin.send(adminAction.method, path + query, body, headers);
    };

    test("needs a reason of 3 to 500 characters where declared, and rejects any other", async () => {
      const wrong = ["ab", "x".repeat(501), ...adminAction.needsReason ? ["  "] : []];
      for (const reason of wrong) {
        const answer = send(
          { "x-action-reason": reason },
          adminAction.dryRun ? "?dry_run=true" : "",
        );
        expect(await messageOf(answer)).toMatch(/^400 .*X-Action-Reason/);
      }
    });

    test.runIf(adminAction.dryRun)("has a dry run that changes nothing", async () => {
      unchanged ??= await everything();
      const answer = await send(REASON, "?dry_run=true");
      expect(answer.status).not.toBe(400);
      const before = unchanged;
      unchanged = await everything();
      expect(unchanged).toEqual(before);
    });

    /** The source of the operation and of its helpers. */
    const text = () => {
      const current = (name: string) => read(`supabase/schemas/${name}.sql`);
      const operation = current(`api/functions/${id}`);
      const helpers = [...operation.matchAll(/private\.(\w+)\((?=[^;]*p_audit)/g)]
        .map(([, name]) => name!)
        .filter((name) => name !== "audit");
      return [operation, ...helpers.map((name) => current(`private/functions/${name}`))].join("\n");
    };

    test("writes its audit line in the same transaction", () => {
      // The one that changes nothing, but opens personal data. private.redrive audits each target.
      const write = id === "admin_disclosures"
        ? /private\.audit_read\(/
        : /private\.(audit|redrive)\(/;
      expect(text()).toMatch(write);
    });

    test("declares enqueuesJobs if it notifies, moves an order, decides a chargeback or redrives a job", () => {
      const leaving =
        /private\.(notify|move_order|resolve_dispute|end_withdrawal|book_payout_decision|redrive(?:_one)?(?=\(\s*'(?:job|callback)')|expire_refunded_order|record_chargeback|perform_proposal|decide_chargeback|refund_unspent_shipping)\(/;
      expect(adminAction.enqueuesJobs ?? false).toBe(leaving.test(text()));
    });
  },
);

test("jobs of an admin action run at once, and those of a dry run never", async () => {
  const ops = callers.users.ops_admin;
  const sale = await market.disputedSale();
  const resolve = (query: string) => must(sale.resolve("refund", {}, { by: ops, query }));
  const before = market.triggers();
  await resolve("?dry_run=true");
  expect(market.triggers()).toBe(before);
  await resolve("");
  expect(market.triggers()).toBe(before + 1);
});

test("an unknown user in a body is a 404", async () => {
  const nobody = crypto.randomUUID();
  for (
    const [path, body] of [
      ["/admin/growth/boosts", { seller_id: nobody, score: 5, days: 7 }],
      ["/admin/adjustments", { user_id: nobody, amount: 1000 }],
      ["/admin/roles", { user_id: nobody, role: "ops_admin" }],
    ] as const
  ) {
    const answer = await callers.users.superadmin.post(path, body, REASON);
    expect(await errorOf(answer), path).toBe("404 user_not_found");
  }
});

test("a reason of two characters is rejected, whatever its bytes", async () => {
  const { id } = await market.user();
  const [{ id: submission }] = await market.sql<[{ id: string }]>`
    insert into private.ktp_submissions (user_id, status, photo_path, selfie_path)
    values (${id}, 'pending', 'a', 'b') returning id`;
  const reject = (reason: string) =>
    callers.users.ops_admin.post(`/admin/ktp/${submission}/reject`, { reason });
  expect((await reject("💃a")).status).toBe(400);
  expect((await reject("💃💃💃")).status).toBe(200);
});

const ALIKE = "403 You cannot decide about yourself; another staff member must.";

test("staff cannot decide about themselves, and the message is always the same", async () => {
  const sale = await market.disputedSale();
  const me = await market.wealthy(100_000);
  await market.sql`
    insert into private.staff_roles (user_id, role) values (${me.id}, 'superadmin'), (${sale.seller.id}, 'superadmin')`;
  const stream = await must(me.post("/live-streams", { title: "Drop" }));
  const payout = await must(me.post("/wallet/withdrawals", { amount: 50_000 }));
  const [{ id: dispute }] = await market.sql<[{ id: string }]>`
    select id from private.disputes where order_id = ${sale.order.id}`;
  const [{ id: staffCase }] = await market.sql<[{ id: string }]>`
    insert into private.staff_cases (kind, key, order_id) values ('waybill_taken', 'own', ${sale.order.id}) returning id`;
  const [{ id: report }] = await market.sql<[{ id: string }]>`
    insert into private.reports (reporter_id, user_id, reason) values (${sale.buyer.id}, ${me.id}, 'other') returning id`;
  const [{ id: submission }] = await market.sql<[{ id: string }]>`
    insert into private.ktp_submissions (user_id, status, photo_path, selfie_path)
    values (${me.id}, 'pending', 'a', 'b') returning id`;
  const [{ id: review }] = await market.sql<[{ id: string }]>`
    insert into private.reviews (order_id, reviewer_id, seller_id, rating)
    values (${sale.order.id}, ${sale.buyer.id}, ${sale.seller.id}, 1) returning id`;
  const [{ id: sellerReview }] = await market.sql<[{ id: string }]>`
    with message as (
      insert into private.finance_inbox (id, type, data, digest)
      values ('evt_own', 'fraud_flag.raised', '{}', 'own') returning id)
    insert into private.seller_reviews (seller_id, event_id) select ${me.id}, id from message returning id`;
  const mispaid = await market.openSale();
  await mispaid.pay(mispaid.order.total - 1_000);
  const suspense = await mispaid.inSuspense();
  await market.appoint(mispaid.buyer, "superadmin");
  const mine: [method: string, path: string, body?: unknown][] = [
    ["PUT", `/admin/accounts/${me.id}`, { account_status: "banned" }],
    ["PUT", `/admin/accounts/${me.id}/live-unban`],
    ["PUT", `/admin/live-streams/${stream.id}/end`],
    ["PUT", `/admin/live-streams/${stream.id}/ban`],
    ["POST", "/admin/growth/boosts", { seller_id: me.id, score: 5, days: 7 }],
    ["POST", "/admin/adjustments", { user_id: me.id, amount: 1_000_000 }],
    ["POST", `/admin/payouts/${payout.id}/settle`, {}],
    ["PUT", `/admin/payouts/${payout.id}/void`, {}],
    ["POST", "/admin/roles", { user_id: me.id, role: "ops_admin" }],
    ["DELETE", `/admin/roles/${me.id}/superadmin`],
    ["POST", `/admin/reports/${report}/close`, { outcome: "dismissed" }],
    ["POST", `/admin/seller-reviews/${sellerReview}/close`, { verdict: "cleared" }],
    ["GET", `/admin/ktp/${submission}`],
    ["POST", `/admin/ktp/${submission}/approve`],
    ["POST", `/admin/ktp/${submission}/reject`, { reason: "Foto buram" }],
  ];
  for (const [method, path, body] of mine) {
    expect(await messageOf(me.send(method, path, body, REASON)), path).toBe(ALIKE);
  }
  const party: typeof mine = [
    ["POST", `/admin/disputes/${dispute}/resolve`, { resolution: "release", note: "Sesuai foto" }],
    ["POST", `/admin/orders/${sale.order.id}/refund`, { reason: "Barang palsu" }],
    ["POST", `/admin/cases/${staffCase}/close`],
    ["PUT", `/admin/reviews/${review}/hide`, { reason: "Tidak benar" }],
  ];
  for (const [method, path, body] of party) {
    expect(await messageOf(sale.seller.send(method, path, body, REASON)), path).toBe(ALIKE);
  }
  for (const step of ["refund", "apply", "close"]) {
    const body = step === "close" ? { outcome: "kept", evidence: "Milikku" } : {};
    const path = `/admin/suspense/${suspense}/${step}`;
    expect(await messageOf(mispaid.buyer.post(path, body, REASON)), path).toBe(ALIKE);
  }
  // Nobody is staff to their own order.
  expect(await errorOf(sale.step("seller", "confirm"))).toBe("403 wrong_party");
  const [{ count }] = await market.sql<[{ count: number }]>`
    select count(*)::int as count from private.audit_log
    where actor_id in (${me.id}, ${sale.seller.id}, ${mispaid.buyer.id})`;
  expect(count).toBe(0);
  await market.proveMoney();
});
