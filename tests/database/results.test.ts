/** shared/db/results.ts says by hand what functions return as jsonb; here they return it. */
import { expect, test } from "vitest";
import { PROJECT_ROOT } from "../../local/project.ts";
import type { DatabaseClient } from "../../shared/db/client.ts";
import { typeErrors } from "../../tools/verify/type_check.ts";
import { IMPATIENT } from "../support/environment.ts";
import { pendingKtp } from "../support/ktp.ts";
import { useMarket } from "../support/market.ts";
import type { Market } from "../support/market.ts";
import { escrowOnly, letRefundsPass } from "../support/refunds.ts";
import { reconcile } from "../support/reconcile.ts";
import { must } from "../support/client.ts";

const market = useMarket(IMPATIENT, { nights: true });

test("every result that our code reads has exactly the keys and types that results.ts says", async () => {
  const results = recordResults(market);
  for (
    const part of [
      sell,
      book,
      bounce,
      purchase,
      withdrawLate,
      refund,
      startStream,
      differ,
      eraseKtp,
    ]
  ) {
    await part();
  }

  const declared = declaredNames();
  expect(
    declared.filter((name) => !results.get(name)?.some((result) => result !== null)),
    "add a step to this test that gets a result of each",
  ).toEqual([]);
  const typed = new Map([...results].filter(([name]) => declared.includes(name)));
  expect(await errorsIn(assignments(typed))).toBe("");
});

test("a missing key, another key and another type are reported", async () => {
  const right = { run_id: 1, from: "a", after: null };
  const { from: _, ...missing } = right;
  const wrong = [missing, { ...right, more: 1 }, { ...right, run_id: "1" }];
  const errors = await errorsIn(
    assignments(new Map([["internal.begin_reconciliation", [right, ...wrong]]])),
  );
  expect(errors).toContain("'from' is missing");
  expect(errors).toContain(`'"more"' does not exist`);
  expect(errors).toContain("'string' is not assignable to type 'number'");
  expect(errors.match(/error TS\d+/g)).toHaveLength(3);
});

const declaredNames = () =>
  [...Deno.readTextFileSync("shared/db/results.ts").matchAll(/^ {2}"((?:api|internal)\.\w+)"/gm)]
    .map(([, name]) => name!);

/** A sale with a key sent again, a device, tracking, a boost, and a return with its label. */
async function sell() {
  const [seller, buyer] = [await market.user(), await market.user()];
  const device = (await market.with({}).get(`/sandbox/push/send/${crypto.randomUUID()}`)).body;
  await must(seller.post("/push/subscribe", device));
  const listing_id = await seller.list();
  const body = await buyer.orderBody(listing_id);
  await must(buyer.post("/conversations", { listing_id }));
  await must(buyer.post("/orders/preview", body));
  const create = (sent: unknown) => buyer.post("/orders", sent, { "idempotency-key": "a" });
  const order = await must(create(body));
  await create(body);
  await create({ ...body, address_id: crypto.randomUUID() });
  const sale = market.saleOf({ seller, buyer, listing_id, order });
  await sale.pay();
  const { waybill } = await sale.shipment();
  await must(seller.post("/shipping/book", { order_id: order.id }));
  await must(buyer.get(`/shipping/track/${waybill}`));
  await sale.carrierSays("delivered");
  await must(sale.step(buyer, "return-request", { reason: "damaged" }));
  await must(sale.step(seller, "return-approve"));
  await must(sale.step(buyer, "return-label"));
}

/** An order that is paid while the courier's provider is down. */
async function book() {
  const { call } = market.services.db.service;
  await market.fault("shipping", "create_order", "error");
  const { order } = await market.paidSale();
  await call("internal.booking_to_request", { order_id: order.id });
  await call("internal.begin_bookings", { order_ids: [order.id] });
  await call("internal.finish_jobs", { jobs: [] });
  await market.sql`
    update private.jobs set traceparent = 'traced' where key = ${order.id} and kind = 'finish_order'`;
  await call("internal.traceparent_of", { reference: order.reference });
  await call("internal.apply_email_callbacks", { callbacks: [] });
  const shipment = { id: "parcel-1", price: 9000, status: "confirmed" };
  await call("internal.record_bookings", { bookings: [{ order_id: order.id, shipment }] });
  const own = await market.paidSale();
  await must(own.step("seller", "ship", { tracking_number: "OWN-0001" }));
  const { version } = (await market.sql`
    select state_version as version from public.orders where id = ${own.order.id}`)[0]!;
  await call("internal.typed_parcel", { order_id: own.order.id, version });
}

/** An e-mail that its provider reports as bounced. */
async function bounce() {
  const user = await market.user();
  await user.notify();
  await market.runDue();
  const [mail] = await user.mailbox();
  await market.sandbox(`/email/messages/${mail!.id}/bounced`);
}

