/** Answers that are late, lost or about something else by now. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { call, stack } from "../support.ts";
import { go, ready, signIn, usePanel } from "./support.ts";

const open = usePanel();
const buyer = stack.users["buyer"]!;

/** Holds the calls of a path until it is released. */
async function hold(page: Page, path: RegExp): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(path, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Someone comes back to the tab after a while: what is shown is asked again. */
async function comeBack(page: Page): Promise<void> {
  await page.clock.fastForward("00:06");
  await page.evaluate("dispatchEvent(new Event('visibilitychange'))");
}

test("a dry run that ends after its form has changed is not shown", async () => {
  const page = await open("superadmin", `#/person/${buyer.id}`);
  await page.getByRole("button", { name: "Adjust a wallet" }).click();
  const amount = page.locator("[name=amount]");
  await amount.fill("1000");
  await page.getByLabel(/^Reason/).fill("Ticket 31: a lost parcel");
  const release = await hold(page, /\/admin\/adjustments/);
  await page.getByRole("button", { name: "Try it first" }).click();
  await amount.fill("100000");
  release();
  const submit = page.locator("form.action button[type=submit]:not([data-loading])");
  expect(await submit.innerText()).toBe("Try it first");
  await submit.click();
  await page.getByText("A dry run: this would be the result.").waitFor();
  expect(await page.locator("form.action .result").innerText()).toContain("Rp 100,000");
  await page.close();
});

test("what is being typed stays when its writer cannot be asked for again, and the notice has the page's language", async () => {
  const page = await open("superadmin", `#/person/${buyer.id}`, { locale: "id-ID" });
  await page.clock.install();
  await page.getByRole("button", { name: "Sesuaikan dompet" }).click();
  const amount = page.locator("[name=amount]");
  await amount.fill("25000");
  await page.route("**/auth/me", (route) => route.abort());
  await comeBack(page);
  await page.getByText("Market tidak dapat dihubungi.").first().waitFor();
  expect(await amount.inputValue()).toMatch(/25\.?000/);
  await page.close();
});

test("the first page follows the roles of its reader", async () => {
  const page = await open(undefined);
  let roles = ["administrator"];
  await page.route("**/auth/me", async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    await route.fulfill({ response, json: { ...json, data: { ...json.data, roles } } });
  });
  await signIn(page, "superadmin");
  await page.locator("#root > header").waitFor();
  await ready(page);
  await page.clock.install();
  roles = ["superadmin"];
  await comeBack(page);
  await page.locator('header a[href="#/ktp"]').waitFor();
  await ready(page);
  expect(await page.locator("main .problem").count()).toBe(0);
  await page.close();
});

test("Enter while reports are being dismissed dismisses none twice", async () => {
  for (const who of ["seller", "seller2"]) {
    const path = `/auth/users/${buyer.id}/report`;
    expect((await call(who, "POST", path, { reason: "spam" })).status).toBe(201);
  }
  const page = await open("ops_admin", "#/reports");
  const closed: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && /\/close$/.test(request.url())) closed.push(request.url());
  });
  await page.getByLabel("Choose all of this page").check();
  const note = page.getByLabel("Reason");
  await note.fill("Nothing that breaks the rules");
  const release = await hold(page, /\/close$/);
  await note.press("Enter");
  await page.getByText(/^0 of \d/).waitFor();
  await note.press("Enter");
  release();
  await page.getByText(/^Done: Dismiss the reports/).waitFor();
  await expect.poll(() => page.locator("tbody tr").count()).toBe(0);
  expect(closed.length).toBeGreaterThanOrEqual(2);
  expect(closed).toEqual([...new Set(closed)]);
  await page.close();
});

test("reviews that cannot be read are not missing in silence", async () => {
  const page = await open("superadmin");
  const json = { ok: false, error: { code: "DOWN", message: "Not now." } };
  await page.route("**/reviews/user/*", (route) => route.fulfill({ status: 400, json }));
  await go(page, `#/person/${buyer.id}`);
  await page.locator("main .problem", { hasText: "Not now." }).waitFor();
  await page.close();
});
