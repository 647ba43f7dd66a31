import { afterAll, beforeAll, expect, test } from "vitest";
import { useMarket } from "../../support/market.ts";
import type { Market, Sale } from "../../support/market.ts";
import * as z from "zod";
import { endpoints } from "../../../functions/admin/app.ts";
import { toCsv } from "../../../functions/admin/csv.ts";
import type { Endpoint } from "../../../shared/http/endpoint.ts";
import { must } from "../../support/client.ts";
import { watchPlans } from "../../support/plans.ts";

const LINES = 30;

const market = useMarket();
let watched: ReturnType<typeof watchPlans>;
beforeAll(async () => {
  await addLines(market, await market.paidSale());
  watched = watchPlans(market.database, (await market.staff("superadmin")).id);
});
afterAll(() => watched.close());

/** Adds thirty rows to every table that has a list. */
async function addLines({ database }: Market, { seller, buyer, order }: Sale): Promise<void> {
  const numbers = `generate_series(1, ${LINES}) as n`;
  const copies = "public.orders where orders.reference like 'COPY-%'";
  await database.admin.begin((sql) =>
    sql.unsafe(`
    set local session_replication_role = replica;
    insert into public.profiles (id, username, account_status) select gen_random_uuid(), 'copy_' || n, 'suspended' from ${numbers};
    insert into private.staff_roles (user_id, role) select id, 'administrator' from public.profiles where username like 'copy_%';
    insert into public.orders (reference, status, state_version, listing_id, buyer_id, seller_id, item_price, shipping_fee,
      buyer_protection_fee, courier_code, courier_service_code, listing_title, listing_photo_url, weight_grams)
    select 'COPY-' || n, 'REFUNDED', 1, listing_id, buyer_id, seller_id, item_price, 0, 0, 'jne', 'reg', listing_title, '', 1
    from public.orders, ${numbers} where orders.id = '${order.id}';
    insert into private.shipments (order_id, direction, courier_code, courier_service_code) select id, 'outbound', 'jne', 'reg' from ${copies};
    insert into private.disputes (order_id) select id from ${copies};
    insert into private.chargebacks (reference, order_id, status, amount) select reference, id, 'open', 1 from ${copies};
    insert into private.jobs (kind, key, run_at) select 'mail_send', 'copy' || n, private.now() + interval '1 year' from ${numbers};
    insert into private.staff_cases (kind, key, order_id) select 'overdue', id::text, id from ${copies};
    insert into private.ledger_accounts (kind) values ('suspense');
    insert into private.ledger_transfers (key, kind, description, order_id, event_at)
    select 'copy:' || n, 'wrong_amount', 'Copy', '${order.id}', private.now() from ${numbers};
    insert into private.ledger_entries (transfer_id, account_id, amount, balance_after, version, created_at)
    select transfers.id, accounts.id, 1000, 0, row_number() over (), transfers.created_at
    from private.ledger_transfers as transfers, private.ledger_accounts as accounts
    where transfers.key like 'copy:%' and accounts.kind = 'suspense';
    insert into private.withdrawals (user_id, amount, fee, recipient_email, provider, status)
    select '${seller.id}', 50000, 2500, 'a@example.test', 'xendit_invoices', 'PAID' from ${numbers};
    insert into private.audit_log (actor_id, role, action, target_type, target_id)
    select '${buyer.id}', 'ops_admin', 'admin_copy', 'account', '${seller.id}' from ${numbers};
    insert into private.staff_notes (order_id, author_id, text) select '${order.id}', '${seller.id}', n from ${numbers};
    insert into private.provider_events (id, provider, body) select private.uuid_of_name('copy' || n), 'payment', '{}' from ${numbers};
    insert into private.seller_reviews (seller_id, event_id) select '${seller.id}', 'copy' || n from ${numbers};
    insert into private.reviews (order_id, reviewer_id, seller_id, rating, hidden_at)
    select id, buyer_id, seller_id, 1, private.now() from ${copies};
    insert into private.vouchers (code, kind, value, starts_at, ends_at, total_limit)
    select 'COPY' || n, 'fixed', 1000, private.now(), private.now() + interval '1 day', 10 from ${numbers};
    insert into public.listings (seller_id, title, price, product_category, gender, condition, photos, weight_grams, status, card)
    select '${seller.id}', 'Copy ' || n, 1000, 'Dress', 'female', 'new', '{a}', 1, 'sold', '' from ${numbers};
    insert into private.reports (reporter_id, user_id, reason) select gen_random_uuid(), '${seller.id}', 'other' from ${numbers};
    insert into private.conversations (listing_id, buyer_id, seller_id, opened_by, reported_at)
    select orders.listing_id, profiles.id, orders.seller_id, profiles.id, private.now()
    from public.orders, public.profiles where orders.id = '${order.id}' and profiles.username like 'copy_%';
    insert into private.reports (reporter_id, user_id, reason, conversation_id)
    select seller_id, buyer_id, 'spam', id from private.conversations;
    insert into private.ktp_submissions (user_id, status, photo_path, selfie_path)
    select id, 'pending', 'a', 'b' from public.profiles where username like 'copy_%';
    insert into private.reconciliation_runs (from_at, to_at, statement) values (private.now(), private.now(), 'xendit');
    insert into private.reconciliation_differences (reference, provider_amount, ledger_amount, counter_account, run_id, statement)
    select 'copy' || n, 1, 0, 'claims', max(runs.id), 'xendit' from private.reconciliation_runs as runs, ${numbers} group by n;
    insert into public.live_streams (id, seller_id, seller_username, title, status)
    select 'LS' || left(md5(id::text), 12), id, username, 'Copy', 'upcoming' from public.profiles where username like 'copy_%';
    insert into private.approvals (kind, request, subject_ids, operation, request_id, proposer_id, proposer_role, expires_at)
    select 'adjustment', '{}', '{}', 'admin_adjustments', 'copy', id, 'superadmin', private.now() + interval '1 day'
    from public.profiles where username like 'copy_%';
    insert into private.live_chats (stream_id) select id from public.live_streams;`)
  );
}

