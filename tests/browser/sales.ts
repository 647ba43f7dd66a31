/** Steps in the console that several tests begin with. */
import type { Page } from "playwright-core";

export const press = async (page: Page, name: string | RegExp) => {
  await page.getByRole("button", { name }).first().click();
  await page.waitForLoadState();
};

/** Buys the first listing on the page; the page is then the order's. */
export async function buy(page: Page): Promise<void> {
  await page.locator("#shop button").first().click();
  await page.waitForURL("**/console/orders/ORD-*");
}

const DELIVERED = [/pays the invoice/, /^Seller hands/, /^Courier delivers/];

/** Lists something as the seller, so that there is always something to buy, and sells it up to `steps`. */
export async function sell(page: Page, steps: readonly RegExp[] = []): Promise<void> {
  await page.goto(new URL("/console/people/seller", page.url()).href);
  await press(page, "List it");
  await page.goto(new URL("/", page.url()).href);
  await buy(page);
  for (const step of steps) await press(page, step);
}
export const deliver = (page: Page, steps: readonly RegExp[] = []) =>
  sell(page, [...DELIVERED, ...steps]);

/** Leaves no fault to the next test. */
export async function clearFaults(sandbox: string): Promise<void> {
  await (await fetch(`${sandbox}/faults`, { method: "DELETE" })).body?.cancel();
}
