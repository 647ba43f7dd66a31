import { dirname } from "node:path";
import { afterAll, inject } from "vitest";
import { createAuthAdmin } from "../../local/auth/admin.ts";
import { createGateway } from "../../local/gateway/gateway.ts";
import { listen } from "../../local/gateway/listen.ts";
import { createStorageApi } from "../../local/storage/storage.ts";
import { createServices } from "../../local/stack/services.ts";
import type { Services } from "../../local/stack/services.ts";
import { createTime } from "../../local/stack/time.ts";
import type { StackTime } from "../../local/stack/time.ts";
import { createEmulators } from "../../local/emulators/app.ts";
import type { Environment } from "../../shared/config.ts";
import { CHAIN } from "../../shared/http/chain.ts";
import type { StaffRole } from "../../shared/http/endpoint.ts";
import { startStorage } from "../rehearsal/originals/storage.ts";
import type { Storage } from "../rehearsal/originals/storage.ts";
import { callTo, client, must } from "./client.ts";
import type { Answer, Call, Client } from "./client.ts";
import { testCluster } from "./cluster.ts";
import { checkContract } from "./contract.ts";
import { createDatabase } from "./database.ts";
import type { TestDatabase } from "./database.ts";
import {
  ANON_KEY,
  emulatorsOf,
  environmentOf,
  SERVICE_KEY,
  storageOf,
  withoutPooler,
} from "./environment.ts";
import { deadlocks, untilLocked } from "./locks.ts";
import { proveMoney } from "./money.ts";
import { paymentsOf } from "./payments.ts";
import { differenceOf, reconcile } from "./reconcile.ts";
import {
  completedSale,
  deliveredSale,
  disputedSale,
  endInvoiceLeases,
  invoicesOf,
  mixedSale,
  openSale,
  paidSale,
  payWithoutCallback,
  returnApprovedSale,
  returnRequestedSale,
  saleIn,
  saleOf,
  shippedSale,
  toOrder,
} from "./sale.ts";
import type { Couple, MixedSale, Sale, Sold, ToOrder, ToOrderOptions } from "./sale.ts";
import { createKeys, createStaff, createUser, userOf } from "./users.ts";
import type { TestUser, Token, User, UserOptions } from "./users.ts";
import { setUp } from "./set_up.ts";
import { uploadedFunctions } from "./uploaded.ts";
import { runScheduled } from "../../local/stack/scheduler.ts";

export { errorOf, messageOf, must } from "./client.ts";
export type { Answer, Client } from "./client.ts";
export * from "./environment.ts";
export { atOnce, race, ROUNDS, tally } from "./races.ts";
export { DRESS } from "./sale.ts";
export type { Couple, Sale } from "./sale.ts";
export { setUp } from "./set_up.ts";
export { ADDRESS } from "./users.ts";
export type { User } from "./users.ts";

type Changes = Record<string, unknown>;

export const REASON = { "X-Action-Reason": "Found while reconciling" };

interface StaffClient {
  get(path: string): Promise<Answer>;
  post(path: string, body?: unknown): Promise<Answer>;
  put(path: string, body?: unknown): Promise<Answer>;
}

const VOUCHER = {
  kind: "fixed",
  value: 20_000,
  starts_at: "2020-01-01T00:00:00Z",
  ends_at: "2090-01-01T00:00:00Z",
  total_limit: 100,
};
/** A percentage needs both. */
const BOUNDS = { max_discount: 1_000_000, budget: 100_000_000 };

/** By default of a new couple; `more` fields of POST /orders. */
type MakeSale = (changes?: Changes, couple?: Couple, more?: Changes) => Promise<Sale>;

