import { expect, test } from "vitest";
import { breaksBetween } from "../../tools/breaks.ts";
import { promisesOf } from "../../tools/promises.ts";
import type { Document } from "../../tools/promises.ts";

const ORDER = {
  type: "object",
  properties: {
    status: { type: "string", enum: ["PAID", "SHIPPED"] },
    total: { type: "integer" },
    note: { anyOf: [{ type: "string" }, { type: "null" }] },
    parcel: {
      anyOf: [
        { type: "object", properties: { number: { type: "string" } }, required: ["number"] },
        { type: "null" },
      ],
    },
  },
  required: ["status", "total", "note", "parcel"],
};
const BODY = {
  type: "object",
  properties: {
    listing_id: { type: "string", format: "uuid" },
    reason: { type: "string", enum: ["damaged", "wrong_size"] },
    photos: { type: "array", items: { type: "string" } },
  },
  required: ["listing_id"],
};

const before: Document = {
  paths: {
    "/orders": {
      post: {
        security: [],
        parameters: [],
        requestBody: { required: true, content: { "application/json": { schema: BODY } } },
        responses: {
          201: {
            content: { "application/json": { schema: { $ref: "#/components/schemas/Order" } } },
          },
          409: { content: { "application/json": { schema: { type: "string" } } } },
        },
      },
      get: {
        security: [],
        parameters: [{ name: "limit", in: "query", required: false, schema: { type: "integer" } }],
        responses: { 200: {} },
      },
    },
  },
  components: { schemas: { Order: ORDER }, parameters: {}, responses: {} },
};

/** The messages about a change of the document. */
// deno-lint-ignore no-explicit-any
function breaksOf(change: (document: any) => unknown): string[] {
  const after = structuredClone(before);
  change(after);
  return breaksBetween(promisesOf(before), promisesOf(after));
}

// deno-lint-ignore no-explicit-any
const order = (document: any) => document.components.schemas.Order;
// deno-lint-ignore no-explicit-any
const post = (document: any) => document.paths["/orders"].post;
// deno-lint-ignore no-explicit-any
const body = (document: any) => post(document).requestBody.content["application/json"].schema;

test("an addition is not a breaking change", () => {
  expect(breaksOf(() => {})).toEqual([]);
  expect(breaksOf((it) => {
    it.paths["/new"] = structuredClone(it.paths["/orders"]);
    it.components.schemas.New = structuredClone(ORDER);
    order(it).properties.extra = { type: "string" };
    order(it).properties.status.enum.push("LOST");
    body(it).properties.reason.enum.push("late");
    body(it).properties.gift = { type: "object", properties: { to: { type: "string" } } };
    body(it).properties.gift.required = ["to"];
    it.paths["/orders"].get.parameters.push({
      name: "offset",
      in: "query",
      required: false,
      schema: { type: "integer" },
    });
    order(it).properties.note = { type: "string" };
  })).toEqual([]);
});

test("a removed path or method is reported once", () => {
  expect(breaksOf((it) => delete it.paths["/orders"].post)).toEqual(["POST /orders is removed"]);
  expect(breaksOf((it) => delete it.paths["/orders"])).toEqual([
    "POST /orders is removed",
    "GET /orders is removed",
  ]);
});

test("a response field may not be removed, renamed, change type or become optional", () => {
  expect(breaksOf((it) => {
    order(it).properties.sum = order(it).properties.total;
    delete order(it).properties.total;
  })).toEqual(["Order > total is removed"]);
  expect(breaksOf((it) => order(it).properties.total = { type: "string" })).toEqual([
    "Order > total can now be string",
  ]);
  expect(breaksOf((it) => order(it).required.shift())).toEqual([
    "Order > status is now optional",
  ]);
  expect(breaksOf((it) => order(it).properties.parcel.anyOf[0].required = [])).toEqual([
    "Order > parcel.number is now optional",
  ]);
  expect(breaksOf((it) => order(it).properties.total = { type: ["integer", "null"] })).toEqual([
    "Order > total can now be null",
  ]);
  expect(breaksOf((it) => order(it).properties.status.enum.pop())).toEqual([
    'Order > status is never "SHIPPED" any more',
  ]);
  expect(breaksOf((it) => {
    post(it).responses[200] = post(it).responses[201];
    delete post(it).responses[201];
  })).toEqual(["POST /orders > 201 is removed"]);
});

test("a request may not require a new field or drop an accepted value", () => {
  expect(breaksOf((it) => body(it).required.push("reason"))).toEqual([
    "POST /orders < body.reason is now required",
  ]);
  expect(breaksOf((it) => {
    body(it).properties.size = { type: "string" };
    body(it).required.push("size");
  })).toEqual(["POST /orders < body.size is new and required"]);
  expect(breaksOf((it) => body(it).properties.reason.enum.shift())).toEqual([
    'POST /orders < body.reason no longer accepts "damaged"',
  ]);
  expect(breaksOf((it) => delete body(it).properties.photos)).toEqual([
    "POST /orders < body.photos is removed",
  ]);
  expect(breaksOf((it) => it.paths["/orders"].get.parameters = [])).toEqual([
    "GET /orders < query.limit is removed",
  ]);
  expect(breaksOf((it) => it.paths["/orders"].get.parameters[0].required = true)).toEqual([
    "GET /orders < query.limit is now required",
  ]);
});

test("a public endpoint may not require authentication; the reverse is allowed", () => {
  expect(breaksOf((it) => post(it).security.push({ user_token: [] }))).toEqual([
    "POST /orders now requires headers",
  ]);
  const closed = structuredClone(before);
  closed.paths["/orders"]!["post"]!.security = [{}];
  expect(breaksBetween(promisesOf(closed), promisesOf(before))).toEqual([]);
});

test("a recursive schema is listed once", () => {
  const schemas = {
    Reply: {
      type: "object",
      properties: { replies: { type: "array", items: { $ref: "#/components/schemas/Reply" } } },
    },
  };
  const recursive = structuredClone(before);
  recursive.components.schemas = schemas;
  recursive.paths["/orders"]!["post"]!.requestBody!.content["application/json"] = {
    schema: { $ref: "#/components/schemas/Reply" },
  };
  expect(promisesOf(recursive)).toMatchObject({
    "Reply > replies[]": "required Reply",
    "POST /orders < body.replies[]": "required Reply",
  });
});

test("an operation may give another reason, but not lose one", () => {
  const withReasons = (...reasons: string[]) => {
    const document = structuredClone(before);
    const reason = { enum: reasons };
    const schema = { allOf: [{ properties: { error: { properties: { reason } } } }] };
    const rejection = { content: { "application/json": { schema } } };
    document.paths["/orders"]!["post"]!.responses["409"] = rejection;
    return promisesOf(document);
  };
  const promised = withReasons("listing_reserved", "wallet_blocked");
  expect(breaksBetween(promised, withReasons("listing_reserved"))).toEqual([
    'POST /orders > error.reason is never "wallet_blocked" any more',
  ]);
  expect(breaksBetween(withReasons("listing_reserved"), promised)).toEqual([]);
});
