import { expect, test } from "vitest";
import { listen } from "../../local/gateway/listen.ts";
import { sha256 } from "../../shared/digest.ts";
import { isLogged } from "../../shared/http/wire.ts";
import { ANON_KEY, setUp, useMarket } from "../support/market.ts";
import { createServices } from "../../local/stack/services.ts";

const market = useMarket({ PROVIDER_TIMEOUT_MS: "300" });
const member = setUp(() => market.user());

/** What a member asks of the market's functions, started anew with this configuration. */
function servicesWith(
  changes: Record<string, string>,
  log: Parameters<typeof createServices>[1] = () => {},
) {
  const { functions, db } = createServices({ ...market.environment, ...changes }, log, () => {});
  const headers = { authorization: `Bearer ${ANON_KEY}`, "x-user-token": member.token };
  const get = async (path: string) => {
    const answer = await functions[path.split("/")[1]!]!(
      new Request(market.url + path, { headers }),
    );
    await answer.body?.cancel();
  };
  return { get, close: () => db.close() };
}

test("each request writes one log line with its durations", async () => {
  const person = await market.user();
  // The account is read at the first request, and remembered for a minute.
  await person.get("/auth/me");
  market.log.length = 0;
  const answer = await person.get("/auth/me");
  const lines = market.log.filter(({ event }) => event === "request");
  expect(lines).toHaveLength(1);
  expect(lines[0]!.fields).toEqual({
    request_id: answer.headers.get("x-request-id"),
    operation: "auth_me",
    method: "GET",
    status: 200,
    ms: expect.any(Number),
    db_ms: expect.any(Number),
    db_calls: 1,
    caller: sha256(person.id).slice(0, 16),
  });
  const timings = (calls: number) =>
    new RegExp(`^total;dur=[\\d.]+, db;dur=[\\d.]+;desc="${calls} calls"$`);
  expect(answer.headers.get("server-timing")).toMatch(timings(1));
  // The staff role is read at each request, which counts as a call.
  const staffAnswer = await (await market.staff("ops_admin")).get("/admin/orders");
  expect(staffAnswer.headers.get("server-timing")).toMatch(timings(2));
});

test("sampling leaves out lines of fast successes only", async () => {
  const lines: unknown[] = [];
  const quiet = servicesWith({ LOG_SAMPLE_RATE: "0" }, (event, fields) => {
    if (event === "request") lines.push(fields?.["status"]);
  });
  await quiet.get("/auth/me");
  await quiet.get("/orders/ORD-UNKNOWN");
  await quiet.close();
  expect(lines).toEqual([404]);
  const kept = (status: number, ms: number, random: number) =>
    isLogged({ status, ms, sampleRate: 0.1, random });
  expect([kept(200, 20, 0.05), kept(200, 20, 0.1), kept(304, 20, 0.5)])
    .toEqual([true, false, false]);
  expect([kept(200, 1000, 0.99), kept(400, 1, 0.99), kept(503, 1, 0.99)])
    .toEqual([true, true, true]);
});

test("sales, withdrawals and failures log no personal data", async () => {
  market.log.length = 0;
  const { buyer, seller } = await market.completedSale();
  const rich = await market.wealthy();
  await rich.withdraw();
  const secret = "Jl. Rahasia No. 7, 0812-0000-7777, rahasia@example.id";
  await buyer.post("/auth/me/addresses", { street: secret, phone: secret });
  await buyer.patch("/auth/me", { bio: secret, phone: "081200007777" });
  await market.sandbox("/faults", { provider: "payment", kind: "timeout", times: 3 });
  await rich.post("/wallet/withdrawals", { amount: 10_000 });
  const rows = await market.sql`
    select full_name, addresses.phone, street, recipient_name from public.profiles
    join public.addresses on addresses.user_id = profiles.id
    where profiles.id in ${market.sql([buyer.id, seller.id, rich.id])}`;
  const personal = [
    ...[buyer, seller, rich].flatMap(({ email, token }) => [email, token]),
    ...rows.flatMap((row) => Object.values(row)),
    ...["Rahasia", "00007777", "rahasia@example.id"],
  ].filter(Boolean) as string[];
  expect(personal.length).toBeGreaterThan(12);
  const written = market.log.map((entry) => JSON.stringify(entry, showErrors)).join("\n");
  expect(written).toContain('"operation":"orders_confirm"');
  expect(personal.filter((text) => written.includes(text))).toEqual([]);
});

test("durations are exported to the collector by route, without ids", async () => {
  const exported: { body: Wire; key: string | null }[] = [];
  const collector = await listen(0, async (request) => {
    const body = await request.json();
    if (body.resourceMetrics) exported.push({ body, key: request.headers.get("x-key") });
    return new Response(null, { status: 200 });
  });
  const watched = servicesWith({
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_EXPORTER_OTLP_HEADERS: "x-key=of the collector,x-other=1",
  });
  const realNow = Date.now;
  for (const _ of [1, 2, 3]) await watched.get("/orders/ORD-261121-AAAAAA");
  try {
    Date.now = () => realNow() + 11_000;
    await watched.get("/orders/my");
  } finally {
    Date.now = realNow;
  }
  await expect.poll(() => exported.length).toBe(1);
  await watched.close();
  await collector.close(1000);
  const [{ metrics }] = exported[0]!.body.resourceMetrics[0].scopeMetrics;
  expect(exported[0]!.key).toBe("of the collector");
  const points = metrics[0].histogram.dataPoints;
  const missing = points.find(({ attributes }) =>
    attributes.some(({ value }) => value.intValue === "404")
  )!;
  expect(missing.count).toBe("3");
  expect(missing.bucketCounts.reduce((sum, count) => sum + Number(count), 0)).toBe(3);
  expect(missing.attributes[1]!.value.stringValue).toBe("/orders/:id");
  expect(JSON.stringify(exported)).not.toContain("AAAAAA");
});

interface Wire {
  resourceMetrics: [{
    scopeMetrics: [{
      metrics: [{
        histogram: {
          dataPoints: {
            count: string;
            bucketCounts: string[];
            attributes: { key: string; value: { stringValue?: string; intValue?: string } }[];
          }[];
        };
      }];
    }];
  }];
}

const showErrors = (_key: string, value: unknown) =>
  value instanceof Error ? `${value.stack} ${JSON.stringify(value.cause, showErrors)}` : value;
