import { expect, test } from "vitest";
import { askEvents } from "../support/portal.ts";
import { CALLBACK_TOKEN } from "../support/environment.ts";
import { setUp, useMarket } from "../support/market.ts";

const market = useMarket();
const person = setUp(() => market.user());

test.each([
  ["/listings?productcategory=Tas", "product_category"],
  ["/listings?sortby=newest", "sortBy"],
  ["/search?category=Tas", "product_category"],
  ["/search?query=tas", "q"],
  ["/orders/my?state=SHIPPED", "status"],
  ["/wallet/transactions?lmit=5", "limit"],
])("%s: did you mean %s?", async (path, nearest) => {
  const { status, body } = await person.get(path);
  expect([status, body.error.message]).toEqual([
    400,
    expect.stringContaining(`Did you mean ${nearest}?`),
  ]);
  expect(body.error.details).toEqual([{
    path: `query.${path.split("?")[1]!.split("=")[0]}`,
    message: body.error.message,
  }]);
});

test("an unknown query field of a write is 400, and nothing is written", async () => {
  const address = {
    recipient_name: "Sari",
    phone: "0812 3456 7890",
    street: "Jl. Melati 5",
    city: "Bandung",
    province: "Jawa Barat",
    postal_code: "40115",
  };
  const client = await market.user();
  const count = async () => (await client.get("/auth/me/addresses")).body.data.total;
  const before = await count();
  expect((await client.post("/auth/me/addresses?dryrun=true", address)).status).toBe(400);
  expect(await count()).toBe(before);
});

test("sortBy and sort_by are the same field, given once", async () => {
  const client = market.as(person);
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
  const { status } = await person.get("/auth/me?forceFunctionRegion=ap-southeast-1");
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
