/** What a form sends, and what a page offers and keeps. */
import { expect, test } from "vitest";
import { DISPUTED, sell, submitKtp } from "../sales.ts";
import { call, must, stack } from "../support.ts";
import { doIt, tryAndDo, usePanel } from "./support.ts";

const open = usePanel();

test("a payout block is lifted where its field is emptied, and a field that stays as it was is not sent", async () => {
  const { id } = stack.users["seller2"]!;
  const block = {
    account_status: "active",
    payouts_blocked_until: new Date(Date.now() + 30 * 86_400_000).toISOString(),
  };
  const why = { "x-action-reason": "Ticket 5: an inquiry" };
  expect((await call("ops_admin", "PUT", `/admin/accounts/${id}`, block, why)).status).toBe(200);
  const page = await open("superadmin", `#/person/${id}`);
  await page.getByRole("button", { name: "Change an account's status" }).click();
  await page.getByLabel(/^Reason/).fill("Ticket 5: the inquiry is over");
  const [sent] = await Promise.all([
    page.waitForRequest((request) => request.method() === "PUT"),
    page.getByRole("button", { name: "Try it first" }).click(),
  ]);
  expect(sent.postDataJSON()).toEqual({ account_status: "active" });
  await page.getByText("A dry run: this would be the result.").waitFor();
  await page.locator("[name=payouts_blocked_until]").fill("");
  await tryAndDo(page);
  expect((await must("superadmin", "GET", `/admin/users/${id}`)).payouts_blocked_until).toBe(null);
  await page.close();
});

test("a typing error in a voucher's budget does not lift the budget", async () => {
  await must("administrator", "POST", "/admin/vouchers", {
    code: "HEMAT10",
    kind: "fixed",
    value: 10_000,
    budget: 1_000_000,
    starts_at: "2026-01-01T00:00:00Z",
    ends_at: "2036-01-01T00:00:00Z",
    total_limit: 100,
  });
  const page = await open("administrator", "#/vouchers");
  await page.getByRole("button", { name: "HEMAT10" }).click();
  await page.getByRole("button", { name: "Change a voucher" }).click();
  const budget = page.locator("[name=budget]");
  await budget.fill("2O0.000");
  await page.getByRole("button", { name: "Try it first" }).click();
  await page.getByText("must be a number").waitFor();
  await budget.fill("200.000");
  const [sent] = await Promise.all([
    page.waitForRequest((request) => request.method() === "PATCH"),
    page.getByRole("button", { name: "Try it first" }).click(),
  ]);
  expect(sent.postDataJSON()).toEqual({ budget: 200_000 });
  await page.close();
});

test("a claim is given back by the one who has it", async () => {
  const { id, reference } = await sell(DISPUTED);
  const claimed = async () =>
    (await must("superadmin", "GET", `/admin/disputes?order=${reference}`)).items[0]
      .claimed_by_username;
  const page = await open("ops_admin", `#/order/${id}`);
  await page.getByRole("button", { name: "Claim a case or dispute" }).click();
  await doIt(page, "Done: Claim a case or dispute");
  expect(await claimed()).toBe("ops.ayu");
  const colleague = await open("superadmin", `#/order/${id}`);
  await colleague.getByText("ops.ayu works on it").waitFor();
  expect(await colleague.getByRole("button", { name: "Give the claim back" }).count()).toBe(0);
  await colleague.close();
  await page.getByRole("button", { name: "Give the claim back" }).click();
  await doIt(page, "Done: Give the claim back");
  expect(await claimed()).toBe(null);
  await page.close();
});

test("Enter in a field for a person takes the person of an e-mail address, not the address", async () => {
  const page = await open("superadmin", "#/payouts");
  await page.getByText("Filters", { exact: true }).click();
  const field = page.locator("[name=user_id]");
  await field.fill(stack.users["seller"]!.email);
  await field.press("Enter");
  await page.getByText(/^This is sari\.closet/).waitFor();
  await field.press("Enter");
  await page.waitForURL(/user_id=sari\.closet/);
  await page.close();
});

test("an address that is cut off is a page with the menu", async () => {
  const page = await open("ops_admin");
  await page.evaluate(`location.hash = "#/order/%E"`);
  await page.locator("main .problem").waitFor();
  expect(await page.locator("nav").first().isVisible()).toBe(true);
  await page.close();
});

test("an identity check that is decided is not opened a second time", async () => {
  await submitKtp("seller2");
  const page = await open("ops_admin", "#/ktp");
  await page.getByRole("button", { name: "bima_thrift" }).click();
  await page.getByRole("button", { name: "Approve an identity check" }).click();
  await tryAndDo(page);
  await page.locator(".empty").waitFor();
  const { total } = await must(
    "superadmin",
    "GET",
    "/admin/audit?kind=read&action=admin_ktp_view",
  );
  expect(total).toBe(1);
  await page.close();
});

test("a bank may want back what was paid for an order that has ended", async () => {
  const { id } = await sell(["pay", "cancel"]);
  const page = await open("ops_admin", `#/order/${id}`);
  await page.getByRole("button", { name: "Announce a chargeback" }).waitFor();
  await page.close();
});

test("a view keeps no contact in this browser", async () => {
  const phone = "+6281255550034";
  const page = await open("ops_admin", `#/users?phone=${encodeURIComponent(phone)}`);
  await page.getByText("Saved views").click();
  await page.getByLabel("Name of the view").fill("With a contact");
  await page.getByRole("button", { name: "Save what is shown" }).click();
  await page.getByRole("button", { name: "With a contact", exact: true }).waitFor();
  expect(await page.evaluate("JSON.stringify({ ...localStorage })")).not.toContain(phone);
  await page.close();
});
