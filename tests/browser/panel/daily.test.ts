/** From the first page to each piece of daily work in three clicks, and work on many with its progress. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { call, stack } from "../support.ts";
import { inDatabase, ready, usePanel } from "./support.ts";

const open = usePanel();
const MANY = 120;
const CLICKS = 3;

test("the first page says that nothing waits", async () => {
  const page = await open("administrator");
  await page.getByText("Nothing waits for you.").waitFor();
  expect(await page.locator(".tiles a").count()).toBe(0);
  await page.close();
});

/** What waits for a person; work.test.ts has disputes and identity checks. */
async function fill(): Promise<void> {
  const seller = stack.users["seller"]!.id;
  await inDatabase((sql) =>
    sql.unsafe(`
    insert into private.withdrawals (user_id, amount, fee, recipient_email, provider, status, created_at)
    values ('${seller}', 50000, 2500, 'a@example.test', 'xendit_invoices', 'HELD', private.now() - interval '2 hours');
    insert into private.jobs (kind, key, attempts, dead_at, last_error)
    select 'letter', n::text, 3, private.now(), 'The mail answered 500.' from generate_series(1, ${MANY}) as n;
    insert into private.reconciliation_runs (from_at, to_at, statement) values (private.now(), private.now(), 'xendit');
    insert into private.reconciliation_differences (reference, provider_amount, ledger_amount, counter_account, run_id, statement)
    select 'copy' || n, n, 0, 'claims', max(runs.id), 'xendit'
    from private.reconciliation_runs as runs, generate_series(1, ${MANY}) as n group by n;`)
  );
}
const filled = { once: undefined as Promise<void> | undefined };
const filling = () => filled.once ??= fill();

const table = (page: Page) => page.locator("tbody button").first();
const button = (name: string) => (page: Page) => page.getByRole("button", { name }).first();
const tile = (name: string) => (page: Page) => page.locator(".tiles a", { hasText: name });

/** Each click, and what is then on the page. */
const WORK: [string, ((page: Page) => ReturnType<Page["locator"]>)[], string][] = [
  ["a stuck payout is looked at", [tile("Withdrawals held"), table], "[role=dialog] .facts"],
  [
    "a dead letter is redriven",
    [
      (page) => page.locator(`.signals a[href="#/reliability/dead_letters"]`),
      button("Retry a job"),
    ],
    "form",
  ],
  [
    "a difference of the reconciliation is approved",
    [tile("Reconciliation"), table, button("Approve a correction")],
    "form",
  ],
];

test.each(WORK)("from the first page, %s in at most three clicks", async (_, clicks, there) => {
  await filling();
  expect(clicks.length).toBeLessThanOrEqual(CLICKS);
  const page = await open("superadmin");
  await page.evaluate("window.clicks = 0; addEventListener('click', () => clicks++, true)");
  for (const click of clicks) {
    await click(page).click();
    await ready(page);
  }
  await page.locator(there).first().waitFor();
  // The page was never loaded again, and nothing else was clicked.
  expect(await page.evaluate("window.clicks")).toBe(clicks.length);
  await page.close();
});

test("many are redriven in parts: how many is shown, and it can be stopped", async () => {
  await filling();
  const page = await open("superadmin", "#/jobs");
  await page.getByRole("button", { name: "Retry many jobs" }).click();
  await page.locator("[name=kind]").last().fill("letter");
  await page.locator("[name=limit]").fill("1000");
  await page.getByLabel(/^Reason/).fill("The mail is back");
  await page.getByRole("button", { name: "Try it first" }).click();
  await page.getByText("A dry run: this would be the result.").waitFor();
  let answer = () => {};
  const held = new Promise<void>((go) => answer = go);
  let parts = 0;
  await page.route(/\/admin\/jobs\/redrive$/, async (route) => {
    if (++parts === 2) await held;
    await route.continue();
  });
  await page.getByRole("button", { name: /^Do it now/ }).click();
  await page.getByText(`50 of ${MANY}`).waitFor();
  expect(await page.locator("progress").getAttribute("value")).toBe("50");
  await page.getByRole("button", { name: "Stop" }).click();
  answer();
  await page.getByText(`100 of ${MANY}`).waitFor();
  expect(parts).toBe(2);
  const { body } = await call("superadmin", "GET", "/admin/reliability");
  expect(body.data.dead_letters).toBe(MANY - 100);
  await page.close();
});

test("a CSV file has every page of the list, and says how far it is", async () => {
  await filling();
  const page = await open("superadmin", "#/reconciliation");
  await page.getByText("Filters", { exact: true }).click();
  let answer = () => {};
  const held = new Promise<void>((go) => answer = go);
  await page.route(/cursor=/, async (route) => {
    await held;
    await route.continue();
  });
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "CSV" }).click();
  await page.getByText(`100 of ${MANY}`).waitFor();
  answer();
  const file = await saved;
  expect(file.suggestedFilename()).toBe("reconciliation.csv");
  const lines = Deno.readTextFileSync((await file.path())!).trim().split("\r\n");
  expect(lines.length).toBe(MANY + 1);
  expect(new Set(lines).size).toBe(MANY + 1);
  await page.close();
});

test("a row leaves at once, and comes back with words when a colleague was first", async () => {
  await filling();
  const page = await open("superadmin", "#/jobs?kind=letter");
  const rows = page.locator("tbody tr");
  const before = await rows.count();
  await table(page).click();
  await page.getByRole("button", { name: "Retry a job" }).click();
  await page.getByRole("button", { name: "Try it first" }).click();
  await page.getByText("A dry run: this would be the result.").waitFor();
  let path = "";
  let answer = () => {};
  const held = new Promise<void>((go) => answer = go);
  await page.route(/\/redrive$/, async (route) => {
    path = new URL(route.request().url()).pathname.replace("/functions/v1", "");
    await held;
    await route.continue();
  });
  await page.getByRole("button", { name: /^Do it now/ }).click();
  await expect.poll(() => rows.count()).toBe(before - 1);
  expect((await call("administrator", "POST", path)).status).toBe(200);
  answer();
  const problem = page.locator("[role=dialog] [role=alert]");
  await problem.waitFor();
  expect(await problem.innerText()).toMatch(/as it was before[\s\S]*Request id: \S{8,}/);
  await expect.poll(() => rows.count()).toBe(before);
  await page.close();
});
