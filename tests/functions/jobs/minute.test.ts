import { SignJWT } from "jose";
import { expect, test } from "vitest";
import {
  ANON_KEY,
  QSTASH_KEY,
  QSTASH_NEXT_KEY,
  SERVICE_KEY,
  useMarket,
} from "../../support/market.ts";
import { loadConfig } from "../../../shared/config.ts";
import { listen } from "../../../local/gateway/listen.ts";
import { createServices } from "../../../local/stack/services.ts";
import { createQstash } from "../../../functions/jobs/providers/qstash.ts";

const market = useMarket();

const PUBLISHED = "sig_7kYjw48mhY7kAjqNGcy6cr29RJ6r";
const runs = () => createQstash(loadConfig(market.environment, ["qstash"]).qstash)!;
const schedules = async () =>
  (await market.with({ authorization: "Bearer test-qstash-token" })
    .get("/sandbox/qstash/v2/schedules")).body;
/** How often QStash has called each function, counted from the log. */
const calls = (operation: string) =>
  market.log.filter(({ event, fields }) =>
    event === "request" && fields["operation"] === operation && fields["status"] === 200
  ).length;

async function signed(path: string, { key = QSTASH_KEY, to = path, body = "", age = 0 } = {}) {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(body));
  const now = Math.floor(Date.now() / 1000) - age;
  const signature = await new SignJWT({
    body: new Uint8Array(hash).toBase64({ alphabet: "base64url" }),
  })
    .setProtectedHeader({ alg: "HS256" }).setIssuer("Upstash").setIssuedAt(now)
    .setSubject(`${market.url}/functions/v1${to}`).setExpirationTime(now + 300)
    .sign(new TextEncoder().encode(key));
  return (await market.with({ "upstash-signature": signature }).post(path)).status;
}

// The first: runs of an earlier minute may become due in a later one.
test("a minute that is delivered twice publishes its runs once", async () => {
  const minute = (id: string) =>
    market.with({ authorization: `Bearer ${SERVICE_KEY}`, "upstash-message-id": id })
      .post("/jobs/minute");
  expect((await minute("msg_one")).body.data).toEqual({ ordered: 12 });
  await minute("msg_one");
  await market.runDue();
  // One call by the test's own run, one by QStash.
  expect(calls("finance_inbox_run")).toBe(2);
});

test("two registrations give one schedule, which calls each function four times a minute", async () => {
  await runs().register();
  await runs().register();
  expect(await schedules()).toMatchObject([{
    destination: `${market.url}/functions/v1/jobs/minute`,
    cron: "* * * * *",
  }]);
  const minutes = calls("jobs_minute");
  await market.time.advance(60);
  expect(calls("jobs_minute") - minutes).toBe(1);
  for (const operation of ["jobs_run", "finance_outbox_run", "finance_inbox_run"]) {
    const before = calls(operation);
    for (let quarter = 0; quarter < 4; quarter++) await market.time.advance(14.5);
    // Each advance of the clock also runs the schedule once; the other calls came from QStash.
    expect(calls(operation) - before - 4, operation).toBeGreaterThanOrEqual(3);
  }
});

test("QStash gets no key of the project: its calls carry only its signature", async () => {
  const sent: string[] = [];
  const server = await listen(0, async (request) => {
    sent.push(JSON.stringify([...request.headers]) + await request.text());
    return Response.json(request.url.endsWith("/v2/batch") ? [] : { scheduleId: "one" });
  });
  const { qstash } = loadConfig({ ...market.environment, QSTASH_URL: server.url }, ["qstash"]);
  await createQstash(qstash)!.register();
  await createQstash(qstash)!.order("msg_keys");
  await server.close(0);
  expect(sent).toHaveLength(2);
  expect(sent[1]).toContain("/functions/v1/jobs/run");
  for (const key of [SERVICE_KEY, ANON_KEY]) expect(sent.join()).not.toContain(key);
});

test.each(["/jobs/run", "/jobs/minute", "/finance-outbox/run", "/finance-inbox/run"])(
  "%s accepts QStash's current and next key, for its own URL, for five minutes",
  async (path) => {
    expect(await signed(path)).toBe(200);
    expect(await signed(path, { key: QSTASH_NEXT_KEY })).toBe(200);
    expect(await signed(path, { key: "sig_of_a_forger" })).toBe(401);
    expect(await signed(path, { key: PUBLISHED })).toBe(401);
    expect(await signed(path, { to: "/somewhere/else" })).toBe(401);
    expect(await signed(path, { body: "another body" })).toBe(401);
    expect(await signed(path, { age: 301 })).toBe(401);
  },
);

test("without a token the minute fails with UNAVAILABLE", async () => {
  const bare = createServices({ ...market.environment, QSTASH_TOKEN: "" }, () => {}, () => {});
  const headers = { authorization: `Bearer ${SERVICE_KEY}` };
  const url = `${market.url}/jobs/minute`;
  const { status } = await bare.functions["jobs"]!(new Request(url, { method: "POST", headers }));
  expect(status).toBe(503);
  await bare.db.close();
});
