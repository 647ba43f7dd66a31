/** The API reference teaches: descriptions and valid examples everywhere. */
import * as z from "zod";
import { expect, test } from "vitest";
import { describe as describeApi } from "../../tools/openapi/document.ts";
import { openApiText } from "../../tools/openapi.ts";
import { registry } from "../../local/stack/apps.ts";
import { parametersIn } from "../support/openapi.ts";

const endpoints = Object.values(registry).flat();
// deno-lint-ignore no-explicit-any
const document: any = JSON.parse(openApiText());
const parametersOf = parametersIn(document);
const operationOf = ({ method, path }: { method: string; path: string }) =>
  document.paths[path.replace(/:(\w+)/g, "{$1}")][method.toLowerCase()];

// deno-lint-ignore no-explicit-any
const examples: [string, any][] = endpoints.flatMap((endpoint) => {
  const { requestBody, responses } = operationOf(endpoint);
  const answer = responses[endpoint.response.status]?.content?.["application/json"]?.example;
  const sent = requestBody?.content["application/json"]?.example;
  return [[`${endpoint.id} >`, answer], [`${endpoint.id} <`, sent]] as [string, unknown][];
}).filter(([, example]) => example !== undefined);
const order = examples.find(([name]) => name === "orders_create >")![1].data;

test("every field has an example", () => {
  const { unknown } = describeApi(endpoints, "test");
  expect(unknown, "give these .meta({ example })").toEqual([]);
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

test.each(endpoints)("$id: path, parameters and tag are described", (endpoint) => {
  const operation = operationOf(endpoint);
  const written = endpoint.path.replace(/:(\w+)/g, "{$1}");
  expect(operation.description).toContain(`\`${endpoint.method} ${written}\``);
  for (const { name, description = "", schema } of parametersOf(operation)) {
    expect([name, description.length > 10], "give it .meta({ description })")
      .toEqual([name, true]);
    if (name === "limit") expect(schema.maximum).toBeGreaterThan(0);
  }
  const tag = document.tags.find(({ name }: { name: string }) => name === operation.tags[0]);
  expect(tag.description.length, "tools/openapi/introduction.ts").toBeGreaterThan(10);
});

test.each(endpoints)("$id: what it reads and sends in headers is declared", (endpoint) => {
  const { auth, dryRun, idempotent, needsReason, caching, response } = endpoint;
  const operation = operationOf(endpoint);
  const declared = new Map(parametersOf(operation).map((part) => [part.name, part]));
  expect(declared.has("dry_run")).toBe(dryRun === true);
  expect(declared.has("Idempotency-Key")).toBe(idempotent === true);
  expect(declared.has("If-None-Match")).toBe(caching !== undefined);
  expect(declared.get("X-Action-Reason")?.required ?? false).toBe(needsReason === true);
  if (auth.kind !== "staff") expect(declared.has("X-Action-Reason")).toBe(false);
  const { headers = {} } = operation.responses[response.status];
  expect("ETag" in headers).toBe(caching !== undefined);
  for (const status of ["405", "503"]) {
    const { $ref } = operation.responses[status];
    const { headers: shared } = document.components.responses[$ref.split("/").at(-1)];
    expect(Object.keys(shared)).toContain(status === "405" ? "Allow" : "Retry-After");
  }
});

test.each(endpoints)("$id: the examples of its parameters are valid", (endpoint) => {
  const { params, query } = endpoint.request ?? {};
  const given = parametersOf(operationOf(endpoint)).filter(({ example }) => example !== undefined);
  for (const [where, schema] of [["path", params], ["query", query]] as const) {
    const own = given.filter((part) => part.in === where && part.name !== "dry_run");
    const values = Object.fromEntries(
      own.map(({ name, example }) => [
        name,
        Array.isArray(example) ? example.map(String) : String(example),
      ]),
    );
    if (!schema || own.length === 0) continue;
    const parsed = schema.safeParse(values);
    expect(parsed.success ? "" : z.prettifyError(parsed.error)).toBe("");
  }
});

test("the money of the examples adds up", () => {
  const preview = examples.find(([name]) => name === "orders_preview >")![1].data;
  for (const shown of [order, preview]) {
    const { item_price, shipping_fee, buyer_protection_fee, voucher_discount, total } = shown;
    expect(item_price + shipping_fee + buyer_protection_fee - voucher_discount).toBe(total);
    expect(shown.wallet_amount + shown.amount_due).toBe(total);
  }
  const paidOut = examples.filter(([, body]) => body.data?.net !== undefined);
  expect(paidOut.length).toBeGreaterThan(0);
  for (const [, { data: { amount, fee, net } }] of paidOut) {
    expect(fee).toBeGreaterThan(0);
    expect(amount - fee).toBe(net);
  }
  const ledger = examples.find(([name]) => name === "admin_ledger >")![1].data.items[0];
  const sum = ledger.entries.reduce(
    (all: number, { amount }: { amount: number }) => all + amount,
    0,
  );
  expect([ledger.entries.length > 1, sum]).toEqual([true, 0]);
});

test("a category and a parcel's status say which values there are", () => {
  const { schemas } = document.components;
  const filter = parametersOf(document.paths["/listings"].get)
    .find(({ name }) => name === "product_category")!;
  const sent = document.paths["/listings"].post.requestBody.content["application/json"].schema;
  const { enum: categories } = schemas.Listing.properties.product_category;
  expect(categories).toHaveLength(8);
  expect((filter.schema as { enum?: string[] }).enum).toEqual(categories);
  expect(sent.properties.product_category.enum).toEqual(categories);
  expect(schemas.Tracking.properties.status.examples).toContain("out_for_delivery");
  expect(schemas.Boost.properties.payment.properties.status.examples).toContain("PAID");
});

test("the document has at most 4.5 kB per operation", () => {
  const operations = Object.values(document.paths).flatMap((path) => Object.keys(path as object));
  expect(new TextEncoder().encode(openApiText()).length / operations.length).toBeLessThan(4_500);
});
