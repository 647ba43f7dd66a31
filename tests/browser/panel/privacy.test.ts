/** Personal data is masked until it is opened, and each opening can be seen. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { accessibilityFaults, cutOff } from "../pages.ts";
import { call, stack } from "../support.ts";
import { go, usePanel } from "./support.ts";

const open = usePanel();
const buyer = stack.users["buyer"]!;
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