export interface Market {
  database: TestDatabase;
  /** Statements of the database's owner. */
  sql: TestDatabase["admin"];
  time: StackTime;
  url: string;
  environment: Environment;
  services: Services;
  log: { event: string; fields: Record<string, unknown> }[];
  /** How many times jobs were triggered after a commit. */
  triggers(): number;
  /** A client with both headers of this user. */
  as(user: TestUser): Client;
  /** A client with only these headers. */
  with(headers: Record<string, string>): Client;
  /** A new user; by default registered, with a primary address in Bandung. */
  user(options?: UserOptions): Promise<User>;
  /** A new user with this staff role. */
  staff(role: StaffRole, options?: UserOptions): Promise<User>;
  /** Gives somebody this staff role. */
  appoint(person: TestUser, role: StaffRole): Promise<unknown>;
  /** A new member of staff who always gives a reason. */
  staffClient(role?: StaffRole): Promise<StaffClient>;
  /** A new user with this wallet balance. */
  wealthy(amount?: number): Promise<User>;
  /** A seller and a buyer; from then on nobody in this market has a limit of unpaid or abandoned orders. */
  couple(): Promise<Couple>;
  /** An unpaid order of a listing, changed as given. */
  openSale: MakeSale;
  /** A paid order with its courier booked. */
  paidSale: MakeSale;
  shippedSale: MakeSale;
  deliveredSale: MakeSale;
  returnRequestedSale: MakeSale;
  returnApprovedSale: MakeSale;
  disputedSale: MakeSale;
  completedSale: MakeSale;
  /** A sale in this status. */
  saleIn(status: keyof typeof saleIn): Promise<Sale>;
  /** The sale of an order that was made by hand. */
  saleOf<Facts extends Sold & Couple>(facts: Facts): Facts & Sale;
  /** An unpaid order whose total the wallet pays as far as it goes. */
  mixedSale(wallet: number): Promise<MixedSale>;
  /** A buyer's body for POST /orders, whose wallet has and whose listing is what `options` say; `more` fields of it. */
  toOrder(more?: Changes, options?: ToOrderOptions): Promise<ToOrder>;
  /** The audit lines about this thing, newest first. */
  // deno-lint-ignore no-explicit-any
  audit(targetId: string): Promise<any[]>;
  /** Approves a proposal, by default as a superadmin who proposes nothing. */
  approve(id: string, by?: User): Promise<Answer>;
  /** Proposes, then approves. The answer is that of the approval, or why nothing was proposed. */
  approved(propose: () => Promise<Answer>, by?: User): Promise<Answer>;
  /** The superadmin who approves and proposes nothing. */
  approver(): Promise<User>;
  /** Staff decide a chargeback. */
  decide(chargeback: { id: string }, outcome: string, query?: string): Promise<Answer>;
  /** Creates a voucher, Rp20,000 off by default, by two people where it needs them; returns its code. */
  voucher(changes?: Changes): Promise<string>;
  /** Changes a setting as PATCH /admin/settings would, past its upper bound if need be. */
  setting(name: string, value: number): Promise<unknown>;
  token: Token;
  /** Posts to the emulators: `sandbox("/payment/invoices/…/pay")`. */
  sandbox(path: string, body?: unknown): Promise<Answer>;
  /** Makes the provider's emulator fail the next `times` requests. */
  fault(provider: string, operation: string, kind: string, times?: number): Promise<Answer>;
  noFaults(): Promise<void>;
  setAccountStatus(user: TestUser, status: string): Promise<unknown>;
  /** Runs the work with production's rate limits; tests otherwise use limits a hundred times higher. */
  withLimits(work: () => Promise<void>): Promise<void>;
  /** Waits until so many transactions wait for a lock, or for one of this server process. */
  untilLocked(count: number, of?: number): Promise<void>;
  /** Deadlocks of the database so far; a session reports them a second later. */
  deadlocks(): Promise<number>;
  /** Compares the books with the provider's list. */
  reconcile(): ReturnType<typeof reconcile>;
  /** The open difference of this reference, found without single look-ups at the provider. */
  differenceOf(reference: string): ReturnType<typeof differenceOf>;
  /** The payment provider's adapter, called without our functions. */
  payments(): ReturnType<typeof paymentsOf>;
  /** The payment provider's invoices with this reference. */
  invoicesOf(reference: string): Promise<unknown[]>;
  /** Does this with the invoice of an order or a boost at the payment provider. Jobs do not run. */
  invoice(
    purchase: Parameters<typeof payWithoutCallback>[1],
    operation: string,
    body?: object,
  ): Promise<Answer>;
  /** Pays an order or a boost at the provider; its callback fails, or comes late with "delay". */
  payWithoutCallback: (
    purchase: Parameters<typeof payWithoutCallback>[1],
    kind?: "error" | "delay",
  ) => Promise<void>;
  /** Makes the payment provider complete, fail, expire or return a withdrawal's link. */
  payout(withdrawal: { id: string }, operation: string): Promise<Answer>;
  /** The staff cases about a withdrawal with why they were closed: "payout_unknown: open", "payout_locked: over". */
  payoutCases(id: string): Promise<string[]>;
  /** Ends leases of invoices, which end in real time. */
  endInvoiceLeases(): Promise<void>;
  /** Ends leases of withdrawals, which end in real time. */
  loseLeases(): Promise<void>;
  /** Throws with every violation of the money invariants. */
  proveMoney(): Promise<void>;
  /** Milliseconds of processor time that an uploaded function has taken. */
  cpu(name: string): Promise<number>;
  /** Replaces the uploaded functions by those of another folder of bundles. */
  upload(folder: string): void;
  /** Runs due jobs and waits until all callbacks are handled. */
  runDue(): Promise<void>;
  close(): Promise<void>;
}

