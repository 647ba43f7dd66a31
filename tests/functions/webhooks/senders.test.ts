/** Whom a callback, a message and a schedule must come from, and what is stored of a callback that nobody expects. */
import { expect, test } from "vitest";
import { Webhook } from "standardwebhooks";
import {
  CALLBACK_TOKEN,
  MAIL_SECRET,
  PORTAL_SECRET,
  QUOTE_SECRET,
  SHIPPING_SECRET,
  useMarket,
} from "../../support/market.ts";
import { signMessage } from "../../../shared/standard_webhooks.ts";
import { readQuote } from "../../../shared/domain/quote.ts";
import { signQuote } from "../../../functions/shipping/sign_quote.ts";
import { loadConfig } from "../../../shared/config.ts";
import { readShippingCallback } from "../../../shared/callbacks/biteship.ts";
import { readMailCallback } from "../../../shared/callbacks/resend.ts";
import {
  readPaymentCallback,
  readPayoutCallback,
} from "../../../shared/providers/payment/xendit/callbacks.ts";
import { registry } from "../../../local/stack/apps.ts";
import type { DatabaseClients } from "../../../shared/db/client.ts";
import { createApplyEmailCallback } from "../../../functions/webhooks/emails.ts";

const secret = (letter: string) => `whsec_${btoa(letter.repeat(32))}`;
const NEXT = {
  XENDIT_CALLBACK_TOKEN: "the-next-callback-token",
  BITESHIP_SIGNATURE_SECRET: "the-next-courier-secret",
  RESEND_WEBHOOK_SECRET: secret("m"),
  FINANCE_PORTAL_SECRET: secret("p"),
  SHIPPING_QUOTE_SECRET: "the-next-quote-secret-of-32-letters!",
};
const NOW = {
  XENDIT_CALLBACK_TOKEN: CALLBACK_TOKEN,
  BITESHIP_SIGNATURE_SECRET: SHIPPING_SECRET,
  RESEND_WEBHOOK_SECRET: MAIL_SECRET,
  FINANCE_PORTAL_SECRET: PORTAL_SECRET,
  SHIPPING_QUOTE_SECRET: QUOTE_SECRET,
};
const BOTH = Object.fromEntries(
  Object.entries(NOW).map(([name, old]) => [name, `${NEXT[name as keyof typeof NEXT]}, ${old}`]),
);

const market = useMarket(BOTH);

const callbacks: [name: string, send: (secrets: typeof NOW) => Promise<number>][] = [
  ["payment", async ({ XENDIT_CALLBACK_TOKEN }) => {
    const caller = market.with({ "x-callback-token": XENDIT_CALLBACK_TOKEN });
    return (await caller.post("/webhooks/xendit", { id: "inv_unknown" })).status;
  }],
  ["courier", async ({ BITESHIP_SIGNATURE_SECRET }) => {
    const caller = market.with({ "x-biteship-signature": BITESHIP_SIGNATURE_SECRET });
    const body = { event: "order.status", order_id: "unknown", status: "picked" };
    return (await caller.post("/webhooks/biteship", body)).status;
  }],
  ["e-mail", async ({ RESEND_WEBHOOK_SECRET }) => {
    const [id, at, text] = ["msg_1", new Date(), '{"type":"email.sent","data":{}}'];
    return (await market.with({
      "svix-id": id,
      "svix-timestamp": String(Math.floor(at.getTime() / 1000)),
      "svix-signature": new Webhook(RESEND_WEBHOOK_SECRET).sign(id, at, text),
    }).post("/webhooks/resend", text)).status;
  }],
  ["portal", async ({ FINANCE_PORTAL_SECRET }) => {
    const signed = signMessage([FINANCE_PORTAL_SECRET], "msg_1", "");
    return (await market.with(signed).get("/internal/events")).status;
  }],
];

test.each(callbacks)(
  "%s: the new and the old secret are accepted, a third is rejected",
  async (_, send) => {
    expect(await send(NEXT)).toBe(200);
    expect(await send(NOW)).toBe(200);
    const unknown = Object.fromEntries(
      Object.keys(NOW).map((name) => [name, name.match(/RESEND|PORTAL/) ? secret("x") : "x"]),
    );
    expect(await send(unknown as typeof NOW)).toBe(401);
  },
);

test("messages to the portal are signed with both secrets", () => {
  const headers = signMessage([NEXT.FINANCE_PORTAL_SECRET, PORTAL_SECRET], "msg_2", "{}");
  for (const each of [NEXT.FINANCE_PORTAL_SECRET, PORTAL_SECRET]) {
    expect(() => new Webhook(each).verify("{}", headers)).not.toThrow();
  }
  expect(() => new Webhook(secret("x")).verify("{}", headers)).toThrow();
});

test("quotes are signed with the new secret, and older quotes stay valid", async () => {
  const [seller, buyer] = [await market.user(), await market.user()];
  const body = await buyer.orderBody(await seller.list());
  await expect(readQuote(body.shipping_quote, [QUOTE_SECRET])).rejects.toThrow("not valid");
  const quote = await readQuote(body.shipping_quote, [NEXT.SHIPPING_QUOTE_SECRET]);
  const shipping_quote = signQuote(quote, [QUOTE_SECRET]);
  const bought = await buyer.post("/orders", { ...body, shipping_quote });
  expect([bought.status, bought.body.data.status]).toEqual([201, "AWAITING_PAYMENT"]);
});

