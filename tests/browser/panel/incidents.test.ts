/** Three incidents, each handled from the panel alone as its runbook says. */
import { afterEach, expect, test, vi } from "vitest";
import { accessibilityFaults, cutOff } from "../pages.ts";
import { DELIVERED, list, order, sell, take } from "../sales.ts";
import { call, clearFaults, control, look } from "../support.ts";
import {
  DAY,
  eventNumbers,
  HOUR,
  later,
  orderOf,
  paymentsAreDown,
  signals,
  verify,
} from "./support.ts";
import { again, doIt, expectFine, openSignal, signal } from "./support.ts";
import { usePanel } from "./support.ts";

const open = usePanel();
// Leases and retries take their real time.
vi.setConfig({ testTimeout: 240_000 });
afterEach(async () => {
  await clearFaults();
  await control("/portal/mode", { mode: "up" });
  await control("/payment/payouts/duplicates", { answer: "first_link" });
});

test("a payout whose answer was lost: its case leads to the link, two people resolve it, it is paid once", async () => {
  await sell([...DELIVERED, "confirm"]);
  const wallet = async () => (await call("seller", "GET", "/wallet/balance")).body.data;
  const before = await wallet();
  await control("/payment/payouts/duplicates", { answer: "error" });
  await control("/faults", {
    provider: "payment",
    operation: "create_payout",
    kind: "timeout_after_commit",
  });
  const key = { "idempotency-key": crypto.randomUUID() };
  const asked = await call("seller", "POST", "/wallet/withdrawals", { amount: 50_000 }, key);
  expect([asked.status, asked.body.data.status]).toEqual([201, "HELD"]);
  await expect.poll(async () => {
    await later(30);
    return (await signals())["open_cases"];
  }, { timeout: 90_000, interval: 3000 }).toBe(1);

  const staff = await open("administrator");
  await staff.locator(".tiles a", { hasText: "Cases" }).click();
  await staff.locator("tbody button", { hasText: "payout without link" }).click();
  const dialog = staff.locator("[role=dialog]");
  await dialog.waitFor();
  expect(await accessibilityFaults(staff)).toEqual([]);
  expect(await dialog.innerText()).toMatch(/What to press[\s\S]*Resolve a payout[\s\S]*Never/);
  const { id } = asked.body.data;
  expect(await dialog.innerText()).toContain(id);
  // Its cause ends it: closing it by hand is not possible.
  expect(await dialog.getByRole("button", { name: "Close a case" }).count()).toBe(0);
  // In the payment provider's dashboard.
  const { id: linkId } = await look(`/payment/payouts/${id}`);
  await dialog.locator("p a", { hasText: "Withdrawals" }).click();
  await staff.locator("tbody tr", { hasText: "held" }).getByRole("button").click();
  await staff.getByRole("button", { name: "Resolve a payout" }).click();
  await staff.getByLabel("provider payout (optional)").fill(linkId);
  await staff.getByLabel(/^Reason/).fill("The link is in the dashboard");
  await doIt(staff, "Proposed, another person approves");

  const other = await open("superadmin");
  await other.locator(".tiles a", { hasText: "Proposals that wait for you" }).click();
  await other.locator("tbody button").first().click();
  await other.getByRole("button", { name: "Approve a proposal" }).click();
  await doIt(other, "Done: Approve a proposal");
  await other.close();
  await control(`/payment/payouts/${linkId}/complete`, {});
  await later(DAY);

  await again(staff, "#/payouts");
  expect(await staff.locator("tbody tr", { hasText: "50,000" }).innerText()).toMatch(/paid/i);
  await expectFine(staff, "open_cases", "ledger_drift", "provider_drift");
  const { available, held } = await wallet();
  expect({ available, held }).toEqual({ available: before.available - 50_000, held: before.held });
  expect(await verify()).toMatchObject({ isWhole: true });
  await staff.close();
});

