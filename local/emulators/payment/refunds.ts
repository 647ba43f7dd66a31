import type { Context as HonoContext } from "hono";
import { isDeepStrictEqual } from "node:util";
import * as z from "zod";
import type { Context } from "../context.ts";
import { control, ProviderError } from "../http.ts";
import { createRecords } from "../records.ts";
import { businessId, validationError } from "./business.ts";
import type { CallBack } from "./business.ts";
import type { Invoice } from "./invoices.ts";
import type { Transactions } from "./transactions.ts";

const refundRequest = z.strictObject({
  invoice_id: z.string().optional(),
  payment_request_id: z.string().optional(),
  reference_id: z.string().min(1).max(255),
  currency: z.literal("IDR"),
  amount: z.int().min(1).max(1e12),
  reason: z.enum(["FRAUDULENT", "DUPLICATE", "REQUESTED_BY_CUSTOMER", "CANCELLATION", "OTHERS"]),
}).refine(
  ({ invoice_id, payment_request_id }) => !invoice_id !== !payment_request_id,
  "needs invoice_id or payment_request_id",
);

interface Refund {
  id: string;
  request: z.infer<typeof refundRequest>;
  idempotencyKey: string | null;
  channel: string;
  status: "PENDING" | "SUCCEEDED" | "FAILED";
  created: string;
  updated: string;
}

/**
 * Channels in Indonesia. No virtual account can be refunded, and QRIS only in full. Source: docs.xendit.co, payment
 * channels.
 */
const CHANNELS = { BCA: "none", QRIS: "whole", DANA: "parts" } as const;
type Channel = keyof typeof CHANNELS;
const paymentOf = (names: { invoice_id?: string; payment_request_id?: string }) =>
  names.payment_request_id ?? names.invoice_id ?? "";
const PROCESSING_MS = 60_000;
const nothing = z.object({});

const rejected = (status: 400 | 403 | 404, error_code: string) =>
  new ProviderError(status, { error_code, message: `The refund was rejected: ${error_code}` });

const toWire = ({ id, request, channel, status, created, updated }: Refund) => ({
  id,
  payment_id: null,
  payment_method_type: "EWALLET",
  channel_code: channel,
  ...request,
  status,
  failure_code: status === "FAILED" ? "REFUND_FAILED" : null,
  refund_fee_amount: null,
  metadata: null,
  created,
  updated,
});

/** Refunds of paid invoices, as far as the payment's channel allows. */
export function createRefunds(
  context: Context,
  callBack: CallBack,
  /** By the invoice's id, or by a session's payment request id. */
  paidInvoice: (id: string) => Invoice,
  transactions: Transactions,
) {
  const { store, clock } = context;
  const settings = store.collection<Channel>("refund_settings");
  const refunds = createRecords<Refund>(context, {
    kind: "refund",
    names: ({ request }) => [request.reference_id, paymentOf(request)],
    dueAt: ({ status, created }) =>
      status === "PENDING" ? new Date(Date.parse(created) + PROCESSING_MS).toISOString() : null,
    onDue: (refund, now) => end(refund, "SUCCEEDED", now),
  });

  function end(refund: Refund, status: "SUCCEEDED" | "FAILED", updated: string): Refund {
    const ended = { ...refund, status, updated };
    const { reference_id, amount } = refund.request;
    if (status === "SUCCEEDED") transactions.refund(reference_id, refund.id, amount);
    const event = {
      event: `refund.${status.toLowerCase()}`,
      business_id: businessId,
      created: updated,
    };
    // The documentation's example nests the envelope twice.
    callBack("-native", { ...event, data: { ...event, data: toWire(ended) } }, refund.id);
    return ended;
  }

  /** Only the key prevents a second refund: a reference is not unique. */
  function open(body: unknown, idempotencyKey: string | null): Refund {
    const parsed = refundRequest.safeParse(body);
    if (!parsed.success) throw validationError(parsed.error, "The refund is not valid");
    const request = parsed.data;
    const invoice = paidInvoice(paymentOf(request));
    const earlier = refunds.named(paymentOf(request));
    const first = earlier.find((each) => idempotencyKey && each.idempotencyKey === idempotencyKey);
    if (first && !isDeepStrictEqual(first.request, request)) {
      throw rejected(400, "IDEMPOTENCY_ERROR");
    }
    if (first) return first;
    const paid = invoice.payment?.amount ?? 0;
    const returned = earlier.filter(({ status }) => status !== "FAILED")
      .reduce((sum, each) => sum + each.request.amount, 0);
    const channel = settings.get("channel") ?? "BCA";
    if (paid === 0) throw rejected(400, "INELIGIBLE_TRANSACTION_STATUS");
    if (CHANNELS[channel] === "none") throw rejected(403, "REFUND_NOT_SUPPORTED");
    if (CHANNELS[channel] === "whole" && request.amount !== paid) {
      throw rejected(403, "PARTIAL_REFUND_NOT_SUPPORTED");
    }
    if (earlier.some(({ status }) => status === "PENDING")) {
      throw rejected(400, "REFUND_IN_PROGRESS");
    }
    if (returned + request.amount > paid) throw rejected(400, "REFUND_AMOUNT_EXCEEDED");
    const now = clock.now().toISOString();
    return refunds.keep({
      id: `rfd-${crypto.randomUUID()}`,
      request,
      idempotencyKey,
      channel,
      status: "PENDING",
      created: now,
      updated: now,
    });
  }

  const ending = (status: "SUCCEEDED" | "FAILED") =>
    control(
      nothing,
      (_, id) => toWire(refunds.change(id, (refund, at) => end(refund, status, at))),
    );

  return {
    create: (body: unknown, key: string | null) => toWire(open(body, key)),
    get(_: HonoContext, id: string) {
      const refund = refunds.find(id);
      if (refund?.id === id) return toWire(refund);
      throw rejected(404, "DATA_NOT_FOUND");
    },
    list: (c: HonoContext) => ({
      data: refunds.named(paymentOf(c.req.query())).map(toWire),
      has_more: false,
    }),
    runDue: refunds.runDue,
    nextDue: refunds.nextDue,
    controls: {
      "POST /refunds/list": control(
        z.object({ invoice_id: z.string() }),
        (names) => ({ data: refunds.named(paymentOf(names)).map(toWire) }),
      ),
      "POST /refunds/channel": control(
        z.object({ channel: z.enum(["BCA", "QRIS", "DANA"]) }),
        ({ channel }) => {
          settings.put("channel", channel);
          return { channel };
        },
      ),
      "POST /refunds/:id/succeed": ending("SUCCEEDED"),
      "POST /refunds/:id/fail": ending("FAILED"),
    },
  };
}
