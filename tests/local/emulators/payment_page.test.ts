import { expect, test } from "vitest";
import { hour, openInvoice, openSandbox } from "./support.ts";

test("the payment page shows the amount, accepts the payment and redirects the buyer", async () => {
  const sandbox = openSandbox();
  const id = await openInvoice(sandbox, { success_redirect_url: "https://shop.test/done?a=1" });
  const page = await sandbox.emulators.app.request(`/payment/pay/${id}`);
  const text = await page.text();
  expect(page.headers.get("content-type")).toMatch("text/html");
  expect(text).toContain("Rp 150.000");
  expect(text).toContain("Jaket &lt;denim&gt;");
  expect(text).toContain("Bayar / Pay");
  const pressed = await sandbox.emulators.app.request(`/payment/pay/${id}`, { method: "POST" });
  expect(pressed.status).toBe(303);
  expect(pressed.headers.get("location")).toBe("https://shop.test/done?a=1");
  await sandbox.emulators.app.request(`/payment/pay/${id}`, { method: "POST" });
  await sandbox.emulators.idle();
  expect(sandbox.received).toHaveLength(1);
  const after = await (await sandbox.emulators.app.request(`/payment/pay/${id}`)).text();
  expect(after).toContain("Lunas / Paid");
  expect(after).not.toContain("Bayar / Pay<");
});

test("the payment page lists items and fees that sum to the total", async () => {
  const sandbox = openSandbox();
  const id = await openInvoice(sandbox, {
    items: [{ name: "Jaket", price: 120_000, quantity: 1 }],
    fees: [{ type: "<Ongkir>", value: 25_000 }, { type: "Proteksi", value: 5_000 }],
  });
  const text = await (await sandbox.emulators.app.request(`/payment/pay/${id}`)).text();
  for (const part of ["Rp 120.000", "&lt;Ongkir&gt;", "Rp 25.000", "Proteksi", "Rp 5.000"]) {
    expect(text.replaceAll("\u00a0", " ")).toContain(part);
  }
});

test("the payment page accepts no payment of an expired invoice", async () => {
  const sandbox = openSandbox();
  const id = await openInvoice(sandbox);
  await sandbox.advance(2 * hour);
  const pressed = await sandbox.emulators.app.request(`/payment/pay/${id}`, { method: "POST" });
  expect(await pressed.text()).toContain("Kedaluwarsa / Expired");
  expect((await sandbox.payment("GET", `/v2/invoices/${id}`)).json.paid_amount).toBeUndefined();
});

test("a control call with an invalid body is a 400, and one for an unknown invoice a 404", async () => {
  const sandbox = openSandbox();
  const id = await openInvoice(sandbox);
  const broken = await sandbox.emulators.app.request(`/payment/invoices/${id}/pay`, {
    method: "POST",
    body: "{amount",
  });
  expect(broken.status).toBe(400);
  for (const body of [{ amount: -1 }, { amount: "x" }, [], 7, null]) {
    const reply = await sandbox.control(`/payment/invoices/${id}/pay`, body);
    expect(reply).toMatchObject({ status: 400, json: { ok: false } });
  }
  expect(await sandbox.control("/payment/invoices/nobody/pay"))
    .toMatchObject({ status: 404, json: { error: expect.any(String) } });
});

test("a control call accepts JSON with the content type of a form, as curl sends it", async () => {
  const sandbox = openSandbox();
  const id = await openInvoice(sandbox);
  const reply = await sandbox.emulators.app.request(`/payment/invoices/${id}/pay`, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: '{"amount":7000}',
  });
  expect(await reply.json()).toMatchObject({ ok: true, paid_amount: 7000 });
});
