import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { PROJECT_ROOT, scratchPort, waitFor } from "../local/scratch.ts";
import { readability } from "./readability.ts";
import { call, STACK_FILE, useBrowser } from "./support.ts";

const open = useBrowser();
let vite: Deno.ChildProcess;
let address: string;

beforeAll(async () => {
  const port = await scratchPort(STACK_FILE.replace(/\/[^/]+$/, ""));
  vite = new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", "node_modules/vite/bin/vite.js", "examples/web", "--configLoader=native"]
      .concat("--port", String(port), "--strictPort", "--host", "127.0.0.1"),
    cwd: PROJECT_ROOT,
    env: { STACK: STACK_FILE, NO_COLOR: "1" },
    stdout: "piped",
    stderr: "inherit",
  }).spawn();
  await waitFor(vite.stdout, String(port));
  address = `http://127.0.0.1:${port}/`;
});
afterAll(async () => {
  vite.kill("SIGTERM");
  await vite.status;
});

// A buyer has at most five unpaid orders.
afterEach(async () => {
  const { body } = await call("buyer", "GET", "/orders/my?status=AWAITING_PAYMENT");
  for (const { id } of body.data.as_buyer) await call("buyer", "PUT", `/orders/${id}/cancel`);
});

const buy = (page: Page) => page.getByRole("button", { name: "Buy", exact: true });
async function signIn(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.locator("[name=quote] option").first().waitFor({ state: "attached" });
}
async function enter(): Promise<Page> {
  const page = await open(address);
  await signIn(page);
  return page;
}

test("a user signs in, buys something, pays, and sees the payment confirmed", async () => {
  const page = await enter();
  await page.getByText("Halo, rani.").waitFor();
  await buy(page).click();
  await page.getByText("Waiting for your payment").waitFor();
  await page.getByRole("progressbar").waitFor();
  const pay = page.getByRole("link", { name: /^Pay Rp/ });
  const [invoice] = await Promise.all([page.waitForEvent("popup"), pay.click()]);
  await invoice.getByRole("button").first().click();
  await page.getByText("It is paid.").waitFor();
  const mine = await call("buyer", "GET", "/orders/my?status=READY_TO_SHIP");
  expect(mine.body.data.total_as_buyer).toBe(1);
  await page.close();
});

test("a wrong password shows an error, and nothing else happens", async () => {
  const page = await open(address);
  await page.getByLabel("Password").fill("something else");
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByText("Invalid login credentials").waitFor();
  expect(await page.locator("#order").isVisible()).toBe(false);
  await page.close();
});

/** Loses the answers to orders of the first listing while `isLost`; the service takes them. */
async function loseAnswers(page: Page) {
  const state = { isLost: true, sent: [] as { key: string | null; body: string }[] };
  await page.route("**/orders", async (route) => {
    const request = route.request();
    if (request.method() !== "POST") return await route.continue();
    const body = request.postData()!;
    state.sent.push({ key: await request.headerValue("idempotency-key"), body });
    const isFirst = listingOf(body) === listingOf(state.sent[0]!.body);
    if (!state.isLost || !isFirst) return await route.continue();
    await route.fetch();
    await route.abort("connectionreset");
  });
  return state;
}
const listingOf = (body: string) => JSON.parse(body).listing_id;
const ordered = async () => (await call("buyer", "GET", "/orders/my")).body.data.total_as_buyer;

test("a lost answer, a reload and a second click are one purchase with one key", async () => {
  const page = await enter();
  const lost = await loseAnswers(page);
  const before = await ordered();
  await buy(page).click();
  await page.getByRole("progressbar").waitFor();
  expect(await buy(page).isDisabled()).toBe(true);
  await page.getByText("nothing is bought twice").waitFor();
  await buy(page).click();
  await page.getByRole("progressbar").waitFor();
  lost.isLost = false;
  await page.reload();
  await page.getByRole("link", { name: /^Pay Rp/ }).first().waitFor();
  expect(lost.sent.length).toBeGreaterThanOrEqual(6);
  expect(new Set(lost.sent.map(({ key, body }) => `${key} ${body}`)).size).toBe(1);
  expect(await ordered() - before).toBe(1);
  await page.close();
});

test("picking another listing does not drop a purchase without an answer", async () => {
  const page = await enter();
  const lost = await loseAnswers(page);
  const before = await ordered();
  await buy(page).click();
  await page.getByText("nothing is bought twice").waitFor();
  await page.getByRole("heading", { name: "No answer yet" }).waitFor();
  await page.locator("[name=listing]").selectOption({ index: 1 });
  await page.locator("[name=quote] option").first().waitFor({ state: "attached" });
  await buy(page).click();
  await page.getByText("Waiting for your payment").waitFor();
  expect(await ordered() - before).toBe(2);
  lost.isLost = false;
  await page.getByRole("button", { name: "Buy something else" }).click();
  await page.getByText("Waiting for your payment").waitFor();
  const byListing = Map.groupBy(lost.sent, ({ body }) => listingOf(body));
  for (const sent of byListing.values()) expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
  expect(byListing.size).toBe(2);
  expect(await ordered() - before).toBe(2);
  await page.close();
});

test("an unpaid order is still there after a reload", async () => {
  const page = await enter();
  await buy(page).click();
  const reference = await page.getByText(/^ORD-\d{6}-\w{6}: /).textContent();
  await page.reload();
  const line = page.getByRole("listitem").filter({ hasText: reference! });
  expect(await line.getByRole("link").getAttribute("href")).toContain("/pay/");
  await page.close();
});

const SIZES = [["phone", { width: 390, height: 844 }], ["desktop", {
  width: 1280,
  height: 900,
}]] as const;

test.each(["light", "dark"] as const)(
  "in %s all text is readable, and nothing is cut off on a phone or a desktop",
  async (colorScheme) => {
    for (const [size, viewport] of SIZES) {
      const page = await open(address, { colorScheme, viewport });
      const check = async (what: string) => {
        const [dim, width] = await page.evaluate(readability) as [string[], number];
        expect(dim, `${what}, ${size}, ${colorScheme}`).toEqual([]);
        expect(width, `${what}, ${size}`).toBeLessThanOrEqual(viewport.width);
      };
      await check("sign-in");
      await signIn(page);
      await check("shop");
      await page.route(
        "**/orders",
        (route) =>
          route.fulfill({
            status: 503,
            json: { ok: false, error: { code: "UNAVAILABLE", message: "Busy." } },
          }),
      );
      await buy(page).click();
      await page.getByText("nothing is bought twice").waitFor();
      await check("unanswered");
      await page.unroute("**/orders");
      await buy(page).click();
      await page.getByText("Waiting for your payment").waitFor();
      await check("payment");
      await page.close();
    }
  },
);