test("the finance portal is down, then rejects: events wait, die, are retried, and arrive once and in order", async () => {
  await control("/portal/mode", { mode: "down" });
  await sell(DELIVERED);
  await later(HOUR);
  const staff = await open("ops_admin");
  await openSignal(staff, "oldest_unsent_event_s", /act today[\s\S]*Since/);
  await openSignal(staff, "portal_down_s", /act now[\s\S]*Nothing while it is down/);
  // It answers again, and accepts nothing.
  await control("/portal/mode", { mode: "reject" });
  await later(HOUR);
  await expect.poll(async () => (await signals())["dead_letters"])
    .toBeGreaterThan(0);
  await openSignal(staff, "dead_letters", /act today[\s\S]*Retry many events/);
  await staff.getByText("The portal answered 422.").first().waitFor();

  await control("/portal/mode", { mode: "up" });
  await later(HOUR);
  await expect.poll(async () => (await signals())["dead_letters"])
    .toBeGreaterThan(0);
  await openSignal(staff, "dead_letters", /What to press/);
  await signal(staff, "dead_letters").getByRole("button", { name: "Retry many events" }).click();
  await staff.locator("[name=error]").fill("422");
  await staff.getByLabel(/^Reason/).fill("The portal accepts events again");
  await staff.getByRole("button", { name: "Try it first" }).click();
  await staff.getByText("A dry run: this would be the result.").waitFor();
  await doIt(staff, "Done: Retry many events");
  await later(60);

  await expectFine(staff, "dead_letters", "portal_down_s", "oldest_unsent_event_s", "ledger_drift");
  const arrived = async () => (await look("/portal/events?limit=100000"))["events"];
  const numbersOf = (events: { seq: number }[]) =>
    events.map(({ seq }) => seq).toSorted((one, other) => one - other);
  const numbers = await eventNumbers();
  await expect.poll(async () => numbersOf(await arrived())).toEqual(numbers);
  const events = await arrived();
  const seen = new Map<string, number>();
  for (const { aggregate: { id, version }, seq } of events) {
    expect(version, `event ${seq}`).toBeGreaterThan(seen.get(id) ?? 0);
    seen.set(id, version);
  }
  expect(await verify()).toMatchObject({ isWhole: true });
  await staff.close();
});

test("the payment provider is unreachable: buyers are told, and what was paid meanwhile is found", async () => {
  const orders = [await sell(), await sell()];
  const [first, second] = orders.map(({ reference }) => reference) as [string, string];
  await paymentsAreDown();
  for (const { id } of orders) await take(id, ["pay"]);
  const refused = await order(await list());
  expect([refused.status, refused.body.error.reason]).toEqual([
    503,
    "payment_provider_unavailable",
  ]);
  await later(HOUR);
  // What waits is tried every hour at least; time passes until it was.
  await expect.poll(async () => {
    await later(HOUR / 4);
    return (await signals())["payments_down_s"];
  }, { timeout: 60_000 }).toBeGreaterThan(HOUR);
  const staff = await open("ops_admin");
  await openSignal(staff, "payments_down_s", /act now[\s\S]*Nothing while it is down/);
  await staff.setViewportSize({ width: 390, height: 844 });
  expect([await accessibilityFaults(staff), await cutOff(staff)]).toEqual([[], []]);
  await openSignal(staff, "overdue_deadlines", /act today[\s\S]*Check a payment/);
  expect((await orderOf(first)).status).toBe("AWAITING_PAYMENT");
  await later(26 * HOUR);
  const { now: end } = await look("/clock");
  await openSignal(staff, "reconciliation_behind_s", /act today[\s\S]*Since/);

  await clearFaults();
  await staff.keyboard.press("/");
  await staff.locator("[name=q]").fill(first);
  await staff.keyboard.press("Enter");
  await staff.locator("tbody button").first().click();
  await staff.getByRole("button", { name: "Check a payment" }).click();
  await doIt(staff, "Done: Check a payment");
  await staff.locator(".lead .badge", { hasText: "ready to ship" }).waitFor();
  await later(DAY);

  await expect.poll(async () => (await orderOf(second)).status).toBe("READY_TO_SHIP");
  await expectFine(
    staff,
    "payments_down_s",
    "overdue_deadlines",
    "failing_jobs",
    "reconciliation_behind_s",
    "provider_drift",
    "ledger_drift",
    "open_cases",
  );
  expect((await signals()).reconciled_until > end).toBe(true);
  // The market sells again.
  await sell();
  expect(await verify()).toMatchObject({ isWhole: true });
  await staff.close();
});
