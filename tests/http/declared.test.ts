/** What a declaration promises is kept by every operation: the schema of its input, its path and its pages. */
import { describe, expect, test } from "vitest";
import * as z from "zod";
import { registry } from "../../local/stack/apps.ts";
import { ADDRESS, CALLBACK_TOKEN, REASON, setUp, useMarket } from "../support/market.ts";
import { askEvents } from "../support/portal.ts";
import { fieldsOf } from "../../shared/http/query.ts";
import { createCallers } from "./callers.ts";
import { POLICY, requestOf } from "./policy.ts";

const market = useMarket();
const callers = setUp(() => createCallers(market, true));

const endpoints = Object.values(registry).flat().filter(({ id, auth }) =>
  POLICY[id] && !["open", "signed"].includes(auth.kind)
);
const named = (list: typeof endpoints) => list.map((endpoint) => [endpoint.id, endpoint] as const);
const callerOf = ({ auth }: typeof endpoints[number]) =>
  auth.kind === "staff" ? callers.users.superadmin : callers.buyer;

interface Schema {
  type?: string;
  enum?: string[];
  properties?: Record<string, Schema>;
  required?: string[];
  anyOf?: Schema[];
  items?: Schema;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  format?: string;
  pattern?: string;
}
const schemaOf = (schema: z.ZodType) =>
  z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as Schema;

/** Values that a field's schema excludes. */
function* excluded(schema: Schema): Generator<unknown> {
  if (schema.anyOf) {
    if (schema.anyOf.every(({ type }) => type === "string" || type === "null")) yield 7;
    return;
  }
  if (schema.type === undefined) return;
  yield* schema.type === "object" ? ["x", [], null] : [{ no: "such" }, null];
  if (schema.type === "string") yield 7;
  if (schema.type === "number" || schema.type === "integer") yield "7";
  if (schema.type === "integer") yield 1.5;
  if (schema.enum || schema.format === "uuid") yield "no such";
  // The bounds of a safe integer are those of JSON.
  if (schema.maximum !== undefined && schema.maximum < 2 ** 53 - 1) yield schema.maximum + 1;
  if (schema.minimum !== undefined && schema.minimum > -(2 ** 53) + 1) yield schema.minimum - 1;
  if (schema.maxLength !== undefined) yield "x".repeat(schema.maxLength + 1);
  if (schema.minLength) yield "";
  if (schema.minItems) yield [];
  if (schema.maxItems !== undefined) yield Array(schema.maxItems + 1).fill("x");
}

describe.each(named(endpoints.filter(({ request }) => request?.body)))("%s", (_, endpoint) => {
  test("a body outside the declared schema is a 400 that names the field", async () => {
    const { path, body, headers } = requestOf(endpoint, callers);
    const { properties = {}, required = [] } = schemaOf(endpoint.request!.body!);
    const send = (field: string, value: unknown) =>
      callerOf(endpoint).send(
        endpoint.method,
        path,
        { ...body as object, [field]: value },
        headers,
      );
    const accepted: unknown[] = [];
    for (const [field, schema] of Object.entries(properties)) {
      const wrong = [...excluded(schema), ...required.includes(field) ? [undefined] : []];
      for (const value of wrong) {
        const { status, body: { error } } = await send(field, value);
        const at = error?.details?.map((each: { path: string }) => each.path).join() ?? "";
        if (status !== 400 || !at.includes(field)) accepted.push([field, value, status, at]);
      }
    }
    expect(accepted).toEqual([]);
  });
});

test.each(named(endpoints.filter(({ path }) => /:\w*id\b/i.test(path))))(
  "%s: an unknown or malformed id in the path is a 404",
  async (_, endpoint) => {
    const { path, body, headers } = requestOf(endpoint, callers);
    const [query] = path.split("?").slice(1);
    const reason = endpoint.needsReason ? REASON : {};
    const got: [string, number][] = [];
    for (const unknown of [crypto.randomUUID(), "x"]) {
      const to = endpoint.path.replaceAll(/:\w*id\b/gi, unknown).replaceAll(/:\w+/g, "ops_admin");
      const { status } = await callerOf(endpoint)
        .send(endpoint.method, query ? `${to}?${query}` : to, body, { ...reason, ...headers });
      got.push([to, status]);
    }
    expect(got.filter(([, status]) => status !== 404)).toEqual([]);
  },
);

const reads = endpoints.filter(({ method, path }) => method === "GET" && !path.includes(":"));

/** Texts of a query that a field's schema excludes. */
function* excludedTexts({ type, enum: values, format, pattern, maxLength, maxItems }: Schema) {
  if (values || pattern || ["uuid", "date", "date-time"].includes(format ?? "")) yield ["nosuch"];
  if (type === "string" && maxLength !== undefined) yield ["x".repeat(maxLength + 1)];
  if (maxItems !== undefined) yield Array.from({ length: maxItems + 1 }, (_, at) => `${at}`);
  else if (type === "string") yield ["1", "1"];
}

test.each(named(reads))("%s: a query outside the declared schema is a 400", async (_, endpoint) => {
  const { request, path } = endpoint;
  const { properties = {} } = request?.query ? schemaOf(request.query) : {};
  const accepted: unknown[] = [];
  for (const [field, schema] of Object.entries(properties)) {
    // A category that does not exist has no listings.
    if (field === "product_category") continue;
    for (const texts of excludedTexts(schema)) {
      const query = new URLSearchParams(texts.map((text) => [field, text]));
      const { status } = await callerOf(endpoint).get(`${path}?${query}`);
      if (status !== 400) accepted.push([field, texts, status]);
    }
  }
  expect(accepted).toEqual([]);
});

