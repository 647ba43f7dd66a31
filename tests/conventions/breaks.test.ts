/** What counts as breaking a client, and what does not. */
import { expect, test } from "vitest";
import { breaksBetween } from "../../local/tools/breaks.ts";
import { promisesOf } from "../../local/tools/promises.ts";
import type { Document } from "../../local/tools/promises.ts";

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
  components: { schemas: { Order: ORDER } },
};

/** The breaks that a change of the document makes. */
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

test("what only adds breaks nobody", () => {
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

test("a path or a method that is gone is one break, however much stood in it", () => {
  expect(breaksOf((it) => delete it.paths["/orders"].post)).toEqual(["POST /orders is gone"]);
  expect(breaksOf((it) => delete it.paths["/orders"])).toEqual([
    "POST /orders is gone",
    "GET /orders is gone",
  ]);
});

test("a field of an answer may not go, change its name, its kind, or be left out", () => {
  expect(breaksOf((it) => {
    order(it).properties.sum = order(it).properties.total;
    delete order(it).properties.total;
  })).toEqual(["Order > total is gone"]);
  expect(breaksOf((it) => order(it).properties.total = { type: "string" })).toEqual([
    "Order > total may be string now",
  ]);
  expect(breaksOf((it) => order(it).required.shift())).toEqual([
    "Order > status may be missing now",
  ]);
  expect(breaksOf((it) => order(it).properties.parcel.anyOf[0].required = [])).toEqual([
    "Order > parcel.number may be missing now",
  ]);
  expect(breaksOf((it) => order(it).properties.total = { type: ["integer", "null"] })).toEqual([
    "Order > total may be null now",
  ]);
  expect(breaksOf((it) => order(it).properties.status.enum.pop())).toEqual([
    'Order > status is never "SHIPPED" any more',
  ]);
  expect(breaksOf((it) => {
    post(it).responses[200] = post(it).responses[201];
    delete post(it).responses[201];
  })).toEqual(["POST /orders > 201 is gone"]);
});

test("what is sent may not be asked for more, nor taken less", () => {
  expect(breaksOf((it) => body(it).required.push("reason"))).toEqual([
    "POST /orders < body.reason is required now",
  ]);
  expect(breaksOf((it) => {
    body(it).properties.size = { type: "string" };
    body(it).required.push("size");
  })).toEqual(["POST /orders < body.size is new, and required"]);
  expect(breaksOf((it) => body(it).properties.reason.enum.shift())).toEqual([
    'POST /orders < body.reason no longer takes "damaged"',
  ]);
  expect(breaksOf((it) => delete body(it).properties.photos)).toEqual([
    "POST /orders < body.photos is gone",
  ]);
  expect(breaksOf((it) => it.paths["/orders"].get.parameters = [])).toEqual([
    "GET /orders < query.limit is gone",
  ]);
  expect(breaksOf((it) => it.paths["/orders"].get.parameters[0].required = true)).toEqual([
    "GET /orders < query.limit is required now",
  ]);
});

test("an endpoint that was open may not ask for headers, and one that did may open", () => {
  expect(breaksOf((it) => post(it).security.push({ user_token: [] }))).toEqual([
    "POST /orders asks for headers now",
  ]);
  const closed = structuredClone(before);
  closed.paths["/orders"]!["post"]!.security = [{}];
  expect(breaksBetween(promisesOf(closed), promisesOf(before))).toEqual([]);
});

test("a record that holds itself is promised once", () => {
  const schemas = {
    Reply: {
      type: "object",
      properties: { replies: { type: "array", items: { $ref: "#/components/schemas/Reply" } } },
    },
  };
  const endless = structuredClone(before);
  endless.components.schemas = schemas;
  endless.paths["/orders"]!["post"]!.requestBody!.content["application/json"] = {
    schema: { $ref: "#/components/schemas/Reply" },
  };
  expect(promisesOf(endless)).toMatchObject({
    "Reply > replies[]": "required Reply",
    "POST /orders < body.replies[]": "required Reply",
  });
});
