/** Two people: one proposes, another approves. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { accessibilityFaults, cutOff } from "../pages.ts";
import { call, stack } from "../support.ts";
import { go, ready, tryAndDo, usePanel } from "./support.ts";

const open = usePanel();
const buyer = stack.users["buyer"]!;
const balance = async () => (await call("buyer", "GET", "/wallet/balance")).body.data.available;
const pending = async () =>
  (await call("superadmin", "GET", "/admin/approvals")).body.data.items.length;

/** Fills in the form and tries it. */
async function fillIn(page: Page, amount: number, reason: string): Promise<void> {
  await go(page, `#/users?user_id=${buyer.id}`);
  await page.locator("tbody button").first().click();
  await page.getByRole("button", { name: "Adjust a wallet" }).click();
  await page.locator("[name=amount]").fill(String(amount));
  await page.getByLabel(/^Reason/).fill(reason);
  await page.getByRole("button", { name: "Try it first" }).click();
  await page.getByText("It would be proposed").waitFor();
}

async function propose(page: Page, amount: number, reason: string): Promise<void> {
  await fillIn(page, amount, reason);
  await page.getByRole("button", { name: /^Do it now/ }).click();
  await page.getByText("Proposed, another person approves").waitFor();
  await page.getByRole("link", { name: "See the proposal" }).click();
  await page.getByText(reason).waitFor();
}

async function withdraw(page: Page, reason: string): Promise<void> {
  await page.getByRole("button", { name: "Withdraw the proposal" }).click();
  await page.locator("[name=reason]").fill(reason);
  await tryAndDo(page);
}

test("an adjustment proposed by one is approved by another person from the first page, and leaves the list", async () => {
  const before = await balance();
  const first = await open("superadmin");
  await propose(first, 25_000, "Ticket 4711: a parcel was lost");
  await first.getByText("You proposed this: another person approves it.").waitFor();
  expect(await first.getByRole("button", { name: "Approve a proposal" }).count()).toBe(0);
  expect(await balance()).toBe(before);
  await go(first, "#/");
  expect(await first.locator(".tiles").innerText()).not.toContain("Proposals that wait");
  await first.close();

  const second = await open("superadmin2");
  await second.locator(".tiles a", { hasText: "Proposals that wait for you" }).click();
  const row = second.locator("tbody tr", { hasText: "Ticket 4711" });
  await expect.poll(() => row.innerText()).toMatch(
    /wallet adjustment[\s\S]*root\.indah[\s\S]*Rp 25,000/,
  );
  await row.getByRole("button").click();
  await second.getByRole("heading", { name: "Proposal: wallet adjustment" }).waitFor();
  expect(await second.locator("tr.changed").innerText()).toMatch(/balance/i);
  await second.getByRole("button", { name: "Approve a proposal" }).click();
  await second.getByRole("button", { name: /^Do it now/ }).click();
  await second.getByText("Done: Approve a proposal").waitFor();
  await second.getByText("Decided by root.budi").waitFor();
  expect(await balance()).toBe(before + 25_000);
  await go(second, "#/approvals");
  // The list shows what it had until it is answered again.
  await expect.poll(() => second.locator("main").innerText()).not.toContain("Ticket 4711");
  await second.close();
});

test("one's own proposal can be withdrawn, with a reason; a colleague's rejected", async () => {
  const first = await open("superadmin");
  await propose(first, 10_000, "Ticket 12: the wrong wallet");
  await withdraw(first, "It was the wrong wallet");
  await first.locator(".lead .badge", { hasText: "rejected" }).waitFor();
  await propose(first, 11_000, "Ticket 13: twice the amount");
  const proposal = await first.evaluate("location.hash") as string;
  await first.close();
  const second = await open("superadmin2", proposal);
  await second.getByRole("button", { name: "Reject a proposal" }).click();
  await second.locator("[name=reason]").fill("Half of it is right");
  await tryAndDo(second);
  await second.getByText("Half of it is right").waitFor();
  expect(await pending()).toBe(0);
  await second.close();
});

test("staff who may not decide a proposal see it, without a button", async () => {
  const first = await open("superadmin");
  await propose(first, 12_000, "Ticket 14: for a superadmin only");
  const proposal = await first.evaluate("location.hash") as string;
  const ops = await open("ops_admin", proposal, { viewport: { width: 390, height: 844 } });
  await ops.getByText("Ticket 14").waitFor();
  await ops.getByText("There is nothing that you may do here.").waitFor();
  for (const page of [proposal, "#/approvals"]) {
    await go(ops, page);
    expect(await accessibilityFaults(ops), page).toEqual([]);
    expect(await cutOff(ops), page).toEqual([]);
  }
  await ops.close();
  await withdraw(first, "The end of the test");
  await first.close();
});

test("what is done again after a lost answer is done once", async () => {
  const page = await open("superadmin");
  let lost = 0;
  await page.route(/\/admin\/adjustments$/, async (route) => {
    if (lost++ > 0) return await route.continue();
    await route.fetch();
    await route.abort();
  });
  await fillIn(page, 13_000, "Ticket 15: a bad connection");
  await page.getByRole("button", { name: /^Do it now/ }).click();
  await page.getByText("The answer was lost.").waitFor();
  expect(await pending()).toBe(1);
  await page.getByRole("button", { name: "Try it first" }).click();
  await page.getByText("It would be proposed").waitFor();
  await page.getByRole("button", { name: /^Do it now/ }).click();
  await page.getByText("Proposed, another person approves").waitFor();
  expect([lost, await pending()]).toEqual([2, 1]);
  await page.getByRole("link", { name: "See the proposal" }).click();
  await ready(page);
  await withdraw(page, "The end of the test");
  await page.close();
});
