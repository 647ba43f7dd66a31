import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { buy, deliver, list, press, resolve, sell } from "./sales.ts";
import { call, stack, useBrowser } from "./support.ts";

const open = useBrowser();
const status = (page: Page) => page.locator(".lead .badge").textContent();
const PHONE = { viewport: { width: 390, height: 844 } };

test("five clicks sell something, and the diagram shows every rupiah", async () => {
  const page = await open("/");
  await buy(page);
  expect(await status(page)).toBe("awaiting payment");
  expect(await page.locator(".calls li").allTextContents()).toEqual([
    expect.stringMatching(/200\s+GET \/auth\/me\s+as buyer/),
    expect.stringMatching(/200\s+POST \/shipping\/rates\s+as buyer/),
    expect.stringMatching(/201\s+POST \/orders\s+as buyer/),
  ]);
  for (
    const [button, becomes] of [
      ["Buyer pays the invoice", "ready to ship"],
      ["Seller hands it to the courier", "shipped"],
      ["Courier delivers", "delivered"],
      [/^Buyer confirms/, "completed"],
    ] as const
  ) {
    await press(page, button);
    expect(await status(page), String(button)).toBe(becomes);
  }
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
  expect(await page.locator("#mailbox a").count()).toBeGreaterThan(0);
  expect(await page.locator("#portal").textContent()).toContain("order.completed");
  await page.close();
});

test("the other endings are reachable: return, dispute, cancellation", async () => {
  const page = await open("/");
  await deliver(page, [
    /requests a return/,
    /approves the return/,
    /gets a return label/,
    /returns it/,
    /confirms the return/,
  ]);
  expect(await status(page)).toBe("refunded");
  await deliver(page, [/disputes/]);
  await resolve(page, { resolution: "refund" });
  expect(await status(page)).toBe("refunded");
  await sell(page, [/pays the invoice/, /Buyer cancels/]);
  expect(await status(page)).toBe("cancelled");
  await page.close();
});

test("the clock moves ahead, and what falls due on the way happens", async () => {
  const page = await open("/");
  const now = async () =>
    Date.parse((await (await fetch(`${stack.sandbox_url}/clock`)).json()).now);
  await buy(page);
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

test("an error of the API is shown with its message", async () => {
  const [first, second] = [await open("/"), await open("/")];
  await buy(first);
  await second.locator("#shop button").first().click();
  await second.waitForURL(stack.base_url + "/");
  expect(await second.locator(".calls").textContent()).toMatch(
    /409\s+POST \/shipping\/rates.*as buyer/s,
  );
  expect((await second.locator(".calls .over:not(.badge)").textContent())?.length).toBeGreaterThan(
    10,
  );
  await press(first, "Buyer cancels");
  await Promise.all([first.close(), second.close()]);
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
  const { id } = await list({ title });
  const page = await open("/");
  expect(await page.locator("#shop h3").first().textContent()).toBe(title);
  expect(await page.title()).toBe("Preloved");
  await page.close();
  await call("seller", "DELETE", `/listings/${id}`);
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
