import type { Page } from "playwright-core";
import { afterEach, beforeEach, expect, test } from "vitest";
import { listSkirt, useShop, visit as go } from "./shop.ts";
import { call } from "./support.ts";

const { open, enter } = useShop();
/** Of two listings that are for sale. */
let paths: string[];

beforeEach(async () => {
  const made = ["Rok lipit", "Rok plisket"].map((title) => listSkirt(title, { price: 90_000 }));
  paths = (await Promise.all(made)).map((id) => `listings/${id}`);
});

// A buyer has at most five unpaid orders.
afterEach(async () => {
  const { body } = await call("buyer", "GET", "/orders/my?status=AWAITING_PAYMENT");
  for (const { id } of body.data.as_buyer) await call("buyer", "PUT", `/orders/${id}/cancel`);
});

const buy = (page: Page) => page.getByRole("button", { name: /^Buy for Rp/ });
/** At a listing, with the prices of couriers. */
async function visit(page: Page, path = paths[0]!): Promise<void> {
  await go(page, path);
  await page.locator("form.buy option").first().waitFor({ state: "attached" });
}
async function enterListing(): Promise<Page> {
  const page = await enter(`#/${paths[0]}`);
  await page.locator("form.buy option").first().waitFor({ state: "attached" });
  return page;
}

test("a wrong password shows an error, and nothing else happens", async () => {
  const page = await open();
  await page.getByLabel("Password", { exact: true }).fill("something else");
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByText("Invalid login credentials").waitFor();
  expect(await page.getByRole("navigation").isVisible()).toBe(false);
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
  const page = await enterListing();
  const lost = await loseAnswers(page);
  const before = await ordered();
  await buy(page).click();
  await page.getByRole("progressbar").waitFor();
  expect(await buy(page).isDisabled()).toBe(true);
  await page.getByText("nothing is bought twice").waitFor();
  const sent = lost.sent.length;
  await buy(page).click();
  await expect.poll(() => lost.sent.length).toBeGreaterThan(sent);
  const here = page.url();
  // No answer comes before the page is gone.
  await page.goto("about:blank");
  lost.isLost = false;
  await page.goto(here);
  await page.getByRole("link", { name: /^Pay Rp/ }).first().waitFor();
  expect(lost.sent.length).toBeGreaterThanOrEqual(sent + 2);
  expect(new Set(lost.sent.map(({ key, body }) => `${key} ${body}`)).size).toBe(1);
  expect(await ordered() - before).toBe(1);
  await page.close();
});

test("picking another listing does not drop a purchase without an answer", async () => {
  const page = await enterListing();
  const lost = await loseAnswers(page);
  const before = await ordered();
  await buy(page).click();
  await page.getByText("nothing is bought twice").waitFor();
  await page.getByRole("heading", { name: "No answer yet" }).waitFor();
  await visit(page, paths[1]);
  await buy(page).click();
  await page.getByRole("heading", { name: "Waiting for payment" }).waitFor();
  expect(await ordered() - before).toBe(2);
  lost.isLost = false;
  await page.getByRole("link", { name: "Buy something else" }).click();
  await page.getByRole("button", { name: "Ask again" }).click();
  await page.getByRole("heading", { name: "Waiting for payment" }).waitFor();
  await page.getByRole("heading", { name: "No answer yet" }).waitFor({ state: "hidden" });
  const byListing = Map.groupBy(lost.sent, ({ body }) => listingOf(body));
  for (const sent of byListing.values()) expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
  expect(byListing.size).toBe(2);
  expect(await ordered() - before).toBe(2);
  await page.close();
});

test("an unpaid order is still there after a reload", async () => {
  const page = await enterListing();
  await buy(page).click();
  const about = await page.getByText(/^ORD-\d{6}-\w{6} · /).textContent();
  const reference = about!.split(" ")[0];
  await page.reload();
  await page.getByRole("link", { name: "Orders" }).click();
  const line = page.getByRole("listitem").filter({ hasText: reference });
  expect(await line.getByRole("link", { name: /^Pay/ }).getAttribute("href")).toContain("/pay/");
  await page.close();
});
