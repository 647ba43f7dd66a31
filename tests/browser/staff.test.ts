import { expect, test } from "vitest";
import { deliver, press, sell } from "./sales.ts";
import { call, stack, useBrowser } from "./support.ts";

const open = useBrowser();
const STAFF = `${stack.base_url}/console/staff`;

test("staff split a dispute: first a dry run that changes nothing, then the decision", async () => {
  const page = await open("/");
  await deliver(page, [/disputes it/]);
  const order = page.url();
  const reference = order.split("/").at(-1)!;
  await page.goto(STAFF);
  const dispute = page.locator("#disputes .card", { hasText: reference });
  await dispute.getByLabel("Rupiah for the buyer").fill("20000");
  await dispute.getByRole("button", { name: "Split it" }).click();
  expect(await page.locator("main").innerText()).toMatch(/dry run[\s\S]*split[\s\S]*20000/);
  await page.getByRole("link", { name: "Back, changing nothing" }).click();
  expect(await dispute.count()).toBe(1);
  await dispute.getByLabel("Rupiah for the buyer").fill("20000");
  await dispute.getByRole("button", { name: "Split it" }).click();
  await press(page, "Split the money now");
  expect(await dispute.count()).toBe(0);
  await page.goto(order);
  expect(await page.locator(".lead .badge").innerText()).toBe("completed");
  await page.close();
});

test("a dry run that the API rejects offers no way on, and says why", async () => {
  const page = await open("/");
  await deliver(page, [/disputes it/]);
  const reference = page.url().split("/").at(-1)!;
  await page.goto(STAFF);
  const dispute = page.locator("#disputes .card", { hasText: reference });
  await dispute.getByLabel("Rupiah for the buyer").fill("900000000");
  await dispute.getByRole("button", { name: "Split it" }).click();
  expect(await page.locator("main").innerText()).toContain("The API rejects it");
  expect((await page.locator(".card .over").innerText()).length).toBeGreaterThan(10);
  expect(await page.getByRole("button", { name: /now$/ }).count()).toBe(0);
  await page.close();
});

test("staff reject and approve an identity check", async () => {
  const page = await open("/console/people/seller");
  const check = page.locator("#ktp .card", { hasText: "Sari Dewi" });
  await press(page, "Submit the KTP");
  await page.goto(STAFF);
  await check.getByLabel("Reason").fill("Foto KTP buram, ulangi");
  await check.getByRole("button", { name: "Reject it" }).click();
  await press(page, "Reject the KTP now");
  await page.goto(`${stack.base_url}/console/people/seller`);
  expect(await page.locator("main").innerText()).toContain("Rejected: Foto KTP buram, ulangi");
  await press(page, "Submit the KTP");
  await page.goto(STAFF);
  await check.getByRole("button", { name: "Approve the KTP" }).click();
  await press(page, "Approve the KTP now");
  expect((await call("seller", "GET", "/ktp/status")).body.data.status).toBe("approved");
  await page.close();
});

test("staff read what a case asks for; it cannot be closed while it lasts, and ends with its order", async () => {
  const page = await open("/");
  await sell(page, [/pays the invoice/, /^Seller hands/, /^Courier gives up/]);
  const order = page.url();
  await page.goto(STAFF);
  const parcel = page.locator("#cases .card", { hasText: order.split("/").at(-1)! })
    .filter({ hasText: "parcel trouble" });
  expect(await parcel.innerText()).toMatch(/parcel trouble[\s\S]*Ask the courier/);
  await parcel.getByLabel("Reason").fill("Already decided");
  await parcel.getByRole("button", { name: "Close it" }).click();
  expect(await page.locator("main").innerText()).toContain("The cause of this case lasts");
  await page.goto(order);
  await press(page, /disputes it/);
  await press(page, /^Staff refund/);
  expect(await page.locator(".lead .badge").innerText()).toBe("refunded");
  await expect.poll(async () => {
    await page.goto(STAFF);
    return await parcel.count();
  }, { timeout: 20_000 }).toBe(0);
  await page.close();
});