test.each(named(reads))(
  "%s: an unknown field is a 400 that names the nearest one",
  async (_, endpoint) => {
    const { body: { error } } = await callerOf(endpoint).get(`${endpoint.path}?nosuchfield=1`);
    const known = fieldsOf(endpoint.request?.query);
    const hints = known.map((field) => ` Did you mean ${field}?`);
    expect([error.reason, error.message]).toEqual([
      "unknown_parameter",
      expect.stringContaining("nosuchfield"),
    ]);
    expect(hints.length === 0 || hints.some((hint) => error.message.includes(hint))).toBe(true);
  },
);

const withoutDryRun = endpoints.filter(({ dryRun }) => !dryRun);

test.each(named(withoutDryRun))("%s: has no dry run, and rejects one", async (_, endpoint) => {
  const { path, body, headers } = requestOf(endpoint, callers);
  const answer = await callerOf(endpoint).send(
    endpoint.method,
    `${path}${path.includes("?") ? "&" : "?"}dry_run=true`,
    body,
    { ...REASON, ...headers },
  );
  expect([answer.status, answer.body.error?.message]).toEqual([400, "This route has no dry run."]);
});

const lists = reads.filter(({ request }) =>
  request?.query &&
  ["limit", "offset"].every((name) => schemaOf(request!.query!).properties?.[name])
);

test.each(named(lists))("%s: one primitive gives all lists their pages", async (_, endpoint) => {
  const ask = (query: string) => callerOf(endpoint).get(`${endpoint.path}?${query}`);
  for (
    const query of ["limit=x", "limit=-1", "limit=1.5", "limit=1e3", "limit=", "limit=1&limit=2"]
      .flatMap((wrong) => [wrong, wrong.replaceAll("limit", "offset")])
  ) {
    expect([query, (await ask(query)).status]).toEqual([query, 400]);
  }
  const { properties = {} } = schemaOf(endpoint.request!.query!);
  if ("cursor" in properties) {
    for (const cursor of ["junk", "", btoa('["newest",null,null,1e300,"x"]')]) {
      const { status } = await ask(`cursor=${encodeURIComponent(cursor)}`);
      expect([cursor, status]).toEqual([cursor, 400]);
    }
  }
  const page = async (query: string) => {
    const { body } = await ask(query);
    return body.data ?? body;
  };
  const totalsOf = (found: object) =>
    Object.entries(found).filter(([name]) => name.startsWith("total"));
  const all = await page("limit=1000");
  expect([50, 100]).toContain(all.limit);
  const last = (properties.offset as { maximum?: number }).maximum ?? 99_999_999_999;
  const beyond = await page(`offset=${last}`);
  if (last < 1e9) {
    const { status, body } = await ask(`offset=${last + 1}`);
    expect([status, body.error.details[0].path]).toEqual([400, "query.offset"]);
  }
  expect(Object.values(beyond).filter(Array.isArray).flat()).toEqual([]);
  expect(totalsOf(beyond)).toEqual(totalsOf(all));
});

test("an unknown field of a query names the nearest one, with its place", async () => {
  for (
    const [path, nearest] of [
      ["/listings?productcategory=Tas", "product_category"],
      ["/listings?sortby=newest", "sortBy"],
      ["/search?category=Tas", "product_category"],
      ["/search?query=tas", "q"],
      ["/orders/my?state=SHIPPED", "status"],
      ["/wallet/transactions?lmit=5", "limit"],
    ] as const
  ) {
    const { status, body } = await callers.buyer.get(path);
    expect([status, body.error.message], path).toEqual([
      400,
      expect.stringContaining(`Did you mean ${nearest}?`),
    ]);
    expect(body.error.details).toEqual([{
      path: `query.${path.split("?")[1]!.split("=")[0]}`,
      message: body.error.message,
    }]);
  }
});

test("an unknown query field of a write is 400, and nothing is written", async () => {
  const client = await market.user();
  expect((await client.post("/auth/me/addresses?dryrun=true", ADDRESS)).status).toBe(400);
  expect((await client.get("/auth/me/addresses")).body.data.total).toBe(1);
});

test("sortBy and sort_by are the same field, given once", async () => {
  const client = callers.buyer;
  for (const path of ["/listings", "/search"]) {
    expect((await client.get(`${path}?sort_by=lowest_price`)).status).toBe(200);
    expect((await client.get(`${path}?sortBy=lowest_price`)).status).toBe(200);
    const wrong = await client.get(`${path}?sort_by=cheapest`);
    expect([wrong.status, wrong.body.error.details[0].path]).toEqual([400, "query.sortBy"]);
    const twice = await client.get(`${path}?sort_by=newest&sortBy=newest`);
    expect([twice.status, twice.body.error.message]).toEqual([
      400,
      "A value is missing or not allowed: query.sortBy was given twice.",
    ]);
  }
});

test("the field that supabase-js adds for a region is no mistake of the caller", async () => {
  const { status } = await callers.buyer.get("/auth/me?forceFunctionRegion=ap-southeast-1");
  expect(status).toBe(200);
});

test("403 of the account comes before an unknown field", async () => {
  const unregistered = await market.user({ registered: false });
  expect((await unregistered.get("/listings?nosuchfield=1")).status).toBe(403);
});

test("a callback's URL may carry fields of its provider, the portal's list may not", async () => {
  const events = await askEvents(market, "afterseq=1");
  expect([events.status, events.body.error.message]).toEqual([
    400,
    expect.stringContaining("Did you mean after_seq?"),
  ]);
  const body = { id: "none", external_id: "none", status: "EXPIRED" };
  const callback = await market.with({ "x-callback-token": CALLBACK_TOKEN })
    .post("/webhooks/xendit?source=dashboard&tag=a&tag=b", body);
  expect(callback.status).toBe(200);
});
