/** Every page for each role, and how it feels. */
import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { operationsOf } from "../../../panel/operations.ts";
import { needs } from "../../../panel/src/needs.ts";
import { resources } from "../../../panel/src/resources.ts";
import type { Role } from "../../../panel/src/types.ts";
import { openApiText } from "../../../tools/openapi.ts";
import { cutOff, expectReadable } from "../pages.ts";
import { DISPUTED, list, sell, submitKtp } from "../sales.ts";
import { call, stack } from "../support.ts";
import { go, ready, signIn, usePanel } from "./support.ts";

const open = usePanel();
const operations = operationsOf(JSON.parse(openApiText()));
/** The pages of a row, with a row of each; a new page without one fails. */
const ROWS: Record<string, () => Promise<string>> = {
  order: async () => (await disputed()).order_id,
  person: () => Promise.resolve(stack.users["buyer"]!.id),
  conversation: async () => (await first("/admin/conversations")).id,
  check: async () => (await first("/admin/ktp/pending")).id,
  approval: async () => (await first("/admin/approvals")).id,
};
const PAGES: Record<string, string | undefined> = {
  ...Object.fromEntries(Object.entries(resources).map(([name, { list }]) => [name, list])),
  ...needs,
};
const addressOf = async (name: string) => name in ROWS ? `${name}/${await ROWS[name]!()}` : name;

async function first(path: string) {
  const { body } = await call("superadmin", "GET", path);
  return body.data.items[0];
}
const disputed = () => first("/admin/disputes");

/** A dispute, a KTP, a reported conversation and a proposal. */
beforeAll(async () => {
  await sell(DISPUTED);
  await submitKtp("seller2");
  const talk = (path: string, body: object) => call("buyer", "POST", `/conversations${path}`, body);
  const { id } = (await talk("", { listing_id: await list() })).body.data;
  await talk(`/${id}/messages`, { text: "WA 0812-3456-7890 saja" });
  expect((await call("seller", "POST", `/conversations/${id}/report`, { reason: "spam" })).status)
    .toBe(201);
  const body = { user_id: stack.users["buyer"]!.id, amount: 1000 };
  const why = { "x-action-reason": "A page to look at" };
  expect((await call("superadmin", "POST", "/admin/adjustments", body, why)).status).toBe(202);
});

const ROLES: Role[] = ["ops_admin", "administrator", "superadmin"];

test.each(ROLES)("every page opens for %s, or says that the role does not see it", async (role) => {
  const page = await open(role);
  for (const [name, operation] of Object.entries(PAGES)) {
    const only = resources[name]?.role ?? role;
    const isMine = operation === undefined ||
      operations[operation]!.roles.includes(role) && only === role;
    await go(page, `#/${await addressOf(name)}`);
    const text = await page.locator("main").innerText();
    expect(text.includes("your role does not see it"), `${name} for ${role}`).toBe(!isMine);
    expect(await page.locator("main .problem").count(), `${name} for ${role}`).toBe(0);
    if (role === "superadmin") await expectReadable(page, name);
    if (name in ROWS) continue;
    expect(await page.locator(`header a[href="#/${name}"]`).count(), name).toBe(isMine ? 1 : 0);
  }
  await page.close();
}, 240_000);

test("a row is acted on only by who may: each page's buttons are those of the role", async () => {
  const [order, check] = [await addressOf("order"), await addressOf("check")];
  const seen = async (role: Role, address: string) => {
    const page = await open(role, `#/${address}`);
    const names = await page.locator("main section .buttons button").allInnerTexts();
    await page.close();
    return names;
  };
  expect(await seen("ops_admin", order)).toContain("Resolve a dispute");
  expect(await seen("administrator", order)).not.toContain("Resolve a dispute");
  expect(await seen("superadmin", check)).toContain("Approve an identity check");
});

/** What stands below the card in which it is, and amounts on two lines. */
const misplaced = (page: Page): Promise<string[]> =>
  page.evaluate(`[...document.querySelectorAll(".card .end, .movements b")].filter((element) => {
    const card = element.closest(".card").getBoundingClientRect();
    return element.getClientRects().length > 1 ||
      element.getBoundingClientRect().bottom > card.bottom;
  }).map((element) => element.outerHTML)`);

test(
  "in Indonesian every page is cut off nowhere, on a desktop and on a phone; so are results and a form",
  async () => {
    const page = await open("superadmin", "#/", { locale: "id-ID" });
    const desktop = page.viewportSize()!;
    for (const name of Object.keys(PAGES)) {
      await go(page, `#/${await addressOf(name)}`);
      for (const size of [desktop, { width: 390, height: 844 }]) {
        await page.setViewportSize(size);
        expect(await cutOff(page), name).toEqual([]);
        expect(await misplaced(page), name).toEqual([]);
      }
    }
    await go(page, "#/search?q=sari");
    await page.locator("tbody").first().waitFor();
    await expectReadable(page, "search");
    await go(page, `#/person/${stack.users["buyer"]!.id}`);
    await page.locator("main section .buttons button").first().click();
    await expectReadable(page, "form");
    await page.close();
  },
  240_000,
);

