/** The panel, built and served beside the stack, and staff signed in to it. */
import type { BrowserContextOptions, Page } from "playwright-core";
import postgres from "postgres";
import { afterAll, beforeAll, expect } from "vitest";
import { serve, stackOf } from "../../../panel/serve.ts";
import { turnTo } from "../pages.ts";
import { call, control, stack, STACK_FILE, useBrowser } from "../support.ts";
import { scratchPort } from "../../local/scratch.ts";
import { verifyBooks } from "../../../tools/verify_books.ts";

export type StaffName = "ops_admin" | "administrator" | "superadmin" | "superadmin2";

/** `open` opens the panel's page for staff; the role of a page is that of its user. */
export function usePanel() {
  const open = useBrowser();
  let server: Deno.HttpServer;
  let address: string;
  beforeAll(async () => {
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
    await page.locator("#root > header, [role=alert]").first().waitFor();
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
  await turnTo(page, path);
  await ready(page);
}

/** Each part of the page shows its first answer. */
export async function ready(page: Page): Promise<void> {
  // Twice: between the answer of a page and the questions of its parts, it waits for nothing.
  await expect.poll(async () => [await isLoading(page), await isLoading(page)])
    .toEqual([false, false]);
}

/** Not waitForFunction, which the page's policy forbids. */
const isLoading = (page: Page): Promise<boolean> =>
  page.evaluate(`new Promise((tell) =>
    setTimeout(() => {
      const main = document.querySelector("main");
      tell(
        !main?.querySelector("h1, [role=alert]") || main.ariaBusy === "true" ||
          /^(Loading…|Memuat…)$/m.test(main.innerText),
      );
    }, 20)
  )`);

/** Fills in nothing more: tries the action, then does it. */
export async function tryAndDo(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Try it first" }).click();
  await page.getByText("A dry run: this would be the result.").waitFor();
  await page.getByRole("button", { name: /^Do it now/ }).click();
  await page.getByText(/^Done: /).waitFor();
}

// deno-lint-ignore no-explicit-any
type Row = Record<string, any>;

export const later = (seconds: number) => control("/clock/advance", { seconds });
export const HOUR = 3600;
export const DAY = 24 * HOUR;

/** Of the payment provider: every call, until the faults are cleared. */
export async function paymentsAreDown(): Promise<void> {
  const down = { provider: "payment", kind: "error", times: 10_000 };
  await control("/faults", down);
  await control("/faults", { ...down, operation: "callback" });
}

/** As the API says them. */
export const signals = async (): Promise<Row> =>
  (await call("administrator", "GET", "/admin/reliability")).body.data;

export async function orderOf(reference: string): Promise<Row> {
  const { body } = await call("ops_admin", "GET", `/admin/orders?order=${reference}`);
  return body.data.items[0];
}

export async function inDatabase<T>(read: (sql: postgres.Sql) => Promise<T>): Promise<T> {
  const sql = postgres(stack.database_url, { max: 1, onnotice: () => {} });
  try {
    return await read(sql);
  } finally {
    await sql.end();
  }
}

/** What `npm run verify-books` says. */
export const verify = () => inDatabase((sql) => verifyBooks(sql));

/** The numbers of all events that there are for the portal. */
export const eventNumbers = () =>
  inDatabase(async (sql) => {
    const rows = await sql<{ seq: number }[]>`select seq::integer from private.outbox order by seq`;
    return rows.map(({ seq }) => seq);
  });

/** The signals as staff meet them in the panel. */
export const signal = (page: Page, name: string) =>
  page.locator(`details.signal[data-name="${name}"]`);

/** Reloads first: a page shows a cached answer for five seconds, in which the moved clock passes hours. */
export async function again(page: Page, path: string): Promise<void> {
  await page.reload();
  await page.locator("#root > header").waitFor().catch(async (error) => {
    throw new Error(`It shows: ${await page.locator("body").innerText()}`, { cause: error });
  });
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
  // A worker reports what a provider does within three seconds.
  await expect.poll(async () => {
    const now = await signals();
    return names.filter((name) => now[name] !== 0);
  }).toEqual([]);
  await again(page, "#/reliability");
  for (const name of names) {
    await expect.poll(() => signal(page, name).locator("summary").innerText()).toMatch(/\bfine$/);
  }
}

export async function doIt(page: Page, done: string | RegExp): Promise<void> {
  await page.getByRole("button", { name: /^Do it now/ }).click();
  await page.getByText(done).waitFor();
}
