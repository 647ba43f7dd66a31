/** The signals as staff meet them in the panel. */
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { signals } from "./outside.ts";
import { go, ready } from "./support.ts";

export const signal = (page: Page, name: string) =>
  page.locator("details.signal").filter({ has: page.locator(`summary code:text-is("${name}")`) });

/** What a page showed a moment ago it shows again for five seconds, in which hours pass here. */
export async function again(page: Page, path: string): Promise<void> {
  await page.reload();
  await page.locator("nav").first().waitFor();
  await go(page, path);
}

/** From the first page: its signal, then its runbook, which says this. */
export async function openSignal(page: Page, name: string, says: RegExp): Promise<void> {
  await again(page, "#/");
  await page.locator(`.signals a[href="#/reliability/${name}"]`).click();
  await ready(page);
  await expect.poll(() => signal(page, name).innerText()).toMatch(says);
}

/** The page says that it is over, and so does the API. */
export async function expectFine(page: Page, ...names: string[]): Promise<void> {
  await again(page, "#/reliability");
  const now = await signals();
  for (const name of names) {
    expect([name, now[name]]).toEqual([name, 0]);
    await expect.poll(() => signal(page, name).locator("summary").innerText()).toMatch(/\bfine$/);
  }
}

export async function doIt(page: Page, done: string | RegExp): Promise<void> {
  await page.getByRole("button", { name: /^Do it now/ }).click();
  await page.getByText(done).waitFor();
}
