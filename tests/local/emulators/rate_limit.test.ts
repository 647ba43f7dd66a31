import { expect, test } from "vitest";
import { openSandbox } from "./support.ts";

const invoice = { external_id: "ORD-9", amount: 50_000 };

test("rate limited does nothing and answers 429 with Retry-After", async () => {
  const sandbox = openSandbox();
  const fault = { provider: "payment", operation: "create_invoice", kind: "rate_limited" };
  await sandbox.control("/faults", fault);
  const limited = await sandbox.emulators.app.request("/payment/api/v2/invoices", {
    method: "POST",
    headers: { authorization: `Basic ${btoa("xnd_development_test:")}` },
    body: JSON.stringify(invoice),
  });
  expect([limited.status, limited.headers.get("retry-after")]).toEqual([429, "7"]);
  expect((await sandbox.payment("GET", "/v2/invoices?external_id=ORD-9")).json).toEqual([]);
  expect((await sandbox.payment("POST", "/v2/invoices", invoice)).status).toBe(200);
});
