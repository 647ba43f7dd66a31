import type { Page } from "playwright-core";
import { afterEach, expect, test } from "vitest";
import { clearFaults, deliver, press, referenceOf, sell, submit } from "./sales.ts";
import { call, stack, useBrowser } from "./support.ts";

const open = useBrowser();
afterEach(() => clearFaults(stack.sandbox_url));
const status = (page: Page) => page.locator(".lead .badge").textContent();
const PHONE = { viewport: { width: 390, height: 844 } };

test("the provider's and the courier's buttons carry a sale, and the diagram shows every rupiah", async () => {
  const page = await open("/");
  await sell(page);
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
  const path = `/orders/${referenceOf(page)}/confirm`;
  expect((await call("buyer", "PUT", path)).status).toBe(200);
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
  const page = await open("/");
  const now = async () =>
    Date.parse((await (await fetch(`${stack.sandbox_url}/clock`)).json()).now);
  await sell(page);
  const order = page.url();
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
  const page = await open("/");
  await sell(page, ["cancel"], { title });
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

const fault = (body: object) =>
  fetch(`${stack.sandbox_url}/faults`, { method: "POST", body: JSON.stringify(body) })
    .then((answer) => answer.body?.cancel());

test("a long advance of the clock shows its progress, leaves the other pages usable, and returns to the page that began it", async () => {
  const page = await open("/");
  const other = await open("/console/faults");
  await deliver(page);
  // Of the event that the order completes by itself.
  await fault({ provider: "portal", operation: "post_event", kind: "timeout", times: 2 });
  await page.goto(stack.base_url);
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

async function switchOn(page: Page, provider: string, fault: string): Promise<void> {
  await page.goto(`${stack.base_url}/console/faults`);
  await submit(page, page.locator(`#${provider}`).getByRole("button", { name: fault }));
  expect(await page.locator(`#${provider} .badge`).first().innerText()).toBe(fault);
}
async function switchOff(page: Page, provider: string): Promise<void> {
  await page.goto(`${stack.base_url}/console/faults`);
  await submit(
    page,
    page.locator(`#${provider}`).getByRole("button", { name: "Switch the fault off" }),
  );
  expect(await page.locator(`#${provider} .badge`).first().innerText()).toBe("works");
}
test("mails and the portal's events wait while their provider fails, are seen waiting, and arrive later", async () => {
  const page = await open("/");
  await switchOn(page, "email", "answers 500");
  await switchOn(page, "portal", "answers 500");
  await deliver(page);
  const reference = referenceOf(page);
  await expect.poll(async () => {
    await page.goto(`${stack.base_url}/console/faults`);
    return await page.locator("#failing").innerText();
  }).toMatch(/mail_send/);
  // A worker reports what a provider does within three seconds.
  await expect.poll(async () => {
    await page.goto(`${stack.base_url}/console/faults`);
    return await page.locator("#email h3").innerText();
  }).toContain("down for");
  const sent = async () =>
    JSON.stringify(await (await fetch(`${stack.sandbox_url}/portal/events`)).json());
  expect(await sent()).not.toContain(reference);
  await switchOff(page, "email");
  await switchOff(page, "portal");
  await page.goto(stack.base_url);
  await press(page, "+ 1 day");
  await page.waitForURL(/\/#clock$/);
  expect(await sent()).toContain(reference);
  await page.close();
});
