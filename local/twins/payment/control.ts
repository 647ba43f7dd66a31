/** What a tester can make happen to an invoice, and the page where a person pays it. */
import { Hono } from "hono";
import * as z from "zod";
import type { TwinClock } from "../clock.ts";
import { answerControl, readControl, unknown } from "../refusal.ts";
import { toWire } from "./invoice.ts";
import type { Invoices } from "./invoices.ts";
import { payPage } from "./page.ts";

const payWish = z.object({ amount: z.coerce.number().int().min(1).max(1e12).optional() });
const nothing = z.object({});

export function paymentControl(options: {
  invoices: Invoices;
  clock: TwinClock;
  sandboxUrl: string;
}): Hono {
  const { invoices, clock } = options;
  const back = `${options.sandboxUrl}/`;
  const found = (id: string) => {
    const invoice = invoices.find(id);
    if (invoice === null) throw unknown("invoice");
    return invoice;
  };

  const app = new Hono();
  app.get("/invoices/:id", (c) =>
    c.json({
      ok: true,
      ...toWire(found(c.req.param("id")), clock.now()),
    }));
  app.post("/invoices/:id/pay", async (c) => {
    const { amount } = await readControl(c, payWish);
    const paid = invoices.pay(c.req.param("id"), amount);
    return answerControl(c, back, toWire(paid, clock.now()));
  });
  for (const [verb, news] of [["expire", "EXPIRED"], ["fail", "FAILED"]] as const) {
    // The provider tells nothing of a failed attempt; the FAILED callback is there because our own
    // specification names a failed invoice, which a reader then finds EXPIRED.
    app.post(`/invoices/:id/${verb}`, async (c) => {
      await readControl(c, nothing);
      const ended = invoices.end(c.req.param("id"), news);
      return answerControl(c, back, toWire(ended, clock.now()));
    });
  }

  app.get("/pay/:id", (c) => c.html(payPage(found(c.req.param("id")), clock.now())));
  app.post("/pay/:id", (c) => {
    const invoice = found(c.req.param("id"));
    if (invoice.status === "EXPIRED") return c.html(payPage(invoice, clock.now()));
    const paid = invoice.status === "PAID" ? invoice : invoices.pay(invoice.id);
    const next = paid.request.success_redirect_url;
    return c.redirect(next ?? paid.invoiceUrl, 303);
  });
  return app;
}
