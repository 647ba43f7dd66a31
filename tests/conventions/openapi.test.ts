/** The API reference describes everything, with valid examples. `npm run verify` runs Redocly, too. */
import * as z from "zod";
import { expect, test } from "vitest";
import { registry } from "../../local/stack/apps.ts";
import type { Endpoint } from "../../shared/http/endpoint.ts";
import { describe as describeApi } from "../../tools/openapi/document.ts";
import { openApiText } from "../../tools/openapi.ts";

interface Parameter {
  name: string;
  in: string;
  description?: string;
  example?: unknown;
  schema?: { default?: unknown };
}

const GIVE_EXAMPLE = "give its field .meta({ example })";
const endpoints = Object.values(registry).flat();
// deno-lint-ignore no-explicit-any
const document: any = JSON.parse(openApiText());
const operationOf = ({ method, path }: Endpoint) =>
  document.paths[path.replace(/:(\w+)/g, "{$1}")][method.toLowerCase()];
const parametersOf = (endpoint: Endpoint): Parameter[] =>
  operationOf(endpoint).parameters.map((part: Parameter & { $ref?: string }) =>
    part.$ref ? document.components.parameters[part.$ref.split("/").at(-1)!] : part
  );
const responseOf = (endpoint: Endpoint) =>
  operationOf(endpoint).responses[endpoint.response.status].content["application/json"].example;

function expectFit(schema: z.ZodType, example: unknown) {
  const parsed = schema.safeParse(example);
  expect(parsed.success ? "" : z.prettifyError(parsed.error), GIVE_EXAMPLE).toBe("");
  return parsed.data;
}

test("the document has at most 4.5 kB per operation", () => {
  expect(new TextEncoder().encode(openApiText()).length / endpoints.length).toBeLessThan(4_500);
});

test("each operation has a short title of its own and says in sentences what to expect", () => {
  const titles = endpoints.map(({ title }) => title);
  expect(titles.filter((title) => title.length > 40 || /\.$/.test(title))).toEqual([]);
  expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([]);
  const short = endpoints.filter(({ description }) =>
    description.length < 60 || description.split(/(?<=[.;:]) /).length < 2 ||
    !description.endsWith(".")
  );
  expect(short.map(({ id }) => id)).toEqual([]);
});

test("every group is described, from sign-up to what only machines call", () => {
  const names = document.tags.map(({ name }: { name: string }) => name);
  const groups = new Set(endpoints.map(({ path }) => path.split("/")[1]));
  expect(names.toSorted(), "tools/openapi/introduction.ts").toEqual([...groups].sort());
  expect(document["x-tagGroups"].flatMap(({ tags }: { tags: string[] }) => tags)).toEqual(names);
});

test("what an app calls has a sample with preloved-client", () => {
  const { source } = document.paths["/orders"].post["x-codeSamples"][0];
  expect(source).toBe(`const data = dataOf(await market.post("/orders", {
  body: { listing_id, address_id, shipping_quote },
  intent: "Order a listing",
}));`);
  expect(document.paths["/webhooks/xendit"].post["x-codeSamples"]).toEqual([]);
});

test.each(endpoints)("$id: its path has its parameters, and each is described", (endpoint) => {
  const parameters = parametersOf(endpoint);
  const inPath = parameters.filter((part) => part.in === "path").map(({ name }) => name);
  expect(inPath.sort()).toEqual(
    [...endpoint.path.matchAll(/:(\w+)/g)].map((found) => found[1]).sort(),
  );
  const short = parameters.filter(({ description = "" }) => description.length < 10);
  expect(short.map(({ name }) => name), "give it .meta({ description })").toEqual([]);
});

test("a file says how many items its list has, and where the next file begins", () => {
  const { headers } = document.paths["/admin/ledger"].get.responses[200];
  expect(Object.keys(headers)).toEqual(expect.arrayContaining(["X-Total-Count", "X-Next-Cursor"]));
});

test("every limit and offset has its default", () => {
  const pages = endpoints.flatMap(parametersOf)
    .filter(({ name }) => name === "limit" || name === "offset");
  expect(pages.length).toBeGreaterThan(80);
  expect(pages.filter(({ schema }) => typeof schema?.default !== "number")).toEqual([]);
});

test("every field has an example", () => {
  expect(describeApi(endpoints, "test").unknown, GIVE_EXAMPLE).toEqual([]);
});

test.each(endpoints)("$id: the examples of its parameters are valid", (endpoint) => {
  const { params, query } = endpoint.request ?? {};
  const given = parametersOf(endpoint).filter(({ example }) => example !== undefined);
  for (const [where, schema] of [["path", params && z.object(params)], ["query", query]] as const) {
    const own = given.filter((part) => part.in === where && part.name !== "dry_run");
    const values = own.map(({ name, example }) => [
      name,
      Array.isArray(example) ? example.map(String) : String(example),
    ]);
    if (schema && own.length > 0) expectFit(schema, Object.fromEntries(values));
  }
});

test.each(endpoints.filter(({ request }) => request?.body))(
  "$id: its example body fits its schema",
  (endpoint) => {
    const { content } = operationOf(endpoint).requestBody;
    expectFit(endpoint.request!.body!, content["application/json"].example);
  },
);

test.each(endpoints.filter(({ response }) => response.status !== 302 && !response.type))(
  "$id: its example response fits its schema",
  (endpoint) => {
    const { schema, envelope = true } = endpoint.response;
    const shape = envelope ? z.object({ ok: z.literal(true), data: schema }) : schema;
    const example = responseOf(endpoint);
    expect(expectFit(shape, example), "a field that the response does not have").toEqual(example);
  },
);

test("the money of the examples adds up", () => {
  const dataOf = (id: string) => responseOf(endpoints.find((each) => each.id === id)!).data;
  for (const shown of [dataOf("orders_create"), dataOf("orders_preview")]) {
    const { item_price, shipping_fee, buyer_protection_fee, voucher_discount, total } = shown;
    expect(item_price + shipping_fee + buyer_protection_fee - voucher_discount).toBe(total);
    expect(shown.wallet_amount + shown.amount_due).toBe(total);
  }
  const { amount, fee, net } = dataOf("wallet_withdrawals_create");
  expect(amount - fee).toBe(net);
  const [{ entries }] = dataOf("admin_ledger").items;
  const amounts = entries.map((entry: { amount: number }) => entry.amount);
  expect(amounts.reduce((sum: number, amount: number) => sum + amount, 0)).toBe(0);
});
