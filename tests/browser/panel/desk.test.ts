/** What all pages have: lists, views, masked values, tabs, titles and notices. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { accessibilityFaults, cutOff } from "../pages.ts";
import { call, stack } from "../support.ts";
import { go, ready, tryAndDo, usePanel } from "./support.ts";

const open = usePanel();
const buyer = stack.users["buyer"]!;

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
  await expect.poll(() => head("username").getAttribute("aria-sort")).toBe("descending");
  const down = await column(page, 1);
  expect(down.length).toBeGreaterThan(3);
  expect(down).toEqual(down.toSorted().toReversed());
  await head("username").getByRole("button").click();
  await expect.poll(() => column(page, 1)).toEqual(down.toReversed());

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
    expect.stringMatching(/age ↑/i),
  ]);
  await head("age").getByRole("button").click();
  await expect.poll(() => asked.at(-1)).toBe("oldest");
  await expect.poll(() => head("age").getAttribute("aria-sort")).toBe("descending");
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
  await expect.poll(() => failed.count()).toBe(1);
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
  await expect.poll(() => field.inputValue()).toBe("sari.closet");
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

test("a view keeps filters and columns under a name, in this browser", async () => {
  const page = await open("ops_admin", "#/users?q=sari");
  await page.getByText("Columns").click();
  await page.getByRole("checkbox", { name: "phone" }).uncheck();
  await page.getByText("Saved views").click();
  await page.getByLabel("Name of the view").fill("Sari without phone");
  await page.getByRole("button", { name: "Save what is shown" }).click();
  await page.getByRole("checkbox", { name: "phone" }).check();
  await go(page, "#/users");
  await page.reload();
  await page.getByText("Saved views").click();
  await page.getByRole("button", { name: "Sari without phone", exact: true }).click();
  await expect.poll(() => page.url()).toContain("q=sari");
  await expect.poll(() => page.locator("thead").innerText()).not.toMatch(/phone/i);
  await page.getByRole("button", { name: "Remove the view Sari without phone" }).click();
  await page.reload();
  await page.getByText("Saved views").click();
  expect(await page.getByRole("button", { name: /^Sari without/ }).count()).toBe(0);
  await page.close();
});

test("on a desktop the way out is seen without scrolling, and columns are chosen beside the filters", async () => {
  const page = await open("superadmin", "#/orders", { viewport: { width: 1440, height: 900 } });
  const bottomOf = async (text: string) => {
    const { y, height } = (await page.getByText(text, { exact: true }).boundingBox())!;
    return y + height;
  };
  expect(await bottomOf("Sign out")).toBeLessThanOrEqual(900);
  expect(await bottomOf("Bahasa Indonesia")).toBeLessThanOrEqual(900);
  expect(await bottomOf("Columns")).toBe(await bottomOf("Filters"));
  await page.close();
});

test("the lists of a person's page come together, so that nothing moves while it is read", async () => {
  const page = await open("superadmin");
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/admin/orders?*", async (route) => {
    await released;
    await route.continue();
  });
  const others = page.waitForResponse(/admin\/listings/);
  await page.evaluate(`location.hash = "#/person/${stack.users["seller"]!.id}"`);
  await others;
  await page.getByText("Loading…").waitFor();
  const lists = page.locator("main h2");
  expect(await lists.allInnerTexts()).toEqual(["Possible now", "Notes"]);
  release();
  await lists.getByText("Listings").waitFor();
  await page.close();
});

test("a second tab is signed in, and signing out in one ends both", async () => {
  const first = await open("ops_admin");
  const opened = first.context().waitForEvent("page");
  // Without an opener it gets no copy of the first tab's session storage.
  await first.evaluate(`void open("#/users?user_id=${buyer.id}", "_blank", "noopener")`);
  const second = await opened;
  await second.getByRole("button", { name: "rani" }).waitFor();
  await second.getByRole("button", { name: "Sign out" }).click();
  for (const page of [first, second]) await page.locator("[name=password]").waitFor();
  await first.close();
});

test("an hour without a key or a click ends the session, also while the browser was closed", async () => {
  const page = await open("ops_admin");
  await page.clock.install();
  await page.reload();
  await page.locator("#root > header").waitFor();
  await page.clock.fastForward("59:00");
  await page.keyboard.press("Shift");
  await page.clock.fastForward("59:00");
  expect(await page.locator("[name=password]").count()).toBe(0);
  await page.clock.fastForward("02:00");
  await page.locator("[name=password]").waitFor();
  await page.close();

  const closed = await open("ops_admin");
  await closed.evaluate(
    `localStorage.setItem("preloved.panel.active", String(Date.now() - 61 * 60_000))`,
  );
  await closed.reload();
  await closed.locator("[name=password]").waitFor();
  await closed.close();
});

test("the title says what a page shows, and so does that of an opened row, whose address leads to it", async () => {
  const page = await open("superadmin", "#/disputes");
  await expect.poll(() => page.title()).toBe("Disputes · Preloved panel");
  await go(page, "#/roles");
  await page.getByRole("button", { name: "ops.ayu" }).click();
  await page.locator("[role=dialog]").waitFor();
  await expect.poll(() => page.title()).toBe("ops.ayu · Staff · Preloved panel");
  await page.reload();
  await page.getByRole("dialog", { name: "Staff: ops.ayu" }).waitFor();
  await page.goBack();
  await page.locator("[role=dialog]").waitFor({ state: "detached" });
  await page.goForward();
  await page.locator("[role=dialog]").waitFor();
  await page.keyboard.press("Escape");
  await page.locator("[role=dialog]").waitFor({ state: "detached" });
  await page.goBack();
  await page.getByRole("heading", { name: "Staff", exact: true }).waitFor();
  expect(await page.locator("[role=dialog]").count()).toBe(0);
  await page.close();
});

test("a form says for whom it acts, and the id is not typed; its notice stays on its page", async () => {
  const page = await open("superadmin", `#/person/${buyer.id}`);
  await page.getByRole("button", { name: "Grant a boost" }).click();
  const form = page.locator("form.action");
  await form.getByText("For rani (Rani Kusuma)").waitFor();
  expect(await form.locator("[name=seller_id]").count()).toBe(0);
  await form.locator("[name=score]").fill("5");
  await form.locator("[name=days]").fill("1");
  await tryAndDo(page);
  const notice = page.getByText("Done: Grant a boost");
  await notice.waitFor();
  await page.locator("nav").getByRole("link", { name: "Disputes" }).click();
  await page.getByRole("heading", { name: "Disputes" }).waitFor();
  await notice.waitFor({ state: "detached" });
  await page.goBack();
  await ready(page);
  expect(await notice.count()).toBe(0);
  await page.close();
});

test("an approval shows whose money it is, from what to what, and approving looks unlike rejecting", async () => {
  const body = { user_id: buyer.id, amount: 21_000 };
  const why = { "x-action-reason": "Ticket 21: a lost parcel" };
  const { approval_id } = (await call("superadmin", "POST", "/admin/adjustments", body, why)).body
    .data;
  const page = await open("superadmin2", `#/approval/${approval_id}`);
  await page.locator("main").getByText("rani (Rani Kusuma)").first().waitFor();
  expect(await page.locator("tr.changed").innerText()).toMatch(/balance\s+Rp 0\s+Rp 21,000/i);
  const look = (name: string) =>
    page.getByRole("button", { name }).evaluate((button) => {
      // deno-lint-ignore no-explicit-any
      const { backgroundColor, borderColor } = (globalThis as any).getComputedStyle(button);
      return { backgroundColor, borderColor };
    });
  const [approve, reject] = [await look("Approve a proposal"), await look("Reject a proposal")];
  expect(approve.backgroundColor).not.toBe(reject.backgroundColor);
  expect(approve.borderColor).not.toBe(reject.borderColor);
  await page.close();
});

const PHONE = "+6281255550034";
const why = "Ticket 4711: the parcel came back";

/** What the page and its tab keep. */
const keptBy = async (page: Page): Promise<string> =>
  page.url() + await page.evaluate(
    "JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state])",
  );

