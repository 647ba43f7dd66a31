/** Lists in an order of one's own, and several rows decided at once. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { call, stack } from "../support.ts";
import { go, usePanel } from "./support.ts";

const open = usePanel();
const column = (page: Page, nth: number) =>
  page.locator(`tbody tr td:nth-child(${nth})`).allInnerTexts();

async function report(who: string, whom: string): Promise<string> {
  const path = `/auth/users/${stack.users[whom]!.id}/report`;
  const { status, body } = await call(who, "POST", path, { reason: "spam" });
  expect(status).toBe(201);
  return body.data.id;
}

test("a list that is whole is sorted by any head; of a longer one the API sorts by time, and no other head is a button", async () => {
  const page = await open("superadmin", "#/roles");
  const head = (name: string) => page.locator("th").filter({ hasText: name });
  await head("username").getByRole("button").click();
  const down = await column(page, 1);
  expect(down.length).toBeGreaterThan(3);
  expect(down).toEqual(down.toSorted().toReversed());
  expect(await head("username").getAttribute("aria-sort")).toBe("descending");
  await head("username").getByRole("button").click();
  expect(await column(page, 1)).toEqual(down.toReversed());

  const asked: string[] = [];
  await page.route(/\/admin\/reports\?/, async (route) => {
    asked.push(new URL(route.request().url()).searchParams.get("sort") ?? "");
    const response = await route.fetch();
    const json = await response.json();
    json.data.total = 50;
    await route.fulfill({ response, json });
  });
  await report("buyer", "seller");
  await go(page, "#/reports");
  expect(await page.locator("th button").allInnerTexts()).toEqual([
    expect.stringMatching(/opened ↓/i),
  ]);
  await head("opened").getByRole("button").click();
  await expect.poll(() => asked.at(-1)).toBe("oldest");
  await expect.poll(() => head("opened").getAttribute("aria-sort")).toBe("ascending");
  await page.unrouteAll({ behavior: "wait" });
  await page.close();
});

test("reports are dismissed together with one note, each with its line of the audit log; one that a colleague closed stays, with its error", async () => {
  const ids = [await report("seller", "seller2"), await report("seller2", "buyer")];
  const page = await open("ops_admin", "#/reports");
  await page.getByLabel("Choose all of this page").check();
  const count = await page.locator("td.choice input:checked").count();
  expect(count).toBeGreaterThanOrEqual(2);
  const outcome = { outcome: "actioned" };
  const path = `/admin/reports/${ids[0]}/close`;
  expect((await call("superadmin", "POST", path, outcome)).status).toBe(200);
  await page.getByLabel("Reason").fill("Nothing that breaks the rules");
  await page.getByRole("button", { name: "Dismiss the reports" }).click();
  await page.getByText(`Done: Dismiss the reports, ${count - 1} of ${count}`).waitFor();
  const failed = page.locator("form.action .problem");
  expect(await failed.count()).toBe(1);
  expect(await failed.innerText()).toMatch(/already closed[\s\S]*Request id: \S{8,}/);
  await expect.poll(() => page.locator("tbody tr").count()).toBe(0);
  const { body } = await call("superadmin", "GET", `/admin/audit?target_id=${ids[1]}`);
  expect(body.data.items).toMatchObject([{
    action: "admin_reports_close",
    after: { outcome: "dismissed", note: "Nothing that breaks the rules" },
  }]);
  await page.close();
});

test("a person is chosen by a part of the name or the whole e-mail address, and only the address is recorded", async () => {
  const page = await open("superadmin", "#/payouts");
  await page.getByText("Filters", { exact: true }).click();
  const field = page.locator("[name=user_id]");
  await field.pressSequentially("sari");
  await expect.poll(() => page.locator("datalist option").getAttribute("value")).toBe(
    "sari.closet",
  );
  const before = await reads();
  await field.fill(stack.users["seller"]!.email);
  await field.blur();
  await page.getByText(/^This is sari\.closet/).waitFor();
  expect(await field.inputValue()).toBe("sari.closet");
  expect(await reads()).toBe(before + 1);
  let searches = 0;
  page.on("request", (request) => searches += Number(/email=nobody/.test(request.url())));
  await field.fill("nobody@example.test");
  await field.blur();
  await page.getByText("Nobody has this address").waitFor();
  await field.focus();
  await field.blur();
  await field.fill(stack.users["seller2"]!.email);
  await field.blur();
  await page.getByText(/^This is /).waitFor();
  expect(searches).toBe(1);
  await page.close();
});

const reads = async () =>
  (await call("superadmin", "GET", "/admin/audit?kind=read&action=admin_users")).body.data.total;