test("a third secret is a configuration error", () => {
  const three = {
    ...market.environment,
    SHIPPING_QUOTE_SECRET: Array(3).fill(QUOTE_SECRET).join(),
  };
  expect(() => loadConfig(three, ["quotes"])).toThrow("SHIPPING_QUOTE_SECRET");
});

/** A body that counts the bytes that were taken from it. */
function counted(size: number) {
  const read = { bytes: 0 };
  const chunk = new Uint8Array(1024).fill(97);
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (read.bytes >= size) return controller.close();
      read.bytes += chunk.length;
      controller.enqueue(chunk);
    },
  }, { highWaterMark: 0 });
  return { body, read };
}

const routes = Object.values(registry["webhooks"]!).map(({ path }) => path);
const internal = ["/internal/events", "/internal/commands/resolve-dispute"];
const schedules = ["/jobs/run", "/jobs/minute", "/finance-outbox/run", "/finance-inbox/run"];

test.each([...routes, ...internal, ...schedules])(
  "%s reads no body of a sender without a valid token or any signature",
  async (path) => {
    const { body, read } = counted(512 * 1024);
    const answer = await market.services.functions[path.split("/")[1]!]!(
      new Request(`http://market.test${path}`, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          "x-callback-token": "guess",
          authorization: "Bearer guess",
        },
        body,
      }),
    );
    expect(answer.status).toBe(401);
    // One chunk at most, to see whether it is the provider's empty test.
    expect(read.bytes).toBeLessThanOrEqual(1024);
  },
);

test("the shipping provider's empty test needs no token, a longer body does", async () => {
  const post = (body: string, headers = {}) =>
    market.with(headers).post("/webhooks/biteship", body, { "content-type": "application/json" });
  for (const body of ["", "{}", " { } "]) expect((await post(body)).status).toBe(200);
  expect((await post(`{${" ".repeat(100)}}`)).status).toBe(401);
  expect((await post('{"order_id":"x"}')).status).toBe(401);
  const token = { "x-biteship-signature": SHIPPING_SECRET };
  expect((await post(`{"order_id":"x"}${" ".repeat(100)}`, token)).status).toBe(200);
});

test("callbacks that arrive one after the other within a moment are one statement", async () => {
  const statements: string[][] = [];
  const call = (_: string, { callbacks }: { callbacks: { digest: string }[] }) => {
    statements.push(callbacks.map(({ digest }) => digest));
    return Promise.resolve(["second"]);
  };
  const apply = createApplyEmailCallback({ service: { call } } as unknown as DatabaseClients);
  const callback = (digest: string) => ({ digest, body: {}, reference: null, update: null });
  const first = apply(callback("first"));
  await new Promise((resolve) => setTimeout(resolve, 0));
  const second = apply(callback("second"));
  expect(await Promise.all([first, second])).toEqual([true, false]);
  expect(statements).toEqual([["first", "second"]]);
});

/** A callback whose subject is unknown is stored without personal data, and read again later. */
const person = { payer_email: "rani@example.com", sender_name: "Rani" };
const money = { reference_id: "ORD-1", status: "SUCCEEDED", currency: "IDR", ...person };
const session = { payment_session_id: "ps-1", reference_id: "ORD-1", status: "COMPLETED" };
const account = { external_id: "ORD-1", account_number: "8808", bank_code: "BCA", name: "Rani" };

test.each<[(body: unknown) => unknown, object]>([
  [readPaymentCallback, { id: "inv-1", external_id: "ORD-1", status: "PAID", ...person }],
  [readPaymentCallback, { event: "payment_session.completed", data: session }],
  [readPaymentCallback, { event: "ewallet.capture", data: { ...money, capture_amount: 9 } }],
  [readPaymentCallback, { event: "qr.payment", data: { ...money, amount: 9 } }],
  [readPaymentCallback, { event: "payment.capture", data: { ...money, request_amount: "9" } }],
  [readPaymentCallback, { qr_code: { external_id: "ORD-1" }, status: "COMPLETED", amount: 9 }],
  [readPaymentCallback, {
    ...account,
    callback_virtual_account_id: "va-1",
    payment_id: "pay-1",
    amount: 9,
  }],
  [readPaymentCallback, { ...account, is_closed: true }],
  [readPaymentCallback, { event: "dispute.created", id: "dp-1", reference_id: "ORD-1" }],
  [readPaymentCallback, { event: "refund.failed", data: { data: { reference_id: "r-1" } } }],
  [readPayoutCallback, { external_id: "w-1", id: "link", status: "COMPLETED", email: "r@x.id" }],
  [readPayoutCallback, { id: "event", data: { reference_id: "w-1", payout_id: "link" } }],
  [readShippingCallback, {
    event: "order.status",
    order_id: "parcel",
    status: "picked",
    courier_driver_phone: "0812",
  }],
  [readMailCallback, {
    type: "email.bounced",
    data: {
      email_id: "em-1",
      to: ["rani@example.com"],
      tags: { email_id: "0b6a2b52-6a0e-4a6e-8d5c-7f1f0f7f7c11" },
      bounce: { type: "Permanent" },
    },
  }],
])("%o %o is read as before", async (read, body) => {
  const [row] = await market.sql`
    select private.redact_callback(${market.sql.json(body as never)}) as redacted`;
  expect(JSON.stringify(row!["redacted"])).not.toMatch(/rani|r@x|0812/i);
  expect(read(body)).not.toBeNull();
  expect(read(row!["redacted"])).toEqual(read(body));
});