test("a phone number is opened with the keyboard and a reason, and the line of it is there", async () => {
  expect((await call("buyer", "PATCH", "/auth/me", { phone: PHONE })).status).toBe(200);
  const page = await open("ops_admin", `#/users?user_id=${buyer.id}`);
  await page.clock.install();
  expect(await page.locator("tbody").innerText()).toContain("+62•••34");
  await page.locator("tbody button").first().click();
  const facts = page.locator("main .facts", { hasText: "phone" });
  await facts.waitFor();
  expect(await facts.innerText()).not.toContain(PHONE);
  await facts.getByRole("button", { name: "Open: phone" }).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.type(why);
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.keyboard.press("Enter");
  await facts.getByText(PHONE).waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await keptBy(page)).not.toContain(PHONE.slice(3));
  await page.clock.fastForward("05:01");
  await facts.getByText("+62•••34").waitFor();
  expect(await page.content()).not.toContain(PHONE);

  await go(page, "#/opened");
  await page.locator("tbody tr", { hasText: why }).first().waitFor();
  expect(await page.locator("tbody tr").first().innerText()).toContain("phone");
  expect(await page.locator('header a[href="#/looked"]').count()).toBe(0);
  await page.close();

  const root = await open("superadmin", `#/looked?target=${buyer.id}`);
  await root.locator("tbody tr", { hasText: why }).first().waitFor();
  expect(await root.locator("tbody").innerText()).toContain("ops.ayu");
  for (const name of ["looked", "opened"]) {
    await go(root, `#/${name}`);
    expect(await accessibilityFaults(root), name).toEqual([]);
    expect(await cutOff(root), name).toEqual([]);
  }
  expect(await root.locator("main").innerText()).not.toContain(why);
  await root.close();
});

test("another role sees neither the phone number nor who opened it, and the API rejects it", async () => {
  const body = { target_type: "user", target_id: buyer.id, fields: ["phone"] };
  const reason = { "x-action-reason": why };
  const rejected = await call("administrator", "POST", "/admin/disclosures", body, reason);
  expect([rejected.status, rejected.body.error.reason]).toEqual([403, "staff_role_required"]);
  const page = await open("administrator", `#/audit?kind=read&target=${buyer.id}`);
  await page.locator(".empty").waitFor();
  await go(page, "#/looked");
  await page.getByText("your role does not see it").waitFor();
  await page.close();
});

test("a switch among the settings is turned and not typed", async () => {
  const page = await open("superadmin", "#/settings");
  const setting = page.locator(".setting", { hasText: "Whether new withdrawals are accepted" });
  await setting.getByRole("button", { name: "Change" }).click();
  const form = page.getByRole("dialog");
  await form.getByText("For yes → no").waitFor();
  expect(await form.locator("[name=value]").count()).toBe(0);
  await form.getByLabel("reason").fill("The provider is being changed");
  const [answer] = await Promise.all([
    page.waitForResponse((each) => each.request().method() === "PATCH"),
    form.getByRole("button", { name: "Try it first" }).click(),
  ]);
  expect(answer.request().postDataJSON())
    .toMatchObject({ key: "withdrawals_open", expected: 1, value: 0 });
  expect(answer.ok()).toBe(true);
  await page.close();
});
