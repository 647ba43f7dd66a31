import { expect, test } from "vitest";
import { atOnce, must, RACING, REASON, tally, useMarket } from "../../support/market.ts";
import { publish } from "../../support/portal.ts";

const market = useMarket(RACING);

test("failing jobs are listed with their error and next try until they are done", async () => {
  const ops = await market.staff("ops_admin");
  await market.fault("shipping", "create_order", "error", 2);
  const { order } = await market.paidSale();
  const failing = async () => (await must(ops.get("/admin/jobs?failing=true"))).items;
  expect(await failing()).toMatchObject([{
    kind: "shipping_book",
    key: order.id,
    attempts: 1,
    last_error: expect.stringContaining("500"),
    next_try: expect.any(String),
    dead_at: null,
  }]);
  expect((await must(ops.get("/admin/jobs?failing=true&kind=mail_send"))).total).toBe(0);
  expect((await must(ops.get("/admin/jobs"))).total).toBeGreaterThan(1);
  await market.time.advance(3600);
  expect(await failing()).toEqual([]);
});

const DEAD = {
  outbox: async () => {
    const id = await publish(market, crypto.randomUUID(), 1);
    await market.sql`
      update private.outbox set attempts = 5, dead_at = private.now() where id = ${id}`;
    return id;
  },
  jobs: async () => {
    const [job] = await market.sql<{ id: string }[]>`
      insert into private.jobs (kind, key, attempts, dead_at) values ('gone', gen_random_uuid(), 3, private.now())
      returning id`;
    return job!.id;
  },
};

test.each(["outbox", "jobs"] as const)(
  "of ten concurrent redrives of one dead row of %s, one succeeds and is audited with its reason",
  async (what) => {
    const person = await market.staff("ops_admin");
    const id = await DEAD[what]();
    const redrive = () =>
      person.send("POST", `/admin/${what}/${id}/redrive`, undefined, {
        "x-action-reason": "The portal was fixed",
      });
    const answers = await atOnce(10, redrive);
    expect(tally(answers)).toEqual({ 200: 1, 409: 9 });
    expect(await market.audit(id)).toMatchObject([{
      action: `admin_${what}_redrive`,
      actor_id: person.id,
      reason: "The portal was fixed",
    }]);
  },
);

test("dead events are redriven by type or error, oldest first, each with an audit line", async () => {
  const ops = await market.staff("ops_admin");
  await market.sql`
    insert into private.jobs (kind, key, attempts, dead_at, last_error)
    select case when n < 4 then 'letter' else 'parcel' end, n::text, 3, private.now() - n * interval '1 minute', 'The mail answered 500.'
    from generate_series(1, 5) as n`;
  const jobs = (body: unknown, path = "/admin/jobs/redrive") => ops.post(path, body, REASON);
  const dead = async () =>
    (await market.sql`
      select kind from private.jobs where dead_at is not null and kind in ('letter', 'parcel') order by key`)
      .map(({ kind }) => kind);
  expect((await jobs({})).status).toBe(400);
  expect((await jobs({ kind: "letter" }, "/admin/jobs/redrive?dry_run=true")).body.data)
    .toEqual({ redriven: 3, matching: 3 });
  expect(await dead()).toHaveLength(5);
  expect((await jobs({ kind: "letter", limit: 1 })).body.data)
    .toEqual({ redriven: 1, matching: 3 });
  expect(await market.sql`select key from private.jobs where kind = 'letter' and dead_at is null`)
    .toEqual([{ key: "3" }]);
  expect((await jobs({ error: "ANSWERED 500" })).body.data)
    .toEqual({ redriven: 4, matching: 4 });
  expect(await dead()).toEqual([]);
  const written = async (action: string) =>
    (await ops.get(`/admin/audit?action=${action}&role=ops_admin`)).body.data.total;
  expect(await written("admin_jobs_redrive_matching")).toBe(5);
  const ids = [await DEAD.outbox(), await DEAD.outbox()];
  await market.sql`
    update private.outbox set last_error = 'The portal answered 401.' where id = any (${ids})`;
  expect((await ops.post("/admin/outbox/redrive", { error: "401" }, REASON)).body.data).toEqual({
    redriven: 2,
    matching: 2,
  });
  expect(await written("admin_outbox_redrive_matching")).toBe(2);
  await market.sql`delete from private.jobs where kind in ('letter', 'parcel')`;
});

test("an unknown callback is listed, and processed again once it is known", async () => {
  const ops = await market.staff("ops_admin");
  const sale = await market.openSale();
  const invoice = sale.order.payment.invoice_id;
  // Makes the invoice unknown at the provider for a while.
  await market.fault("payment", "get_invoice", "error");
  await market.sandbox(`/payment/invoices/${invoice}/pay`);
  const { items } = (await ops.get("/admin/webhooks?provider=payment&status=all")).body.data;
  expect(items[0]).toMatchObject({ provider: "payment", body: { id: invoice } });
  await market.sql`update private.provider_events set outcome = 'unknown' where id = ${
    items[0].id
  }`;
  await market.sql`
    update private.jobs set dead_at = private.now(), finished_at = null where kind = 'webhooks_handle' and key = ${
    items[0].id
  }`;
  expect((await ops.get("/admin/webhooks?status=open")).body.data.items).toMatchObject([
    { id: items[0].id, outcome: "unknown", next_attempt_at: null },
  ]);
  const { status } = await ops.post(`/admin/webhooks/${items[0].id}/redrive`);
  expect(status).toBe(200);
  await market.runDue();
  expect(await sale.status()).toBe("READY_TO_SHIP");
  expect((await ops.post(`/admin/webhooks/${items[0].id}/redrive`)).status).toBe(409);
  expect((await ops.get("/admin/webhooks")).body.data.total).toBe(0);
  expect((await ops.post("/admin/webhooks/redrive", { provider: "payment" }, REASON)).body.data)
    .toEqual({ redriven: 0, matching: 0 });
  expect(await market.audit(items[0].id)).toMatchObject([{ action: "admin_webhooks_redrive" }]);
});

test("only dead events are redriven, and a dry run redrives nothing", async () => {
  const ops = await market.staff("ops_admin");
  const id = await publish(market, crypto.randomUUID(), 1);
  expect((await ops.post(`/admin/outbox/${id}/redrive`)).status).toBe(409);
  expect((await ops.post(`/admin/outbox/${crypto.randomUUID()}/redrive`)).status).toBe(404);
  expect((await ops.post(`/admin/jobs/${crypto.randomUUID()}/redrive`)).status).toBe(404);
  for (const what of ["outbox", "jobs"] as const) {
    const dead = `/admin/${what}/${await DEAD[what]()}/redrive`;
    expect((await ops.post(`${dead}?dry_run=true`)).body.data).toMatchObject({ redriven: true });
    expect((await ops.post(dead)).status).toBe(200);
  }
});
