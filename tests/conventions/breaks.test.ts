import { expect, test } from "vitest";
import { breaksBetween, mayBreak } from "../../tools/breaks.ts";
import { openApiText } from "../../tools/openapi.ts";

const text = openApiText();

/** The lines about a change of the API's description. */
// deno-lint-ignore no-explicit-any
function breaksOf(change: (document: any) => unknown): Promise<string[]> {
  const document = JSON.parse(text);
  change(document);
  return breaksBetween(text, JSON.stringify(document));
}

// deno-lint-ignore no-explicit-any
const order = (document: any) => document.components.schemas.Order;
// deno-lint-ignore no-explicit-any
const post = (document: any) => document.paths["/orders"].post;
// deno-lint-ignore no-explicit-any
const body = (document: any) => post(document).requestBody.content["application/json"].schema;
// deno-lint-ignore no-explicit-any
const parameters = (document: any) => document.paths["/listings"].get.parameters;

// deno-lint-ignore no-explicit-any
function add(it: any): void {
  it.paths["/new"] = it.paths["/listings"];
  order(it).properties.extra = { type: "string" };
  order(it).properties.status.enum.push("LOST");
  body(it).properties.gift = {
    type: "object",
    properties: { to: { type: "string" } },
    required: ["to"],
  };
  parameters(it).push({ name: "new", in: "query", schema: { type: "string" } });
}
const ADDED = / \/new:|extra|LOST|gift|parameter .new/;

// deno-lint-ignore no-explicit-any
const BREAKS: [string, (document: any) => unknown, RegExp][] = [
  ["an endpoint is removed", (it) => delete it.paths["/reviews"].post, /^POST \/reviews: /m],
  [
    "an open endpoint needs a caller",
    (it) => it.paths["/health"].get.security = [{ user_token: [] }],
    /^GET \/health: .*user_token/m,
  ],
  ["a query parameter is removed", (it) => parameters(it).shift(), /^GET \/listings: .*gender/m],
  [
    "a field is gone from requests",
    (it) => delete body(it).properties.use_wallet,
    /^POST \/orders: removed the request property .use_wallet/m,
  ],
  [
    "a field is gone from responses",
    (it) => delete order(it).properties.created_at,
    /^POST \/orders: removed .* .data\/created_at/m,
  ],
  [
    "no response has a word any more",
    (it) => order(it).properties.status.enum.shift(),
    /^POST \/orders: removed the .* enum value from the .data\/status/m,
  ],
  [
    "an error's reason is gone",
    (it) => {
      const { schema } = it.components.responses.ConflictOfOrdersCreate.content["application/json"];
      const error = schema.allOf.find((part: object) => "properties" in part).properties.error;
      error.properties.reason.enum.shift();
    },
    /^POST \/orders: removed the .* enum value from the .error\/reason.*409/m,
  ],
];

test("what clients rely on and what is gone is one line each, and an addition is none", async () => {
  const lines = await breaksOf((it) => {
    add(it);
    BREAKS.forEach(([, change]) => change(it));
  });
  const text = lines.join("\n");
  expect(BREAKS.filter(([, , line]) => !line.test(text)).map(([name]) => name), text).toEqual([]);
  expect(lines.filter((line) => ADDED.test(line))).toEqual([]);
});

test("only another major version may break clients, before 1.0.0 another minor one", () => {
  expect([mayBreak("0.1.0", "0.1.1"), mayBreak("0.1.1", "0.2.0")]).toEqual([false, true]);
  expect([mayBreak("1.1.0", "1.2.0"), mayBreak("1.2.0", "2.0.0")]).toEqual([false, true]);
});