test("without a role there is no page, whatever the address, and a wrong password says so", async () => {
  const page = await open(undefined);
  await signIn(page, "buyer", "something else");
  await page.getByText("The e-mail or the password is wrong.").waitFor();
  await signIn(page, "buyer");
  await page.getByText("This account has no role.").waitFor();
  for (const name of Object.keys(PAGES)) {
    await page.evaluate(`location.hash = "#/${await addressOf(name)}"`);
    expect(await page.locator("main").innerText(), name).toContain("This account has no role.");
    expect(await page.locator("nav, table").count(), name).toBe(0);
  }
  await page.close();
});

test("the keyboard alone moves, opens, closes and filters", async () => {
  const page = await open("ops_admin", "#/users");
  for (const key of ["j", "j", "k"]) await page.keyboard.press(key);
  const first = await page.locator("tr[aria-current] td").first().innerText();
  await page.keyboard.press("j");
  await expect.poll(() => page.locator("tr[aria-current] td").first().innerText()).not.toBe(first);
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Possible now" }).waitFor();
  await page.goBack();
  await page.getByRole("heading", { name: "Users" }).waitFor();
  await page.keyboard.press("/");
  await page.keyboard.type("sari");
  await page.keyboard.press("Enter");
  await expect.poll(() => page.locator("tbody tr").count()).toBe(1);
  await page.locator("h1").click();
  await page.keyboard.press("?");
  const keys = await page.locator("[role=dialog]").innerText();
  for (const key of ["j", "k", "Enter", "/", "Escape"]) expect(keys).toContain(key);
  await page.keyboard.press("Escape");
  await page.locator("[role=dialog]").waitFor({ state: "detached" });
  await page.close();
});

test("a dispute that a colleague has decided comes back, with the reason and the request id", async () => {
  const { id: order_id, reference } = await sell(DISPUTED);
  const { id } = await first(`/admin/disputes?order=${reference}`);
  const page = await open("ops_admin", `#/order/${order_id}`);
  await page.getByRole("button", { name: "Resolve a dispute" }).click();
  await page.getByLabel("resolution").selectOption("refund");
  await page.getByLabel("note").fill("Stained, as the photo shows");
  await page.getByRole("button", { name: "Try it first" }).click();
  await page.getByText("A dry run: this would be the result.").waitFor();
  const decided = await call("superadmin", "POST", `/admin/disputes/${id}/resolve`, {
    resolution: "release",
    note: "Checked",
  });
  expect(decided.status).toBe(200);
  await page.getByRole("button", { name: /^Do it now/ }).click();
  const problem = page.locator("form [role=alert]");
  await problem.waitFor();
  expect(await problem.innerText()).toMatch(/as it was before[\s\S]*Request id: \S{8,}/);
  await page.locator("main").getByText("Opens the dispute").waitFor();
  await page.close();
});

test("in Indonesian, money, numbers and times are written as there", async () => {
  const page = await open("ops_admin", `#/${await addressOf("order")}`, { locale: "id-ID" });
  const text = await page.locator("main").innerText();
  expect(text).toMatch(/Rp \d{1,3}\.\d{3}/);
  expect(text).toMatch(/\d{1,2} [A-Z][a-z]{2} 20\d\d[,.] \d\d\.\d\d/);
  expect(text).not.toMatch(/Rp \d+,\d{3}/);
  await page.close();
});

test("a lost connection is said in words, and work goes on when it is back", async () => {
  const page = await open("ops_admin");
  await page.context().setOffline(true);
  await go(page, "#/cases");
  await page.getByText("The market cannot be reached.").waitFor({ timeout: 30_000 });
  await page.context().setOffline(false);
  // By itself; until then there is a button for it.
  await page.locator(".empty, tbody").first().waitFor();
  await page.close();
});

test("a page that fails shows why, with a retry, beside a menu that works; so does one with a fault", async () => {
  const page = await open("ops_admin");
  const person = `#/person/${stack.users["buyer"]!.id}`;
  const problem = page.locator("main .problem");
  const failing = [
    [503, { ok: false, error: { code: "DOWN", message: "Not now." } }, /Not now\./],
    [200, { ok: true, data: {} }, /This page has a fault/],
  ] as const;
  for (const [status, json, says] of failing) {
    await page.route("**/admin/users/*", (route) => route.fulfill({ status, json }));
    await go(page, person);
    await expect.poll(() => problem.innerText(), { timeout: 30_000 }).toMatch(says);
    await page.locator('header a[href="#/cases"]').click();
    await page.getByRole("heading", { name: "Cases" }).waitFor();
    await page.goBack();
    await problem.waitFor({ timeout: 30_000 });
    await page.unroute("**/admin/users/*");
    await problem.getByRole("button", { name: "Try again" }).click();
    await page.locator("main h1").waitFor();
    expect(await problem.count()).toBe(0);
    await go(page, "#/");
    await page.reload();
  }
  await page.close();
});

test("the panel loads nothing but its own files and calls nothing but the project", async () => {
  const page = await open(undefined);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).origin));
  const violations: string[] = [];
  page.on("console", (message) => violations.push(message.text()));
  const response = await page.reload();
  const policy = response!.headers()["content-security-policy"]!;
  expect(policy).toContain(`connect-src 'self' ${stack.base_url};`);
  expect(policy).not.toContain("unsafe");
  await signIn(page, "superadmin");
  await page.locator("nav").first().waitFor();
  await ready(page);
  expect(new Set(asked)).toEqual(new Set([new URL(page.url()).origin, stack.base_url]));
  expect(violations.filter((text) => /Content.Security.Policy/i.test(text))).toEqual([]);
  await page.close();
});
