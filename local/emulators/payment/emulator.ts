import type { Context as HonoContext } from "hono";
import * as z from "zod";
import type { Context } from "../context.ts";
import { control, providerApi, ProviderError, readInput, readJson, routes } from "../http.ts";
import type { CallBack } from "./business.ts";
import { createCheckouts } from "./checkouts.ts";
import { createDisputes } from "./disputes.ts";
import { isSession, readInvoiceRequest, statusOf, toWire as invoiceToWire } from "./invoices.ts";
import type { Invoice } from "./invoices.ts";
import { payoutPage, payPage } from "./pages.ts";
import {
  notActive,
  paymentNotFound,
  readSessionRequest,
  requestOf,
  sessionNotFound,
  toPayment,
  toSession,
} from "./sessions.ts";
import { createPayouts, readPayoutRequest, toWire as payoutToWire } from "./payouts.ts";
import { createRefunds } from "./refunds.ts";
import { createStatement, createTransactions } from "./transactions.ts";

const MAX_INVOICES = 100;

const error = (status: 400 | 401 | 404, error_code: string, message: string) =>
  new ProviderError(status, { error_code, message });

const none = z.object({});
const payInput = z.object({ amount: z.coerce.number().int().min(1).max(1e12).optional() });
const claimInput = z.object({
  password: z.string(),
  bank: z.string().min(1).max(40),
  account: z.string().min(1).max(40),
});

export interface PaymentOptions {
  secretKey: string;
  callbackToken: string;
  callbackPath: string;
}

