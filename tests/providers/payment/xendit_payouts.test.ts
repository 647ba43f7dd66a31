import { afterAll, beforeAll, expect, test } from "vitest";
import { listen } from "../../../local/gateway/listen.ts";
import type { Listener } from "../../../local/gateway/listen.ts";
import { ProviderRejected, ProviderUnclear } from "../../../shared/providers/call.ts";
import { xenditInvoices } from "../../../shared/providers/payment/xendit/adapter.ts";
import { PayoutExists } from "../../../shared/providers/payment/port.ts";
import { payoutState } from "../../../shared/providers/payment/xendit/payouts.ts";

let server: Listener;
let respond: (request: Request) => Response | Promise<Response>;
beforeAll(async () => void (server = await listen(0, (request) => respond(request))));
afterAll(() => server.close(100));

const payouts = () =>
  xenditInvoices({
    PAYMENT_PROVIDER: "xendit_invoices",
    PAYMENT_PROVIDER_OLD: undefined,
    XENDIT_SECRET_KEY: "secret",
    XENDIT_BASE_URL: server.url,
    PROVIDER_TIMEOUT_MS: 5_000,
  });
const request = { external_id: "w-1", amount: 47_500, email: "sari@example.test" };
const link = { ...request, id: "p-1", status: "PENDING", payout_url: "https://x.test/p-1" };

test("a link is requested with our external_id in the body and as idempotency key", async () => {
  respond = async (received) => {
    expect(received.headers.get("x-idempotency-key")).toBe("w-1");
    expect(received.headers.get("authorization")).toBe(`Basic ${btoa("secret:")}`);
    expect(await received.json()).toEqual(request);
    return Response.json(link);
  };
  expect(await payouts().createPayout(request)).toEqual({
    id: "p-1",
    external_id: "w-1",
    amount: 47_500,
    status: "PENDING",
    state: "open",
    url: "https://x.test/p-1",
    expires_at: null,
    failure_reason: null,
  });
});

test("why a link failed can be stored, whatever characters the reason has", async () => {
  respond = () => Response.json({ ...link, status: "FAILED", failure_reason: "salah\0 \ud83d" });
  expect(await payouts().createPayout(request)).toMatchObject({ failure_reason: "salah \ufffd" });
});

test.each([
  [400, "DUPLICATE_PAYOUT_ERROR"],
  [400, "DUPLICATE_ERROR"],
  [409, "ANYTHING_ELSE"],
])("%i %s throws PayoutExists", async (status, error_code) => {
  respond = () => Response.json({ error_code, message: "exists" }, { status });
  await expect(payouts().createPayout(request)).rejects.toBeInstanceOf(PayoutExists);
});

test("only a 4xx is a rejection; another link, another shape, 429 and 5xx are unclear", async () => {
  respond = () => Response.json({ error_code: "INSUFFICIENT_BALANCE" }, { status: 400 });
  await expect(payouts().createPayout(request)).rejects.toBeInstanceOf(ProviderRejected);
  for (
    const unclear of [
      () => Response.json({ ...link, external_id: "w-2" }),
      () => Response.json({ ...link, amount: 1 }),
      () => Response.json({ hello: "world" }),
      () => new Response("<html>", { status: 200 }),
      () => new Response("", { status: 502 }),
      () => new Response("", { status: 429 }),
    ]
  ) {
    respond = unclear;
    await expect(payouts().createPayout(request)).rejects.toBeInstanceOf(ProviderUnclear);
  }
});

test.each([
  ["open", "PENDING ISSUED ACTIVE ACCEPTED pending"],
  ["claimed", "CLAIMED DISBURSING REQUESTED ROUTING READY PENDING_COMPLIANCE_ASSESSMENT"],
  ["locked", "LOCKED"],
  ["completed", "COMPLETED SUCCEEDED Completed"],
  ["failed", "FAILED REJECTED COMPLIANCE_REJECTED"],
  ["expired", "EXPIRED"],
  ["voided", "VOID VOIDED CANCELED CANCELLED"],
  ["returned", "REVERSED"],
  ["unknown", "SETTLING PAID_OUT REFUNDED 7"],
])("state %s is read from %s", (state, words) => {
  for (const word of words.split(" ")) expect(payoutState(word)).toBe(state);
});
