import { expect, test } from "vitest";
import { hour, openInvoice, openSandbox } from "./support.ts";

test("a wrong key, an invalid body and an unknown invoice return the provider's errors", async () => {
  const sandbox = openSandbox();
  const wrongKey = await sandbox.emulators.app.request("/payment/api/v2/invoices/x", {
    headers: { authorization: `Basic ${btoa("other:")}` },
  });
  expect(wrongKey.status).toBe(401);
  expect(await wrongKey.json()).toMatchObject({ error_code: "INVALID_API_KEY" });
  const wrongBody = await sandbox.payment("POST", "/v2/invoices", { amount: "many" });
  expect(wrongBody).toMatchObject({
    status: 400,
    json: {
      error_code: "API_VALIDATION_ERROR",
      errors: [{ path: "external_id" }, { path: "amount" }],
    },
  });
  expect(await sandbox.payment("GET", "/v2/invoices/nobody")).toMatchObject({
    status: 404,
    json: { error_code: "INVOICE_NOT_FOUND_ERROR" },
  });
  expect((await sandbox.payment("PUT", "/v2/invoices")).status).toBe(404);
});

test("a payment sends a flat callback with the token, and becomes SETTLED a day later", async () => {
  const sandbox = openSandbox();
  const id = await openInvoice(sandbox);
  const paid = await sandbox.control(`/payment/invoices/${id}/pay`);
  expect(paid.json).toMatchObject({ ok: true, id, status: "PAID", paid_amount: 150_000 });
  expect(sandbox.received).toHaveLength(1);
  const [callback] = sandbox.received;
  expect(callback?.path).toBe("/webhooks/xendit");
  expect(callback?.headers.get("x-callback-token")).toBe("token");
  expect(callback?.body).toMatchObject({
    id,
    external_id: "ORD-261121-ABC123",
    status: "PAID",
    amount: 150_000,
    paid_amount: 150_000,
    paid_at: "2026-11-21T08:00:00.000Z",
    payment_id: paid.json.payment_id,
  });
  await sandbox.advance(24 * hour);
  const read = await sandbox.payment("GET", `/v2/invoices/${id}`);
  expect(read.json.status).toBe("SETTLED");
  expect(sandbox.received).toHaveLength(1);
});

test("a late payment leaves the invoice expired, and its callback has the amount", async () => {
  const sandbox = openSandbox();
  const id = await openInvoice(sandbox);
  await sandbox.advance(2 * hour);
  const paid = await sandbox.control(`/payment/invoices/${id}/pay`);
  expect(paid.status).toBe(200);
  expect(sandbox.received.map(({ body }) => body.status)).toEqual(["EXPIRED", "PAID"]);
  expect(sandbox.received[1]?.body).toMatchObject({ paid_amount: 150_000 });
  const read = await sandbox.payment("GET", `/v2/invoices/${id}`);
  expect(read.json).toMatchObject({
    status: "EXPIRED",
    paid_amount: 150_000,
    paid_at: "2026-11-21T10:00:00.000Z",
    payment_id: paid.json.payment_id,
  });
});

test("expiring an open invoice ends it, has no effect when repeated, and cannot undo a payment", async () => {
  const sandbox = openSandbox();
  const open = await openInvoice(sandbox);
  for (const _ of [1, 2]) {
    const expired = await sandbox.payment("POST", `/invoices/${open}/expire!`);
    expect(expired).toMatchObject({ status: 200, json: { status: "EXPIRED" } });
  }
  await sandbox.emulators.idle();
  expect(sandbox.received).toHaveLength(1);
  const paid = await openInvoice(sandbox);
  await sandbox.control(`/payment/invoices/${paid}/pay`);
  expect((await sandbox.payment("POST", `/invoices/${paid}/expire!`)).status).toBe(400);
  expect((await sandbox.payment("GET", `/v2/invoices/${paid}`)).json.status).toBe("PAID");
});
