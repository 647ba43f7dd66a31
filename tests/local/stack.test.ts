/**
 * The stack in a process of its own: who may use it, since it hands out tokens and moves money, and what it finishes when
 * it was killed.
 */
import { request as httpRequest } from "node:http";
import postgres from "postgres";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { loadKeys } from "../../local/auth/keys.ts";
import { allowedHosts } from "../../local/gateway/access.ts";
import { secretsOf } from "../../local/stack/environment.ts";
import { proveMoney } from "../support/money.ts";
import { setUp } from "../support/set_up.ts";
import { callAs, sandboxOf, useStackProcess } from "./running_stack.ts";

const stack = useStackProcess();

/** Starts the stack and opens its database. */
async function start() {
  const known = await stack.start();
  return {
    known,
    admin: postgres(known.database_url, { max: 2, onnotice: () => {} }),
    as: (who: string) => callAs(known, who),
    sandbox: sandboxOf(known),
  };
}

const first = setUp(start);
const port = () => new URL(first.known.base_url).port;

/** Sends these headers as they are; `fetch` would replace Host and Origin. */
function send(path: string, headers: Record<string, string>, method = "GET", body = "") {
  const sent = Promise.withResolvers<{ status: number; text: string; cors: unknown }>();
  const call = httpRequest({ host: "127.0.0.1", port: port(), path, method, headers }, (answer) => {
    let text = "";
    answer.setEncoding("utf8").on("data", (part: string) => text += part);
    answer.on("end", () => {
      const cors = answer.headers["access-control-allow-origin"];
      sent.resolve({ status: answer.statusCode!, text, cors });
    });
  });
  call.on("error", sent.reject).end(body);
  return sent.promise;
}
const json = { "content-type": "application/json" };
const tokenOf = (who: string) => first.known.users[who]!.token;
const clock = async () => (await send("/sandbox/clock", {})).text;

test("every path rejects a Host that is not this machine's, as a rebound name of another page has", async () => {
  for (
    const path of ["/", "/docs?as=superadmin", "/listings", "/auth/v1/health", "/sandbox/clock"]
  ) {
    for (
      const Host of [`evil.example:${port()}`, "127.0.0.1", `127.0.0.1.evil.example:${port()}`]
    ) {
      const { status, text } = await send(path, { Host });
      expect([path, Host, status]).toEqual([path, Host, 403]);
      expect(text).toContain("STACK_HOSTS");
      expect(text).not.toContain(tokenOf("superadmin"));
    }
  }
});

test("127.0.0.1, localhost and [::1] with the stack's port are accepted", async () => {
  for (const name of ["127.0.0.1", "localhost", "LOCALHOST", "[::1]"]) {
    expect((await send("/docs", { Host: `${name}:${port()}` })).status).toBe(200);
  }
});

test("STACK_HOSTS adds names, and without a port the name at any of its ports is not implied", () => {
  const hosts = allowedHosts(8787, "stack.test:8787, Tunnel.example");
  expect(["stack.test:8787", "tunnel.example"].filter((host) => !hosts.has(host))).toEqual([]);
  expect(["stack.test", "tunnel.example:8787", ""].filter((host) => hosts.has(host))).toEqual([]);
  expect([...allowedHosts(80)]).toContain("localhost");
});

test("a page of another origin cannot move the clock, set a fault, pay, or use the console", async () => {
  const before = await clock();
  const foreign = ["http://evil.example", "null", `http://localhost:${Number(port()) + 1}`];
  const calls = [
    ["/sandbox/clock/advance", '{"seconds":86400}'],
    ["/sandbox/tick", ""],
    ["/sandbox/faults", '{"provider":"payment","operation":"create_invoice","kind":"error"}'],
    ["/console/advance", "hours=24"],
    ["/console/orders/ORD-1/pay", ""],
  ] as const;
  for (const Origin of foreign) {
    for (const [path, body] of calls) {
      const { status } = await send(path, { Origin, "content-type": "text/plain" }, "POST", body);
      expect([Origin, path, status]).toEqual([Origin, path, 403]);
    }
  }
  const days = (Date.parse(JSON.parse(await clock()).now) - Date.parse(JSON.parse(before).now)) /
    86_400_000;
  expect(days).toBeLessThan(0.5);
});

