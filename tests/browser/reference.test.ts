import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { useBrowser } from "./support.ts";

const open = useBrowser();

/** Opens the call in Scalar's client, sends it, and returns the response shown. */
async function send(page: Page, name: RegExp): Promise<string> {
  await page.getByRole("button", { name }).first().click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: /^Send/ }).first().click();
  await dialog.getByText("200 OK").waitFor();
  return await dialog.innerText();
}

test("signed in as a test user, a reader sends a request and sees the response", async () => {
  const page = await open("/docs?as=seller#tag/auth/GET/auth/me");
  expect(await send(page, /^Test Request.*get \/auth\/me\)/)).toContain("sari.closet");
  await page.close();
});

test("selecting another test user keeps the reader's position", async () => {
  const page = await open("/docs#tag/wallet/GET/wallet/balance");
  await page.getByLabel("Signed in as").selectOption("seller2");
  await page.waitForURL("**/docs?as=seller2#tag/wallet/GET/wallet/balance");
  expect(await send(page, /^Test Request.*get \/wallet\/balance\)/)).toContain("available");
  await page.close();
});
