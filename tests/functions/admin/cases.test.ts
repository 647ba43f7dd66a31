import { expect, test } from "vitest";
import { openApiText } from "../../../tools/openapi.ts";
import { must, setUp, tally, useMarket } from "../../support/market.ts";
import type { Sale } from "../../support/market.ts";
import { read } from "../../conventions/project.ts";

const market = useMarket();
const staff = setUp(() => market.staffClient());

const find = async (query = "") => (await staff.get(`/admin/cases?${query}`)).body.data;

const close = ({ id }: { id: string }) => staff.post(`/admin/cases/${id}/close`);
const caseOf = async (kind: string, key: string) =>
  (await find(`kind=${kind}&status=all&limit=100`)).items
    .find((each: { key: string }) => each.key === key);
const openCase = (kind: string, key: string) =>
  market.sql`select private.open_case(${kind}, ${key}, null)`;

test("a wrong amount opens a case that only the decision about the money closes", async () => {
  const sale = await market.openSale();
  await sale.pay(1_000);
  const { items: [found], total } = await find(`order=${sale.order.reference}`);
  expect([total, found]).toEqual([
    1,
    expect.objectContaining({ order_id: sale.order.id, status: "open" }),
  ]);
  expect((await find(`kind=${found.kind}`)).total).toBe(1);
  expect((await find("kind=nothing")).total).toBe(0);
  const rejected = await close(found);
  expect([rejected.status, rejected.body.error.message])
    .toEqual([409, expect.stringContaining(found.next_step)]);
  const { items: [money] } = (await staff.get(`/admin/suspense?order=${sale.order.id}`)).body.data;
  expect((await staff.post(`/admin/suspense/${money.id}/refund`)).status).toBe(200);
  expect((await find()).total).toBe(0);
  expect((await find("status=closed")).items).toMatchObject([
    { id: found.id, status: "closed", closed_because: "operation" },
  ]);
});

test("a case about which only staff can judge is closed by hand, once, and stays closed", async () => {
  const key = crypto.randomUUID();
  await openCase("mail_abandoned", key);
  const found = await caseOf("mail_abandoned", key);
  expect(found.next_step).toMatch(/e-mails/i);
  const closed = await Promise.all([close(found), close(found)]);
  expect(tally(closed)).toEqual({ 200: 1, 409: 1 });
  expect(await caseOf("mail_abandoned", key)).toMatchObject({ closed_because: "hand" });
  expect(await market.audit(found.id)).toMatchObject([{
    action: "admin_cases_close",
    before: { kind: found.kind },
  }]);
  await openCase("mail_abandoned", key);
  expect(await caseOf("mail_abandoned", key)).toMatchObject({ status: "closed" });
});

test("the case of a failing job closes when the job is done, and opens again when it fails again", async () => {
  const [row] = await market.sql<[{ id: string }]>`
    insert into private.jobs (kind, key, attempts, run_at)
    values ('mail_send', ${crypto.randomUUID()}, 25, private.now() + interval '1 day') returning id`;
  const status = async () => {
    const { status, closed_because } = await caseOf("stuck_job", row.id);
    return closed_because ? `${status}: ${closed_because}` : status;
  };
  await openCase("stuck_job", row.id);
  expect((await close(await caseOf("stuck_job", row.id))).status).toBe(409);
  await market.sql`update private.jobs set finished_at = private.now() where id = ${row.id}`;
  await market.runDue();
  expect(await status()).toBe("closed: over");
  await market.sql`update private.jobs set finished_at = null where id = ${row.id}`;
  await openCase("stuck_job", row.id);
  expect(await status()).toBe("open");
  await market.sql`update private.jobs set finished_at = private.now() where id = ${row.id}`;
});

