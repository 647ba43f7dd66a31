/** The panel in a browser's tabs: one session, titles, notices, addresses and "back". */
import { expect, test } from "vitest";
import { call, stack } from "../support.ts";
import { go, ready, tryAndDo, usePanel } from "./support.ts";

const open = usePanel();
const buyer = stack.users["buyer"]!;

test("a view keeps filters and columns under a name, in this browser", async () => {
  const page = await open("ops_admin", "#/users?q=sari");
  await page.getByRole("button", { name: "Columns" }).click();
  await page.getByRole("checkbox", { name: "phone" }).uncheck();
  await page.keyboard.press("Escape");
  await page.getByText("Saved views").click();
  await page.getByLabel("Name of the view").fill("Sari without phone");
  await page.getByRole("button", { name: "Save what is shown" }).click();
  await page.getByRole("button", { name: "Columns" }).click();
  await page.getByRole("checkbox", { name: "phone" }).check();
  await page.keyboard.press("Escape");
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
  expect(await page.title()).toBe("Disputes · Preloved panel");
  await go(page, "#/roles");
  await page.getByRole("button", { name: "ops.ayu" }).click();
  await page.locator("[role=dialog]").waitFor();
  expect(await page.title()).toBe("ops.ayu · Staff · Preloved panel");
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
  expect(await notice.count()).toBe(0);
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
