/** Every page for each role, and how it feels. */
import type { BrowserContextOptions } from "playwright-core";
import { expect, test } from "vitest";
import { operationsOf } from "../../../panel/operations.ts";
import { resources } from "../../../panel/src/resources.ts";
import { PROJECT_ROOT } from "../../local/scratch.ts";
import { accessibilityFaults, cutOff } from "../pages.ts";
import { deliver } from "../sales.ts";
import { call, stack, useBrowser } from "../support.ts";
import { go, ready, signIn, usePanel } from "./support.ts";
import type { StaffName } from "./support.ts";

const open = usePanel();
const browse = useBrowser();
const operations = operationsOf(
  JSON.parse(Deno.readTextFileSync(`${PROJECT_ROOT}/functions/openapi.json`)),
);
const PAGES: Record<string, string> = {
  ...Object.fromEntries(Object.entries(resources).map(([name, { list }]) => [name, list])),
  revenue: "admin_revenue",
  analytics: "admin_analytics",
  reliability: "admin_reliability",
  settings: "admin_settings",
};
const ROLES: StaffName[] = ["ops_admin", "administrator", "superadmin"];
const LOOKS: BrowserContextOptions[] = [
  { colorScheme: "light", locale: "en-GB", viewport: { width: 1100, height: 800 } },
  { colorScheme: "dark", locale: "id-ID", viewport: { width: 390, height: 844 } },
];

test.each(ROLES)("every page opens for %s, or says that the role does not see it", async (role) => {
  const page = await open(role);
  for (const [name, operation] of Object.entries(PAGES)) {
    const only = resources[name]?.role ?? role;
    const isMine = operations[operation]!.roles.includes(role) && only === role;
    await go(page, `#/${name}`);
    const text = await page.locator("main").innerText();
    expect(text.includes("your role does not see it"), `${name} for ${role}`).toBe(!isMine);
    expect(await page.locator("main .problem").count(), `${name} for ${role}`).toBe(0);
    expect(await page.locator(`header a[href="#/${name}"]`).count(), name).toBe(isMine ? 1 : 0);
  }
  await page.close();
});

test.each(LOOKS)(
  "every page is accessible and cut off nowhere: $colorScheme, $locale",
  async (look) => {
    const shop = await browse("/");
    await deliver(shop, [/disputes it/]);
    await shop.close();
    const { body } = await call("ops_admin", "GET", "/admin/disputes");
    const order = `order/${body.data.items[0].order_id}`;
    const page = await open("superadmin", "#/", look);
    for (const name of ["", "search?q=sari", order, ...Object.keys(PAGES)]) {
      await go(page, `#/${name}`);
      expect(await accessibilityFaults(page), name).toEqual([]);
      expect(await cutOff(page), name).toEqual([]);
    }
    await go(page, "#/users");
    await page.locator("tbody button").first().click();
    await page.locator("dialog .buttons button").first().click();
    expect(await accessibilityFaults(page), "form").toEqual([]);
    await page.close();
  },
  240_000,
);

test("without a role there is no panel, and a wrong password says so", async () => {
  const page = await open(undefined);
  await signIn(page, "buyer", "something else");
  await page.getByText("The e-mail or the password is wrong.").waitFor();
  await signIn(page, "buyer");
  await page.getByText("This account has no role.").waitFor();
  expect(await page.locator("nav").count()).toBe(0);
  await page.close();
});

test("the keyboard alone moves, opens, closes and filters", async () => {
  const page = await open("ops_admin", "#/users");
  for (const key of ["j", "j", "k"]) await page.keyboard.press(key);
  const first = await page.locator("tr[aria-current] td").first().innerText();
  await page.keyboard.press("j");
  expect(await page.locator("tr[aria-current] td").first().innerText()).not.toBe(first);
  await page.keyboard.press("Enter");
  await page.locator("dialog").waitFor();
  await page.keyboard.press("Escape");
  await page.locator("dialog").waitFor({ state: "detached" });
  await page.keyboard.press("/");
  await page.keyboard.type("sari");
  await page.keyboard.press("Enter");
  await expect.poll(() => page.locator("tbody tr").count()).toBe(1);
  await page.close();
});

test("a dispute that a colleague has decided comes back, with the reason and the request id", async () => {
  const shop = await browse("/");
  await deliver(shop, [/disputes it/]);
  const reference = shop.url().split("/").at(-1)!;
  await shop.close();
  const { body } = await call("ops_admin", "GET", `/admin/disputes?order=${reference}`);
  const [{ id, order_id }] = body.data.items;
  const page = await open("ops_admin", `#/order/${order_id}`);
  await page.getByRole("button", { name: "Resolve a dispute" }).click();
  await page.getByLabel("resolution").selectOption("refund");
  await page.getByRole("button", { name: "Try it first" }).click();
  await page.getByText("A dry run: this would be the result.").waitFor();
  const decided = await call("superadmin", "POST", `/admin/disputes/${id}/resolve`, {
    resolution: "release",
  });
  expect(decided.status).toBe(200);
  await page.getByRole("button", { name: /^Do it now/ }).click();
  const problem = page.locator("form [role=alert]");
  await problem.waitFor();
  expect(await problem.innerText()).toMatch(/as it was before[\s\S]*Request id: \S{8,}/);
  await page.locator("main").getByText("Opened by the buyer").waitFor();
  await page.close();
});

test("a lost connection is said in words, and work goes on when it is back", async () => {
  const page = await open("ops_admin");
  await page.context().setOffline(true);
  await go(page, "#/cases");
  await page.getByText("The market cannot be reached.").waitFor({ timeout: 30_000 });
  await page.context().setOffline(false);
  await page.getByRole("button", { name: "Try again" }).click();
  await page.locator(".empty, tbody").first().waitFor();
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
