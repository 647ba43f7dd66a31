import type { Page } from "playwright-core";
import { afterEach, expect, test } from "vitest";
import { consoleOf, DELIVERED, list, press, sell } from "./sales.ts";
import { clearFaults, control, look, must, stack, useBrowser } from "./support.ts";

const open = useBrowser();
afterEach(clearFaults);
const status = (page: Page) => page.locator(".lead .badge").textContent();
const PHONE = { viewport: { width: 390, height: 844 } };

test("the provider's and the courier's buttons carry a sale, and the diagram shows every rupiah", async () => {
  const order = await sell();
  const page = await open(consoleOf(order));
  expect(await status(page)).toBe("awaiting payment");
  for (
    const [button, becomes] of [
      ["Buyer pays the invoice", "ready to ship"],
      ["Courier picks it up", "shipped"],
      ["Courier delivers", "delivered"],
    ] as const
  ) {
    await press(page, button);
    // A callback may be handled after the page.
    await expect.poll(async () => {
      const shown = await status(page);
      if (shown !== becomes) await page.reload();
      return shown;
    }, { message: button }).toBe(becomes);
  }
  await must("buyer", "PUT", `/orders/${order.id}/confirm`);
  await page.reload();
  expect(await status(page)).toBe("completed");
  const drawing = await page.locator(".diagram svg").textContent();
  for (
    const word of ["provider cash", "escrow", "passed on", "wallet of", "protection fee revenue"]
  ) {
    expect(drawing).toContain(word);
  }
  const rupiah = await page.locator("table").first().locator("td:nth-child(3)").allTextContents();
  const amounts = rupiah.map((text) => Number(text.replace("−", "-").replace(/[^\d-]/g, "")));
  expect(amounts.length).toBe(10);
  expect(amounts.reduce((sum, amount) => sum + amount)).toBe(0);

  await page.goto(stack.base_url);
  expect(await page.locator(".tiles").textContent()).toContain("balanced");
  await page.close();
});

test("the clock moves ahead, and what falls due on the way happens", async () => {
  const order = consoleOf(await sell());
  const page = await open(order);
  const now = async () => Date.parse((await look("/clock")).now);
  expect(await page.locator("main").textContent()).toMatch(/it becomes expired in \d+ min/);
  await page.goto(stack.base_url);
  const before = await now();
  await page.getByLabel("Hours").fill("1.5");
  await press(page, "Advance");
  await page.waitForURL("**/#clock");
  expect(await now() - before).toBeGreaterThanOrEqual(5400 * 1000);
  await page.goto(order);
  expect(await status(page)).toBe("expired");
  await page.close();
});

test("on a phone nothing but tables and the diagram scrolls sideways", async () => {
  const page = await open("/", PHONE);
  const orders = await page.locator("#orders a").first().getAttribute("href");
  for (const path of ["/", orders!, "/console/faults"]) {
    await page.goto(stack.base_url + path);
    const width = await page.evaluate("document.documentElement.scrollWidth");
    expect(width, path).toBeLessThanOrEqual(390);
  }
  await page.close();
});

test("text that users wrote is escaped", async () => {
  const title = `<img src=x onerror="document.title='taken'">`;
  const page = await open(consoleOf(await sell(["cancel"], list({ title }))));
  expect(await page.locator("h1").textContent()).toBe(title);
  expect(await page.title()).not.toBe("taken");
  await page.close();
});

test("a form on another site changes nothing here", async () => {
  const press = (origin: string) =>
    fetch(`${stack.base_url}/console/advance`, {
      method: "POST",
      body: new URLSearchParams({ hours: "0.01" }),
      headers: { origin },
      redirect: "manual",
    });
  expect((await press("https://elsewhere.example")).status).toBe(403);
  expect((await press(stack.base_url)).status).toBe(303);
});

test("a long advance of the clock shows its progress, leaves the other pages usable, and returns to the page that began it", async () => {
  const page = await open("/");
  const other = await open("/console/faults");
  await sell(DELIVERED);
  // Of the event that the order completes by itself.
  const fault = { provider: "portal", operation: "post_event", kind: "timeout", times: 2 };
  await control("/faults", fault);
  await press(page, "+ 1 week");
  await page.waitForURL("**/console/clock");
  await page.getByRole("progressbar").waitFor();
  expect(await page.locator("#now").innerText()).toMatch(/^\d+ %, \d+ \w+ 20\d\d/);
  await other.goto(stack.base_url);
  expect(page.url(), "it still moves").toMatch(/console\/clock$/);
  await page.waitForURL(/\/#clock$/, { timeout: 100_000 });
  await other.close();
  await page.close();
});

/** Presses a button of this provider; it then shows `badge`. */
async function turn(page: Page, provider: string, name: string, badge: string): Promise<void> {
  await page.goto(`${stack.base_url}/console/faults`);
  const button = page.locator(`#${provider}`).getByRole("button", { name });
  await Promise.all([page.waitForEvent("load"), button.click()]);
  expect(await page.locator(`#${provider} .badge`).first().innerText()).toBe(badge);
}
test("mails and the portal's events wait while their provider fails, are seen waiting, and arrive later", async () => {
  const page = await open("/");
  const FAILS = "answers 500";
  for (const provider of ["email", "portal"]) await turn(page, provider, FAILS, FAILS);
  const { reference } = await sell(DELIVERED);
  await expect.poll(async () => {
    await page.goto(`${stack.base_url}/console/faults`);
    return await page.locator("#failing").innerText();
  }).toMatch(/mail_send/);
  // A worker reports what a provider does within three seconds.
  await expect.poll(async () => {
    await page.goto(`${stack.base_url}/console/faults`);
    return await page.locator("#email h3").innerText();
  }).toContain("down for");
  const sent = async () => JSON.stringify(await look("/portal/events"));
  expect(await sent()).not.toContain(reference);
  for (const provider of ["email", "portal"]) {
    await turn(page, provider, "Switch the fault off", "works");
  }
  await page.goto(stack.base_url);
  await press(page, "+ 1 day");
  await page.waitForURL(/\/#clock$/);
  expect(await sent()).toContain(reference);
  await page.close();
});