interface Trouble {
  kind: string;
  make: () => Promise<Sale>;
  step: string;
  end: (sale: Sale) => Promise<unknown>;
}
const TROUBLES: Record<string, Trouble> = {
  "a lost parcel": {
    kind: "parcel_trouble",
    make: async () => {
      const sale = await market.shippedSale();
      await sale.carrierSays("disposed");
      return sale;
    },
    step: "PUT /orders/:id/status DELIVERED",
    end: async (sale) => {
      const ops = await market.staff("ops_admin");
      await must(ops.put(`/orders/${sale.order.id}/status`, { status: "CANCELLED" }));
    },
  },
  "an unscanned return": {
    kind: "return_unscanned",
    make: async () => {
      const sale = await market.returnApprovedSale();
      await must(sale.step("seller", "return-received"));
      return sale;
    },
    step: "/return-received",
    end: async (sale) => must(sale.step(await market.staff("ops_admin"), "return-received")),
  },
};

test.each(Object.entries(TROUBLES))(
  "the case of %s says what can be done, and ends with the order's state, not by hand",
  async (_, { kind, make, step, end }) => {
    const sale = await make();
    const query = `order=${sale.order.reference}&kind=${kind}`;
    const { items: [found] } = await find(query);
    expect(found.next_step).toContain(step);
    expect((await close(found)).status).toBe(409);
    await end(sale);
    await market.runDue();
    expect((await find(query)).total).toBe(0);
  },
);

/** Kinds whose names SQL puts together, so that no file has them whole. */
const ASSEMBLED = ["payout_locked", "payout_claimed", "unconfirmed_payment", "unfamiliar_payment"];

test("every kind of case that our SQL opens says what comes next, and each of these is opened", async () => {
  const files = ["api", "internal", "private"].flatMap((schema) =>
    [...Deno.readDirSync(`supabase/schemas/${schema}/functions`)]
      .filter(({ name }) => name !== "case_lasts.sql")
      .map(({ name }) => read(`supabase/schemas/${schema}/functions/${name}`))
  );
  const opened = files.flatMap((text) => [
    ...text.matchAll(/open_(?:withdrawal_)?case\(\s*'([a-z_]+)'/g),
  ]).map(([, kind]) => kind!).filter((kind) => kind.at(-1) !== "_");
  const known = (await market.sql<{ kind: string }[]>`select kind from private.case_kinds`).map((
    { kind },
  ) => kind);
  expect(opened.length).toBeGreaterThan(10);
  expect(opened.filter((kind) => !known.includes(kind))).toEqual([]);
  const unopened = known.filter((kind) => !files.some((text) => text.includes(`'${kind}'`)));
  expect(unopened.filter((kind) => !ASSEMBLED.includes(kind))).toEqual([]);
});

test("every operation that a next step or a runbook names exists", async () => {
  const { paths } = JSON.parse(openApiText());
  const known = Object.entries<object>(paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) =>
      `${method.toUpperCase()} ${path.replaceAll(/\{\w+\}/g, ":id")}`
    )
  );
  const steps = await market.sql`select next_step from private.case_kinds`;
  const pages = ["cases", "signals"].map((name) => read(`docs/runbooks/${name}.md`));
  const text = [...steps.map(({ next_step }) => next_step), ...pages].join("\n");
  const named = [...text.matchAll(/\b(GET|POST|PUT|DELETE)\s+(\/[a-z_:/-]+[a-z])/g)]
    .map(([, method, path]) => `${method} ${path}`);
  expect(named.length).toBeGreaterThan(20);
  expect([...new Set(named)].filter((each) => !known.includes(each))).toEqual([]);
});

test("a run looks at no more than 500 open cases, and the next one at those that waited longest", async () => {
  await market.sql`
    insert into private.staff_cases (kind, key, checked_at)
    select 'overdue', 'gone:' || number, private.now() - interval '1 day'
    from generate_series(1, 700) as number`;
  await market.sql`
    insert into private.staff_cases (kind, key, checked_at)
    select 'mail_abandoned', 'waiting:' || number, private.now() - interval '2 days'
    from generate_series(1, 400) as number`;
  const run = () => market.services.db.service.call("internal.close_solved_cases", {});
  const closed = [await run(), await run()];
  expect(closed).toEqual([100, 500]);
  await market.time.advance(60);
  const [left] = await market.sql`
    select count(*)::integer from private.staff_cases where key like 'gone:%' and closed_at is null`;
  expect(left).toEqual({ count: 0 });
  await market.sql`delete from private.staff_cases where key like 'waiting:%' or key like 'gone:%'`;
});