test("a page of another origin gets no page with a token, embedded or fetched; a link to it works", async () => {
  const fetched = {
    "sec-fetch-site": "cross-site",
    "sec-fetch-mode": "cors",
    "sec-fetch-dest": "empty",
  };
  const framed = {
    "sec-fetch-site": "same-site",
    "sec-fetch-mode": "navigate",
    "sec-fetch-dest": "iframe",
  };
  const script = {
    "sec-fetch-site": "cross-site",
    "sec-fetch-mode": "no-cors",
    "sec-fetch-dest": "script",
  };
  for (const headers of [fetched, framed, script, { Origin: "http://evil.example" }]) {
    const { status, text } = await send("/docs?as=superadmin", headers);
    expect([headers, status]).toEqual([headers, 403]);
    expect(text).not.toContain(tokenOf("superadmin"));
  }
  const link = { ...framed, "sec-fetch-site": "cross-site", "sec-fetch-dest": "document" };
  const { status, cors } = await send("/docs?as=superadmin", link);
  expect([status, cors]).toEqual([200, undefined]);
});

test("another origin cannot post by navigation, as an old form does", async () => {
  const form = {
    "sec-fetch-site": "cross-site",
    "sec-fetch-mode": "navigate",
    "sec-fetch-dest": "document",
    "content-type": "application/x-www-form-urlencoded",
  };
  expect((await send("/console/advance", form, "POST", "hours=24")).status).toBe(403);
});

test("our own pages and programs without an Origin use the controls", async () => {
  const own = { ...json, Origin: `http://localhost:${port()}`, "sec-fetch-site": "same-origin" };
  expect((await send("/sandbox/clock/advance", own, "POST", '{"seconds":1}')).status).toBe(200);
  expect((await send("/sandbox/clock/advance", json, "POST", '{"seconds":1}')).status).toBe(200);
});

test("the API keeps its CORS rules: a web client of another origin may call it", async () => {
  const Origin = "http://localhost:5173";
  const headers = { Origin, "sec-fetch-site": "same-site", "sec-fetch-mode": "cors" };
  const { status, cors } = await send("/listings", {
    ...headers,
    authorization: `Bearer ${first.known.anon_key}`,
    "x-user-token": tokenOf("buyer"),
  });
  expect([status, cors]).toEqual([200, "*"]);
  expect((await send("/auth/v1/health", headers)).status).toBe(200);
});

type Running = Awaited<ReturnType<typeof start>>;
type Row = Record<string, unknown>;

/** The row, as soon as there is one, and the provider has done its work: our request waits for an answer. */
async function row(query: () => Promise<Row[]>): Promise<Row> {
  let [found] = await query();
  for (; !found; [found] = await query()) await new Promise((done) => setTimeout(done, 20));
  await new Promise((done) => setTimeout(done, 300));
  return found;
}

/** Asks for an order whose invoice is made, and whose answer does not come. */
async function beginOrder({ as, admin, sandbox }: Running) {
  const buyer = as("buyer");
  const listing_id = (await buyer("GET", "/listings?limit=1")).body.listings[0].id;
  const address_id = (await buyer("GET", "/auth/me")).body.data.addresses[0].id;
  const rates =
    (await buyer("POST", "/shipping/rates", { listing_id, address_id })).body.data.rates;
  const body = { listing_id, address_id, shipping_quote: rates[0].quote };
  const kind = "timeout_after_commit";
  await sandbox("/faults", { provider: "payment", operation: "create_invoice", kind, times: 1 });
  const answer = buyer("POST", "/orders", body).catch(() => "cut short");
  const pending = await row(() =>
    admin`
      select id, reference from public.orders where listing_id = ${listing_id} and state_version = 0`
  );
  return { answer, body, pending };
}

/** Asks for a withdrawal whose call of the provider ends so. */
async function beginWithdrawal({ known, as, admin, sandbox }: Running, who: string, kind: string) {
  const user = known.users[who]!.id;
  await admin`
    select private.ledger_post('test:' || gen_random_uuid(), 'adjustment', 'Test', null, array[
      private.ledger_line('adjustments', -60000),
      private.ledger_line('wallet', 60000, p_user_id => ${user})])`;
  await sandbox("/faults", { provider: "payment", operation: "create_payout", kind });
  const answer = as(who)("POST", "/wallet/withdrawals", { amount: 50_000 })
    .catch(() => "cut short");
  const held = await row(() =>
    admin`select id from private.withdrawals where status = 'HELD' and user_id = ${user}`
  );
  return { answer, held };
}