export interface MarketOptions {
  /** The folder of bundles to run on the platform's runtime; undefined runs the functions here. */
  uploads?: string | undefined;
  /** A template database of another version; this run's by default. */
  template?: string;
  /** Whether the jobs of each night run (reconciliation, analytics, retention): most of the work of a day that passes. */
  nights?: boolean;
  /** Whether the provider calls back about e-mails that were sent and delivered, not only about failures. */
  reportsDeliveries?: boolean;
  /** The functions know no pooler, only what the platform sets: SUPABASE_DB_URL. */
  onPlatformsDatabase?: boolean;
  /** The folder of the genuine Storage; undefined runs the emulator. */
  storage?: string | undefined;
}

/** The market of a test file, open from its `beforeAll` hooks to its last `afterAll` hook. */
export function useMarket(overrides: Environment = {}, options: MarketOptions = {}): Market {
  const provided = { uploads: inject("uploads"), storage: inject("storage") };
  const market = setUp(() => openMarket(overrides, { ...provided, ...options }));
  afterAll(() => market.close());
  return market;
}

/** Opens a market: a copy of the template database, all functions and the emulators. */
export async function openMarket(
  overrides: Environment = {},
  { uploads, template, onPlatformsDatabase, storage: genuine, nights, ...reports }: MarketOptions =
    {},
): Promise<Market> {
  const database = await createDatabase(template);
  if (!nights) await database.admin`delete from private.jobs where key = 'first'`;
  // On one connection the proof is planned once, which takes longer than it runs.
  const proofs = database.one();
  const keys = await createKeys();
  const entries: Market["log"] = [];
  let triggers = 0;
  let handle: (request: Request) => Response | Promise<Response> = () =>
    new Response(null, { status: 503 });
  // Only uploads trigger jobs over the network; here, tests run them.
  const server = await listen(0, (request) => {
    const isTrigger = new URL(request.url).pathname === "/functions/v1/jobs/run" &&
      request.headers.get("authorization") === `Bearer ${SERVICE_KEY}` &&
      !request.headers.has(CHAIN);
    if (!uploads || !isTrigger) return handle(request);
    triggers++;
    return new Response(null, { status: 202 });
  });
  const environment = environmentOf(server.url, database, keys.jwks, {
    ...onPlatformsDatabase && withoutPooler(database),
    ...overrides,
  });
  const services = createServices(
    environment,
    (event, fields = {}) => entries.push({ event, fields }),
    () => void triggers++,
  );
  const uploaded = uploads ? uploadedFunctions(uploads, environment, entries) : undefined;
  const functions = uploaded?.functions ?? services.functions;
  const emulators = createEmulators({
    ...emulatorsOf(server.url, reports),
    clock: { now: () => time.now() },
  });
  const storage = genuine
    ? await startStorage(genuine, database, keys.jwks)
    : await emulatedStorage(database, keys.jwks);
  const accounts = createAuthAdmin({ sql: database.admin, serviceRoleKey: SERVICE_KEY });
  handle = createGateway({
    functions,
    mounts: {
      "/auth/v1/admin": (request) => accounts.fetch(request),
      "/sandbox": (request) => emulators.app.fetch(request),
      "/storage/v1": storage.handler,
    },
    fallback: functions["health"]!,
  });
  const request = callTo(server.url, (sent) => handle(sent));
  const schedule = { authorization: `Bearer ${SERVICE_KEY}` };
  const run = () => runScheduled(async (path) => (await request(schedule, "POST", path)).body);
  const time = await createTime({
    admin: database.admin,
    emulators: () => emulators,
    runSchedules: run,
  });
  const checked: Call = async (headers, method, path, body, more) => {
    const answer = await request(headers, method, path, body, more);
    if (answer.status === 500) throw new Error(`${method} ${path}: ${causeOf(answer, entries)}`);
    if (!isFile(answer)) checkContract(method, path, answer.status, answer.body);
    return answer;
  };
  const platform = { authorization: `Bearer ${ANON_KEY}` };
  const as = (user: TestUser) => client(checked, { ...platform, "x-user-token": user.token });
  const token = keys.sign(server.url);
  const tools = { database, db: services.db, token };
  const sandbox: Market["sandbox"] = async (path, body) => {
    const answer = await request({}, "POST", `/sandbox${path}`, body ?? {});
    await emulators.idle();
    return answer;
  };
  let approver: Promise<User> | undefined;
  let vouchers = 0;
  const market: Market = {
    database,
    sql: database.admin,
    time,
    url: server.url,
    environment,
    services,
    log: entries,
    triggers: () => triggers,
    as,
    with: (headers) => client(checked, headers),
    user: async (options) => userOf(market, await createUser(tools, options)),
    staff: async (role, options) => userOf(market, await createStaff(tools, role, options)),
    appoint: ({ id }, role) =>
      database.admin`insert into private.staff_roles (user_id, role) values (${id}, ${role})`,
    staffClient: async (role = "administrator") => {
      const { get, post, put } = await market.staff(role, { address: false });
      return {
        get,
        post: (path, body = {}) => post(path, body, REASON),
        put: (path, body = {}) => put(path, body, REASON),
      };
    },
    wealthy: async (amount = 100_000) => {
      const person = await market.user({ address: false });
      await person.fund(amount);
      return person;
    },
    couple: async () => {
      for (const kept of ["unpaid_orders", "abandoned_per_listing", "abandoned_per_seller"]) {
        await market.setting(`${kept}_max`, 1_000_000);
      }
      return { seller: await market.user(), buyer: await market.user() };
    },
    openSale: (...how) => openSale(market, ...how),
    paidSale: (...how) => paidSale(market, ...how),
    shippedSale: (...how) => shippedSale(market, ...how),
    deliveredSale: (...how) => deliveredSale(market, ...how),
    returnRequestedSale: (...how) => returnRequestedSale(market, ...how),
    returnApprovedSale: (...how) => returnApprovedSale(market, ...how),
    disputedSale: (...how) => disputedSale(market, ...how),
    completedSale: (...how) => completedSale(market, ...how),
    saleIn: (status) => saleIn[status](market),
    saleOf: (facts) => saleOf(market, facts),
    mixedSale: (wallet) => mixedSale(market, wallet),
    toOrder: (more, options) => toOrder(market, more, options),
    audit: async (targetId) => {
      const root = await market.staff("superadmin", { address: false });
      return (await must(root.get(`/admin/audit?limit=100&target_id=${targetId}`))).items;
    },
    approve: async (id, by) =>
      await (by ?? await market.approver()).post(`/admin/approvals/${id}/approve`),
    approved: async (propose, by) => {
      const proposed = await propose();
      return proposed.status === 202
        ? await market.approve(proposed.body.data.approval_id, by)
        : proposed;
    },
    approver: () => approver ??= market.staff("superadmin", { address: false }),
    decide: async ({ id }, outcome, query = "") => {
      const staff = await market.staff("ops_admin", { address: false });
      const body = { outcome, evidence: "Ticket 4711" };
      return staff.post(`/admin/chargebacks/${id}/decide${query}`, body, REASON);
    },
    voucher: async (changes = {}) => {
      const staff = await market.staff("administrator", { address: false });
      const code = `TEST${++vouchers}`;
      const bounds = changes["kind"] === "percent" ? BOUNDS : {};
      const body = { ...VOUCHER, ...bounds, code, ...changes };
      await must(market.approved(() => staff.post("/admin/vouchers", body)));
      return code;
    },
    setting: (name, value) =>
      database.admin`
        update private.settings
        set value = ${value}, max_value = greatest(max_value, ${value}::bigint)
        where name = ${name}`,
    token,
    sandbox,
    fault: (provider, operation, kind, times = 1) =>
      sandbox("/faults", { provider, operation, kind, times }),
    noFaults: async () => {
      await request({}, "DELETE", "/sandbox/faults");
    },
    withLimits: async (work) => {
      await market.setting("rate_limit_multiplier", 1);
      await work().finally(() => market.setting("rate_limit_multiplier", 100));
    },
    untilLocked: (count, of) => untilLocked(market, count, of),
    deadlocks: () => deadlocks(market),
    reconcile: () => reconcile(market),
    differenceOf: (reference) => differenceOf(market, reference),
    payments: () => paymentsOf(market),
    invoicesOf: (reference) => invoicesOf(market, reference),
    invoice: ({ payment }, operation, body) =>
      sandbox(`/payment/invoices/${payment.invoice_id}/${operation}`, body),
    payWithoutCallback: (purchase, kind) => payWithoutCallback(market, purchase, kind),
    payout: ({ id }, operation) => sandbox(`/payment/payouts/${id}/${operation}`),
    payoutCases: async (id) =>
      (await database.admin`
        select kind || ': ' || case when closed_at is null then 'open' else coalesce(closed_because, 'closed') end as kind
        from private.staff_cases
        where details ->> 'withdrawal_id' = ${id} order by opened_at`).map(({ kind }) => kind),
    endInvoiceLeases: () => endInvoiceLeases(market),
    loseLeases: async () => {
      await database.admin`
        update private.withdrawals set leased_until = clock_timestamp() - interval '1 second'`;
      await database.admin`update private.jobs set leased_until = null where lease_token is null`;
    },
    proveMoney: () => proveMoney({ database: { admin: proofs } }),
    // Locked as the operations do, which are run again after a deadlock.
    setAccountStatus: ({ id }, status) =>
      database.admin.begin((sql) => [
        sql`select from private.lock_account(${id})`,
        sql`update public.profiles set account_status = ${status} where id = ${id}`,
      ]),
    cpu: (name) => uploaded!.cpu(name),
    upload: (folder) => uploaded!.replace(folder),
    runDue: () => time.runDue(),
    close: async () => {
      emulators.close();
      await server.close(1000);
      await uploaded?.close();
      await services.db.close();
      await storage.close();
      await proofs.end();
      await database.drop();
    },
  };
  return market;
}

async function emulatedStorage(database: TestDatabase, jwks: string): Promise<Storage> {
  const dir = dirname(testCluster().dataDir);
  const folder = await Deno.makeTempDir({ dir, prefix: "storage-" });
  const api = createStorageApi({ ...storageOf(jwks), sql: database.admin, folder });
  return {
    handler: (request) => api.fetch(request),
    close: () => Deno.remove(folder, { recursive: true }),
  };
}

/** CSV files, metrics and problems have no schema. */
const isFile = ({ headers }: Answer) =>
  /^(text\/(csv|plain)|application\/problem)/.test(headers.get("content-type") ?? "");

/** The logged cause of a 500. */
function causeOf({ body }: Answer, entries: Market["log"]): string {
  const entry = entries.find(({ fields }) =>
    fields["request_id"] === body?.error?.request_id && fields["cause"]
  );
  const cause = entry?.fields["cause"];
  return Deno.inspect(cause ?? body);
}
