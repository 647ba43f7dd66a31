import { afterEach, expect, test } from "vitest";
import { clearFaults, deliver, press } from "./sales.ts";
import { stack, useBrowser } from "./support.ts";

const open = useBrowser();
afterEach(() => clearFaults(stack.sandbox_url));

const fault = (body: object) =>
  fetch(`${stack.sandbox_url}/faults`, { method: "POST", body: JSON.stringify(body) })
    .then((answer) => answer.body?.cancel());

test("a long advance of the clock shows its progress, leaves the other pages usable, and returns to the page that began it", async () => {
  const page = await open("/");
  await fault({ provider: "portal", operation: "post_event", kind: "timeout", times: 3 });
  await deliver(page);
  await page.goto(stack.base_url);
  await press(page, "+ 1 week");
  await page.waitForURL("**/console/clock");
  expect(await page.getByRole("progressbar").count()).toBe(1);
  expect(await page.locator("#now").innerText()).toMatch(/^\d+ %, \d+ \w+ 2026/);
  const other = await open("/console/faults");
  const started = performance.now();
  await other.goto(stack.base_url);
  expect(performance.now() - started).toBeLessThan(5000);
  await page.waitForURL(/\/#clock$/, { timeout: 100_000 });
  await other.close();
  await page.close();
});

test("an order whose people do nothing goes on by itself, and the page returns to it", async () => {
  const page = await open("/");
  await deliver(page);
  const order = page.url();
  await press(page, /^Nobody acts in time/);
  await page.waitForURL(order, { timeout: 100_000 });
  expect(await page.locator(".lead .badge").innerText()).toBe("completed");
  await page.close();
});

test("the progress page of an advance that is done stays, and leads back", async () => {
  const page = await open("/");
  await press(page, "+ 1 hour");
  await page.waitForURL(/\/#clock$/);
  await page.goto(`${stack.base_url}/console/clock`);
  await page.waitForTimeout(1_000);
  expect(new URL(page.url()).pathname).toBe("/console/clock");
  expect(await page.locator("main").innerText()).toContain("the last advance is done");
  await page.close();
});