const WITHDRAWALS = [
  ["between the hold and the call", "timeout", "seller"],
  ["between the call and our note of it", "timeout_after_commit", "seller2"],
] as const;

describe("killed in the middle of three calls of the payment provider, and started again", () => {
  let next: Running;
  let order: Awaited<ReturnType<typeof beginOrder>>;
  const withdrawals: Record<string, Awaited<ReturnType<typeof beginWithdrawal>>> = {};
  beforeAll(async () => {
    order = await beginOrder(first);
    for (const [, kind, who] of WITHDRAWALS) {
      withdrawals[who] = await beginWithdrawal(first, who, kind);
    }
    await first.admin.end({ timeout: 1 });
    await stack.kill();
    const { folder, port } = stack.files;
    Deno.chmodSync(folder, 0o755);
    for (const name of ["", "functions.log", "sandbox.db", "storage"]) {
      Deno.chmodSync(`${folder}/${port}/${name}`, 0o755);
    }
    next = await start();
    const answers = [order, ...Object.values(withdrawals)].map(({ answer }) => answer);
    expect(await Promise.all(answers)).toEqual(Array(3).fill("cut short"));
    // A killed request's lease expires after 30 seconds of real time; the tests do not wait for it.
    await next.admin`
      update private.invoices set leased_until = clock_timestamp() - interval '1 second'
      where provider_id is null`;
    await next.admin`
      update private.withdrawals set leased_until = clock_timestamp() - interval '1 second'`;
  }, 120_000);
  afterAll(() => next.admin.end());

  test("killed after the invoice is created and before it is recorded: the next attempt finds it, and there is one invoice", async () => {
    const { pending, body } = order;
    const retried = await next.as("buyer")("POST", "/orders", body);
    expect(retried).toMatchObject({
      status: 201,
      body: { data: { id: pending["id"], status: "AWAITING_PAYMENT" } },
    });

    const { folder, port } = stack.files;
    const { payment } = secretsOf(await loadKeys(`${folder}/${port}/keys.json`));
    const headers = { authorization: `Basic ${btoa(`${payment}:`)}` };
    const { sandbox_url } = next.known;
    const url = `${sandbox_url}/payment/api/v2/invoices?external_id=${pending["reference"]}`;
    const made = await fetch(url, { headers }).then((answer) => answer.json());
    expect(made).toMatchObject([{ id: retried.body.data.payment.invoice_id }]);
  });

  test.each(WITHDRAWALS)(
    "killed %s: the next process finishes the withdrawal, and there is one payout link",
    async (_when, _kind, who) => {
      const { known, as, admin, sandbox } = next;
      await sandbox("/clock/advance", { seconds: 90 });
      const read = async () =>
        (await as(who)("GET", `/wallet/withdrawals/${withdrawals[who]!.held["id"]}`)).body.data;
      const data = await read();
      expect(data).toMatchObject({ status: "LINK_CREATED", payout_url: expect.any(String) });
      const link = await fetch(`${known.sandbox_url}/payment/payouts/${data.id}`)
        .then((answer) => answer.json());
      expect(link).toMatchObject({ id: data.provider_payout_id, status: "PENDING" });
      await sandbox(`/payment/payouts/${data.id}/complete`, {});
      await sandbox("/clock/advance", { seconds: 1 });
      expect((await read()).status).toBe("PAID");
      await proveMoney({ database: { admin } as never });
    },
  );

  test("only the owner can read what the stack writes, also what an earlier version wrote", async () => {
    const { folder, port } = stack.files;
    const open: string[] = [];
    const walk = (path: string) => {
      const { mode, isDirectory } = Deno.lstatSync(path);
      // Root lets PostgreSQL's own group pass through, and read nothing.
      if (mode! & (isDirectory && Deno.uid() === 0 ? 0o067 : 0o077)) open.push(path);
      if (!isDirectory) return;
      for (const { name } of Deno.readDirSync(path)) walk(`${path}/${name}`);
    };
    walk(`${folder}/${port}`);
    walk(`${folder}/stack.json`);
    expect(open).toEqual([]);
    expect(Deno.lstatSync(folder).mode! & 0o067).toBe(0);
  });
});