const query = (filters: Record<string, string>) => (limit: number) =>
  `'${JSON.stringify({ ...filters, limit, offset: 0 })}'`;
const page = (limit: number) => `${limit}, 0`;
const open = query({ status: "open" });
const all = query({});
/** The arguments of each list, by its limit. */
const LISTS: Record<string, (limit: number) => string> = {
  admin_users: all,
  admin_orders: all,
  admin_shipments: all,
  admin_disputes: open,
  admin_cases: open,
  admin_chargebacks: open,
  admin_audit: all,
  admin_jobs: all,
  admin_roles: page,
  admin_payouts: all,
  admin_ledger: query({ kind: "wrong_amount" }),
  admin_suspense: open,
  admin_reconciliation: open,
  admin_vouchers_list: all,
  admin_facets_aliases: page,
  admin_webhooks: open,
  admin_seller_reviews: all,
  admin_reports: open,
  admin_listings: all,
  admin_reviews: all,
  admin_conversations: open,
  admin_ktp_pending: all,
  admin_notes: all,
  admin_live_streams: all,
  admin_approvals: query({ status: "pending" }),
};

test.each(Object.entries(LISTS))("%s", async (operation, argumentsOf) => {
  const ask = (limit: number) => watched.run(`select api.${operation}(${argumentsOf(limit)})`);
  const [one, thirty] = [await ask(1), await ask(LINES)];
  expect([one.answer.items.length, thirty.answer.items.length]).toEqual([1, LINES]);
  expect(one.answer).toMatchObject({ total_is_minimum: false, limit: 1, offset: 0 });
  expect(one.answer.total).toBeGreaterThanOrEqual(LINES);
  expect(thirty.statements).toBeLessThanOrEqual(one.statements);
  expect(one.statements).toBeLessThanOrEqual(10);
});

const listsWith = (field: string) =>
  endpoints.filter(({ id, request }) => {
    const { properties = {} } = request?.query
      ? z.toJSONSchema(request.query, { io: "input" })
      : {};
    return id in LISTS && field in properties;
  });

