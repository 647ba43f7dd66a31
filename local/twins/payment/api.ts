/** The payment company's API for merchants: open, read, find and expire invoices; money out is beside it. */
import { type Context, Hono } from "hono";
import type { TwinClock } from "../clock.ts";
import type { Faults } from "../faults.ts";
import { readJson, Refusal } from "../refusal.ts";
import { type Invoice, statusOf, toWire } from "./invoice.ts";
import type { Invoices } from "./invoices.ts";
import { payoutsApi } from "./payouts_api.ts";
import type { Payouts } from "./payouts.ts";
import { readInvoiceRequest } from "./request.ts";
import type { Transactions } from "./transactions.ts";

const failure = { error_code: "SERVER_ERROR", message: "An unexpected error occurred" };

export function paymentApi(options: {
  invoices: Invoices;
  payouts: Payouts;
  transactions: Transactions;
  faults: Faults;
  clock: TwinClock;
  secretKey: string;
}): Hono {
  const { invoices, faults, clock } = options;
  const expected = `Basic ${btoa(`${options.secretKey}:`)}`;
  const wire = (invoice: Invoice) => toWire(invoice, clock.now());
  const may = (operation: string) => faults.suffer("payment", operation, failure);

  const found = (id: string): Invoice => {
    const invoice = invoices.find(id);
    // The provider's own API knows its own ids only.
    if (invoice !== null && invoice.id === id) return invoice;
    throw new Refusal(404, {
      error_code: "INVOICE_NOT_FOUND_ERROR",
      message: "Could not find invoice",
    });
  };

  const open = async (c: Context) =>
    c.json(wire(invoices.open(readInvoiceRequest(await readJson(c)))));

  const list = (c: Context) => {
    const externalId = c.req.query("external_id");
    const statuses = c.req.queries("statuses") ?? c.req.queries("statuses[]");
    const limit = Number(c.req.query("limit") ?? 10);
    const most = Number.isInteger(limit) && limit > 0 ? Math.min(limit, 100) : 10;
    const all = externalId === undefined
      ? invoices.newest(1000)
      : invoices.withExternalId(externalId);
    const wanted = all.filter((each) => statuses?.includes(statusOf(each, clock.now())) ?? true);
    return c.json(wanted.slice(0, most).map(wire));
  };

  const app = new Hono();
  app.use(async (c, next) => {
    if (c.req.header("authorization") === expected) return await next();
    throw new Refusal(401, {
      error_code: "INVALID_API_KEY",
      message: "API key is not authorized for this API service",
    });
  });
  for (const path of ["/v2/invoices", "/v2/invoices/"]) {
    app.post(path, may("create_invoice"), open);
    app.get(path, may("list_invoices"), list);
  }
  app.get("/v2/invoices/:id", may("get_invoice"), (c) => c.json(wire(found(c.req.param("id")))));
  app.post("/invoices/:id/expire!", may("expire_invoice"), (c) => {
    const invoice = found(c.req.param("id"));
    if (invoice.status === "PENDING") return c.json(wire(invoices.end(invoice.id, "EXPIRED")));
    if (invoice.status === "EXPIRED") return c.json(wire(invoice));
    // The provider names no code for this; what it says is that a paid invoice cannot be expired.
    throw new Refusal(400, {
      error_code: "INVOICE_ALREADY_PAID",
      message: "The invoice has been paid and can no longer be expired",
    });
  });
  app.route("/", payoutsApi(options));
  app.all("*", (c) =>
    c.json({
      error_code: "NOT_FOUND",
      message: `There is no ${c.req.method} here`,
    }, 404));
  return app;
}
