/** The signals as staff meet them in the panel. */
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { signals } from "./outside.ts";
import { go, ready } from "./support.ts";

export const signal = (page: Page, name: string) =>
  page.locator("details.signal").filter({ has: page.locator(`summary code:text-is("${name}")`) });

/** From the first page: its signal, then its runbook, which says this. */
export async function openSignal(page: Page, name: string, says: RegExp): Promise<void> {
  await go(page, "#/");
  await page.locator(`.signals a[href="#/reliability/${name}"]`).click();
  await ready(page);
  await expect.poll(() => signal(page, name).innerText()).toMatch(says);
}

/** The page says that it is over, and so does the API. */
export async function expectFine(page: Page, ...names: string[]): Promise<void> {
  await go(page, "#/");
  await go(page, "#/reliability");
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
