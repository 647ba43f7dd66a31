/** How sessions and their payments are read. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { listen } from "../../../local/gateway/listen.ts";
import type { Listener } from "../../../local/gateway/listen.ts";
import { ProviderRejected, ProviderUnclear } from "../../../shared/providers/call.ts";
import { xenditSessions } from "../../../shared/providers/payment/xendit/adapter.ts";

type Json = Record<string, unknown>;

let server: Listener;
let session: Json;
let payment: Json;
let movements: Json[] = [];
/** What the API says about an id of the other one. */
let notOurs = 404;
beforeAll(async () => {
  server = await listen(0, (request) => {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith("/transactions")) {
      return Response.json({ has_more: false, data: movements });
    }
    const isPayment = pathname.startsWith("/v3/payments/");
    if (isPayment && request.headers.get("api-version") !== "2024-11-11") {
      return Response.json({ error_code: "API_VALIDATION_ERROR" }, { status: 400 });
    }
    if (isPayment && !pathname.endsWith("/py-1")) return Response.json({}, { status: notOurs });
    return Response.json(isPayment ? payment : session);
  });
});
afterAll(() => server.close(100));

const read = (changes: Json = {}, paid: Json = {}) => {
  session = {
    payment_session_id: "ps-1",
    reference_id: "ORD-1",
    status: "COMPLETED",
    payment_link_url: "https://xen.to/1",
    payment_id: "py-1",
    ...changes,
  };
  payment = {
    payment_id: "py-1",
    reference_id: "ORD-1",
    status: "SUCCEEDED",
    currency: "IDR",
    captures: [{ capture_amount: "150000" }],
    ...paid,
  };
  return xenditSessions({
    PAYMENT_PROVIDER: "xendit_sessions",
    PAYMENT_PROVIDER_OLD: undefined,
    XENDIT_SECRET_KEY: "xnd_test",
    XENDIT_BASE_URL: server.url,
    PROVIDER_TIMEOUT_MS: 2000,
  }).getInvoice("ps-1");
};

test("what was paid is the sum of the captures, as text or as numbers", async () => {
  expect(await read()).toMatchObject({ status: "PAID", paid_amount: 150_000, payment_id: "py-1" });
  const captures = [{ capture_amount: 100_000 }, { capture_amount: "50000" }];
  expect(await read({}, { captures })).toMatchObject({ paid_amount: 150_000 });
});

test("only a payment that succeeded is money", async () => {
  for (const status of ["AUTHORIZED", "PENDING", "FAILED", "EXPIRED", "CANCELED", "SHINY"]) {
    expect([status, (await read({}, { status }))?.paid_amount]).toEqual([status, null]);
  }
});

test("a payment without captures, of a fraction, in another currency or for another order is unclear", async () => {
  for (
    const odd of [
      { captures: [] },
      { captures: null },
      { captures: [{ capture_amount: "0.5" }] },
      { currency: "PHP" },
      { reference_id: "ORD-2" },
      { status: 7 },
    ]
  ) {
    const error = await read({}, odd).catch((error) => error);
    expect([odd, error]).toEqual([odd, expect.any(ProviderUnclear)]);
  }
});

test("a status that we do not know stays its word and is no payment, and none is looked for while it is open", async () => {
  movements = [{ product_id: "py-1" }];
  for (const [word, ours] of [["ACTIVE", "PENDING"], ["PAUSED", "PAUSED"]]) {
    expect(await read({ status: word, payment_id: null }))
      .toMatchObject({ status: ours, paid_amount: null });
  }
});

test("the payment of a session that has ended is found in the list of movements", async () => {
  for (const status of ["EXPIRED", "CANCELED"]) {
    movements = [];
    expect(await read({ status, payment_id: null }))
      .toMatchObject({ status: "EXPIRED", paid_amount: null });
    movements = [{ product_id: "py-1" }];
    expect(await read({ status, payment_id: null }))
      .toMatchObject({ status: "EXPIRED", paid_amount: 150_000 });
  }
});

test.each([404, 400])(
  "an invoice of the provider's other API that has our reference is no payment of the session, when asked for one answers %i",
  async (status) => {
    notOurs = status;
    const ended = { status: "CANCELED", payment_id: null };
    movements = [{ product_id: "65f0c1" }];
    expect(await read(ended)).toMatchObject({ status: "EXPIRED", paid_amount: null });
    movements = [{ product_id: "65f0c1" }, { product_id: "py-1" }];
    expect(await read(ended)).toMatchObject({ status: "EXPIRED", paid_amount: 150_000 });
  },
);

test.each([
  [401, "65f0c1", ProviderRejected],
  [400, "py-2", ProviderUnclear],
  [404, "py-2", ProviderUnclear],
])(
  "an answer of %i about %s does not say that an ended session has no payment",
  async (status, product_id, kind) => {
    notOurs = status;
    movements = [{ product_id }];
    const error = await read({ status: "CANCELED", payment_id: null }).catch((error) => error);
    expect(error).toBeInstanceOf(kind);
  },
);
