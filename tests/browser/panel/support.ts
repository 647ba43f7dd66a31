/** The panel, built and served beside the stack, and staff signed in to it. */
import type { BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, expect } from "vitest";
import { build } from "../../../panel/build.ts";
import { serve, stackOf } from "../../../panel/serve.ts";
import { scratchPort } from "../../local/scratch.ts";
import { stack, STACK_FILE, useBrowser } from "../support.ts";

export type StaffName = "ops_admin" | "administrator" | "superadmin" | "superadmin2";

/** `open` opens the panel's page for staff; the role of a page is that of its user. */
export function usePanel() {
  const open = useBrowser();
  let server: Deno.HttpServer;
  let address: string;
  beforeAll(async () => {
    await build();
    const port = await scratchPort(STACK_FILE.replace(/\/[^/]+$/, ""));
    server = await serve(stackOf(STACK_FILE), port);
    address = `http://127.0.0.1:${port}/`;
  });
  afterAll(() => server.shutdown());

  return async (
    who: StaffName | "buyer" | undefined,
    path = "#/",
    options: BrowserContextOptions = {},
  ): Promise<Page> => {
    const page = await open(address, { locale: "en-GB", ...options });
    if (!who) return page;
    await signIn(page, who);
    await page.locator("nav, [role=alert]").first().waitFor();
    await go(page, path);
    return page;
  };
}

export async function signIn(page: Page, who: string, password = "preloved-demo"): Promise<void> {
  await page.locator("[name=email]").fill(stack.users[who]!.email);
  await page.locator("[name=password]").fill(password);
  await page.locator("button[type=submit]").click();
}

/** Another page of the panel, with its answers. */
export async function go(page: Page, path: string): Promise<void> {
  await page.evaluate(`location.hash = ${JSON.stringify(path)}`);
  await ready(page);
}

export async function ready(page: Page): Promise<void> {
  await page.locator("main h1, main [role=alert]").first().waitFor();
  // Not waitForFunction, which the page's policy forbids.
  await expect.poll(() => page.locator("main").innerText(), { timeout: 20_000 })
    .not.toMatch(/^(Loading…|Memuat…)$/m);
}

/** Fills in nothing more: tries the action, then does it. */
export async function tryAndDo(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Try it first" }).click();
  await page.getByText("A dry run: this would be the result.").waitFor();
  await page.getByRole("button", { name: /^Do it now/ }).click();
  await page.getByText(/^Done: /).waitFor();
}