export function paymentEmulator(context: Context, options: PaymentOptions) {
  const { clock, faults, deliveries } = context;
  const headers = { "x-callback-token": options.callbackToken };
  const callBack: CallBack = (to, body, about) =>
    deliveries.enqueue({
      provider: "payment",
      path: options.callbackPath + to,
      headers,
      body,
      about,
    });
  const transactions = createTransactions(context);
  const invoices = createCheckouts(context, callBack, transactions);
  const payouts = createPayouts(context, callBack, transactions);
  const refunds = createRefunds(
    context,
    callBack,
    (id) => invoices.newest(1000).find((each) => requestOf(each) === id) ?? invoiceOf(id),
    transactions,
  );
  const runDue = () => {
    invoices.runDue();
    payouts.runDue();
    refunds.runDue();
  };
  const statement = createStatement(transactions, runDue);
  const invoiceWire = (invoice: Invoice) => invoiceToWire(invoice, clock.now());
  const sessionOf = (id: string) => {
    const session = invoices.find(id);
    if (session?.id === id && isSession(session)) return session;
    throw sessionNotFound();
  };
  const disputes = createDisputes(context, callBack, { get: invoices.get, transactions });

  /** The provider's API accepts only its own ids. */
  const invoiceOf = (id: string) => {
    const invoice = invoices.find(id);
    if (invoice?.id === id && !isSession(invoice)) return invoice;
    throw error(404, "INVOICE_NOT_FOUND_ERROR", "Could not find invoice");
  };
  const payoutOf = (id: string) => {
    const payout = payouts.find(id);
    if (payout?.id === id) return payout;
    throw error(404, "PAYOUT_NOT_FOUND_ERROR", "Payout not found");
  };

  const disputeOf = (id: string) => {
    const dispute = disputes.find(id);
    if (dispute) return dispute;
    throw error(404, "DATA_NOT_FOUND", "Dispute not found");
  };

  function listInvoices(c: HonoContext) {
    const externalId = c.req.query("external_id");
    const statuses = c.req.queries("statuses") ?? c.req.queries("statuses[]");
    const limit = Number(c.req.query("limit") ?? 10);
    const all = externalId === undefined ? invoices.newest(1000) : invoices.named(externalId);
    return all.filter((each) =>
      !isSession(each) && (statuses?.includes(statusOf(each, clock.now())) ?? true)
    )
      .slice(0, Number.isInteger(limit) && limit > 0 ? Math.min(limit, MAX_INVOICES) : 10)
      .map(invoiceWire);
  }

  function expireInvoice(_: HonoContext, id: string) {
    const invoice = invoiceOf(id);
    if (invoice.status === "PENDING") return invoiceWire(invoices.end(id, "EXPIRED"));
    if (invoice.status === "EXPIRED") return invoiceWire(invoice);
    // The documentation has the message and no code.
    const message = "The invoice has been paid and can no longer be expired";
    throw error(400, "INVOICE_ALREADY_PAID", message);
  }

  const api = providerApi({
    provider: "payment",
    faults,
    isAuthorized: (c) => c.req.header("authorization") === `Basic ${btoa(`${options.secretKey}:`)}`,
    errors: {
      unauthorized: error(
        401,
        "INVALID_API_KEY",
        "API key is not authorized for this API service",
      ),
      notFound: (c) => error(404, "NOT_FOUND", `There is no ${c.req.method} here`),
      server: { error_code: "SERVER_ERROR", message: "An unexpected error occurred" },
      declined: (operation) =>
        /invoice|session/.test(operation) ? undefined : {
          error_code: "INSUFFICIENT_BALANCE",
          message: "The balance is not enough for this payout",
        },
    },
    endpoints: {
      "POST /v2/invoices": [
        "create_invoice",
        async (c) => invoiceWire(invoices.open(readInvoiceRequest(await readJson(c)))),
      ],
      "GET /v2/invoices": ["list_invoices", listInvoices],
      "GET /v2/invoices/:id": ["get_invoice", (_, id) => invoiceWire(invoiceOf(id))],
      "POST /invoices/:id/expire!": ["expire_invoice", expireInvoice],
      "POST /sessions": [
        "create_session",
        async (c) => toSession(invoices.open(readSessionRequest(await readJson(c), clock), "ps-")),
      ],
      "GET /sessions/:id": ["get_session", (_, id) => toSession(sessionOf(id))],
      "POST /sessions/:id/cancel": ["cancel_session", (_, id) => {
        const session = sessionOf(id);
        if (session.status !== "PENDING") throw notActive(session);
        return toSession(invoices.cancel(id));
      }],
      "GET /v3/payments/:id": ["get_payment", (c, id) => {
        if (c.req.header("api-version") !== "2024-11-11") {
          throw error(400, "API_VALIDATION_ERROR", "api-version is not valid");
        }
        const invoice = invoices.find(id);
        if (invoice?.payment?.id !== id) throw paymentNotFound();
        return toPayment(invoice);
      }],
      "POST /payouts": ["create_payout", async (c) => {
        const key = c.req.header("x-idempotency-key") ?? null;
        return payoutToWire(payouts.open(readPayoutRequest(await readJson(c)), key));
      }],
      "GET /payouts/:id": ["get_payout", (_, id) => payoutToWire(payoutOf(id))],
      "POST /payouts/:id/void": [
        "void_payout",
        (_, id) => payoutToWire(payouts.void(payoutOf(id).id)),
      ],
      "POST /refunds": [
        "create_refund",
        async (c) => refunds.create(await readJson(c), c.req.header("idempotency-key") ?? null),
      ],
      "GET /refunds": ["list_refunds", refunds.list],
      "GET /refunds/:id": ["get_refund", refunds.get],
      "GET /v1/disputes/:id": ["get_dispute", (_, id) => disputeOf(id)],
      "GET /transactions": ["list_transactions", statement.list],
    },
  });

  // Xendit sends no callback for a failed attempt. FAILED exists because our specification requires it; the
  // invoice then reads EXPIRED.
  const endInvoice = (event: "EXPIRED" | "FAILED") =>
    control(none, (_, id) => invoiceWire(invoices.end(id, event)));
  const endPayout = (event: "COMPLETED" | "FAILED" | "EXPIRED" | "REVERSED") =>
    control(none, (_, id) => payoutToWire(payouts.end(id, event)));

  const controls = routes({
    "GET /invoices/:id": (_, id) => ({ ok: true, ...invoiceWire(invoices.get(id)) }),
    // An invoice that our code did not create, perhaps with one of our references.
    "POST /invoices": async (c) =>
      invoiceToWire(invoices.open(readInvoiceRequest(await readJson(c))), clock.now()),
    "POST /invoices/:id/pay": control(
      payInput,
      ({ amount }, id) => invoiceWire(invoices.pay(id, amount)),
    ),
    "POST /invoices/:id/expire": endInvoice("EXPIRED"),
    "POST /invoices/:id/fail": endInvoice("FAILED"),
    "GET /pay/:id": (c, id) => c.html(payPage(invoices.get(id), clock.now())),
    "POST /pay/:id": (c, id) => {
      const invoice = invoices.get(id);
      if (invoice.status === "EXPIRED") return c.html(payPage(invoice, clock.now()));
      const paid = invoice.status === "PAID" ? invoice : invoices.pay(invoice.id);
      return c.redirect(paid.request.success_redirect_url ?? paid.invoiceUrl, 303);
    },
    "POST /payouts/duplicates": control(
      z.object({ answer: z.enum(["first_link", "error"]) }),
      ({ answer }) => {
        payouts.answerDuplicates(answer);
        return { answer };
      },
    ),
    "GET /payouts/:id": (_, id) => ({ ok: true, ...payoutToWire(payouts.get(id)) }),
    "POST /payouts/:id/complete": endPayout("COMPLETED"),
    "POST /payouts/:id/fail": endPayout("FAILED"),
    "POST /payouts/:id/expire": endPayout("EXPIRED"),
    "POST /payouts/:id/return": endPayout("REVERSED"),
    ...statement.controls,
    ...disputes.controls,
    ...refunds.controls,
    "GET /web/:id": (c, id) => c.html(payoutPage(payouts.get(id))),
    "POST /web/:id": async (c, id) => {
      const { password, bank, account } = await readInput(c, claimInput);
      return c.html(payoutPage(payouts.claim(id, password, bank, account)));
    },
  });

  return {
    api,
    control: controls,
    nextDue: () => {
      const due = [invoices.nextDue(), payouts.nextDue(), refunds.nextDue()].filter((at) =>
        at !== null
      );
      return due.sort((a, b) => a.getTime() - b.getTime())[0] ?? null;
    },
    runDue,
  };
}
