import type { Page } from "playwright-core";
import { afterEach, expect, test } from "vitest";
import { clearFaults, deliver, list, press, referenceOf, sell } from "./sales.ts";
import { stack, useBrowser } from "./support.ts";

const open = useBrowser();
afterEach(() => clearFaults(stack.sandbox_url));

async function switchOn(page: Page, provider: string, fault: string): Promise<void> {
  await page.goto(`${stack.base_url}/console/faults`);
  await page.locator(`#${provider}`).getByRole("button", { name: fault }).click();
  await page.waitForLoadState();
  expect(await page.locator(`#${provider} .badge`).first().innerText()).toBe(fault);
}
async function switchOff(page: Page, provider: string): Promise<void> {
  await page.goto(`${stack.base_url}/console/faults`);
  await page.locator(`#${provider}`).getByRole("button", { name: "Switch the fault off" }).click();
  await page.waitForLoadState();
  expect(await page.locator(`#${provider} .badge`).first().innerText()).toBe("works");
}
const calls = (page: Page) =>
  page.locator("section[aria-label='Calls of the last click']").innerText();

test("without the courier's API nothing can be bought; without payments no invoice is made", async () => {
  const page = await open("/");
  await sell(page);
  for (
    const [provider, call] of [["shipping", "POST /shipping/rates"], ["payment", "POST /orders"]]
  ) {
    await switchOn(page, provider!, "answers 500");
    await list();
    await page.goto(stack.base_url);
    await press(page, /^Rani buys/);
    expect(await calls(page), provider).toMatch(new RegExp(`503\\s+${call}`));
    await switchOff(page, provider!);
  }
  await page.close();
});

test("mails and the portal's events wait while their provider fails, are seen waiting, and arrive later", async () => {
  const page = await open("/");
  await switchOn(page, "email", "answers 500");
  await switchOn(page, "portal", "answers 500");
  await deliver(page);
  const reference = referenceOf(page);
  await page.goto(`${stack.base_url}/console/faults`);
  expect(await page.locator("#failing").innerText()).toMatch(/mail_send/);
  // A worker reports what a provider does within three seconds.
  await expect.poll(async () => {
    await page.goto(`${stack.base_url}/console/faults`);
    return await page.locator("#email h3").innerText();
  }, { timeout: 10_000 }).toContain("down for");
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
