import { expect, onTestFinished, test } from "vitest";
import {
  type Json,
  minute,
  openInvoice,
  openSandbox,
  placeOrder,
  type Sandbox,
} from "./support.ts";

const fault = (sandbox: Sandbox, more: Json) =>
  sandbox.control("/faults", { provider: "payment", times: 1, ...more });

test("duplicate sends one callback twice", async () => {
  const sandbox = openSandbox();
  const id = await openInvoice(sandbox);
  await fault(sandbox, { kind: "duplicate" });
  await sandbox.control(`/payment/invoices/${id}/pay`);
  expect(sandbox.received).toHaveLength(2);
  expect(sandbox.received[1]?.body).toEqual(sandbox.received[0]?.body);
});

test("a payment that is told twice leaves its row of the list as the provider changed it", async () => {
  const sandbox = openSandbox();
  const id = await openInvoice(sandbox);
  await sandbox.control(`/payment/invoices/${id}/pay`);
  const row = `/payment/transactions/txn_${id}/change`;
  await sandbox.control(row, { reference_id: "MOVED", status: "REVERSED" });
  await sandbox.control(`/payment/invoices/${id}/pay`);
  expect(sandbox.received).toHaveLength(2);
  expect((await sandbox.control(row, {})).json)
    .toMatchObject({ reference_id: "MOVED", status: "REVERSED" });
});

test("delay sends the callback a minute late", async () => {
  const sandbox = openSandbox();
  const id = await openInvoice(sandbox);
  await fault(sandbox, { operation: "callback", kind: "delay" });
  await sandbox.control(`/payment/invoices/${id}/pay`);
  await sandbox.advance(59);
  expect(sandbox.received).toHaveLength(0);
  await sandbox.advance(1);
  expect(sandbox.received).toHaveLength(1);
});

test("reorder lets the next callback overtake", async () => {
  const sandbox = openSandbox();
  const id = await placeOrder(sandbox);
  await fault(sandbox, { provider: "shipping", kind: "reorder" });
  await sandbox.control(`/shipping/orders/${id}/status`, { status: "in_transit" });
  expect(sandbox.received).toHaveLength(0);
  await sandbox.control(`/shipping/orders/${id}/status`, { status: "delivered" });
  expect(sandbox.received.map(({ body }) => body.status)).toEqual(["delivered", "in_transit"]);
});

test("a rejected payment callback is retried at 15 m, 1, 3, 6, 12 and 24 h, then given up", async () => {
  const sandbox = openSandbox();
  const id = await openInvoice(sandbox, { invoice_duration: 1_000_000 });
  sandbox.answer(503);
  await sandbox.control(`/payment/invoices/${id}/pay`);
  const start = sandbox.now().getTime();
  await sandbox.advance(100 * 60 * minute);
  expect(sandbox.received.map(({ at }) => (at.getTime() - start) / 60_000))
    .toEqual([0, 15, 60, 180, 360, 720, 1440]);
  expect(sandbox.emulators.nextDue()).toBeNull();
});

test("a clock that jumps ahead does not use up every retry at once", async () => {
  const sandbox = openSandbox();
  const id = await openInvoice(sandbox);
  sandbox.answer(503);
  await sandbox.control(`/payment/invoices/${id}/pay`);
  sandbox.leap(25 * 60 * minute);
  await sandbox.emulators.runDue();
  expect(sandbox.received.filter(({ body }) => body.status === "PAID")).toHaveLength(2);
  expect(sandbox.emulators.nextDue()?.getTime()).toBe(sandbox.now().getTime() + 60_000);
});

test("records survive a restart, and a callback that never arrived is sent after it", async () => {
  const directory = await Deno.makeTempDir();
  onTestFinished(() => Deno.remove(directory, { recursive: true }));
  const file = `${directory}/emulators.sqlite`;
  const first = openSandbox({ file });
  const id = await openInvoice(first);
  first.answer(503);
  await first.control(`/payment/invoices/${id}/pay`);
  await fault(first, { kind: "error" });
  // The first one is not closed, as if its process had been killed.
  const second = openSandbox({ file });
  expect((await second.payment("GET", `/v2/invoices/${id}`)).status).toBe(500);
  expect((await second.payment("GET", `/v2/invoices/${id}`)).json.status).toBe("PAID");
  await second.advance(15 * minute);
  expect(second.received.map(({ body }) => body.status)).toEqual(["PAID"]);
});