test.each(listsWith("cursor").map(({ path }) => path))(
  "%s by offset reaches a hundred rows: 400 beside the field beyond",
  async (path) => {
    const staff = await market.staff("superadmin");
    expect((await staff.get(`${path}?offset=100`)).status).toBe(200);
    const { status, body } = await staff.get(`${path}?offset=101`);
    expect([status, body.error.details]).toMatchObject([400, [{ path: "query.offset" }]]);
  },
);

const WALKS = [
  ...listsWith("cursor").map(({ path }) => `${path}?`),
  ...listsWith("sort").map(({ path }) => `${path}?sort=oldest&`),
  "/admin/ledger?account=suspense&",
];
test.each(WALKS)("%s by cursor has each row once, in the list's order", async (path) => {
  const staff = await market.staff("superadmin");
  const read = (query: string) => must(staff.get(path + query));
  const ids = (items: { id: string }[]) => items.map(({ id }) => id);
  const walked: string[] = [];
  for (let cursor: string | null = ""; cursor !== null;) {
    const { items, next_cursor } = await read(`limit=11${cursor && `&cursor=${cursor}`}`);
    walked.push(...ids(items));
    cursor = next_cursor;
  }
  expect(walked.length).toBeGreaterThanOrEqual(LINES);
  expect(walked).toEqual(ids((await read("limit=100")).items));
});

const startsOpen = ({ request }: Endpoint) => request?.query?.safeParse({}).data?.status === "open";
const WAITING = listsWith("status").filter(startsOpen);

test("staff lists show open items by default, and all items on request", () => {
  expect(WAITING.map(({ id }) => id).sort()).toEqual([
    "admin_cases",
    "admin_chargebacks",
    "admin_conversations",
    "admin_disputes",
    "admin_reconciliation",
    "admin_reports",
    "admin_seller_reviews",
    "admin_suspense",
    "admin_webhooks",
  ]);
  for (const { request } of WAITING) {
    expect(request!.query!.parse({ status: "all" })).toMatchObject({ status: "all" });
  }
});

test.each(listsWith("from").map(({ id }) => id))(
  "%s respects from and to",
  async (operation) => {
    const total = async (filters: Record<string, string>) => {
      const waits = WAITING.some(({ id }) => id === operation);
      const asked = query({ ...waits ? { status: "all" } : {}, ...filters })(1);
      return (await watched.run(`select api.${operation}(${asked})`)).answer.total;
    };
    const [past, future] = ["2020-01-01T00:00:00Z", "2120-01-01T00:00:00Z"];
    expect(await total({ from: past, to: future })).toBeGreaterThanOrEqual(LINES);
    expect([await total({ from: future }), await total({ to: past })]).toEqual([0, 0]);
  },
);

test("the tests cover every staff list", () => {
  const lists = endpoints.filter(({ response, method }) =>
    method === "GET" && "items" in ((response.schema as { shape?: object }).shape ?? {})
  );
  const others = lists.map(({ id }) => id).filter((id) => !(id in LISTS));
  // The items of revenue are periods of the query, not rows; settings are as many as the schema has.
  expect(others).toEqual(["admin_revenue", "admin_settings"]);
});

test("CSV has a header, a line per row, and quotes where needed", () => {
  const rows = [{ a: 'say "hi", twice', b: -5 }, { a: null, b: true }];
  expect(toCsv(["a", "b"], rows)).toBe('a,b\r\n"say ""hi"", twice",-5\r\n,true\r\n');
});

test("a text that looks like a formula is escaped, and a number is not", () => {
  for (const text of ["=1+1", "+1", "-1", "@x"]) {
    expect(toCsv(["a"], [{ a: text }])).toBe(`a\r\n'${text}\r\n`);
  }
});

test("a text adds no line of its own to the file", () => {
  const rows = [{ a: "Rok\r\nbatik,\u2028baru" }, { a: "\t=1+1" }];
  expect(toCsv(["a"], rows)).toBe('a\r\n"Rok batik, baru"\r\n\'=1+1\r\n');
});