/** An order and a boost that nobody pays, and two whose invoice fails at first. */
async function purchase() {
  const seller = await market.user();
  const [unpaid, failing] = [await seller.list(), await seller.list()];
  const buyer = await market.user();
  const body = await buyer.orderBody(await seller.list());
  const boost = (listing_id: string) => seller.post("/boosts", { listing_id, package: "boost_1d" });
  const { call } = market.services.db.service;
  const { order } = await market.openSale();
  await call("internal.find_invoice", { reference: order.reference });
  const id = await call("internal.invoice_to_expire", { purchase_id: order.id });
  await call("internal.provider_of", { id: id! });
  await call("internal.invoice_to_expire", { purchase_id: (await must(boost(unpaid))).id });
  for (const attempt of [() => boost(failing), () => buyer.post("/orders", body)]) {
    await market.fault("payment", "create_invoice", "error");
    await market.fault("payment", "list_invoices", "error");
    expect((await attempt()).status).toBe(503);
  }
  await market.sql`
    update private.invoices set leased_until = clock_timestamp() where provider_id is null`;
  await market.sql`
    update private.boost_purchases set leased_until = clock_timestamp() where provider_id is null`;
  await market.time.advance(7200);
}

/** A refund that goes back through the provider. */
async function refund() {
  await escrowOnly(market);
  const sale = await market.paidSale();
  await must(sale.step("buyer", "cancel"));
  await letRefundsPass(market);
  await market.with({}).get("/health?dependencies=true");
  await market.setting("escrow_only", 0);
}

/** A withdrawal whose link is made by the job, and a callback about it; another whose link is read and voided. */
async function withdrawLate() {
  const person = await market.wealthy();
  await market.fault("payment", "create_payout", "timeout_after_commit");
  const { id } = await person.withdraw();
  await market.loseLeases();
  await market.time.advance(90);
  await market.payout({ id }, "complete");
  await market.runDue();
  const { id: next } = await person.withdraw();
  await must(person.post(`/wallet/withdrawals/${next}/cancel`));
}

async function eraseKtp() {
  const { call } = market.services.db.service;
  const person = await market.user();
  const submission_id = await pendingKtp(market, person);
  await must(
    (await market.staff("ops_admin")).post(`/admin/ktp/${submission_id}/approve`),
  );
  // Two nights; moving the clock by a hundred would take longer than the rest of the test.
  await market.time.advance(2 * 86_400);
  await market.sql`
    update private.ktp_submissions set erase_at = private.now()
    where id = ${submission_id}`;
  await call("internal.ktp_files_to_erase", { submission_id });
}

/** A stream whose start is announced to one user, in a full batch of one. */
async function startStream() {
  const [host, viewer] = [await market.user(), await market.user()];
  const listing_id = await host.list();
  await must(viewer.post(`/listings/${listing_id}/like`));
  const stream = { title: "Drop", pinned_listing_ids: [listing_id] };
  const { id: stream_id } = await must(host.post("/live-streams", stream));
  await market.services.db.service.call("internal.notify_stream_start", {
    stream_id,
    after: null,
    limit: 1,
  });
}

async function differ() {
  await (await market.openSale()).payWithoutCallback();
  await reconcile(market, { deaf: true });
  const link = { path: "/jobs/run", token: null, has_more: true };
  const token = await market.services.db.service.call("internal.next_link", link);
  await market.services.db.service.call("internal.next_link", { ...link, token, has_more: false });
}

/** What each SQL function returned to our code, by its name. */
type Results = Map<string, unknown[]>;

/** Records from now on what SQL functions return to our code. */
function recordResults({ services: { db } }: Market): Results {
  const results: Results = new Map();
  const recording = ({ call }: DatabaseClient): DatabaseClient => ({
    call: async (operation, args, response) => {
      const result = await call(operation, args, response);
      results.set(operation, [...results.get(operation) ?? [], result]);
      return result;
    },
  });
  const { user, reader } = db;
  db.user = (caller) => recording(user(caller));
  db.reader = (caller) => recording(reader(caller));
  db.service.call = recording({ ...db.service }).call;
  return results;
}

/** A module that assigns each result, as a literal, to its type: TypeScript reports other keys too. */
function assignments(results: Results): string {
  const lines = [...results].flatMap(([name, values]) =>
    values.map((value) => `  is<Results["${name}"]>(${JSON.stringify(value)});`)
  );
  return [
    `import type { Results } from "${PROJECT_ROOT}/shared/db/results.ts";`,
    "export function check(is: <Result>(result: Result) => void) {",
    ...new Set(lines),
    "}",
  ].join("\n");
}

/** The messages of the type checker about a module; empty when it is correct. */
async function errorsIn(module: string): Promise<string> {
  const path = await Deno.makeTempFile({ suffix: ".mts" });
  try {
    await Deno.writeTextFile(path, module);
    return await typeErrors([path]);
  } finally {
    await Deno.remove(path);
  }
}
